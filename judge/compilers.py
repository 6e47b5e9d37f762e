"""Runs compilers."""

import re
import shutil
import subprocess
import tempfile
import typing

from judge import run
from judge.messages import say


class Error(Exception):
    """What prevents a verdict."""


class CompileError(Exception):
    """Why a file cannot be compiled: what it lacks, if that is known, and the errors of the compiler."""

    def __init__(self, errors, reason=""):
        self.errors, self.reason = errors, reason


class NothingToCall(CompileError):
    """The file lacks what the judge calls. The errors are those of the call."""


class Job:
    """A compiler that runs, or what helps it."""

    def __init__(self, *command):
        if not shutil.which(command[0]):
            raise Error(say("{compiler} is not on the PATH", compiler=command[0]))
        self.name, self.output = command[0], tempfile.TemporaryFile()  # noqa: SIM115
        self.process = run.start(command, stdout=self.output, stderr=subprocess.STDOUT)

    def result(self):
        """Waits. Returns whether it succeeds, and its output."""
        status = self.process.wait()
        run.processes.discard(self.process)
        self.output.seek(0)
        output = run.text(self.output.read())
        failure = re.search(r".*(Killed signal|No space left on device).*", output) if status else None
        if status < 0 or failure:
            raise Error(failure[0] if failure else f"{self.name}: {run.signal_name(status)}")
        return status == 0, output

    def stop(self):
        run.kill(self.process)


class Program(typing.NamedTuple):
    """A compiled file. A function expects a file for the answer, and integers."""

    command: list
    is_function: bool = False
    class_name: typing.Optional[str] = None  # In Java, of the method or of the main.
    is_file: bool = True  # Or a command of the user's.
    checked: typing.Union[Job, bool, None] = None  # Compiles `checked.exe` beside the command; false without sanitizers.
    with_address_sanitizer: typing.Optional[typing.Callable] = None  # Starts to compile `address.exe`.
