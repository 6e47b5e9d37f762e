"""Compares programs, submissions and both READMEs with the facts in testdata/problems.tsv and judges.tsv."""

import itertools
import pathlib
import re
import unittest

from judge.facts import JUDGES, PROBLEMS, TESTDATA
from judge.languages import SUFFIXES, method_of

ROOT = pathlib.Path(__file__).resolve().parent.parent
COMMENTS = {".cpp": "//", ".java": "//", ".py": "#", ".rs": "//"}
PAGES = {"README.md": "then 0", "README.zh-CN.md": "以 0 结束"}  # What says that a 0 ends the input.


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
                    self.assertRegex(text, rf"\b{method_of(SUFFIXES[file.suffix].call(problem.method))}\(")
                lines = text.splitlines()
                self.assertTrue(text.isascii() and max(map(len, lines)) <= 80, "expected ASCII, and at most 80 columns")
                self.assertLessEqual(sum(line.strip().startswith(comment) for line in lines), 9, "lines of comment")

    def test_pages(self):
        for (page, until_zero), (name, problem) in itertools.product(PAGES.items(), PROBLEMS.items()):
            with self.subTest(name, page=page):
                lines = (ROOT / page).read_text(encoding="utf-8").splitlines()
                row = "".join(line for line in lines if f"](submissions/{name}." in line)
                links = re.findall(r"\]\((.*?)\)", row)
                self.assertIn(problem.address, links)
                self.assertEqual(links[-3:], [f"submissions/{name}{suffix}" for suffix in (".py", ".cpp", ".rs")])
                ranges = [range(int(low or 1), int(high) + 1) for low, high in re.findall(r"(?:(\d+) ≤ )?n ≤ (\d+)", row)]
                self.assertEqual(ranges, [problem.n] if problem.n else [])
                self.assertEqual(until_zero in row, "until-zero" in problem.flags)

    def test_flags_are_explained(self):
        for file, rows in ("problems.tsv", PROBLEMS), ("judges.tsv", JUDGES):
            explained = set(re.findall(r"(?m)^#   (\S+)   ", TESTDATA.joinpath(file).read_text(encoding="utf-8")))
            judges = {flag for judge in JUDGES.values() for flag in judge.flags}
            used = {flag for row in rows.values() for flag in row.flags}
            self.assertEqual(used - judges if rows is PROBLEMS else used, explained)
