"""Tests what the tool understands by its arguments."""

import os
import re
import unittest
import unittest.mock

from judge import arguments
from judge.tables import messages
from judge.tables.facts import PROBLEMS


class Arguments(unittest.TestCase):
    def parse(self, line, language="C"):
        self.addCleanup(messages.use_language, "en")
        with unittest.mock.patch.dict(os.environ, LC_ALL=language):
            return arguments.parse(line.split(), "")

    def test_what_is_judged(self):
        for line, problem, files, command in (
            ("P1219 true", "luogu1219", "", "true"),
            ("力扣51 x.py", "leetcode51", "x.py", ""),
            ("NC39 x.py --time 5", "nowcoder39", "x.py", ""),
            ("n-queens x.py", "leetcode51", "x.py", ""),
            ("N-Queens-II x.py", "leetcode52", "x.py", ""),
            ("8queens x.py", "kattis8queens", "x.py", ""),
            ("ALDS1_13_A x.py", "aoj_alds1_13_a", "x.py", ""),
            ("leetcode-51 x.py", "leetcode51", "x.py", ""),
            ("11195 x.py", "uva11195", "x.py", ""),
            ("52 --time 5 x.py --mend 0 --verbose", "leetcode52", "x.py", ""),
            ("--time 5 52 x.py y.c -v", "leetcode52", "x.py y.c", ""),
            ("52 -v -- -x.py", "leetcode52", "-x.py", ""),
            ("hdu2553 --time 5 ./x", "hdu2553", "", "./x"),
            # The options of the user's command are not the tool's.
            ("hdu2553 ./x -v --time 0", "hdu2553", "", "./x -v --time 0"),
        ):
            with self.subTest(line):
                options = self.parse(line)
                found = options.problem.name, " ".join(options.files), " ".join(options.command)
                self.assertEqual(found, (problem, files, command))
                self.assertEqual(options.seconds, 5 if "--time 5" in line else None)
                self.assertEqual(options.mend, 0 if len(options.files) > 1 or "--mend" in line else 10)
                self.assertEqual(options.is_verbose, "-v" in line and bool(options.files))
                self.assertEqual(messages.say("division by 0"), "division by 0")

    def test_what_is_refused(self):
        for line, message in (
            ("39 true", "'39' may be nowcoder39 or poj3239"),
            ("leetcode true", "'leetcode' may be leetcode51 or leetcode52"),
            ("acwing843.py x.py", "there is no problem 'acwing843.py', only acwing843"),
            ("acwing844 true", "there is no problem 'acwing844', only acwing843"),
            ("x true", f"there is no problem 'x', only {' '.join(PROBLEMS)}"),
            ("hdu2553 -x x.py", "unknown option, or one without its value: x"),
            ("hdu2553 x.py --time", "unknown option, or one without its value: time"),
            ("hdu2553", "PROBLEM, FILE or COMMAND is missing"),
            (
                "hdu2553 README.md",
                "'README.md' is no source file (.c .cc .cpp .cxx .go .java .js .py .rs .ts) and no folder of them",
            ),
            ("leetcode51 python3 x.py", "this problem's judge calls solveNQueens: give only the file x.py"),
            (
                "--time -5 hdu2553 true",
                "--time: expected a number of seconds up to 1000000, more than 0 for --time, found '-5'",
            ),
            ("--time 0 hdu2553 true", "--time: expected a number of seconds up to 1000000, more than 0 for --time, found '0'"),
            ("hdu2553 x.py --mend x", "--mend：应为不超过 1000000 的秒数，--time 要大于 0，实际 'x'"),
        ):
            error = self.assertRaisesRegex(arguments.WrongUse, re.escape(message) + ".*\nusage: ")
            with self.subTest(line, message=message), error:
                self.parse(line, "C" if message.isascii() else "zh_CN")
