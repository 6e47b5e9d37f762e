"""Tests the search for an edit that mends a file."""

import pathlib
import tempfile
import unittest

from judge.building.program import Program
from judge.comparing.verdicts import Result, Trial
from judge.mending import expressions, kinds, sentences
from judge.mending.code import Code
from judge.mending.edit import Edit
from judge.mending.questions import Answer, Asker
from judge.mending.statements import is_function
from judge.mending.ways.way import those_that_compile
from judge.running.run import Limits, Outcome
from judge.tables.facts import PROBLEMS
from tests.judge.rows import Rows
from tests.judge.solutions import COUNTS
from tests.judge.tool import judge

FUNCTION = "def f(r):\n    a.add(r)\n"
# For each kind, the suffix of a file, a wrong text, and the right one.
KINDS = {
    "words": (".c", "if (a < b) x = 1;", "if (a <= b) x = 1;"),
    "steps": (".c", "f(i++);", "f(i + 1);"),
    "numbers": (".c", "int a = 7;", "int a = 8;"),
    "sizes": (".c", "int a[10], b[10];", "int a[20], b[20];"),
    "names": (".java", "if (a[r] && b[c]) a[c] = b[r];", "if (a[r] && b[c]) a[r] = b[r];"),
    "strings": (".c", 'scanf("%c", &a);', 'scanf(" %c", &a);'),
    "expressions": (
        ".c",
        "a[r - c] = 1; f(); a[r - c] = 0; n = 8;",
        "a[r - c + n] = 1; f(); a[r - c + n] = 0; n = 8;",
    ),
    "exchanged": (".py", "r, c = map(int, input())", "c, r = map(int, input())"),
    "elsewhere": (".c", "a[r - c] = 1; a[r - c + n] = 0;", "a[r - c + n] = 1; a[r - c + n] = 0;"),
    "wrapped": (".py", "a.append(path)", "a.append(path[:])"),
    "references": (".cpp", "void f(vector<int> a) {}", "void f(vector<int> &a) {}"),
    "apart": (".py", "a = set()\nb = a", "a = set()\nb = set()"),
    "typed": (".c", "for (i = 0; i < n; i++) f(i);", "for (int i = 0; i < n; i++) f(i);"),
    "masks": (".c", "aa = bb | cc; dd = 1;", "aa = bb | cc | dd; dd = 1;"),
    "asked": (".py", "if c in a: f()\nb.add(r + c)", "if c in a or r + c in b: f()\nb.add(r + c)"),
    "left_out": (".c", "void f() { a = 1; break; b = 2; }", "void f() { a = 1;  b = 2; }"),
    "moved": (".c", "while (a) { b(); c(); }", "while (a) { b();  }\nc();"),
    "indented": (".py", "for i in a:\n    s += i\n    print(s)", "for i in a:\n    s += i\nprint(s)"),
    "undone": (".py", f"{FUNCTION}    f(r + 1)", f"{FUNCTION}    f(r + 1)\n    a.remove(r)"),
    "set_again": (".py", "s = 0\nwhile r:\n    f()", "s = 0\nwhile r:\n    s = 0\n    f()"),
    "declared": (".py", "s = 0\ndef f():\n    s += 1", "s = 0\ndef f():\n    global s\n    s += 1"),
    "printed": (".py", "for row in board:\n    print(row)", "for row in board:\n    print(row)\nprint()"),
    "followed": (".java", "row = new char[n];", "row = new char[n];\njava.util.Arrays.fill(row, '.');"),
    "returned": (".py", f"{FUNCTION}    f(r + 1)", f"{FUNCTION}    return f(r + 1)"),
    "stopped": (".java", "int f() {\n    if (a) { b(); }\n}", "int f() {\n    if (a) { b(); }\n    return 0;\n}"),
}
# Further expressions, with what each may be meant as.
EXPRESSIONS = [
    ("x = r - c", "x = abs(r - c)"),
    ("x = a - b == c - d", "x = abs(a - b) == abs(c - d)"),
    ("x = 1 << n - 1", "x = (1 << n) - 1"),
    ("x = not a and b", "x = not (a and b)"),
    ("f(a | q << 1, b | q >> 1)", "f((a | q) << 1, (b | q) >> 1)"),
    ("x = r - c + n", "x = r + n - c"),
    ("x = a if b else c", "x = c"),
    ("x = a[i]", "x = i"),
    ("x = 8 * n", "x = 8 * (n + 1)"),
    ("x = abs(r) or b", "x = r or b"),
    ("for i in range(n): f(i)", "for i in range(n - 1, -1, -1): f(i)"),
]
# Texts with their statements.
STATEMENTS = [
    (".java", "int f() throws E {\n    g();\n}", ["int f() throws E {", "g()"]),
    (".c", "#define N 8\nint a[N], b;", ["#define N 8", "int a[N], b"]),
    (".cpp", "for (;;) if (a) b();\nelse c();", ["for (;;)", "if (a)", "b()", "c()"]),
    (".cpp", 'auto s = R"(;")"; f();', ['auto s = R"(;")"', "f()"]),
    (".py", "for i in a: b(i); c()\nd = [\n    1]", ["for i in a:", "b(i)", "c()", "d = [\n    1]"]),
]
TEXT = """\
def f(r):
    a.add(r - 1)
    b = [r - 1]
    f(r, 1)
    if r:
        a.add(r)
        print(r)
"""
# What an edit makes of the text, and what is said of it.
SAID = [
    (TEXT.replace("[r - 1]", "[r]"), 3, "`r` in place of `r - 1`"),
    (TEXT.replace("    f(r, 1)\n", "    \n"), 4, "without `f(r, 1)`"),
    (TEXT.replace("r, 1", "1, r"), 4, "`f(1, r)` in place of `f(r, 1)`"),
    (TEXT.replace("r - 1", "r + 1"), 2, "`r + 1` in place of `r - 1` in all 2 places"),
    (TEXT.replace("f(r, 1)\n", "f(r, 1)\n    a.remove(r - 1)\n"), 4, "`a.remove(r - 1)` added after this line"),
    (TEXT + "    return\n", 7, "`return` added after this line, indented like line 5"),
    (
        TEXT.replace("    if r:\n        a.add(r)\n    ", "        if r:\n            a.add(r)\n        "),
        5,
        "this line indented like line 6, and those to line 7 moved along with it",
    ),
    (TEXT.replace("        print", "    print"), 7, "`print(r)` indented like line 5"),
    (TEXT.replace("    f(r, 1)\n    if r:\n", "    \n    if r:\n        f(r, 1)\n"), 4, "`f(r, 1)` moved after line 5"),
    (TEXT.replace("    f(r, 1)\n", "    \n") + "    f(r, 1)\n", 4, "`f(r, 1)` moved after line 7, indented like line 3"),
]


