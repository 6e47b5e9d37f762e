"""Tests that each mistake is named that the table and the module know, and that nothing is said of right answers."""

import itertools
import re
import unittest

from judge.compare import mistake
from judge.facts import PROBLEMS, TESTDATA
from judge.forms import EMPTY, FORMS, TOO_FEW, TWO_QUEENS
from judge.mistakes import LARGE, NUMBERS, ONE_N, likely_mistake, table_of
from judge.run import Outcome
from judge.verdicts import Result
from tests.judge.right_searches import ATTACKED, COMPLETION, MARKS, MASKS, QUEENS, SQUARES, SWAPS, VALIDITY
from tests.judge.solutions import edited

NOTHING = NUMBERS[0][0]
[FORM_FIRST_NUMBER] = [what for _, what, _ in FORMS if what.startswith("the first number of the input")]
[SEVERAL_LINES] = [what for _, what, _ in FORMS if what.startswith("several lines are printed")]
[OBJECT] = [what for _, what, _ in FORMS if what.startswith("an object is printed")]
SHIFTS = "(left | bit) << 1, (right | bit) >> 1"
TAKEN = " or column in taken or diag in taken or anti_diag in taken"
SEARCHES = {
    "diagonal /": (MARKS, " or anti_diag in taken", ""),
    "diagonal \\": (MARKS, " or diag in taken", ""),
    "no diagonal": (MARKS, " or diag in taken or anti_diag in taken", ""),
    "no column": (MARKS, " or column in taken", ""),
    "nothing checked": (MARKS, TAKEN, ""),
    "only neighbours": (QUEENS, "!= r - i", "!= r - i or i < r - 1 and q[i] != c"),
    "two above": (QUEENS, "!= r - i", "!= r - i or i < r - 2 and q[i] != c"),
    "only above": (QUEENS, "in range(r))", "in range(max(r - 1, 0), r))"),
    "only the first": (QUEENS, "in range(r))", "in range(min(r, 1)))"),
    "not the first": (QUEENS, "in range(r))", "in range(1, r))"),
    "not the last": (QUEENS, "in range(r))", "in range(r - 1))"),
    **{
        f"edges {8 * a + 4 * b + 2 * c + d}": (
            SQUARES,
            "i >= 0 and j >= 0",
            f"i >= {a} and j >= {b}",
            "i >= 0 and j < n",
            f"i >= {c} and j < n - {d}",
        )
        for a, b, c, d in itertools.product((0, 1), repeat=4)
    },
    "and": (MARKS, TAKEN, f" or ({TAKEN.replace(' or ', ' and ')[5:]})"),
    "and, both diagonals": (MARKS, "diag in taken or anti_diag", "diag in taken and anti_diag"),
    "and, column": (MARKS, TAKEN, " or column in taken and (diag in taken or anti_diag in taken)"),
    "modulo, both": (MARKS, '("d", r - c), ("a", r + c)', '("d", (r - c) % n), ("a", (r + c) % n)'),
    "modulo, falling": (MARKS, '("d", r - c)', '("d", (r - c) % n)'),
    "modulo, rising": (MARKS, '("a", r + c)', '("a", (r + c) % n)'),
    "abs": (MARKS, '("d", r - c)', '("d", abs(r - c))'),
    "shared": (MARKS, '("a", r + c)', '("d", r + c)'),
    "masks shifted early": (MASKS, SHIFTS, "left << 1 | bit, right >> 1 | bit"),
    "mask shifted early": (MASKS, SHIFTS, "left << 1 | bit, (right | bit) >> 1"),
    "other mask shifted early": (MASKS, SHIFTS, "(left | bit) << 1, right >> 1 | bit"),
    **{
        f"distance, {row} {first}": (QUEENS, "!= r - i", f"!= {'ir'[row]} + {first}") for row, first in ((0, 0), (1, 0), (1, 1))
    },
    "not above on the diagonals": (QUEENS, "!= r - i", "!= r - i or i == r - 1 and q[i] != c"),
    "cleared outside": (
        MARKS,
        "                continue\n",
        "                pass\n            else:\n",
        "            taken.update",
        "                taken.update",
        "            dfs(r + 1)",
        "                dfs(r + 1)",
    ),
    "freed": (ATTACKED, "range(n) if i != r", "range(r + 1, n)"),
    "freed, whole board": (ATTACKED,),
    "first branch": (QUEENS, "count += dfs(*q, c)", "return dfs(*q, c)"),
    "last branch": (QUEENS, "count += dfs(*q, c)", "count = dfs(*q, c)"),
    "queens stay": (SQUARES, "queens[r][c] = False", "pass"),
    "not swapped back": (SWAPS, "p[i], p[r] = p[r], p[i]", "pass"),
    "not swapped back, checked at the end": (
        SWAPS,
        "p[i], p[r] = p[r], p[i]",
        "pass",
        "if is_free(r): ",
        "",
        "return 1",
        "return int(all(map(is_free, range(n))))",
    ),
    "one for each first": (QUEENS, "count += dfs(*q, c)", "count += dfs(*q, c)\n                if r and count: return 1"),
    "not the last row": (MARKS, "if r == n", "if r == n - 1"),
    "from the second row": (MARKS, "    dfs(0)\n", "    dfs(1)\n"),
    "queens": (QUEENS, "count += dfs(*q, c)", "count += 1 + dfs(*q, c)", "return 1", "return 0"),
}
for stay in itertools.product((0, 1), repeat=3):
    kinds = [kind for kind, stays in zip(("columns", "falling", "rising"), stay) if stays]
    back = ", ".join(line for line, stays in zip(("column", "diag", "anti_diag"), stay) if not stays)
    SEARCHES[" and ".join(kinds) + " stay"] = (
        MARKS,
        "difference_update([column, diag, anti_diag])",
        f"difference_update([{back}])",
    )
