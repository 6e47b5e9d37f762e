"""Tests that no folder of the tool imports from a later one, and that languages keep to their rooms."""

import ast
import re
import unittest

from judge.building.languages import SUFFIXES
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

    def test_languages_are_named_in_their_rooms_alone(self):
        """Of Python files, without the tool's help."""
        names = "|".join(sorted(re.escape(language.name) for language in SUFFIXES.values() if language.name != "C"))
        suffixes = "|".join(suffix[1:] for suffix in SUFFIXES)
        pattern = re.compile(rf"(?<!\w)(?:{names}|pypy3?)(?!\w)|[\"'](?:C|\.(?:{suffixes}))[\"']", re.ASCII)
        for file in JUDGE.rglob("*.py"):
            if "languages" not in file.parts and file.name != "__main__.py":
                for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                    with self.subTest(file=file, line=number):
                        self.assertIsNone(pattern.search(line), line)
