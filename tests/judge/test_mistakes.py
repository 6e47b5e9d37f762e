"""Tests that each mistake is named that the table and the module know, and that nothing is said of right answers."""

import itertools
import unittest

from judge.compare import mistake
from judge.facts import PROBLEMS, TESTDATA
from judge.mistakes import likely_mistake, read_table
from judge.run import Outcome
from judge.verdicts import Result
from tests.judge.solutions import edited

# Two right ways to count the solutions, on a board whose forbidden squares are `*`.
MARKS = """
def solve(board):
    n, count, taken = len(board), 0, set()
    def dfs(r):
        nonlocal count
        if r == n:
            count += 1
            return
        for c in range(n):
            column, diag, anti_diag = ("|", c), ("d", r - c), ("a", r + c)
            if board[r][c] == "*" or column in taken or diag in taken or anti_diag in taken:
                continue
            taken.update([column, diag, anti_diag])
            dfs(r + 1)
            taken.difference_update([column, diag, anti_diag])
    dfs(0)
    return count
"""
QUEENS = """
def solve(board):
    n = len(board)
    def dfs(*q):
        r, count = len(q), 0
        if r == n: return 1
        for c in range(n):
            if board[r][c] == "." and all(q[i] != c and abs(q[i] - c) != r - i for i in range(r)):
                count += dfs(*q, c)
        return count
    return dfs()
"""
ROWS = {
    "one diagonal": (MARKS, " or anti_diag in taken", ""),
    "other diagonal": (MARKS, " or diag in taken", ""),
    "no diagonal": (MARKS, " or diag in taken or anti_diag in taken", ""),
    "no column": (MARKS, " or column in taken", ""),
    "only neighbours": (QUEENS, "!= r - i", "!= r - i or i < r - 1 and q[i] != c"),
    "not the first": (QUEENS, "in range(r))", "in range(1, r))"),
    "not the last": (QUEENS, "in range(r))", "in range(r - 1))"),
    "modulo, both": (MARKS, '("d", r - c), ("a", r + c)', '("d", (r - c) % n), ("a", (r + c) % n)'),
    "modulo, one": (MARKS, '("d", r - c)', '("d", (r - c) % n)'),
    "abs": (MARKS, '("d", r - c)', '("d", abs(r - c))'),
    "one array, 0": (MARKS, '("a", r + c)', '("d", r + c)'),
    "middle twice": (MARKS, "in range(n)", "in range(n if r else (n + 1) // 2)", "return count", "return 2 * count"),
    "middle not counted": (MARKS, "in range(n)", "in range(n if r else n // 2)", "return count", "return 2 * count"),
    "half with middle": (MARKS, "in range(n)", "in range(n if r else (n + 1) // 2)"),
    "half": (MARKS, "in range(n)", "in range(n if r else n // 2)"),
    "first column": (MARKS, "in range(n)", "in range(n if r else 1)"),
    "stops": (QUEENS, "count += dfs(*q, c)", "count = count or dfs(*q, c)"),
    "first branch": (QUEENS, "count += dfs(*q, c)", "return dfs(*q, c)"),
    "n - 1 queens": (MARKS, "if r == n", "if r == n - 1"),
    "queens": (QUEENS, "count += dfs(*q, c)", "count += 1 + dfs(*q, c)", "return 1", "return 0"),
    "columns stay": (MARKS, "difference_update([column, ", "difference_update(["),
    "diagonals stay": (MARKS, "difference_update([column, diag, anti_diag", "difference_update([column"),
    "one diagonal stays": (MARKS, "difference_update([column, diag, ", "difference_update([column, "),
    "other diagonal stays": (MARKS, "difference_update([column, diag, anti_diag", "difference_update([column, diag"),
    "all stay": (MARKS, "taken.difference_update([column, diag, anti_diag])", "pass"),
    "n + 1": (MARKS, "n, count, taken = len(board)", 'board = ["." * 10] * 10\n    n, count, taken = N + 1'),
    "n - 1": (MARKS, "    dfs(0)", "    n -= 1\n    if n: dfs(0)"),
    "n - 1, from 1": (MARKS, "    dfs(0)", "    n -= 1\n    dfs(0)"),
    "twice": (MARKS, "count += 1", "count += 2"),
    "n times": (MARKS, "count += 1", "count += n"),
    "eight times": (MARKS, "count += 1", "count += 8"),
    "half of it": (MARKS, "return count", "return count // 2"),
    "one more": (MARKS, "len(board), 0, ", "len(board), 1, "),
    "one less": (MARKS, "len(board), 0, ", "len(board), -1, "),
    "nothing": (MARKS, "    dfs(0)\n", ""),
    "only n = 1": (MARKS, '("d", r - c), ("a", r + c)', '("d", r - c + n), ("d", r + c)'),
    "ignored": (MARKS, 'board[r][c] == "*" or ', ""),
    "swapped": (MARKS, 'board[r][c] == "*"', 'board[r][c] == "."'),
    "first row": (MARKS, 'board[r][c] == "*"', 'r > 0 and board[r][c] == "*"'),
    "last row": (MARKS, 'board[r][c] == "*"', 'r < n - 1 and board[r][c] == "*"'),
    "first column of the board": (MARKS, 'board[r][c] == "*"', 'c > 0 and board[r][c] == "*"'),
    "last column": (MARKS, 'board[r][c] == "*"', 'c < n - 1 and board[r][c] == "*"'),
}