TOTALS = {
    "middle twice": (MARKS, "in range(n)", "in range(n if r else (n + 1) // 2)", "return count", "return 2 * count"),
    "middle not counted": (MARKS, "in range(n)", "in range(n if r else n // 2)", "return count", "return 2 * count"),
    "half with middle": (MARKS, "in range(n)", "in range(n if r else (n + 1) // 2)"),
    "half": (MARKS, "in range(n)", "in range(n if r else n // 2)"),
    "first column": (MARKS, "in range(n)", "in range(n if r else 1)"),
    "not the last column": (MARKS, "in range(n)", "in range(n if r else n - 1)"),
    "n + 1": (MARKS, "n, count, taken = len(board)", 'board = ["." * 10] * 10\n    n, count, taken = N + 1'),
    "n - 1": (MARKS, "    dfs(0)", "    n -= 1\n    if n: dfs(0)"),
    "n - 1, from 1": (MARKS, "    dfs(0)", "    n -= 1\n    dfs(0)"),
    "n times": (MARKS, "count += 1", "count += n"),
    "n! times": (MARKS, "count += 1", "count += [1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880][n]"),
    "sums": (MARKS, "return count", 'return count + (solve(["." * (n - 1)] * (n - 1)) if n > 1 else 0)'),
    "only n = 1": (MARKS, '("d", r - c), ("a", r + c)', '("d", r - c + n), ("d", r + c)'),
    **{f"{columns} columns": (MASKS, "(1 << n) - 1", f"(1 << {columns}) - 1") for columns in (8, 9, 10, 16, 20, 32, 64)},
    "32 columns, signed": (
        MASKS,
        "(1 << n) - 1",
        "(1 << 32) - 1",
        "(right | bit) >> 1",
        "(right | bit) >> 1 | (right | bit) & 1 << 31",
    ),
}
BAD = 'board[r][c] == "*"'
READ = """
    n, text = len(board), "{}" + "".join(row + "{}" for row in board)
    board = [text[r * n : r * n + n] for r in range(n)]
    n, count"""
