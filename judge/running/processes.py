"""Starts and kills processes: compilers and solutions."""

import contextlib
import locale
import os
import pathlib
import re
import signal
import subprocess
import tempfile
import types
import typing

from judge.tables.messages import say

Word = typing.Union[str, pathlib.Path]  # Of a command.

# Solutions and compilers write UTF-8, and compilers write English.
ENVIRONMENT = {
    **os.environ,
    **{"LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8", "RUST_BACKTRACE": "0"},
    # Sanitizers tell the line of an error, also of one that the library finds.
    **{"ASAN_OPTIONS": "detect_leaks=0:handle_abort=1", "UBSAN_OPTIONS": "print_stacktrace=1"},
}


class Error(Exception):
    """What prevents a verdict."""


def text(output: bytes) -> str:
    """Decodes what a program wrote, with `.` in place of what controls a terminal."""
    try:
        decoded = output.decode()
    except UnicodeDecodeError:
        decoded = output.decode(locale.getpreferredencoding(False), "backslashreplace")
    return re.sub("[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]", ".", decoded.replace("\r\n", "\n"))


def signal_name(status: int) -> str:
    return say("signal {number} ({name})", number=-status, name=signal.strsignal(-status))


def use_folder(folder: str) -> None:
    """Keeps all temporary files there."""
    tempfile.tempdir = folder
    ENVIRONMENT.update(dict.fromkeys(("TMPDIR", "TMP", "TEMP"), folder))


def kill(process: "subprocess.Popen[bytes]") -> None:
    """Kills a process and, except on Windows, its children."""
    with contextlib.suppress(OSError):  # It may have ended.
        os.killpg(process.pid, signal.SIGKILL) if os.name == "posix" else process.kill()


class Children:
    """The processes that were started, by any thread, and have not ended."""

    def __init__(self) -> None:
        self.running: typing.Set[subprocess.Popen[bytes]] = set()
        self.is_starting = self.must_stop = self.is_terminated = False

    def interrupt(self, number: int, frame: typing.Optional[types.FrameType]) -> None:
        """Handles a signal, but not between the start of a process and its entry in `running`."""
        self.must_stop, self.is_terminated = True, number != signal.SIGINT
        if not self.is_starting:
            raise KeyboardInterrupt

    def start(self, command: typing.Sequence[Word], **options: typing.Any) -> "subprocess.Popen[bytes]":
        """Starts a process in a process group of its own, with an empty stdin by default.

        After `stop`, raises KeyboardInterrupt.
        """
        options = {"stdin": subprocess.DEVNULL, "env": ENVIRONMENT, "start_new_session": True, **options}
        self.is_starting = True
        try:
            process: subprocess.Popen[bytes] = subprocess.Popen(list(map(str, command)), **options)
            self.running.add(process)
        except OSError as error:
            raise Error(say("cannot run '{name}': {error}", name=command[0], error=error.strerror)) from error
        finally:
            self.is_starting = False
        if self.must_stop:
            raise KeyboardInterrupt
        return process

    def end(self, process: "subprocess.Popen[bytes]") -> None:
        """Kills a process, and waits for it."""
        kill(process)
        process.wait()
        self.running.discard(process)

    def stop(self) -> None:
        """Kills all processes. From now on, `start` raises KeyboardInterrupt, also in other threads."""
        self.must_stop = True
        for process in list(self.running):
            kill(process)

    def end_all(self) -> None:
        """Kills all processes, and waits for them. Then others can start again."""
        self.must_stop = False
        while self.running:
            self.end(next(iter(self.running)))


children = Children()
