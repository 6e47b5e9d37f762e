"""Compares programs, submissions and both READMEs with the facts in testdata/problems.tsv and judges.tsv."""

import itertools
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

from judge.build import name_in_file
from judge.facts import JUDGES, PROBLEMS, TESTDATA
from judge.languages import SUFFIXES
from tests.files import ROOT
from tests.page_examples import BLOCKS, MINE

COMMENTS = {".cpp": "//", ".java": "//", ".py": "#", ".rs": "//"}
LANGUAGES = {".py": "Python", ".java": "Java", ".cpp": "C++", ".rs": "Rust"}
PAGES = {"README.md": "then 0", "README.zh-CN.md": "以 0 结束"}  # What says that a 0 ends the input.


def read(page):
    return ROOT.joinpath(page).read_text(encoding="utf-8")


def judge(problem, name, source, language="en"):
    """Returns the exit status and the output of the tool for a file."""
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, name).write_text(source, encoding="utf-8")
        command = [sys.executable, ROOT / "judge", "--lang", language, "--time", "60", problem, name]
        environment = {**os.environ, "PYTHONIOENCODING": "utf-8", "JUDGE_FLAGS": "-Wall -Wextra -Werror"}
        if not name.endswith(".cpp"):
            del environment["JUDGE_FLAGS"]
        found = subprocess.run(command, cwd=folder, env=environment, stdout=subprocess.PIPE, encoding="utf-8")
        return found.returncode, found.stdout


def header(file, comment):
    """Returns the comment at the top of a file, as one line for each paragraph or item."""
    lines = itertools.takewhile(lambda line: line.startswith(comment), file.read_text(encoding="utf-8").splitlines())
    text = "\n".join(line[len(comment) :].strip() for line in lines)
    return re.sub(r"\n(?=[^-\n])(?<!\n\n)", " ", text)


