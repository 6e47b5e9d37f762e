"""Tests the search for an edit that mends a file."""

import collections
import operator
import pathlib
import re
import tempfile
import unittest

from judge.building.languages import SUFFIXES
from judge.building.program import Program
from judge.mending.edits import candidates
from judge.mending.edits.edit import Change, Edit
from judge.mending.languages import MENDED
from judge.mending.runners.runner import those_that_compile
from judge.mending.search.asking import Asker
from judge.mending.search.mend import difference
from judge.mending.text.code import Code
from judge.running.run import Limits, Outcome
from judge.tables.facts import PROBLEMS
from judge.verdicts.trial import Result, Trial
from tests.judge.rows import Rows, fields_of
from tests.judge.solutions import COUNTS, edited
from tests.judge.tool import judge, read


def code_of(text, suffix):
    return Code(text, MENDED[SUFFIXES[suffix].name].grammar)


ALL = """\
return f(a[n], b); | f(a[b], n); | f(a, b); | f(n, b); | f(a[n + 1], b); | f(a[n - 1], b); | f(a[n] + 1, b); |
f(a[n] - 1, b); | f(a[n], b + 1); | f(a[n], b - 1); | f(b, a[n]); |  | f(a[b], b); |
f(a[n], n); | f(b, b); | f(a[2 * n], b); | f(a[n], 2 * b); | f(a[n], 0); | f(a[n], 1);"""


class Edits(unittest.TestCase):
    def test_each_kind_makes_the_edits_of_its_rows(self):
        found = {kind.__name__: kind for kind in candidates.KINDS}
        rows = [*fields_of("edits.tsv")]
        self.assertEqual({row[0] for row in rows}, found.keys())
        for kind, suffix, text, ranks, *changes in rows:
            edits = [*found[kind](code_of(text, suffix))]
            made, counts = {edit.applied(text) for edit in edits}, collections.Counter(edit.rank for edit in edits)
            with self.subTest(kind, text=text):
                self.assertEqual(" ".join(f"{rank:g}:{number}" for rank, number in sorted(counts.items())), ranks)
            for old, *news in (change.split(" → ") for change in changes):
                with self.subTest(kind, text=text, old=old):
                    self.assertLessEqual({edited(text, old, new) for new in news}, made)

    def test_all_edits_the_likeliest_first(self):
        text = "f(a[n], b);"
        made = [edit.applied(text) for edit in candidates.edits_of(code_of(text, ".c"))]
        self.assertEqual(made, ALL.replace("\n", " ").split(" | "))

    def test_edits_of_a_compile_error_are_first_those_near_it(self):
        text = "a = 1\nb = 2\nc = 3\nd = 4\ne = 5\nf = 6\n"
        made = [edit.applied(text) for edit in candidates.edits_of_compile_error(code_of(text, ".c"), {6})]
        ends = [";", ")", "\n}", "\n};", "]", "{", ",", '"', "'"]
        self.assertEqual(made[:18], [text.replace(line, line + end) for line in ("e = 5", "f = 6") for end in ends])
        is_near = [text[:12] == edited[:12] for edited in made]
        self.assertEqual(is_near, sorted(is_near, reverse=True))

    def test_what_no_person_means(self):
        for suffix, text, other in (".py", "if a and b == c: f()", "(a and b)"), (".c", "if (a == b) c = d;", "c == d"):
            with self.subTest(text):
                self.assertFalse([edit for edit in candidates.edits_of(code_of(text, suffix)) if other in edit.applied(text)])

    def test_expressions(self):
        for suffix, text, *expected in fields_of("expressions.tsv"):
            code = code_of(text, suffix)
            with self.subTest(text):
                self.assertEqual([f"{node.kind} {code.text_of(node)}" for node in code.nodes if node.parts], expected)

    def test_statements_and_gaps(self):
        for section in read("tests/judge/statements.txt").split("=== ")[1:]:
            suffix, expected = section.split("\n", 1)
            code = code_of(re.sub(r"⟨\d+ |⟩|‹.*?›", "", expected), suffix)
            marks = [(one.end, "⟩") for one in code.statements]
            marks += [(g.position, f"‹{len(g.indent)}{'-' * (not g.after)}{'$' * bool(g.ends)}›") for g in code.places]
            marks += [(one.start, f"⟨{one.block} ") for one in code.statements]
            text = code.text
            for position, mark in sorted(marks, key=operator.itemgetter(0))[::-1]:
                text = text[:position] + mark + text[position:]
            with self.subTest(text):
                self.assertEqual(text, expected)

    def test_edits_are_compiled_without_those_with_errors_and_in_halves(self):
        def compiled(numbers):
            return len(numbers) < 3 and 5 not in numbers, {5} & {*numbers}

        self.assertEqual([*those_that_compile(range(10), compiled)], [0, 1, 2, 3, 4, 6, 7, 8, 9])

    def test_the_difference(self):
        edit = Edit(0, (Change(8, 9, "g"), Change(13, 13, "\nreturn f")))
        expected = ["@@ -2,4 +2,5 @@", " b", "-c = d", "+c = g", " e", " f", "+return f"]
        self.assertEqual([*difference("a\nb\nc = d\ne\nf", edit)], expected)


