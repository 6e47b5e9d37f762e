"""Rows of files that are judged, each in a folder of its own."""

import concurrent.futures
import os
import pathlib
import shutil
import tempfile
import textwrap
import types
import typing
import unittest

from tests.judge.solutions import COUNTS
from tests.judge.tool import ROOT, judge_source, write_script

ACCEPTED = " cases accepted, the slowest in "


class Row(typing.NamedTuple):
    """A file that is judged: what the output contains, and the exit status."""

    problem: str
    name: str
    source: str
    status: int
    expected: tuple
    options: tuple = ()
    environment: typing.Mapping = types.MappingProxyType({})


def accepted(problem, name, source, *expected, **others):
    return Row(problem, name, source, 0, (ACCEPTED, *expected), **others)


def refused(problem, name, source, *expected, **others):
    return Row(problem, name, source, 1, expected, **others)


class Rows(unittest.TestCase):
    cases = 2  # Of each problem.
    has_sanitizers = False

    @classmethod
    def setUpClass(cls):
        """Copies the tool, and the first cases. To save time, gcc and g++ neither check nor optimise, and include less."""
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        folder = pathlib.Path(cls.folder.name)

        def further(_, names):
            return [name for name in names if name[:2].isdigit() and int(name[:2]) > cls.cases]

        for name in "judge", "testdata":
            shutil.copytree(ROOT / name, folder / name, ignore=further)
        if cls.has_sanitizers:
            return
        headers = "bit", "cstdlib", "cstring", "fstream", "iostream", "memory", "set", "string_view", "vector"
        folder.joinpath("bits").mkdir()
        folder.joinpath("bits", "stdc++.h").write_text("".join(f"#include <{name}>\n" for name in headers))
        for name in "gcc", "g++":
            script = f'case "$*" in *-fsanitize*) exit 1;; esac\nexec {shutil.which(name)} "$@" -O0 -I {folder}\n'
            write_script(folder / name, script)

    def judge(self, row):
        """Returns the exit status and the output."""
        source = textwrap.dedent(row.source).replace("COUNTS", COUNTS).replace("\n", "\r\n").encode()
        environment = {"PATH": os.pathsep.join((self.folder.name, os.environ["PATH"])), **row.environment}
        tool = pathlib.Path(self.folder.name, "judge")
        return judge_source(row.problem, row.name, source, *row.options, environment=environment, tool=tool)

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
