"""Judges a solution on the test cases of a problem: python3 judge PROBLEM FILE, or PROBLEM COMMAND [ARGUMENT...]

PROBLEM is one of {problems}, or a part of a name that no other has.

FILE is a source file in C, C++, Go, Java, JavaScript, Python, Rust or TypeScript, which is compiled as a judge does. If the
judge calls a function, FILE needs no more than that or, in C++, Java, Python and Rust, the class Solution; what it prints is
not part of the answer. Several files, or a folder of them, get a line each.

Runs the program, without a shell, once for each testdata/PROBLEM/CASE.in, as many at a time as there are cores. Prints the
verdicts of the first cases that are not accepted: WA wrong answer, PE presentation error (only white space is wrong), RE
runtime error, TLE time limit exceeded, OLE output limit exceeded (after these two, larger cases are not run), MLE memory limit
exceeded, or CE compile error. Then explains the smallest of them. In C and C++, also tells the line of an error such as an
index out of bounds, even if all cases are accepted.

If a file is not accepted, then changes one thing of a copy at a time, such as an operator or the order of two lines, and runs
the copies, for the time of --mend and until the last one is judged. Shows, as `diff -u` does, the first change with which all
cases are accepted or, if there is none, with which only some are late. Since a copy could do what nobody wrote, a file is left
alone if it can do more than compute, read stdin and write stdout.

Options, before PROBLEM or after FILE: --time S sets the time limit in seconds, --mend S how long to look for an edit (10 s, but
not at all for several files), and -v or --verbose lists the accepted cases, too.

The limits are the judge's for the language, or 10 s and 4 GB if it states none, of CPU time (on Windows, of elapsed time), and
of memory, which is measured on Linux, but not that of Java, JavaScript, TypeScript and commands. Where the judge also has PyPy,
and pypy3 is installed, Python gets 10 s at most, and cases that need more are run with PyPy. FILE runs in an empty folder, and
COMMAND in the current one. Nothing confines a program: it can do what the user can.

The exit status is 0 if every case is accepted, 1 if not, 2 if nothing was judged, and 130 after a closed output or Ctrl-C, but
Ctrl-C ends only the search for an edit once that has begun; of several files, the highest.
"""

import signal
import sys

if sys.version_info < (3, 8):
    sys.stderr.write("judge: needs Python 3.8 or later\n")
    sys.exit(2)

import os
import pathlib
import shutil
import tempfile
import typing

signal.signal(signal.SIGINT, signal.SIG_DFL)  # Until all is imported.
ROOT = pathlib.Path(__file__).resolve().parent.parent
if not ROOT.joinpath("testdata").is_dir():
    sys.stderr.write(f"judge: needs the folder testdata in {ROOT}\n")
    sys.exit(2)
sys.path[0] = str(ROOT)
from judge import arguments, judging
from judge.running import processes, run
from judge.running.processes import children

SIGNALS = [getattr(signal, name, signal.SIGINT) for name in ("SIGINT", "SIGTERM", "SIGHUP")]  # Windows has no SIGHUP.


def main() -> int:
    """Returns the exit status."""
    options = arguments.parse(sys.argv[1:], __doc__ or "")
    folder = tempfile.mkdtemp(prefix="judge-")
    processes.use_folder(folder)
    run.raise_stack_limit()
    for number in SIGNALS:
        signal.signal(number, children.interrupt)
    if hasattr(signal, "SIGCHLD"):
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)  # The parent may ignore it, and then no process can be waited for.
    try:
        return judging.judge(options, pathlib.Path(folder))
    finally:
        for number in SIGNALS:
            signal.signal(number, signal.SIG_IGN)
        children.end_all()
        shutil.rmtree(folder, ignore_errors=True)


def status_of_tool() -> typing.Union[int, str, None]:
    """Returns the exit status. What prevents a verdict is reported in a line."""
    for name in "stdout", "stderr":
        if getattr(sys, name) is None:  # It is closed.
            setattr(sys, name, open(os.devnull, "w"))  # noqa: SIM115
        getattr(sys, name).reconfigure(errors="backslashreplace")
    try:
        try:
            status: typing.Union[int, str, None] = main()
        except SystemExit as error:
            status = error.code
        sys.stdout.flush()
        return status
    except (KeyboardInterrupt, BrokenPipeError):
        return 130
    except (processes.Error, OSError) as error:
        print(f"judge: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    os._exit(typing.cast(int, status_of_tool()))  # Without a traceback if stdout cannot be flushed.
