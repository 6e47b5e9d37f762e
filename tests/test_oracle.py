"""Tests that a mistake in a submission that is changed is not ignored in silence."""

import ast
import unittest

from oracle import wrong
from oracle.expected import Expected


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
                expected = Expected(name)
                tests = wrong.read_tests(expected, wrong.compiled(wrong.submission(name)))
                code = wrong.compiled(ast.parse(source))
                outputs = [wrong.run(code, expected.problem, test.text, 1000).output for test in tests]
                self.assertEqual(wrong.verdict(expected.problem, tests, outputs), verdict)

    def test_a_wrong_submission_is_an_error(self):
        with self.assertRaisesRegex(ValueError, r"wrong for \d"):
            wrong.read_tests(Expected("leetcode52"), wrong.compiled(ast.parse("")))
