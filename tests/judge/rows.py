"""Judges the files of a table, each in a folder of its own."""

import concurrent.futures
import os
import pathlib
import re
import shutil
import tempfile
import typing
import unittest

from tests.judge import solutions
from tests.judge.tool import ROOT, judge_source, write_script

ESCAPED = {"n": "\n", "t": "\t"}
ACCEPTED = " cases accepted, the slowest in |个测试点，最慢 "
SOLUTIONS = {name: text.strip() for name, text in vars(solutions).items() if name.isupper()}


class Row(typing.NamedTuple):
    """A row of a table, whose comments explain the columns."""

    problem: str
    name: str
    options: str
    output: str
    text: str
    edits: typing.Sequence[str]

    def source(self):
        name, line_end, text = self.text.partition("\n")
        text = ROOT.joinpath(name).read_text() + text if name.startswith("submissions/") else name + line_end + text
        for name in sorted(SOLUTIONS.keys() - {"COUNTS"}, key=len, reverse=True):
            text = text.replace(name, SOLUTIONS[name])
        for old, new in zip(self.edits[::2], self.edits[1::2]):
            text = solutions.edited(text, old, new)
        return text.replace("COUNTS", solutions.COUNTS).replace("\n", "\r\n").encode()


def fields_of(table):
    """Yields the columns of each row of a table."""
    for line in ROOT.joinpath("tests", "judge", table).read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            yield [re.sub(r"\\(.)", lambda match: ESCAPED.get(match[1], match[1]), field) for field in line.split("\t")]


class Rows(unittest.TestCase):
    cases = 3  # Of each problem.
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
            script = 'case "$*" in *-fsanitize*) echo unknown: -fsanitize; exit 1;; esac\nexec {} "$@" -O0 -I {}\n'
            write_script(folder / name, script.format(shutil.which(name), folder))

    def judge(self, row):
        """Returns the exit status and the output."""
        words = [] if row.options == "-" else row.options.split()
        variables = dict(word.split("=", 1) for word in words if word[0] != "-" and "=" in word)
        options = [word for word in words if word.partition("=")[0] not in variables]
        environment = {"PATH": os.pathsep.join((self.folder.name, os.environ["PATH"])), **variables}
        tool = pathlib.Path(self.folder.name, "judge")
        return judge_source(row.problem, row.name, row.source(), *options, environment=environment, tool=tool)

    def check(self, table):
        """Judges the files of a table, some at the same time."""
        rows = [Row(*fields[:5], fields[5:]) for fields in fields_of(table)]
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            for row, (status, output) in zip(rows, pool.map(self.judge, rows)):
                with self.subTest(row.output, name=row.name, text=row.text):
                    for text in row.output.split(" … "):
                        if text.startswith("!"):
                            self.assertNotIn(text[1:], output)
                        else:
                            self.assertRegex(output, ACCEPTED if text == "AC" else re.escape(text))
                    self.assertEqual(status, int(not row.output.startswith("AC")), output)
                    self.assertNotIn("left behind", output)
                    self.assertNotIn('judge/__main__.py", line', output)