def function(source, *edits):
    for old, new in zip(edits[::2], edits[1::2]):
        source = edited(source, old, new)

    def solve(board):
        scope = {"N": len(board)}
        exec(source, scope)
        return scope["solve"](board)

    return solve


class Mistakes(unittest.TestCase):
    def said(self, name, answers, largest=99):
        """Returns what is said of a program with these answers, a function of the input and the right output."""
        problem, results = PROBLEMS[name], []
        for case in sorted(TESTDATA.joinpath(name).glob("*.in")):
            question, right = case.read_text(), case.with_suffix(".out").read_bytes()
            output = answers(question, right.decode()).encode()
            is_right = mistake(problem.flags, right, output, question.encode()) is None
            outcome = Outcome(0, False, 0, 0, output, b"", [], True)
            if question.split()[0] > "9" or len(question.split()) > 1 or int(question) <= largest:
                results.append(Result(case, right, outcome, "AC" if is_right else "WA", ""))
        return likely_mistake(problem, results).partition(": ")[2]

    def test_counts(self):
        messages = {row.name: row.message for row in read_table() if row.problem == "n"}
        for name, message in messages.items():
            if name == "up to symmetry":
                continue
            with self.subTest(name):
                self.assertIn(name, ROWS)
                solve = function(*ROWS[name])
                answers = lambda question, right, solve=solve: str(solve(["." * int(question)] * int(question)))  # noqa: E731
                self.assertEqual(self.said("leetcode52", answers, 7), message)

    def test_counts_on_boards(self):
        messages = {row.name: row.message for row in read_table() if row.problem == "cses1624"}
        messages["first column of the board"] = messages.pop("first column")
        for name, message in messages.items():
            if name == "blocking":
                continue
            with self.subTest(name):
                solve = function(*ROWS[name])
                answers = lambda question, right, solve=solve: str(solve(question.split()))  # noqa: E731
                self.assertIn(self.said("cses1624", answers), (message, messages["nothing"]))

    def test_other_forms(self):
        right = {n: str(count) for n, count in enumerate([0, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724])}
        queries = lambda question: itertools.takewhile(bool, map(int, question.split()))  # noqa: E731
        for name, answers, expected in (
            ("hdu2553", lambda q, a: a + "0\n", "the 0 that ends the input is not answered"),
            (
                "hdu2553",
                lambda q, a: a[: a.find("\n") + 1],
                "only the first test case of the input is answered: read until the 0",
            ),
            (
                "hdu2553",
                lambda q, a: "\n".join(map(str, itertools.accumulate(map(int, a.split())))),
                "the count is not set to 0 before each test case",
            ),
            (
                "hdu2553",
                lambda q, a: "\n".join(right[n] if n < 10 else "0" for n in queries(q)),
                "only the largest n is wrong: is there room for it, and does the loop that fills a table reach it?",
            ),
            (
                "luogu1219",
                lambda q, a: "\n".join([a.split("\n")[3], *a.split("\n")[:3]]),
                "the number of solutions comes last, not first",
            ),
            ("luogu1219", lambda q, a: a.split("\n")[3], "the first three solutions are printed, too, before their number"),
            (
                "luogu1219",
                lambda q, a: "".join(a.splitlines(True)[i] for i in (0, 1, 3)),
                "the first three solutions are printed, not two",
            ),
            ("acwing843", lambda q, a: a.translate(str.maketrans("Q.", ".Q")), "`Q` and `.` are swapped"),
            ("leetcode52", lambda q, a: str(int(a) + int(q) % 2 * 5), "exactly the odd n are wrong"),
            ("leetcode52", lambda q, a: str(int(a) + (int(q) + 1) % 2 * 5), "exactly the even n are wrong"),
            ("leetcode52", lambda q, a: "0" if q == "1\n" else a, "only n = 1 is wrong: is it left out?"),
            (
                "leetcode52",
                lambda q, a: "-1" if q in ("2\n", "3\n") else a,
                "only n = 2 and 3 are wrong, which have no solution",
            ),
            (
                "kattis8queens",
                lambda q, a: {"valid\n": "invalid", "invalid\n": "valid"}[a],
                "`valid` and `invalid` are swapped",
            ),
            (
                "kattis8queens",
                lambda q, a: "invalid",
                "the answer is `invalid` for every board: are all queens read, and is none compared with itself?",
            ),
            ("kattis8queens", lambda q, a: "valid", "the answer is `valid` for every board"),
            (
                "aoj_alds1_13_a",
                lambda q, a: "".join("." * c + "Q" + "." * (7 - c) + "\n" for c in (0, 4, 7, 5, 2, 6, 1, 3)),
                "the given queens are ignored: this is the first solution of the empty board",
            ),
        ):
            with self.subTest(expected):
                self.assertEqual(self.said(name, answers), expected)

    def test_nothing_is_said_of_what_fits_twice_or_nothing(self):
        for name in PROBLEMS:
            with self.subTest(name):
                self.assertEqual(self.said(name, lambda question, right: right), "")
                self.assertEqual(self.said(name, lambda question, right: right[:-1] + " and more"), "")
        # Half the answers and those without the mirror image are the same for even n.
        self.assertEqual(self.said("leetcode52", lambda q, a: str(int(a) // 2) if int(q) % 2 == 0 else a), "")


if __name__ == "__main__":
    unittest.main()
