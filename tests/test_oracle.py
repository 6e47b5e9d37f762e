"""Tests that mistakes in submissions and in test cases are not ignored in silence."""

import ast
import pathlib
import shutil
import tempfile
import unittest
from unittest import mock

from judge.tables.facts import PROBLEMS
from oracle import expected, wrong
from oracle.expected import Expected
from oracle.mutations import compiled


class Oracles(unittest.TestCase):
    def test_submissions_are_run(self):
        """A method, or a whole program, is called: each number of cases that catch a change is known."""
        returned = "class Solution:\n    def totalNQueens(self, n):\n        return {}\n"
        for name, source, verdict in (
            ("leetcode52", returned.format("[1, 0, 0, 2, 10, 4, 40, 92, 352][n - 1]"), "right"),
            ("leetcode52", returned.format("[1, 0, 0, 2, 10, 4, 40, 92, 353][n - 1]"), "1"),
            ("leetcode52", returned.format("[1, 0, 0, 2, 10, 4, 40, 93, 353][n - 1]"), "2"),
            ("leetcode52", returned.format("n // 0"), "3"),
            ("kattis8queens", "print('valid')", "3"),
        ):
            with self.subTest(source):
                tests = wrong.read_tests(Expected(name), compiled(wrong.submission(name)))
                code = compiled(ast.parse(source))
                outputs = [wrong.run(code, PROBLEMS[name], test.text, 1000).output for test in tests]
                self.assertEqual(wrong.verdict(PROBLEMS[name], tests, outputs), verdict)

    def test_a_wrong_submission_is_an_error(self):
        with self.assertRaisesRegex(ValueError, r"wrong for \d"):
            wrong.read_tests(Expected("leetcode52"), compiled(ast.parse("")))

    def test_mistakes_in_test_cases(self):
        """A file of a problem that is written, or removed, is found."""
        self.assertEqual(next(Expected("boj9663").missing([])), "an input of only n = 1")
        for name, text, found in (
            ("03-two.out", None, "03-two: expected only CASE.in and CASE.out"),
            ("03-two.out", "1\n", "03-two.out differs from the expected output"),
            ("03-two.in", "0\n", "does not allow this input"),
            ("03-2.in", "2\n", "expected the name 04-WHAT.in"),
            ("beyond/crlf.in", None, "expected beyond/crlf.in"),
        ):
            with self.subTest(found), tempfile.TemporaryDirectory() as testdata:
                folder = shutil.copytree(expected.TESTDATA / "boj9663", pathlib.Path(testdata, "boj9663"))
                folder.joinpath(name).write_text(text) if text else folder.joinpath(name).unlink()
                with mock.patch.object(expected, "TESTDATA", pathlib.Path(testdata)):
                    self.assertIn(found, "\n".join(expected.mistakes_in("boj9663")))
