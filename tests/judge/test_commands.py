"""Tests the verdicts, the arguments, and what prevents a verdict."""

import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest

from judge.facts import PROBLEMS
from tests.judge.solutions import COUNTS, CPP_PROGRAM, RUST_PROGRAM
from tests.judge.tool import JUDGE, ROOT, judge, write_script

# Finds the right answer among the test cases.
RIGHT = f"""
import glob, os, sys, time
text = sys.stdin.read()
case = next(case for case in glob.glob(f"{ROOT}/testdata/{{sys.argv[1]}}/*.in") if open(case).read() == text)
right = open(case[:-2] + "out").read()
write = sys.stdout.write
"""


class Commands(unittest.TestCase):
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
        spaces, lines = 'write(right.replace("\\n", " \\n"))', 'write(" ".join(right.split()))'
        signal_6 = "RE: signal 6 (Aborted)" if os.name == "posix" else "RE: exit status "
        for problem, code, verdicts, message in (
            ("acwing843", "write(right)", "AC", "\n9 of 9 cases accepted, the slowest in "),
            ("acwing843", reverse, "AC", ""),
            ("luogu1219", 'write("".join(sorted(right.splitlines(True))[::-1]))', "WA", "01-sample: WA: line 1: "),
            (
                "hdu2553",
                'write(right.replace("92", "93"))',
                "AC WA",
                '01-sample: WA: line 2: expected "92", found "93"\ntestdata/hdu2553/01-sample.in:\n    1\n    8\n',
            ),
            ("hdu2553", "", "AC WA", "05-one-query: WA: nothing was written to stdout\n"),
            ("hdu2553", spaces, "AC PE", "05-one-query: PE: line 1 ends in white space\n"),
            (
                "hdu2553",
                'write(right.replace("\\n", "\\n\\n"))',
                "AC PE",
                "05-one-query: PE: there are empty lines at the end\n",
            ),
            ("uva11195", "write(right.rstrip())", "PE", ": PE: the last line end is missing\n"),
            # These judges have no PE, and Luogu and Kattis are known to ignore white space.
            ("acwing843", spaces, "AC", "\naccepted, but in 09-nine line 1 ends in white space, which some judges refuse\n"),
            ("luogu1219", spaces, "AC", ")\n"),
            ("luogu1219", lines, "WA", "01-sample: WA: line 1: "),
            (
                "acwing843",
                'write(right.replace("\\n\\n", "\\n"))',
                "AC WA",
                "01-sample: WA: expected an empty line after each board\n",
            ),
            (
                "poj3239",
                'write(right.replace(" ", "\\n"))',
                "AC",
                "\naccepted, but in 04-each-n too many line ends: expected ",
            ),
            ("poj3239", lines, "AC", "\naccepted, but in 04-each-n line ends are missing: expected "),
            ("acwing843", "write(right); sys.stdout.flush(); os.abort()", "RE", signal_6),
            ("acwing843", 'sys.exit("no memory")', "RE", "\nstderr:\n    no memory\n"),
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
        for code, verdicts, message, seconds in (
            ("while True: pass", "TLE", "s of CPU time; the limit is 0.1 s (--time sets another)\n", "0.1"),
            ("while time.process_time() < 0.5: pass\nwrite(right)", "TLE", "TLE: took 0.5", "0.2"),
            ("time.sleep(0.5); write(right)", "AC", "", "0.3"),
            (slow, "AC", "", "0.3"),
            # On Windows, only the process itself is killed.
            (
                'import subprocess; subprocess.run(["sleep", "10000"])',
                "TLE",
                "\nlarger cases that were not run after the TLE or OLE: 3\n",
                "0.2",
            ),
            ('import subprocess; subprocess.Popen(["sleep", "10000"]); write(right)', "AC", "", "0.2"),
        ):
            with self.subTest(code):
                self.check("poj3239", code, verdicts, message, seconds)

    def test_only_the_first_failures_are_listed(self):
        _, output = judge("uva11195", "false")
        self.assertRegex(output, r"^(\S+ +RE   \S+ s\n){5}and 20 more\n\n10-one-board: RE: exit status 1\n")

    def test_arguments(self):
        names = " ".join(PROBLEMS)
        for arguments, status, message in (
            (["P1219", "true"], 1, "0 of 8 cases accepted\n"),
            (["力扣51", "submissions/leetcode51.py"], 0, "9 of 9 cases accepted, "),
            (["NC39", "submissions/nowcoder39.py", "--time", "60"], 0, "9 of 9 cases accepted, "),
            (["leetcode52", "--time", "60", "submissions/leetcode52.py"], 0, "9 of 9 cases accepted, "),
            (["submissions/leetcode52.py", "leetcode52"], 0, "9 of 9 cases accepted, "),
            (["leetcode52.py", "submissions/leetcode52.py"], 0, "9 of 9 cases accepted, "),
            # The options of the user's command are not the tool's.
            (["hdu2553", "./none", "--lang", "zh"], 2, "judge: cannot run './none': No such file or directory\n"),
            (["--la", "zh", "hdu2553", "./none"], 2, "judge: 无法运行 './none'：No such file or directory\n"),
            (["39", "true"], 2, "judge: error: there is no problem '39', only nowcoder39 poj3239\n"),
            (["acwing844", "true"], 2, "judge: error: there is no problem 'acwing844', only acwing843\n"),
            (["x", "true"], 2, f"judge: error: there is no problem 'x', only {names}\n"),
            (["cses1624", "submissions/cses1624.py", "x"], 2, "unrecognized arguments: x\n"),
            (["hdu2553", "-x"], 2, "options go before PROBLEM or after FILE: -x\n"),
            (["hdu2553"], 2, "FILE or COMMAND is missing\n"),
            (["leetcode51", "python3", "x.py"], 2, "this problem's judge calls solveNQueens: give only the file x.py\n"),
            (["hdu2553", "none.py"], 2, "judge: cannot read 'none.py': No such file or directory\n"),
            (["hdu2553", "./none"], 2, "judge: cannot run './none': No such file or directory\n"),
            (["hdu2553", "./q.js"], 2, "judge: cannot run './q.js': write node ./q.js\n"),
            (["hdu2553", "/etc"], 2, "judge: there is no source file (.c .cc .cpp .cxx .java .py .rs) in /etc\n"),
            (["--time", "0", "hdu2553", "true"], 2, "argument --time: expected a number of seconds above 0\n"),
            (
                ["hdu2553", "README.md"],
                2,
                "judge: cannot run 'README.md': it is no source file (.c .cc .cpp .cxx .java .py .rs)\n",
            ),
            (["--help"], 0, "130 after Ctrl-C"),
        ):
            with self.subTest(arguments):
                found, output = judge(*arguments, cwd=ROOT)
                self.assertIn(message, output)
                self.assertEqual(found, status, output)

    def test_several_files(self):
        names = "leetcode51.py", "leetcode52.java", "leetcode52.py", "none.py"
        with tempfile.TemporaryDirectory() as folder:
            for name in names[:3]:
                shutil.copy(ROOT / "submissions" / name, folder)
            status, output = judge("leetcode52", *names, cwd=folder)
            self.assertEqual(status, 2)
            self.assertEqual(
                output,
                "leetcode51.py    CE    0/9  the class Solution has no totalNQueens\n"
                "leetcode52.java  AC    9/9\n"
                "leetcode52.py    AC    9/9\n"
                "none.py          cannot read 'none.py': No such file or directory\n",
            )
            pathlib.Path(folder, "leetcode52.py").write_text(
                "class Solution:\n    def totalNQueens(self, n):\n        return 2\n"
            )
            status, output = judge("leetcode52", folder)
            self.assertEqual(status, 1)
            self.assertIn('leetcode52.py    WA    1/9  02-sample: expected "1", found "2"\n', output)

    def test_limits_of_the_system(self):
        line = 'ulimit -s 4096; "$0" judge leetcode52 submissions/leetcode52.py > /dev/null'
        self.assertEqual(subprocess.run(["sh", "-c", line, sys.executable], cwd=ROOT).returncode, 0)
        with tempfile.TemporaryDirectory() as folder:
            compiler = pathlib.Path(folder, "javac")  # As the system kills one that needs too much memory.
            write_script(compiler, "kill -9 $$\n")
            found = judge("leetcode52", ROOT / "submissions/leetcode52.java", environment={"JUDGE_COMPILER": str(compiler)})
            self.assertEqual(found, (2, f"judge: {compiler}: signal 9 (Killed)\n"))

    def test_environment(self):
        """The variables of the user's own builds do not matter."""
        unused = "int f() { int x; }\n" + CPP_PROGRAM
        with tempfile.TemporaryDirectory() as folder:
            for name, source in ("x.cpp", unused), ("x.rs", "fn f() {}\n" + RUST_PROGRAM):
                file = pathlib.Path(folder, name)
                file.write_text(source.replace("COUNTS", COUNTS))
                for variables, status in (
                    ({"CXXFLAGS": "-Wall -Werror", "RUSTFLAGS": "-D warnings", "CXX": "false", "RUSTC": "false"}, 0),
                    ({"JUDGE_FLAGS": "-Wall -Werror" if name == "x.cpp" else "-D warnings"}, 1),
                    ({"JUDGE_COMPILER": "none"}, 2),
                ):
                    with self.subTest(variables, name=name):
                        found, output = judge("hdu2553", file, environment=variables)
                        self.assertEqual(found, status, output)
        status, output = judge("cses1624", "submissions/cses1624.py", cwd=ROOT, environment={"JUDGE_COMPILER": "none"})
        self.assertEqual((status, output), (2, "judge: cannot run 'none': No such file or directory\n"))

    def test_missing_compiler(self):
        for suffix, compiler in ("cpp", "g++"), ("rs", "rustc"):
            found = judge("leetcode52", ROOT / f"submissions/leetcode52.{suffix}", environment={"PATH": ""})
            self.assertEqual(found, (2, f"judge: {compiler} is not on the PATH\n"))

    def test_no_cases(self):
        with tempfile.TemporaryDirectory() as folder:
            for name in "judge", "testdata":
                shutil.copytree(ROOT / name, pathlib.Path(folder, name), ignore=shutil.ignore_patterns("*.in"))
            found = judge("hdu2553", "true", tool=pathlib.Path(folder, "judge"))
        self.assertEqual(found, (2, f"judge: there are no test cases in {folder}/testdata/hdu2553\n"))

    def test_output_that_cannot_be_written(self):
        reader, closed = os.pipe()
        os.close(reader)
        with open("/dev/full", "w") as full:
            for stdout, status, message in (closed, 130, ""), (full, 2, "judge: [Errno 28] No space left on device\n"):
                for arguments in ["hdu2553", "true"], ["--help"], ["hdu2553", "submissions/leetcode52.rs"]:
                    with self.subTest(arguments, stdout=stdout):
                        found = judge(*arguments, cwd=ROOT, stdout=stdout, stderr=subprocess.PIPE)
                        self.assertEqual(found, (status, message))
        os.close(closed)
        # Without stdout and stderr, and in isolated mode.
        command = ["sh", "-c", '"$0" -I judge hdu2553 true >&- 2>&-', sys.executable]
        self.assertEqual(subprocess.run(command, cwd=ROOT).returncode, 1)

    def test_deleted_folder(self):
        with tempfile.TemporaryDirectory() as folder:
            line = f'mkdir {folder}/gone; cd {folder}/gone; rmdir {folder}/gone; exec "$0" "$1" hdu2553 true'
            found = subprocess.run(["sh", "-c", line, sys.executable, JUDGE], stderr=subprocess.PIPE, text=True)
        self.assertEqual((found.returncode, found.stderr), (2, "judge: [Errno 2] No such file or directory\n"))

    def test_interrupted_start(self):
        with tempfile.TemporaryDirectory() as folder:
            pathlib.Path(folder, "difflib.py").write_text("import os, signal; os.kill(os.getpid(), signal.SIGINT)")
            self.assertEqual(judge("hdu2553", "true", environment={"PYTHONPATH": folder}), (-signal.SIGINT, ""))

    def test_nothing_is_left_behind(self):
        endless, large = "int main(void) { for (;;); }", "".join(f"int f{i}(void) {{ return {i}; }}\n" for i in range(10**6))
        # While it runs, and while it is compiled.
        for source, number in (endless, signal.SIGINT), (endless, signal.SIGTERM), (large, signal.SIGTERM):
            with self.subTest(number, source=source[:20]), tempfile.TemporaryDirectory() as folder:
                file = pathlib.Path(folder, "x.c")
                file.write_text(source)
                command = [sys.executable, JUDGE, "--time", "99", "hdu2553", file]
                options = {"env": {**os.environ, "TMPDIR": folder}, "stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE}
                process = subprocess.Popen(command, **options, text=True)
                time.sleep(1)
                process.send_signal(number)
                errors = process.communicate()[1]
                self.assertEqual((process.returncode, errors), (130, ""))
                self.assertEqual(os.listdir(folder), ["x.c"])
                time.sleep(0.1)
                self.assertNotIn(folder, subprocess.run(["ps", "-eo", "args"], stdout=subprocess.PIPE, text=True).stdout)
