"""Tests what starts, limits and ends the tool, and what prevents a verdict."""

import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from unittest import mock

from judge import judging
from judge.building import compiler as compilers
from judge.building.program import CompileError
from judge.running.processes import Error
from judge.tables import facts
from tests.judge.solutions import COUNTS, PYTHON_COUNT
from tests.judge.tool import JUDGE, ROOT, judge, judge_source, read, write_script


def wait_until(condition):
    """Waits for a minute at most."""
    deadline = time.monotonic() + 60
    while not condition():
        if time.monotonic() > deadline:
            raise TimeoutError
        time.sleep(0.01)


class Commands(unittest.TestCase):
    def test_what_cannot_be_judged(self):
        for word, message in (
            ("none.py", "cannot read 'none.py': No such file or directory"),
            ("./none", "cannot run './none': No such file or directory"),
        ):
            self.assertEqual(judge("hdu2553", word, cwd=ROOT), (2, f"judge: {message}\n"))
        for option in "-h", "--help":
            status, output = judge(option)
            self.assertRegex(output, r"^usage: .*\n\nJudges a solution (?s:.*)PROBLEM is one of acwing843 aoj")
            self.assertEqual(status, 0)

    def test_several_files(self):
        names = "none.py", "leetcode51.py", "leetcode52.java", "leetcode52.py"
        with tempfile.TemporaryDirectory() as folder:
            for name in names[1:]:
                shutil.copy(ROOT / "submissions" / name, folder)
            status, output = judge("leetcode52", *names, cwd=folder)
            self.assertEqual(status, 2)
            self.assertEqual(
                output,
                "none.py          cannot read 'none.py': No such file or directory\n"
                "leetcode51.py    CE    0/9  the class Solution has no totalNQueens\n"
                "leetcode52.java  AC    9/9\n"
                "leetcode52.py    AC    9/9\n",
            )
            command = pathlib.Path(folder, "true")  # A folder that has the name of a command.
            command.joinpath("old.py").mkdir(parents=True)
            command.joinpath("x.c").write_text("int totalNQueens(int n) { return x; }")
            command.joinpath("y.c").write_text("string totalNQueens;")
            wrong = PYTHON_COUNT.replace("COUNTS", f"0, {COUNTS}").replace("[n]", "[n] // (n - 1 and 1)")
            command.joinpath("x.py").write_text(wrong)
            self.assertEqual(
                judge("leetcode52", "true", cwd=folder),
                (
                    1,
                    "true/x.c   CE    0/9  true/x.c:1:34: error: ‘x’ undeclared (first use in this function)\n"
                    "true/x.py  RE    1/9  02-sample: ZeroDivisionError: integer division or modulo by zero, true/x.py:3\n"
                    "true/y.c   CE    0/9  if this is C++, name the file .cpp; in C, bool needs stdbool.h\n",
                ),
            )
            command.joinpath("x.c").unlink()
            command.joinpath("y.c").unlink()
            self.assertEqual(judge("leetcode52", "true", cwd=folder)[1].split()[:3], ["true/x.py", "RE", "1/9"])

    def test_limits_of_the_system(self):
        line = 'ulimit -s 4096; "$0" judge leetcode52 submissions/leetcode52.py > /dev/null'
        self.assertEqual(subprocess.run(["sh", "-c", line, sys.executable], cwd=ROOT).returncode, 0)
        with tempfile.TemporaryDirectory() as folder:
            compiler = pathlib.Path(folder, "javac")  # As the system kills one that needs too much memory, or its process.
            error = "g++: fatal error: Killed signal terminated program cc1plus"
            for script, message in ("kill -9 $$", "javac: signal 9 (Killed)"), (f"echo '{error}'; exit 1", error):
                write_script(compiler, f"{script}\n")
                found = judge("leetcode52", ROOT / "submissions/leetcode52.java", environment={"PATH": folder})
                self.assertEqual(found, (2, f"judge: {message}\n"))

    def test_missing_compiler(self):
        for suffix, compiler in ("cpp", "g++"), ("rs", "rustc"):
            found = judge("leetcode52", ROOT / f"submissions/leetcode52.{suffix}", environment={"PATH": ""})
            self.assertEqual(found, (2, f"judge: {compiler} is not on the PATH\n"))

    def test_older_compilers(self):
        """JDK 8 does not make the folder of -d, and GCC 4.9 does not know C++17."""
        javac = 'while [ "$1" ]; do case $1 in -d) [ -d "$2" ] || exit 2;; esac; shift; done\n'
        gcc = 'case "$*" in *++17*) echo "unknown: -std=gnu++17"; exit 1;; *++23*) echo "-std=gnu++23"; exit 1;; esac\n'
        right = read("submissions/leetcode52.java"), read("submissions/leetcode52.cpp")
        for compiler, script, name, source, says in (
            ("javac", f'set -- "$@"; ({javac}) || exit 2\n', "x.java", right[0], "9 of 9 cases accepted"),
            ("g++", gcc, "x.cpp", right[1], "9 of 9 cases accepted"),
            ("g++", gcc, "x.cpp", right[1].replace("return", "retrun"), "x.cpp:"),
        ):
            with self.subTest(source), tempfile.TemporaryDirectory() as folder:
                write_script(pathlib.Path(folder, compiler), f'{script}exec {shutil.which(compiler)} "$@"\n')
                path = os.pathsep.join((folder, os.environ["PATH"]))
                self.assertIn(says, judge_source("leetcode52", name, source.encode(), environment={"PATH": path})[1])

    def test_what_is_beside_the_file(self):
        """A header, a FIFO, or no testdata."""
        with tempfile.TemporaryDirectory() as folder:
            pathlib.Path(folder, "t.h").write_text(f"int t[] = {{{COUNTS}}};")
            source = '#include "t.h"\nclass Solution { public: int totalNQueens(int n) { return t[n]; } };'
            pathlib.Path(folder, "x.cpp").write_text(source)
            os.mkfifo(pathlib.Path(folder, "x.py"))
            output = judge("leetcode52", "x.cpp", cwd=folder)[1]
            self.assertIn("cases accepted, the slowest", output)
            self.assertIn("t.h is taken from beside x.cpp; a judge gets one file", output)
            self.assertEqual(
                judge("leetcode52", ".", cwd=folder)[1],
                "x.cpp  AC    9/9  t.h is taken from beside x.cpp; a judge gets one file\n",
            )
            self.assertIn("'x.py' is no source file", judge("leetcode52", "x.py", cwd=folder)[1])
            shutil.copytree(JUDGE, pathlib.Path(folder, "judge"))
            command = [sys.executable, pathlib.Path(folder, "judge"), "-h"]
            found = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            self.assertEqual((found.returncode, found.stdout), (2, f"judge: needs the folder testdata in {folder}\n"))

    def test_lodash(self):
        with tempfile.TemporaryDirectory() as folder:
            pathlib.Path(folder, "lodash.js").write_text("exports.nth = (list, n) => list[n];")
            source = f"var totalNQueens = (n) => _.nth([{COUNTS}], n);".encode()
            for variables, says in ({"NODE_PATH": folder}, "9 of 9 cases accepted"), ({}, "_ is not defined"):
                with self.subTest(says):
                    self.assertIn(says, judge_source("leetcode52", "x.js", source, environment=variables)[1])

    def test_encodings(self):
        program = PYTHON_COUNT + "import sys; print(Solution().totalNQueens(int(input()))) if sys.argv else 0 # 皇后\n"
        program = program.replace("COUNTS", f"{COUNTS}, 2680, 14200, 73712, 365596")
        for top, encoding, says in (
            ("# -*- coding: gbk -*-\n", "gbk", "14 of 14 cases accepted"),
            ("\n# vim: set fileencoding=gbk :\n", "gbk", "14 of 14 cases accepted"),
            ("", "gbk", "RE: SyntaxError: Non-UTF-8 code starting with"),
            ("", "utf-16", "14 of 14 cases accepted"),
        ):
            with self.subTest(top, encoding=encoding):
                self.assertIn(says, judge_source("boj9663", "x.py", (top + program).encode(encoding))[1])

    def test_a_compiler_that_does_not_end(self):
        with mock.patch.object(compilers, "PATIENCE", 0.1), self.assertRaises(CompileError) as raised:
            compilers.run_compiler("sleep", "10204")
        self.assertEqual(raised.exception.reason, "sleep did not end within 0.1 s")
        self.assertNotIn("sleep 10204", subprocess.check_output(["ps", "-eo", "args"], text=True))

    def test_a_parent_that_ignores_its_children(self):
        command = [
            "sh",
            "-c",
            "trap '' CHLD; exec \"$0\" judge leetcode52 submissions/leetcode52.py > /dev/null",
            sys.executable,
        ]
        self.assertEqual(subprocess.run(command, cwd=ROOT).returncode, 0)

    def test_cases_of_the_user(self):
        for files, says in (
            ({"10-mine.in": "3\n"}, "10-mine.in needs the right answer beside it, in 10-mine.out"),
            ({"10-mine.in": " \n", "10-mine.out": "1\n"}, "expected a number n in "),
        ):
            with self.subTest(says), tempfile.TemporaryDirectory() as folder:
                pathlib.Path(folder, "leetcode52").mkdir()
                for name, text in files.items():
                    pathlib.Path(folder, "leetcode52", name).write_text(text)
                with mock.patch.object(facts, "TESTDATA", pathlib.Path(folder)), self.assertRaisesRegex(Error, says):
                    judging.check_cases(facts.PROBLEMS["leetcode52"])

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

    def test_progress_is_shown_on_a_terminal(self):
        main, terminal = os.openpty()
        for term, shown in ("dumb", "^end$"), ("xterm", "\r5/5\r.*\r *\rend$"):
            judge("poj3239", "true", cwd=ROOT, stderr=terminal, environment={"TERM": term})
            os.write(terminal, b"end\n")
            with open(main, closefd=False, newline="\n") as progress:
                self.assertRegex(progress.readline().rstrip(), shown)

    def interrupt(self, folder, name, source, number):
        """Interrupts the tool while this file runs or is compiled, with a compiler that does not end."""
        temporary = folder / "temporary"
        temporary.mkdir()
        write_script(folder / "gcc", 'touch "$TMPDIR/started"; while :; do sleep 0.1; done\n')
        folder.joinpath(name).write_text(source)
        environment = {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}", "TMPDIR": str(temporary)}
        command = [sys.executable, JUDGE, "--time", "99", "hdu2553", folder / name]
        process = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True)
        wait_until(lambda: any("started" in files for *_, files in os.walk(temporary)))
        process.send_signal(number)
        self.assertEqual((process.communicate()[1], process.returncode), ("", 130))
        self.assertEqual(os.listdir(temporary), [])
        wait_until(lambda: str(folder) not in subprocess.check_output(["ps", "-eo", "args"], text=True))

    def test_nothing_is_left_behind(self):
        endless = 'open("started", "w")\nwhile True: pass # print'
        for name, source, number in (
            ("x.py", endless, signal.SIGINT),
            ("x.py", endless, signal.SIGTERM),
            ("x.c", "main", signal.SIGTERM),
        ):
            with self.subTest(number, name=name), tempfile.TemporaryDirectory() as folder:
                self.interrupt(pathlib.Path(folder), name, source, number)

    def test_an_interrupted_search_ends_with_the_status_of_the_verdict(self):
        for number, status in (signal.SIGINT, 1), (signal.SIGTERM, 130):
            with self.subTest(number), tempfile.TemporaryDirectory() as folder:
                file = pathlib.Path(folder, "x.py")
                file.write_text(f"import time\ntime.sleep(0.1)\nprint({list(range(99))})")
                command = [sys.executable, JUDGE, "--mend", "300", "hdu2553", file]
                process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
                search = ["pgrep", "-P", str(process.pid), "-f", "serve.py"]
                wait_until(lambda search=search: not subprocess.run(search, stdout=subprocess.DEVNULL).returncode)
                process.send_signal(number)
                self.assertNotIn("Traceback", process.communicate()[0])
                self.assertEqual(process.returncode, status)