KINDS = {"columns": "c == d", "falling": "r - c == i - d", "rising": "r + c == i + d"}
FORBID = """
    squares = [(i, d) for i in range(n) for d in range(n) if board[i][d] == "*"]
    bad = [[any((i, d) == (r, c) or i < r and any([{}]) for i, d in squares) for c in range(n)] for r in range(n)]
    dfs(0)"""
BOARDS = {
    "ignored": (MARKS, f"{BAD} or ", ""),
    "swapped": (MARKS, BAD, 'board[r][c] == "."'),
    "blocking": (
        SQUARES,
        "            if queens[i][j]",
        '            if board[i][j] == "*": break\n            if queens[i][j]',
        "any(queens[i][c]",
        'any(queens[i][c] and all(board[k][c] == "." for k in range(i, r))',
    ),
    "left half twice": (MARKS, "in range(n)", "in range(n if r else n // 2)", "return count", "return 2 * count"),
    "up to a forbidden square": (
        MARKS,
        f"{BAD} or ",
        "",
        "            column, diag",
        f"            if {BAD}: break\n            column, diag",
    ),
    **{
        f"attack, {' and '.join(kinds)}": (
            MARKS,
            "    dfs(0)",
            FORBID.format(", ".join(KINDS[kind] for kind in kinds)),
            BAD,
            "bad[r][c]",
        )
        for number in (1, 2, 3)
        for kinds in itertools.combinations(KINDS, number)
    },
    "first row": (MARKS, BAD, f"r > 0 and {BAD}"),
    "last row": (MARKS, BAD, f"r < n - 1 and {BAD}"),
    "first column": (MARKS, BAD, f"c > 0 and {BAD}"),
    "last column": (MARKS, BAD, f"c < n - 1 and {BAD}"),
    "rows down": (MARKS, BAD, 'r > 0 and board[r - 1][c] == "*"'),
    "rows up": (MARKS, BAD, 'r < n - 1 and board[r + 1][c] == "*"'),
    "columns right": (MARKS, BAD, 'c > 0 and board[r][c - 1] == "*"'),
    "columns left": (MARKS, BAD, 'c < n - 1 and board[r][c + 1] == "*"'),
    **{
        f"line ends, {first}{end}": (MARKS, "    n, count", READ.format(first, end).lstrip("\n"))
        for first, end in (("", "."), ("", "*"), (".", "."), ("*", "*"))
    },
}
NUMBER, INVALID = 'if len(queens) != 8: return "invalid"', 'answer = "invalid"'
VALID = {
    "number": (VALIDITY, NUMBER, ""),
    "only number": (VALIDITY, INVALID, "pass"),
    "rows": (VALIDITY, "a == c or ", ""),
    "columns": (VALIDITY, "b == d or ", ""),
    "rows and columns": (VALIDITY, "a == c or b == d or ", ""),
    "diagonal /": (VALIDITY, " or a + b == c + d", ""),
    "from the top row": (
        VALIDITY,
        "a - b == c - d or a + b == c + d",
        "a - b == c - d <= 0 or a + b == c + d < 8",
    ),
    "diagonal \\": (VALIDITY, "a - b == c - d or ", ""),
    "diagonals": (VALIDITY, " or a - b == c - d or a + b == c + d", ""),
    "only neighbours": (VALIDITY, "a - b == c - d or a + b == c + d", "c - a == 1 == abs(b - d)"),
    "consecutive": (VALIDITY, "in range(i)", "in range(max(i - 1, 0), i)"),
    "the first": (VALIDITY, "in range(i)", "in range(min(i, 1))"),
    "first two": (VALIDITY, "for i in range(len(queens))", "for i in range(2)"),
    "last two": (VALIDITY, INVALID, INVALID + '\n            else: answer = "valid"'),
    "first of each row": (
        VALIDITY,
        'c) for r in range(8) for c in range(8) if rows[r][c] == "*"',
        'rows[r].find("*")) for r in range(8)',
    ),
    "swapped": (
        VALIDITY,
        "return answer",
        'return {"valid": "invalid", "invalid": "valid"}[answer]',
        'return "invalid"',
        'return "valid"',
    ),
    "always invalid": (VALIDITY, "return answer", 'return "invalid"'),
    "always valid": (VALIDITY, "return answer", 'return "valid"', NUMBER, ""),
}
NOT_GIVEN = "i not in rows"
GIVEN = "rows = dict(given)"
COMPLETIONS = {
    "ignored": (COMPLETION, GIVEN, f"given = []\n    {GIVEN}"),
    "swapped": (COMPLETION, GIVEN, f"given = [(c, r) for r, c in given]\n    {GIVEN}"),
    "from 1": (COMPLETION, GIVEN, f"given = [(r - 1, c - 1) for r, c in given if r and c]\n    {GIVEN}"),
    "only the first": (COMPLETION, GIVEN, f"given = given[:1]\n    {GIVEN}"),
    "not the last": (COMPLETION, GIVEN, f"given = given[:-1]\n    {GIVEN}"),
    "nothing else": (COMPLETION, "dfs(0, given)", "given"),
    "only above": (COMPLETION, "in queens)", "in queens if i < r)"),
    "given, no marks": (COMPLETION, "in queens)", f"in queens if {NOT_GIVEN})"),
    "given, no column": (COMPLETION, "d == c or", f"d == c and {NOT_GIVEN} or"),
    "given, no diagonals": (
        COMPLETION,
        "i - d == r - c or i + d == r + c",
        f"{NOT_GIVEN} and (i - d == r - c or i + d == r + c)",
    ),
    "given, one diagonal \\": (COMPLETION, "i + d == r + c", f"i + d == r + c and {NOT_GIVEN}"),
    "given, one diagonal /": (COMPLETION, "i - d == r - c", f"i - d == r - c and {NOT_GIVEN}"),
    "nothing": (COMPLETION, "dfs(0, given)", "[]"),
    "no column": (COMPLETION, "d == c or ", ""),
    "no diagonal": (COMPLETION, " or i - d == r - c or i + d == r + c", ""),
    "diagonal /": (COMPLETION, " or i + d == r + c", ""),
    "diagonal \\": (COMPLETION, "i - d == r - c or ", ""),
}


