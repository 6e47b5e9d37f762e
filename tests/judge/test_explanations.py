"""Tests what is said of mistakes that beginners make."""

import unittest

from judge.compare import mistake
from judge.facts import PROBLEMS, TESTDATA
from tests.judge.rows import Rows, refused
from tests.judge.solutions import C_PROGRAM, CPP_COUNT, CPP_PROGRAM, JAVA_COUNT, PYTHON_COUNT, edited

FOUR = ".Q..\n...Q\nQ...\n..Q.\n"
SIX = "2 4 6 1 3 5\n3 6 2 5 1 4\n4 1 5 2 6 3\n4\n"


class Outputs(unittest.TestCase):
    """What is said of an output for the sample, or for another case."""

    def assert_says(self, problem, output, expected, case="01-sample"):
        file = TESTDATA / problem / case
        question, answer = (file.with_suffix(suffix).read_bytes() for suffix in (".in", ".out"))
        with self.subTest(output):
            found = mistake(PROBLEMS[problem].flags, answer, output.encode(), question)
            self.assertEqual(found and found.splitlines()[0], expected)

    def test_solutions_in_lines(self):
        for output, expected in (
            (
                "1 2 3 4 5 6",
                'line 1: "1 2 3 4 5 6" is no solution: the queens in rows 1 and 2 attack each other on a diagonal \\',
            ),
            (
                "2 4 6 1 3 5\n6 4 2 5 1 3",
                'line 2: "6 4 2 5 1 3" is no solution: the queens in rows 2 and 5 attack each other on a diagonal /',
            ),
            ("1 1 3 5 2 4", 'line 1: "1 1 3 5 2 4" is no solution: 1 occurs twice'),
            (
                "3 6 2 5 1 4",
                'line 1: this solution is not the next in ascending order: expected "2 4 6 1 3 5", found "3 6 2 5 1 4"',
            ),
            ("1 3 5 0 2 4", 'line 1: "1 3 5 0 2 4" is no solution: expected numbers from 1 to 6, found numbers from 0'),
            ("2  4 6 1 3 5", 'line 1: the numbers are right, but have to be separated by single spaces: found "2  4 6 1 3 5"'),
            ("246135", 'line 1: the numbers are right, but have to be separated by single spaces: found "246135"'),
            (SIX[:-2], "the last line is missing: the number of solutions, 4"),
            (SIX[:-2] + "5 3 1 6 4 2\n4", "line 4: only the first 3 solutions are printed"),
            (SIX[:-2] + "total=4", 'line 4: expected only the number 4, found "total=4"'),
            (SIX[:-2] + "5", 'line 4: expected "4", found "5"'),
        ):
            self.assert_says("luogu1219", output, expected)

    def test_line_ends(self):
        self.assert_says("hdu2553", "19210", "line ends are missing: expected 3 lines, found 1")

    def test_boards(self):
        for output, expected in (
            (FOUR.replace(".Q..", "Q..."), "board 1: the queens in rows 1 and 3 are in the same column"),
            ("Q...\n...Q\n.Q..\n..Q.", "board 1: the queens in rows 3 and 4 attack each other on a diagonal \\"),
            ("...Q\nQ...\n..Q.\n.Q..", "board 1: the queens in rows 3 and 4 attack each other on a diagonal /"),
            ("Q\nQ\n", 'line 1: expected a row of a board, 4 characters "." or "Q", found "Q"'),
            ("n=4\n" + FOUR, 'line 1: expected a row of a board, 4 characters "." or "Q", found "n=4"'),
            (f"{FOUR}\n1\n\n{FOUR}", 'line 6: expected a row of a board, 4 characters "." or "Q", found "1"'),
            ("2", "2: the boards are asked for, not their number"),
            (FOUR.replace("\n", ""), 'line 1: each row of a board has a line of its own, found ".Q.....QQ.....Q."'),
            ("QQQQ\n" * 4, 'all rows of a board are equal: [["."] * n] * n holds the same list n times'),
            ("Q...\nQ...\nQ...\nQ...\n", "board 1: the queens in rows 1 and 2 are in the same column"),
            ("....\n....\n....\n....\n\n" * 2, "all boards are equal: append a copy, not the same list each time"),
        ):
            self.assert_says("acwing843", output, expected)
        self.assert_says("leetcode51", "2", "2: the boards are asked for, not their number")

    def test_given_queens(self):
        answer = TESTDATA.joinpath("aoj_alds1_13_a", "01-sample.out").read_text()
        turned = answer.replace("\n", "")[::-1]
        for output, expected in (
            (answer.replace("......Q.", "Q......."), "the queens in rows 1 and 2 are in the same column"),
            ("\n".join(turned[at : at + 8] for at in range(0, 64, 8)), 'the given queen "2 2" is missing'),
        ):
            self.assert_says("aoj_alds1_13_a", output, expected)

    def test_a_board_that_is_judged(self):
        for case in sorted(TESTDATA.joinpath("kattis8queens").glob("*.in")):
            rows, answer = case.read_text().split(), case.with_suffix(".out").read_text().strip()
            number = "".join(rows).count("*")
            other = "invalid" if answer == "valid" else "valid"
            found = mistake(PROBLEMS["kattis8queens"].flags, answer.encode(), other.title().encode(), case.read_bytes())
            self.assertIn(f'expected "{answer}", found "{other.title()}": ', found)
            attack, wrong_number = "queens in" in found or "two queens" in found, f": the board has {number} queens" in found
            self.assertEqual("no two attack" in found, answer == "valid")
            self.assertEqual(attack or (wrong_number and number != 8), answer == "invalid", found)


