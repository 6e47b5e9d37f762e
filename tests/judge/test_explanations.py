"""Tests what is said of mistakes that beginners make."""

from tests.judge.rows import Rows, refused
from tests.judge.solutions import C_PROGRAM, CPP_COUNT, CPP_PROGRAM, JAVA_COUNT, PYTHON_COUNT, edited

SIX = "2 4 6 1 3 5\n3 6 2 5 1 4\n4 1 5 2 6 3\n4"  # The answer of Luogu P1219 for n = 6.


class Explanations(Rows):
    cases = 3
    has_sanitizers = True

    def test_a_call_is_explained_alone(self):
        """LeetCode calls the method for all cases in one process."""
        printing = edited(PYTHON_COUNT, "return", "print('n =', n)\n        return 1 +")
        slow = "calls.append(n)\n        while time.process_time() < 0.6 * len(calls): pass\n        "
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
                "import time\ncalls = []\n" + edited(PYTHON_COUNT, "return", f"{slow}return (len(calls) < 2 or 1 // 0) *"),
                "02-sample: RE: ZeroDivisionError",
                "right when called alone, but not after n = 4\n",
                options=("--time", "1"),
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
        in_comment = "/* freopen(stdin) */ int main() { return 0; }"
        self.check(
            refused("hdu2553", "x.c", edited(C_PROGRAM, "main() {", reads), "\nthe input comes from stdin: take out freopen\n")
        )
        output = self.judge(refused("hdu2553", "x.c", in_comment))[1]
        self.assertNotIn("freopen", output)

    def test_time(self):
        small = ("--time", "0.2")
        self.check(
            refused("luogu1219", "x.py", "print()\nwhile True: pass", "is there a loop or a recursion", options=small),
            refused("luogu1219", "x.py", f"n = input()\nwhile n > '6': pass\nprint({SIX!r})", "choose PyPy on", options=small),
        )

    def test_classes_and_methods(self):
        function = "def totalNQueens(n):\n    return [COUNTS][n]\n"
        program = function + "print(totalNQueens(int(input())))"
        other = edited(PYTHON_COUNT, "Solution", "solution")
        old = "char ***solveNQueens(int n, int *size) { return 0; }\nint main() { return 0; }"
        self.check(
            refused("leetcode52", "x.py", function, "but totalNQueens is not in a class Solution"),
            refused("leetcode52", "x.py", program, "not in a class Solution\n")._replace(status=0),
            refused("leetcode52", "x.cpp", edited(CPP_COUNT, "Solution", "solution"), "class is Solution, not solution"),
            refused("leetcode52", "x.py", other + "print(solution().totalNQueens(8))", "class is Solution, not solution\n.."),
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
            refused("hdu2553", "x.py", nonlocal_, "declare it nonlocal or global"),
            refused("hdu2553", "x.py", self_, "its first parameter is self"),
            refused("hdu2553", "x.cpp", ambiguous, "this name clashes with one of the library"),
            refused("hdu2553", "x.cpp", edited(CPP_PROGRAM, "<cstdio>", "<iostream.h>"), "write it without .h"),
            refused("hdu2553", "x.c", edited(C_PROGRAM, "int main", "int mian") + "// main", "there is no function main"),
            refused("hdu2553", "x.cpp", shadow, "x.cpp:3: here, r hides what has this name outside\n"),
        )

    def test_sanitizers_in_words(self):
        mistakes = (
            ("int *p = new int[n]; return p[n + 1];", "an index or pointer out of bounds of an array\n"),
            ("return f(n + 1) + 1;", "a recursion that does not end, or is too deep\n"),
            ("if (n > 99) return 1;", "a function reaches its end without a return\n"),
            ("int *p = n > 99 ? &n : 0; return *p;", "memory is used that may not be, such as through a null pointer\n"),
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
