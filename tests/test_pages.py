"""Compares programs, submissions and both READMEs with the facts in testdata/problems.tsv and judges.tsv."""

import itertools
import re
import unittest

from judge.building.languages import SUFFIXES
from judge.tables.facts import JUDGES, PROBLEMS
from tests.judge.tool import ROOT, read

COMMENTS = {".cpp": "//", ".go": "//", ".java": "//", ".js": "//", ".py": "#", ".rs": "//"}
LANGUAGES = {".py": "Python", ".java": "Java", ".cpp": "C++", ".rs": "Rust"}
OF_LEETCODE = {".js": "JavaScript", ".go": "Go"}  # Only its problems have submissions in these.
TOO_SLOW = "uva11195.py"  # Without PyPy, which UVa lacks.
PAGES = {"README.md": "then 0", "README.zh-CN.md": "以 0 结束"}  # What says that a 0 ends the input.


def submissions(problem):
    """Returns the names of the submissions for a problem: one for each language that its judge takes."""
    taken = JUDGES[problem.judge].languages
    languages = {**LANGUAGES, **(OF_LEETCODE if problem.judge == "LeetCode" else {})}
    names = [problem.name + suffix for suffix, language in languages.items() if language in taken]
    return [name for name in names if name != TOO_SLOW]


def header(file, comment):
    """Returns the comment at the top of a file, as one line for each paragraph or item."""
    lines = itertools.takewhile(lambda line: line.startswith(comment), file.read_text(encoding="utf-8").splitlines())
    text = "\n".join(line[len(comment) :].strip() for line in lines)
    return re.sub(r"\n(?=[^-\n])(?<!\n\n)", " ", text)


class Pages(unittest.TestCase):
    def assert_range(self, problem, text):
        """Checks the range of n in a sentence."""
        ranges = [range(int(low), int(high) + 1) for low, high in re.findall(r"\bn from (\d+) to (\d+)", text)]
        self.assertEqual(ranges, [problem.n] if problem.n else [])

    def test_programs(self):
        self.assertEqual({file.stem for file in (ROOT / "src" / "bin").iterdir()}, set(PROBLEMS))
        for name, problem in PROBLEMS.items():
            with self.subTest(name):
                text = header(ROOT / "src" / "bin" / f"{name}.rs", "//!")
                top, *items = text.split("\n- ")
                self.assertTrue(top.startswith(f"# {name}: {problem.title}\n\n<{problem.address}>\n\n"), top)
                items = dict(item.split(": ", 1) for item in items)
                self.assertEqual(list(items)[:5], ["Constraints", "Input", "Output", "Example", "Cost"])
                self.assert_range(problem, items["Constraints"])
                largest = re.findall(r"integers n, 0 to (\d+)\b", items["Input"])
                self.assertEqual([int(n) for n in largest], [problem.largest_n] if problem.largest_n else [])
                self.assertEqual("until a 0" in items["Input"], "until-zero" in problem.flags)

    def test_submissions(self):
        names = {name for problem in PROBLEMS.values() for name in submissions(problem)}
        self.assertEqual(names, {file.name for file in ROOT.glob("submissions/*")})
        for name in names:
            with self.subTest(name):
                file = ROOT / "submissions" / name
                problem, comment, text = PROBLEMS[file.stem], COMMENTS[file.suffix], file.read_text(encoding="utf-8")
                top = header(file, comment)
                self.assertTrue(top.startswith(f"{problem.title}: {problem.address} "), top)
                self.assertIn("From nqueens, MIT License.", top)
                self.assert_range(problem, top)
                self.assertEqual("in any order" in top, not problem.flags.isdisjoint({"any-order", "lists"}))
                self.assertEqual("One way to" in top, "any-solution" in problem.flags)
                self.assertEqual(", then 0" in top, "until-zero" in problem.flags)
                if problem.method:
                    self.assertRegex(text, rf" {SUFFIXES[file.suffix].name_in_file(problem.method)}(?:\(| = function)")
                lines = text.splitlines()
                self.assertTrue(text.isascii() and max(map(len, lines)) <= 80, "expected ASCII, and at most 80 columns")
                self.assertLessEqual(sum(line.strip().startswith(comment) for line in lines), 9, "lines of comment")

    def largest_n(self, name):
        """Returns the largest n that the help of a program names."""
        item = re.search(r"(?s)- Input: .*?\n//! - ", read(f"src/bin/{name}.rs"))[0]
        return re.findall(r"\bn,? (?:from )?[01] to (\d+)", item)

    def test_rows(self):
        for (page, until_zero), (name, problem) in itertools.product(PAGES.items(), PROBLEMS.items()):
            with self.subTest(name, page=page):
                row = "".join(line for line in read(page).splitlines() if f"](submissions/{name}." in line)
                links = re.findall(r"\]\((.*?)\)", row)
                self.assertIn(problem.address, links)
                expected = [f"submissions/{name}" for name in submissions(problem)]
                self.assertEqual([link for link in links if link.startswith("submissions/")], expected)
                needs_pypy = any("For PyPy." in read(name) for name in expected)
                self.assertEqual("PyPy" in row, needs_pypy)
                self.assertTrue("PyPy" in JUDGES[problem.judge].languages or not needs_pypy)
                ranges = [range(int(low or 1), int(high) + 1) for low, high in re.findall(r"(?:(\d+) ≤ )?n ≤ (\d+)", row)]
                self.assertEqual(ranges, [problem.n] if problem.n else [])
                self.assertEqual(until_zero in row, "until-zero" in problem.flags)
                self.assertIn(f"](src/bin/{name}.rs) |", row)
                self.assertEqual(re.findall(r"\| (\d+) \|", row.replace(",", "")), self.largest_n(name))
