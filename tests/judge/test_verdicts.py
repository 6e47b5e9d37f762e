"""Tests the verdicts."""

import os
import subprocess
import sys
import unittest

from judge.running import run
from tests.judge.tool import ROOT, judge

# Finds the right answer among the test cases.
RIGHT = f"""
import glob, os, sys, time
text = sys.stdin.read()
case = next(case for case in glob.glob(f"{ROOT}/testdata/{{sys.argv[1]}}/*.in") if open(case).read() == text)
right = open(case[:-2] + "out").read()
write = sys.stdout.write
"""


def replacing(old, new):
    return f"write(right.replace({old!r}, {new!r}))"


class Verdicts(unittest.TestCase):
    def check(self, problem, code, verdicts, message, seconds="60"):
        """Checks which verdicts occur, and the output, for a solution that runs this code after RIGHT."""
        command = [sys.executable, "-S", "-c", RIGHT + code, problem]
        status, output = judge("-v", "--time", seconds, problem, *command, cwd=ROOT)
        found = [line.split()[1] for line in output.split("\n\n")[0].splitlines()]
        self.assertEqual(sorted(set(found)), verdicts.split(), output)
        count = 1 if verdicts in ("TLE", "OLE") else len(list(ROOT.joinpath("testdata", problem).glob("*.in")))
        self.assertEqual(len(found), count, output)
        self.assertIn(message, output)
        self.assertEqual(status, 0 if verdicts == "AC" else 1, output)

    def test_verdicts(self):
        reverse = 'write("\\n\\n".join(right.strip().split("\\n\\n")[::-1]))'
        descending = 'write("".join(sorted(right.splitlines(True))[::-1]))'
        spaces = replacing("\n", " \n")
        signal_6 = "RE: signal 6 (Aborted)" if os.name == "posix" else "RE: exit status "
        for problem, code, verdicts, message in (
            ("acwing843", "while len(right) == 3 and time.process_time() < 0.3: pass\nwrite(right)", "AC", " s (02-one)\n"),
            ("acwing843", reverse, "AC", ""),
            ("luogu1219", descending, "WA", "01-sample: WA: line 1: "),
            ("hdu2553", replacing("92", "93"), "AC WA", '01-sample: WA: line 2: expected "92", found "93"\n'),
            ("hdu2553", "", "AC WA", "05-one-query: WA: nothing was written to stdout\n"),
            ("hdu2553", replacing("\n", "\n\n"), "AC PE", "01-sample: PE: too many line ends: expected 3 lines, found 5\n"),
            ("uva11195", "write(right.rstrip())", "PE", ": PE: the last line end is missing\n"),
            # White space before the answer: wrong, refused by some judges, and ignored.
            ("luogu1562", "write('\\n ' + right)", "WA", "02-one: WA: white space stands before the answer\n"),
            (
                "boj9663",
                "write(' ' + right)",
                "AC",
                "\naccepted, but in 14-fourteen white space stands before the answer, which ",
            ),
            ("kattis8queens", "write('\\n\\n ' + right)", "AC", "149 of 149 cases accepted"),
            # These judges have no PE, and Luogu and Kattis are known to ignore white space.
            ("acwing843", spaces, "AC", "\naccepted, but in 09-nine line 1 ends in white space, which some judges refuse\n"),
            ("luogu1219", spaces, "AC", ")\n"),
            ("kattis8queens", "write(right.title())", "AC", " the output differs in upper and lower case, which some judges "),
            ("acwing843", replacing("\n\n", "\n"), "AC WA", "01-sample: WA: expected an empty line after each board\n"),
            ("poj3239", replacing(" ", "\n"), "AC", "\naccepted, but in 05-long-output too many line ends: expected "),
            ("acwing843", "write(right); sys.stdout.flush(); os.abort()", "RE", signal_6),
            ("poj3239", "while True: write('Q' * 10**6)", "OLE", "01-sample: OLE: more than 16 MB of output\n"),
        ):
            with self.subTest(code, problem=problem):
                self.check(problem, code, verdicts, message)

    def test_time(self):
        # As on a busy machine: for 9 of 10 ms, the program does not run.
        slow = """
import signal, subprocess
busy = subprocess.Popen([sys.executable, "-c", "import time\\nwhile time.process_time() < 0.15: pass"])
while busy.poll() is None:
    busy.send_signal(signal.SIGSTOP); time.sleep(0.045); busy.send_signal(signal.SIGCONT); time.sleep(0.005)
write(right)
"""
        busy = "import time\nwhile time.process_time() < 0.5: pass"
        for cpu, elapsed in (2, 1), (1, 2):
            self.assertEqual(run.Outcome(0, False, elapsed, cpu, b"", b"", [], True).seconds, 1)
        for code, verdicts, message, seconds in (
            ("while True: pass", "TLE", "s; the limit is 0.1 s (--time sets another)\n", "0.1"),
            ("while time.process_time() < 0.5: pass\nwrite(right)", "TLE", "TLE: 0.", "0.2"),
            # What a child has used is known only after the end.
            (f"import subprocess; subprocess.run([sys.executable, '-c', {busy!r}]); write(right)", "TLE", "is 0.2 s", "0.2"),
            ("time.sleep(0.5); write(right)", "AC", "", "0.3"),
            (slow, "AC", "", "1"),
            # On Windows, only the process itself is killed.
            ('import subprocess; subprocess.run(["sleep", "10203"])', "TLE", " not run after the TLE or OLE: 4\n", "0.2"),
            ('import subprocess; subprocess.Popen(["sleep", "10203"]); write(right)', "AC", "", "0.2"),
        ):
            with self.subTest(code):
                self.check("poj3239", code, verdicts, message, seconds)
        self.assertNotIn("sleep 10203", subprocess.check_output(["ps", "-eo", "args"], text=True))

    def test_white_space_is_no_remark_on_a_failure(self):
        code = 'write(right.replace("\\n", " \\n") if len(right) < 99 else "")'
        command = [sys.executable, "-S", "-c", RIGHT + code, "acwing843"]
        self.assertNotIn("accepted, but", judge("acwing843", *command, cwd=ROOT)[1])

    def test_only_the_first_failures_are_listed(self):
        _, output = judge("uva11195", "false")
        self.assertRegex(output, r"^(\S+ +RE   \S+ s\n){5}and 21 more\n\n10-one-board: RE: exit status 1\n")