class Edits(unittest.TestCase):
    def test_each_kind_makes_the_right_text(self):
        self.assertEqual({kind.__name__ for kind in kinds.KINDS}, {*KINDS})
        for kind in kinds.KINDS:
            suffix, wrong, right = KINDS[kind.__name__]
            with self.subTest(kind.__name__):
                self.assertIn(right, [edit.applied(wrong) for edit in kind(Code(wrong, suffix))])
        for wrong, right in EXPRESSIONS:
            with self.subTest(wrong):
                self.assertIn(right, [edit.applied(wrong) for edit in expressions.expressions(Code(wrong, ".py"))])

    def test_what_no_person_means(self):
        for suffix, text, other in (".py", "if a and b == c: f()", "(a and b)"), (".c", "if (a == b) c = d;", "c == d"):
            with self.subTest(text):
                self.assertFalse([edit for edit in kinds.edits_of(Code(text, suffix)) if other in edit.applied(text)])

    def test_statements(self):
        for suffix, text, expected in STATEMENTS:
            with self.subTest(text):
                self.assertEqual([statement.text for statement in Code(text, suffix).statements], expected)
        self.assertTrue(is_function(Code(STATEMENTS[0][1], ".java").statements[0]))

    def test_edits_are_compiled_without_those_with_errors_and_in_halves(self):
        def compiled(numbers):
            return len(numbers) < 3 and 5 not in numbers, {5} & {*numbers}

        self.assertEqual([*those_that_compile(range(10), compiled)], [0, 1, 2, 3, 4, 6, 7, 8, 9])

    def test_the_line_of_several_that_changes_is_quoted(self):
        code = Code("def f(r):\n    f(r,\n      1)\n", ".py")
        said = [sentences.sentence(code, edit) for edit in kinds.edits_of(code) if "yield from" in edit.applied(code.text)]
        self.assertEqual(said[0].text, "`yield from f(r,` in place of `f(r,`")

    def test_what_cannot_be_said_in_a_line(self):
        text = "a(); b(); c()\nd()\n"
        code = Code(text, ".py")
        said = {edit.applied(text): sentences.sentence(code, edit) for edit in kinds.edits_of(code)}
        self.assertEqual(said["a(); c()\nd()\n"].text, "without `b();`")
        self.assertIsNone(said["a(); c()\nb()\nd()\n"])

    def test_a_text_that_stands_twice_in_a_line_is_quoted_with_more(self):
        code = Code("print(f(n + 1), g(n + 1))", ".py")
        said = {edit.applied(code.text): sentences.sentence(code, edit) for edit in kinds.edits_of(code)}
        self.assertEqual(said["print(f(n), g(n + 1))"].text, "`f(n)` in place of `f(n + 1)`")

    def test_sentences(self):
        code = Code(TEXT, ".py")
        found = {edit.applied(TEXT): sentences.sentence(code, edit) for edit in kinds.edits_of(code)}
        for right, *said in SAID:
            with self.subTest(right):
                self.assertEqual([*found[right]], said)