class Questions(unittest.TestCase):
    """Cases that take so many seconds, and the answers of edits that take other times."""

    outcome = Outcome(0, False, 0, 0, b"", b"", [], True)

    def asker(self, *verdicts_and_times):
        problem = PROBLEMS["boj9663"]
        answers = [case.with_suffix(".out").read_bytes() for case in problem.cases]
        results = [
            Result(case, answer, self.outcome._replace(cpu=time, elapsed=time), verdict, None)
            for case, answer, (verdict, time) in zip(problem.cases, answers, verdicts_and_times)
        ]
        return Asker(Trial(problem, Program([]), Limits(60)), results)

    def test_quick_cases_come_first_and_of_these_wrong_ones(self):
        asker = self.asker(("WA", 0.5), ("AC", 0.1), ("AC", 0.3), ("WA", 0.2), ("WA", 0.1))
        asked = [(question.result.case.stem, question.limit) for question in asker.questions]
        self.assertEqual(asked, [("04-three", 0.9), ("05-four", 2), ("02-one", 0.9), ("01-sample", 2)])

    def test_what_is_late_may_be_right_if_it_was_wrong_and_others_took_long(self):
        for verdict, time, seconds, expected in ("WA", 0.3, 0.1, True), ("WA", 0.3, 0.05, False), ("AC", 0.1, 0.1, False):
            asker = self.asker(("AC", 0), (verdict, time))

            def run_edit(result, limit, seconds=seconds):
                is_first = result.case.stem == "01-sample"
                return self.outcome._replace(output=result.answer, cpu=seconds, elapsed=seconds, is_late=not is_first)

            with self.subTest(verdict, seconds=seconds):
                self.assertEqual(asker.may_mend(Edit(0, ()), run_edit), expected)


class Mending(Rows):
    cases = 9

    def test_files(self):
        self.check("mending.tsv")

    def test_times_and_headers(self):
        with tempfile.TemporaryDirectory() as folder:
            source = f'#include "uthash.h"\nUT_hash_handle totalNQueens(int n) {{ return (int[]) {{{COUNTS}}}[n + 1]; }}'
            pathlib.Path(folder, "x.c").write_text(source)
            pathlib.Path(folder, "uthash.h").write_text("#define UT_hash_handle int")
            for seconds, says in ("300", "}[n]; }"), ("0", ""):
                with self.subTest(seconds):
                    _, output = judge("--mend", seconds, "leetcode52", "x.c", cwd=folder)
                    self.assertEqual("an edit that mends it" in output, bool(says))
                    self.assertIn(says, output)
