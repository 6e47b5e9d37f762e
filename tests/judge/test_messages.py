"""Compares the messages in the code with their translations."""

import argparse
import ast
import inspect
import string
import unittest

from judge.building.hints import HINTS
from judge.mending.sentences import MESSAGES
from judge.tables.chinese import CHINESE
from tests.judge.tool import ROOT


def strings(node):
    return [child.value for child in ast.walk(node) if isinstance(child, ast.Constant) and isinstance(child.value, str)]


def messages():
    """Yields the first line of each message: what is given to `say`, directly or as the variable `what`."""
    for file in ROOT.glob("judge/**/*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for function in [node for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.Lambda))]:
            calls = [
                node for node in ast.walk(function) if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "say"
            ]
            variables = {call.args[0].id for call in calls if isinstance(call.args[0], ast.Name)}
            for call in calls:
                yield from strings(call.args[0])
            for node in ast.walk(function):
                if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") in variables:
                    yield from strings(node.value)
        # The help of arguments.
        yield from (
            text for node in ast.walk(tree) if getattr(node, "arg", "") == "help" for text in strings(node)[:1] if text != " "
        )
    yield from (hint.text for hint in HINTS)
    yield from MESSAGES
    yield ast.get_docstring(ast.parse(ROOT.joinpath("judge", "__main__.py").read_text(encoding="utf-8")))


def fields(message):
    return sorted((field, form) for _, field, form, _ in string.Formatter().parse(message) if field)


class Messages(unittest.TestCase):
    def test_each_message_has_a_translation_with_the_same_fields(self):
        for message in messages():
            with self.subTest(message):
                self.assertEqual(fields(CHINESE[message.partition("\n")[0]]), fields(message))
                self.assertTrue(all(field.isidentifier() for field, _ in fields(message)))

    def test_hints_have_no_fields(self):
        for hint in HINTS:
            with self.subTest(hint.text):
                self.assertEqual(fields(hint.text), [])

    def test_no_translation_is_left_over(self):
        of_argparse = inspect.getsource(argparse)
        known = {message.partition("\n")[0] for message in messages()}
        self.assertEqual([message for message in CHINESE if message not in known and message not in of_argparse], [])
