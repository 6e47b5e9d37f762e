"""Runs files one after the other, as call.py does one.

A line of the input has, separated by tabs: a file; a method or nothing; what the method is called for, or else a test case; a
file for the output; and a limit on CPU time in milliseconds. Prints an empty line when it is ready, and for each file NUL, its
exit status, or -1 after the limit, and the CPU time in seconds.
"""

import io
import os
import pathlib
import signal
import sys
import time
import types
import typing

sys.path[0] = sys.argv.pop(1)  # The folder of call.py.
import call  # type: ignore[import-not-found]  # noqa: E402


def run(source: str, method: str, question: str) -> None:
    code = compile(pathlib.Path(source).read_bytes(), source, "exec")
    if not method:
        main = types.ModuleType("__main__")
        main.__file__ = source
        sys.modules["__main__"] = main
        exec(code, vars(main))
        return
    output, sys.stdout = sys.stdout, io.StringIO()  # What it prints is not part of the answer.
    output.writelines(call.answers(code, method, question.split()))
    sys.stdout = output


class Late(BaseException):
    """The limit is over."""


def end(number: int, frame: typing.Optional[types.FrameType]) -> None:
    raise Late


def set_timer(seconds: float) -> None:
    if hasattr(signal, "setitimer"):  # Not on Windows, where the process is killed.
        signal.setitimer(signal.ITIMER_PROF, seconds)


def status_of(source: str, method: str, question: str, output: str, milliseconds: str) -> int:
    limit, case = sys.getrecursionlimit(), os.devnull if method else question
    for number, file in enumerate((os.open(case, os.O_RDONLY), os.open(output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC))):
        os.dup2(file, number)
        if file != number:  # A program may have closed stdin.
            os.close(file)
    sys.stdin, sys.stdout = open(0, closefd=False), open(1, "w", closefd=False)  # noqa: SIM115
    status = 0
    try:
        set_timer(int(milliseconds) / 1000)
        run(source, method, question)
    except SystemExit as error:
        status = error.code if isinstance(error.code, int) else int(error.code is not None)
    except Late:
        status = -1
    except BaseException:
        status = 1
    set_timer(0)
    try:
        sys.stdout.flush()
    except (OSError, ValueError):
        status = 1
    sys.setrecursionlimit(limit)
    return status


def main() -> None:
    requests, replies = os.fdopen(os.dup(0)), os.fdopen(os.dup(1), "w")
    sys.argv[1:] = []
    if hasattr(signal, "SIGPROF"):
        signal.signal(signal.SIGPROF, end)
    print(file=replies, flush=True)
    for request in requests:
        begin = time.process_time()
        print("\0", status_of(*request.rstrip("\n").split("\t")), time.process_time() - begin, file=replies, flush=True)


sys.setrecursionlimit(50000)
main()
