"""Judges files, each in a folder of its own."""

import concurrent.futures
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import textwrap
import types
import typing
import unittest

from tests.solutions import COUNTS

ROOT = pathlib.Path(__file__).resolve().parent.parent
ACCEPTED = " cases accepted, the slowest in "


class Row(typing.NamedTuple):
    """A file that is judged: what the output contains, and the exit status."""

    problem: str
    name: str
    source: str
    status: int
    expected: tuple
    options: tuple = ("--time", "60")
    environment: typing.Mapping = types.MappingProxyType({})


def accepted(problem, name, source, *expected, **others):
    return Row(problem, name, source, 0, (ACCEPTED, *expected), **others)


def refused(problem, name, source, *expected, **others):
    return Row(problem, name, source, 1, expected, **others)


class Files(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        """Copies the tool, and the first three cases of each problem."""
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)

        def further(_, names):
            return [name for name in names if "04" <= name[:2] <= "99"]

        for name in "judge", "testdata":
            shutil.copytree(ROOT / name, pathlib.Path(cls.folder.name, name), ignore=further)

    def judge(self, row):
        """Returns the exit status and the output."""
        with tempfile.TemporaryDirectory() as folder:
            source = textwrap.dedent(row.source).replace("COUNTS", COUNTS)
            pathlib.Path(folder, row.name).write_bytes(source.replace("\n", "\r\n").encode())
            command = [sys.executable, pathlib.Path(self.folder.name, "judge"), *row.options, row.problem, row.name]
            environment = {**os.environ, "LC_ALL": "C", "PYTHONIOENCODING": "utf-8", **row.environment}
            output = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "encoding": environment["PYTHONIOENCODING"]}
            found = subprocess.run(command, cwd=folder, env=environment, **output)
            left = {*os.listdir(folder)} - {row.name}
            return found.returncode, found.stdout + "".join(f"left behind: {name}\n" for name in left)

    def check(self, *rows):
        """Judges each row, some at the same time."""
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            for row, (status, output) in zip(rows, pool.map(self.judge, rows)):
                with self.subTest(row.source, name=row.name):
                    for text in row.expected:
                        self.assertIn(text, output)
                    self.assertEqual(status, row.status, output)
                    self.assertNotIn("left behind", output)
                    self.assertNotIn('judge/__main__.py", line', output)