class Explanations(Rows):
    cases = 3
    has_sanitizers = True

    def test_a_call_is_explained_alone(self):
        """LeetCode calls the method for all cases in one process."""
        printing = edited(PYTHON_COUNT, "return", "print('n =', n)\n        return 1 +")
        self.check(
            refused(
                "leetcode52",
                "x.java",
                "class Solution { static COUNT }".replace("COUNT", edited(JAVA_COUNT, "[n]", "[n - 2]")),
                "02-sample: RE: ArrayIndexOutOfBoundsException: Index -1 out of bounds for length 11\n",
            ),
            refused(
                "leetcode52",
                "x.py",
                edited(PYTHON_COUNT, "return", "while n == 4: pass\n        return"),
                "2 of 3 cases accepted",
                "01-sample: TLE: ",
                options=("--time", "0.2"),
            ),
            refused("leetcode52", "x.py", printing, "printed, and errors:\n    n = 1\n\n"),
            refused(
                "leetcode52",
                "x.py",
                edited(PYTHON_COUNT, "n: int)", "n: int, calls=[])").replace(
                    "return", "calls.append(n)\n        return len(calls) *"
                ),
                "wrong after n = 4: a default argument, an attribute of the class or a global variable keeps its value\n",
            ),
            refused(
                "leetcode52",
                "x.py",
                "calls = []\n" + edited(PYTHON_COUNT, "return", "calls.append(n)\n        return (len(calls) < 2 or 1 // 0) *"),
                "02-sample: RE: ZeroDivisionError",
                "right when called alone, but not after n = 4\n",
            ),
        )

    def test_the_smallest_case_is_explained(self):
        late = "n = int(input())\nwhile n > 7: pass\nprint(n)"
        self.check(
            refused("luogu1219", "x.py", late, "\n01-sample: WA: ", "03-eight   TLE", options=("--time", "0.2")),
            refused("luogu1562", "x.py", "print(7, end='' if input() == '1' else '\\n')", "02-one: WA: "),
            refused("acwing843", "x.py", "while True: print('Q' * 10**6)", "02-one     OLE", "after the TLE or OLE: 1"),
        )

    def test_input_that_is_not_read(self):
        reads = 'main() { freopen("no.in", "r", stdin);'
        in_comment = "// freopen(stdin)\n" + edited(C_PROGRAM, "[n]", "[n] + 1")
        self.check(
            refused("hdu2553", "x.c", edited(C_PROGRAM, "main() {", reads), "\nthe input comes from stdin: take out freopen\n")
        )
        output = self.judge(refused("hdu2553", "x.c", in_comment))[1]
        self.assertNotIn("freopen", output)

    def test_time(self):
        small = ("--time", "0.2")
        self.check(
            refused(
                "luogu1219",
                "x.py",
                "print()\nwhile True: pass",
                "is there a loop or a recursion that does not end?",
                options=small,
            ),
            refused(
                "luogu1219", "x.py", "if int(input()) > 6:\n  while True: pass\nprint(7)", "choose PyPy", options=small
            )._replace(expected=("TLE",)),
        )

    def test_classes_and_methods(self):
        function = "def totalNQueens(n):\n    return [COUNTS][n]\n"
        program = function + "print(totalNQueens(int(input())))"
        old = "char ***solveNQueens(int n, int *size) { return 0; }\nint main() { return 0; }"
        self.check(
            refused("leetcode52", "x.py", function, "but totalNQueens is not in a class Solution"),
            refused("leetcode52", "x.py", program, "not in a class Solution\n")._replace(status=0),
            refused(
                "leetcode52", "x.cpp", edited(CPP_COUNT, "Solution", "solution"), "the judge's class is Solution, not solution"
            ),
            refused("leetcode51", "x.c", old, "does not compile\nthe judge calls int f(int n) or, for boards, char ***f("),
            refused(
                "leetcode51",
                "x.java",
                "class Solution { java.util.List<String[]> solveNQueens(int n) { return null; } }",
                "the judge needs List<List<String>> from solveNQueens, but that is List<String[]>",
            ),
        )

    def test_errors_in_other_words(self):
        nonlocal_ = "total = 0\ndef f():\n    total += 1\nf()\nprint(total)"
        self_ = "class A:\n    def f(n): pass\nA().f(1)\nprint()"
        ambiguous = "#include <algorithm>\n#include <cstdio>\nusing namespace std;\nint count;\nint main() { return count; }"
        shadow = '#include <cstdio>\nint r;\nint main() { for (int r = 0; r < 3; r++); printf("%d", r); }'
        self.check(
            refused(
                "hdu2553",
                "x.java",
                "public class Main { public static void main(String[] a) { main(a); } }",
                "StackOverflowError",
                "Main.main(x.java:1)",
            ),
            refused("hdu2553", "x.py", nonlocal_, "declare it nonlocal"),
            refused("hdu2553", "x.py", self_, "its first parameter is self"),
            refused("hdu2553", "x.cpp", ambiguous, "this name clashes with one of the library"),
            refused("hdu2553", "x.cpp", edited(CPP_PROGRAM, "<cstdio>", "<iostream.h>"), "write it without .h"),
            refused("hdu2553", "x.c", edited(C_PROGRAM, "int main", "int mian") + "// main", "there is no function main"),
            refused("hdu2553", "x.cpp", shadow, "x.cpp:3: here, r hides the global variable of this name\n"),
        )

    def test_sanitizers_in_words(self):
        mistakes = (
            ("int *p = new int[n]; return p[n + 1];", "an index or pointer out of bounds of an array\n"),
            ("return f(n + 1) + 1;", "a recursion that does not end, or is too deep\n"),
            ("if (n > 99) return 1;", "a function reaches its end without a return\n"),
            ("int *p = n > 99 ? &n : 0; return *p;", "a null pointer, or one to memory that is not the program's\n"),
            ("return 2147483647 + n;", "integer overflow: "),
            ("return n / (n > 99);", "division by 0\n"),
        )
        program = '#include <cstdio>\nint f(int n) { CODE }\nint main() { int n; scanf("%d", &n); printf("%d", f(n)); }'
        for code, says in mistakes:
            source, short = program.replace("CODE", code), ("--time", "0.2")  # Some do not end.
            self.check(refused("luogu1219", "x.cpp", source, f"x.cpp:2: {says}", options=short))

    def test_commands(self):
        output = self.judge(refused("leetcode51", "x.txt", "")._replace(name="true"))[1]
        self.assertIn("a command has to read n from stdin", output)


if __name__ == "__main__":
    unittest.main()
