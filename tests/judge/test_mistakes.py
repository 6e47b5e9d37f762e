"""Tests that each mistake is named in a wrong program's answers, and that nothing is said of others."""

import itertools
import unittest

from judge.comparing.compare import mistake
from judge.comparing.verdicts import Result
from judge.explaining import searches
from judge.explaining.mistakes import QUERIES, likely_mistake
from judge.running.run import Outcome
from judge.tables.facts import PROBLEMS, TESTDATA
from tests.judge.solutions import edited

ATTACK = "r == i or c == d or abs(r - i) == abs(c - d)"
SEARCH = f"""
def solve(board, queens=()):
    n, r, count = len(board), len(queens), 0
    if r == n: return 1
    for c in range(n):
        if board[r][c] == "." and not any({ATTACK} for i, d in enumerate(queens)): count += solve(board, (*queens, c))
    return count
"""
VALIDITY = f"""
def solve(board):
    queens = [(r, c) for r in range(8) for c in range(8) if board[r][c] == "*"]
    is_attack = any({ATTACK} for i, d in queens for r, c in queens if (i, d) < (r, c))
    return "valid" if len(queens) == 8 and not is_attack else "invalid"
"""
OF_BOTH = [
    (searches.ONE_DIAGONAL, "abs(r - i) == abs(c - d)", "r - i == c - d"),
    (searches.ONE_DIAGONAL, "abs(r - i) == abs(c - d)", "r - i == d - c"),
    (searches.DIAGONALS, " or abs(r - i) == abs(c - d)", ""),
    (searches.NEIGHBOURS, "== abs(c - d)", "== abs(c - d) == 1"),
    (searches.COLUMNS, "c == d or ", ""),
    (searches.NOTHING, ATTACK, "False"),
]
OF_FREE_BOARDS = [
    (searches.TAKE_BACK, "count += solve", "return solve"),
    (searches.ORDERS, "return count", "return count if queens else count * [1, 1, 2, 6, 24, 120, 720][n]"),
    (searches.HALF, "return count", "return count if queens else 2 * sum(solve(board, (c,)) for c in range(n // 2))"),
    (searches.HALF, "return count", "return count if queens else 2 * sum(solve(board, (c,)) for c in range((n + 1) // 2))"),
    (searches.SYMMETRY, "return count", "return count if queens else [1, 0, 0, 1, 2, 1][n - 1]"),
]
OF_PAIRS = [(searches.ROWS, "r == i or ", ""), (searches.NUMBER, "len(queens) == 8 and ", "")]


class Mistakes(unittest.TestCase):
    def said(self, name, answers, is_run=lambda question: True, has_read=True):
        """Returns what is said of a program with these answers, a function of the input and the right output."""
        problem, results = PROBLEMS[name], []
        for case in TESTDATA.joinpath(name).glob("*.in"):
            question, right = case.read_text(), case.with_suffix(".out").read_bytes()
            if is_run(question):
                output = answers(question, right.decode()).encode()
                verdict = "WA" if mistake(problem.flags, right, output, question.encode()) else "AC"
                results.append(Result(case, right, Outcome(0, False, 0, 0, output, b"", [], has_read), verdict, ""))
        return likely_mistake(problem, results).partition(": ")[2]

    def assert_named(self, name, source, edits, answer, is_run=lambda question: True):
        for what, old, new in edits:
            with self.subTest(what, name=name, new=new):
                exec(edited(source, old, new), scope := {})
                self.assertEqual(self.said(name, lambda q, _, solve=scope["solve"]: str(answer(solve, q)), is_run), what)

    def test_wrong_searches(self):
        of_n = OF_BOTH + OF_FREE_BOARDS
        self.assert_named("leetcode52", SEARCH, of_n, lambda solve, q: solve(["." * int(q)] * int(q)), lambda q: int(q) < 7)
        of_boards = [*OF_BOTH[:1], (searches.IGNORED, "return count", "return 92")]
        self.assert_named("cses1624", SEARCH, of_boards, lambda solve, q: solve(q.split()), lambda q: q.count(".") < 45)
        swapped = lambda solve, q: solve(q.translate(str.maketrans(".*", "*.")).split()[1:])  # noqa: E731
        self.assert_named("luogu1562", SEARCH, OF_BOTH[:1], swapped, lambda q: int(q.split()[0]) < 8)
        self.assert_named("kattis8queens", VALIDITY, OF_BOTH + OF_PAIRS, lambda solve, q: solve(q.split()))

    def test_forms(self):
        last, first = lambda q, a: a + "0\n", lambda q, a: a[: a.find("\n")]
        skipping = lambda q, a: "\n".join(a.split()[1 : int(q.split()[0]) + 1])  # noqa: E731
        adding = lambda q, a: "\n".join(map(str, itertools.accumulate(map(int, a.split()))))  # noqa: E731
        for (what, _), answers in zip(QUERIES, (last, first, skipping, adding)):
            self.assertEqual(self.said("hdu2553", answers), what)

    def test_nothing_is_said_of_others(self):
        for name, end in itertools.product(PROBLEMS, ("\n", " and more\n")):
            self.assertEqual(self.said(name, lambda q, a, end=end: a[:-1] + end), "", name)
        one_diagonal = lambda q, a: str([1, 1, 3, 7, 23, 83, 405, 2113, 12657][int(q) - 1])  # noqa: E731
        self.assertEqual(self.said("leetcode52", one_diagonal), searches.ONE_DIAGONAL)
        self.assertEqual(self.said("leetcode52", one_diagonal, has_read=False), "")
        self.assertEqual(self.said("leetcode52", lambda q, a: "405" if q == "7\n" else a), "")
        self.assertEqual(self.said("hdu2553", lambda q, a: "" if len(q.split()) == 2 else a), "")