class Questions(unittest.TestCase):
    def test_what_is_late_in_a_short_time_is_asked_again_with_more(self):
        problem = PROBLEMS["boj9663"]
        trial, first = Trial(problem, Program([]), Limits(60)), problem.cases[0]
        outcome = Outcome(0, False, 0, 0, first.with_suffix(".out").read_bytes(), b"", [], True)
        results = [Result(first, outcome.output, outcome, verdict, None) for verdict in ("WA", "AC")]

        def run_edit(result, limit):
            return outcome._replace(is_late=result.verdict == "AC" and limit < 1)

        asker = Asker(trial, results)
        answers = [asker.answer(Edit(0, ()), run_edit, is_patient)[0] for is_patient in (False, True)]
        self.assertEqual(answers, [Answer.SLOW, Answer.POSSIBLE])


class Mending(Rows):
    cases = 9

    def test_files(self):
        self.check("mending.tsv")

    def test_times_and_headers(self):
        with tempfile.TemporaryDirectory() as folder:
            pathlib.Path(folder, "counts.h").write_text(f"int counts[] = {{{COUNTS}}};")
            source = '#include "counts.h"\nUT_hash_handle totalNQueens(int n) { return counts[n + 1]; }'
            pathlib.Path(folder, "x.c").write_text(source)
            pathlib.Path(folder, "uthash.h").write_text("#define UT_hash_handle int")
            for seconds, says in (
                ("300", "x.c:2: `n` in place of `n + 1`"),
                ("0", ""),
                ("0.05", ""),
            ):  # No edit is judged so soon.
                with self.subTest(seconds):
                    _, output = judge("--mend", seconds, "leetcode52", "x.c", cwd=folder)
                    self.assertEqual("an edit that mends it" in output, bool(says))
                    self.assertIn(says, output)