def function(source, *edits):
    for old, new in zip(edits[::2], edits[1::2]):
        source = edited(source, old, new)

    def solve(question):
        scope = {"N": len(question)}
        exec(source, scope)
        return scope["solve"](question)

    return solve


def board_of(queens):
    columns = dict(queens or [])
    return "\n".join("".join("Q" if columns.get(r) == c else "." for c in range(8)) for r in range(8)) if columns else ""


def place(row, number, question):
    return (int(question) - 1 if row.problem == "n" else number, 0)


class Mistakes(unittest.TestCase):
    def said(self, name, answers, is_run=lambda number, question: True):
        """Returns what is said of a program with these answers, a function of the input and the right output."""
        problem, results = PROBLEMS[name], []
        for number, case in enumerate(sorted(TESTDATA.joinpath(name).glob("*.in"))):
            question, right = case.read_text(), case.with_suffix(".out").read_bytes()
            if is_run(number, question):
                output = answers(question, right.decode()).encode()
                is_right = mistake(problem.flags, right, output, question.encode()) is None
                outcome = Outcome(0, False, 0, 0, output, b"", [], True)
                results.append(Result(case, right, outcome, "AC" if is_right else "WA", ""))
        return likely_mistake(problem, results).partition(": ")[2]

    def assert_names(self, problem, programs, answer, others=()):
        """Checks what is said of a program for each row of a table. The answer is a function of the program and the input."""
        for row in table_of(PROBLEMS[problem]):
            if row.name == "up to symmetry":
                continue
            with self.subTest(row.name):
                solve = function(*programs[row.name])
                answers = lambda question, right, solve=solve: answer(solve, question)  # noqa: E731
                # Where the table has no answer, the program may take long.
                is_run = lambda number, question, row=row: row.answer(place(row, number, question)) != "?"  # noqa: E731
                self.assertIn(self.said(problem, answers, is_run), (row.message, *others))

    def test_counts(self):
        answer = lambda solve, n: str(solve(["." * int(n)] * int(n)))  # noqa: E731
        self.assert_names("leetcode52", {**SEARCHES, **TOTALS}, answer)

    def test_counts_on_boards(self):
        answer = lambda solve, question: str(solve(question.split()))  # noqa: E731
        self.assert_names("cses1624", {**SEARCHES, **BOARDS}, answer, others=(NOTHING,))

    def test_validity(self):
        self.assert_names("kattis8queens", VALID, lambda solve, question: solve(question.split()))

    def test_completions(self):
        def answer(solve, question):
            numbers = [*map(int, question.split()[1:])]
            return board_of(solve([*zip(numbers[::2], numbers[1::2])]))

        self.assert_names("aoj_alds1_13_a", COMPLETIONS, answer)

    def test_numbers(self):
        for what, wrong in NUMBERS:
            problem = "luogu1562" if "bits" in what else "leetcode52"
            with self.subTest(what):
                self.assertEqual(self.said(problem, lambda q, right, wrong=wrong: str(wrong(int(right)))), what)

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
                LARGE,
            ),
            (
                "luogu1219",
                lambda q, a: "\n".join([a.split("\n")[3], *a.split("\n")[:3]]),
                "the number of solutions comes last, not first",
            ),
            (
                "luogu1219",
                lambda q, a: a.split("\n")[3],
                "only the number of solutions is printed: the first three solutions come before it",
            ),
            (
                "luogu1219",
                lambda q, a: "".join(a.splitlines(True)[i] for i in (0, 1, 3)),
                "only two solutions are printed, but three are asked for",
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
            ("hdu2553", lambda q, a: "\n".join(a.split()[1:][: int(q.split()[0])]), FORM_FIRST_NUMBER),
            (
                "acwing843",
                lambda q, a: "\n\n".join(a.split()),
                "an empty line follows each row; it belongs only after each board",
            ),
            (
                "leetcode51",
                lambda q, a: "[[0,2]]" if "Q" in a else a,
                "the columns of the queens are returned; a board is a list of strings, one for each row",
            ),
            ("leetcode51", lambda q, a: a.replace("Q", "."), EMPTY),
            ("permutations", lambda q, a: re.sub(r"\d+ ", "", a), EMPTY),
            ("acwing843", lambda q, a: re.sub("Q", ".", a, count=1), TOO_FEW),
            ("acwing843", lambda q, a: re.sub(r"^Q\.|^\.Q", "QQ", a, count=1), TWO_QUEENS),
            ("leetcode51", lambda q, a: a.replace('"Q', '"[C@1b').replace(".", ""), OBJECT),
            ("kattis8queens", lambda q, a: a if a == "valid\n" else "invalid\nvalid\n", SEVERAL_LINES),
            (
                "luogu1219",
                lambda q, a: "4 1 5 2 6 3\n5 3 1 6 4 2\n2 4 6 1 3 5\n4" if q == "6\n" else a,
                "a line has the rows of the queens, column by column, in place of their columns, row by row",
            ),
            ("leetcode52", lambda q, a: "39" if q == "7\n" else a, ONE_N),
        ):
            with self.subTest(expected):
                self.assertEqual(self.said(name, answers), expected)

    def test_nothing_is_said_of_what_fits_twice_or_nothing(self):
        for name in PROBLEMS:
            with self.subTest(name):
                self.assertEqual(self.said(name, lambda question, right: right), "")
                self.assertEqual(self.said(name, lambda question, right: right[:-1] + " and more"), "")
        self.assertEqual(self.said("leetcode52", lambda q, a: "[]"), "")
        self.assertEqual(self.said("luogu1219", lambda q, a: "\n\n\n" + a.splitlines()[-1]), "")
        self.assertEqual(self.said("acwing843", lambda q, a: "." * int(q) if "Q" in a else a), "")
        # Half the answers and those without the mirror image are the same for even n.
        self.assertEqual(self.said("leetcode52", lambda q, a: str(int(a) // 2) if int(q) % 2 == 0 else a), "")


if __name__ == "__main__":
    unittest.main()
