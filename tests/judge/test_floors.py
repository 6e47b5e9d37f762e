"""Tests that no folder of the tool imports from a later one."""

import ast
import unittest

from tests.judge.tool import JUDGE

FLOORS = ["tables", "running", "building", "comparing", "verdicts", "explaining", "mending"]


class Floors(unittest.TestCase):
    def test_no_folder_imports_from_a_later_one(self):
        folders = [folder.name for folder in JUDGE.iterdir() if folder.joinpath("__init__.py").exists()]
        self.assertEqual(sorted(folders), sorted(FLOORS))
        for number, floor in enumerate(FLOORS):
            for file in JUDGE.joinpath(floor).rglob("*.py"):
                for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                    prefix = f"{node.module}." if isinstance(node, ast.ImportFrom) else ""
                    for name in node.names if isinstance(node, (ast.Import, ast.ImportFrom)) else ():
                        first, *rest = f"{prefix}{name.name}".split(".")
                        if first == "judge":
                            self.assertIn(rest[0], FLOORS[: number + 1], file)