class Pages(unittest.TestCase):
    def assert_limits(self, problem, text):
        """Checks the range of n and the limits in a sentence."""
        ranges = [range(int(low), int(high) + 1) for low, high in re.findall(r"\bn from (\d+) to (\d+)", text)]
        self.assertEqual(ranges, [problem.n] if problem.n else [])
        for unit, limit in ("s", problem.seconds), ("MB", problem.megabytes):
            self.assertEqual([float(number) for number in re.findall(rf"([\d.]+) {unit}\b", text)], [limit] if limit else [])

    def test_programs(self):
        self.assertEqual({file.stem for file in (ROOT / "src" / "bin").iterdir()}, set(PROBLEMS))
        for name, problem in PROBLEMS.items():
            with self.subTest(name):
                text = header(ROOT / "src" / "bin" / f"{name}.rs", "//!")
                top, *items = text.split("\n- ")
                self.assertTrue(top.startswith(f"# {name}: {problem.title}\n\n<{problem.address}>\n\n"), top)
                items = dict(item.split(": ", 1) for item in items)
                self.assertEqual(list(items)[:5], ["Constraints", "Input", "Output", "Example", "Cost"])
                self.assert_limits(problem, items["Constraints"])
                largest = re.findall(r"integers n, 0 to (\d+)\b", items["Input"])
                self.assertEqual([int(n) for n in largest], [problem.largest_n] if problem.largest_n else [])
                self.assertEqual("until a 0" in items["Input"], "until-zero" in problem.flags)

    def test_submissions(self):
        files = [file for file in (ROOT / "submissions").iterdir() if file.suffix != ".tsv"]
        self.assertEqual(sorted(file.name for file in files), sorted(name + suffix for name in PROBLEMS for suffix in COMMENTS))
        for file in files:
            with self.subTest(file.name):
                problem, comment, text = PROBLEMS[file.stem], COMMENTS[file.suffix], file.read_text(encoding="utf-8")
                top = header(file, comment)
                self.assertTrue(top.startswith(f"{problem.title}: {problem.address} "), top)
                self.assertIn("From nqueens, MIT License.", top)
                self.assert_limits(problem, top)
                for flag, words in ("any-order", "in any order"), ("any-solution", "One way to"), ("until-zero", ", then 0"):
                    self.assertEqual(words in top, flag in problem.flags, words)
                if problem.method:
                    self.assertRegex(text, rf"\b{name_in_file(SUFFIXES[file.suffix], problem.method)}\(")
                lines = text.splitlines()
                self.assertTrue(text.isascii() and max(map(len, lines)) <= 80, "expected ASCII, and at most 80 columns")
                self.assertLessEqual(sum(line.strip().startswith(comment) for line in lines), 9, "lines of comment")

    def test_rows(self):
        for (page, until_zero), (name, problem) in itertools.product(PAGES.items(), PROBLEMS.items()):
            with self.subTest(name, page=page):
                row = "".join(line for line in read(page).splitlines() if f"](submissions/{name}." in line)
                links = re.findall(r"\]\((.*?)\)", row)
                self.assertIn(problem.address, links)
                # A row has the languages that the judge takes.
                taken = JUDGES[problem.judge].languages
                files = {file.suffix: file.read_text(encoding="utf-8") for file in ROOT.glob(f"submissions/{name}.*")}
                needs = {**LANGUAGES, ".py": "PyPy" if "For PyPy." in files[".py"] else "Python"}
                expected = [f"submissions/{name}{suffix}" for suffix in LANGUAGES if needs[suffix] in taken]
                self.assertEqual([link for link in links if link.startswith("submissions/")], expected)
                self.assertEqual("PyPy" in row, "PyPy" in taken.intersection(needs.values()))
                ranges = [range(int(low or 1), int(high) + 1) for low, high in re.findall(r"(?:(\d+) ≤ )?n ≤ (\d+)", row)]
                self.assertEqual(ranges, [problem.n] if problem.n else [])
                self.assertEqual(until_zero in row, "until-zero" in problem.flags)

    def test_blocks(self):
        """The functions on the pages count correctly."""
        for page, blocks in BLOCKS.items():
            found = re.findall(r"```(cpp|java|python|rust)\n(.*?)```", read(page), re.DOTALL)
            self.assertEqual([language for language, _ in found], [language for language, _ in blocks])
            for (language, block), (_, rest) in zip(found, blocks):
                with self.subTest(page=page, block=block):
                    status, output = judge("leetcode52", {"cpp": "x.cpp", "python": "x.py"}[language], block + rest)
                    self.assertEqual(status, 0, output)

    def test_consoles(self):
        """The output of the examples is that of the tool."""
        for page, language in ("README.md", "en"), ("README.zh-CN.md", "zh"):
            console = "".join(re.findall(r"```console\n(.*?)```", read(page), re.DOTALL))
            examples = console.split("$ python3 judge ")[1:]
            self.assertEqual(len(examples), 2)
            for example in examples:
                command, *lines = example.splitlines()
                problem, name = command.split()
                _, output = judge(problem, name, MINE[name], language)
                for line in lines:
                    self.assertIn(re.sub(r"0\.\d\d (s|秒).*", "", line), output, page)
            problem, file, says = re.search(r"(?m)^python3 judge (\S+) (submissions/\S+) # (.*?)[;；]", read(page)).groups()
            self.assertIn(says, judge(problem, ROOT.joinpath(file).name, read(file), language)[1], page)

    def test_flags_are_explained(self):
        for file, rows in ("problems.tsv", PROBLEMS), ("judges.tsv", JUDGES):
            explained = set(re.findall(r"(?m)^#   (\S+)   ", TESTDATA.joinpath(file).read_text(encoding="utf-8")))
            judges = {flag for judge in JUDGES.values() for flag in judge.flags}
            used = {flag for row in rows.values() for flag in row.flags}
            self.assertEqual(used - judges if rows is PROBLEMS else used, explained)
