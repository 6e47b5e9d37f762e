"""Compares the messages in the code with their translations."""

import ast
import string
import unittest

from judge import report
from judge.building.program import Program
from judge.explaining import failures
from judge.explaining.failures import HINTS
from judge.running import run
from judge.tables.facts import PROBLEMS
from judge.tables.messages import CHINESE
from judge.verdicts.trial import Result, Trial
from tests.judge.tool import ROOT


def strings(node):
    return [child.value for child in ast.walk(node) if isinstance(child, ast.Constant) and isinstance(child.value, str)]


def messages():
    """Yields each message in the code: what is given to `say`, or assigned to `what`, and the paragraphs of the help."""
    for file in ROOT.glob("judge/**/*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "say":
                yield from strings(node.args[0])
            elif isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "what":
                yield from strings(node.value)
    yield from (hint.text for hint in HINTS)
    yield from ast.get_docstring(ast.parse(ROOT.joinpath("judge", "__main__.py").read_text(encoding="utf-8"))).split("\n\n")


def fields(message):
    return sorted((field, form) for _, field, form, _ in string.Formatter().parse(message) if field)


class Messages(unittest.TestCase):
    def test_each_message_has_a_translation_with_the_same_fields(self):
        for message in messages():
            with self.subTest(message):
                self.assertEqual(fields(CHINESE[message.partition("\n")[0]]), fields(message))
                self.assertTrue(all(field.isidentifier() for field, _ in fields(message)))

    def test_no_translation_is_left_over(self):
        self.assertEqual(CHINESE.keys() - {message.partition("\n")[0] for message in messages()}, set())

    def test_of_other_systems(self):
        for quoted in "'bool'", "‘bool’":
            self.assertEqual(len(failures.hints_on("C", f"x.c:1: error: unknown type name {quoted}")), 1)
        outcome = run.Outcome(0xC00000FD, False, 0, 0, b"", b"", [], True)
        trial = Trial(PROBLEMS["boj9663"], Program([]), run.Limits(1))
        result = Result(PROBLEMS["boj9663"].cases[0], b"", outcome, "RE", None)
        self.assertIn("stack overflow", failures.reason(trial, result))

    def test_columns_of_wide_characters(self):
        self.assertEqual([report.padded(text, 6) for text in ("皇后", "abcde")], ["皇后  ", "abcde "])
