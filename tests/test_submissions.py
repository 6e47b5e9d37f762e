"""Tests what is said of submissions that are not judged."""

import os
import subprocess
import sys
import unittest

from tests.judge.tool import ROOT


class Submissions(unittest.TestCase):
    def submissions(self, *arguments):
        """Judges submissions where there is only Python. Returns the exit status and the last line."""
        command = [sys.executable, ROOT / ".ci" / "submissions.py", *arguments]
        output = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
        found = subprocess.run(command, env={**os.environ, "PATH": ""}, **output)
        return found.returncode, found.stdout.splitlines()[-1]

    def test_what_is_skipped_is_not_accepted(self):
        status, line = self.submissions("leetcode52")
        self.assertRegex(line, r"^1 of \d+ runs accepted, [1-9]\d* skipped$")
        self.assertEqual(status, 77)

    def test_a_misspelt_argument_is_refused(self):
        status, line = self.submissions("--srict")
        self.assertTrue(status == 1 and line.startswith("usage: "), line)
