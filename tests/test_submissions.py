"""Tests what is said of submissions that are not judged."""

import subprocess
import sys
import unittest

from tests.judge.tool import ROOT


class Submissions(unittest.TestCase):
    def test_what_is_skipped_is_not_accepted(self):
        for argument, status, line in (
            ("leetcode52", 77, r"1 of \d+ runs accepted, [1-9]\d* skipped"),
            ("--srict", 1, "usage: .*"),
        ):
            command = [sys.executable, ROOT / ".ci" / "submissions.py", argument]
            found = subprocess.run(command, env={"PATH": ""}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            self.assertRegex(found.stdout, rf"(^|\n){line}\n$")  # Without compilers.
            self.assertEqual(found.returncode, status)
