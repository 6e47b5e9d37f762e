"""What the languages share: files, compilers, and what they make."""

import os
import pathlib
import re
import shlex
import shutil
import subprocess
import tempfile
import typing

from judge import run
from judge.messages import say

CALL = pathlib.Path(__file__).resolve().parent / "call"
COMPILER = os.environ.get("JUDGE_COMPILER")
FLAGS = shlex.split(os.environ["JUDGE_FLAGS"]) if "JUDGE_FLAGS" in os.environ else None


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


class Sanitized(typing.NamedTuple):
    """Builds of a program with sanitizers, beside it."""

    checked: typing.Optional[Job]  # Compiles `checked.exe`; None if the compiler has no sanitizers.
    address: typing.Callable  # Starts to compile `address.exe`, with AddressSanitizer only.


class Program(typing.NamedTuple):
    """A compiled file. A function expects a file for the answer, and integers."""

    command: list
    is_function: bool = False
    class_name: typing.Optional[str] = None  # In Java, of the method or of the main.
    is_file: bool = True  # Or a command of the user's.
    sanitized: typing.Optional[Sanitized] = None  # In C and C++.


def read(source):
    """Returns the text of a source file, without a byte order mark."""
    text = source.read_bytes()
    return text.decode("utf-16" if text[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig", "replace")


def first_standard(standards, errors_with, own_error, call):
    """Compiles with the first of these lists of options that has no errors, and returns it.

    Raises an error otherwise: of the standard that reports the fewest errors of syntax, NothingToCall if none is in the file.
    """
    failures, seen = [], []
    for standard in standards:
        errors = errors_with(standard)
        if not errors:
            return standard
        messages = re.findall("error.*", errors)  # Notes may name the standard.
        seen.append(messages)
        if seen.count(messages) == 3:  # For C++, with the newest and the oldest, too.
            break
        # A compiler that does not know the standard names it.
        if re.search(own_error, errors) or not standard or standard[-1][-4:] not in errors:
            failures.append(errors)
    # In Rust, errors of the syntax, which have no code, hide others; the syntax may be that of an older edition.
    errors = min(failures or [errors], key=lambda errors: len(re.findall("^error: (?!aborting)", errors, re.M)))
    raise (NothingToCall if call and not re.search(own_error, errors) else CompileError)(errors)


def method_of(call):
    return re.split(r"\W+", call)[-1]


def named(errors, file):
    """Replaces the path of the copy that is compiled by the name of the file."""
    inside = rf"{re.escape(tempfile.gettempdir())}\S*[/\\]"
    copy = rf"{inside}(?:solution\.\w+|\w+\.java)|{re.escape(os.path.abspath(file))}"
    return re.sub(inside, "", re.sub(copy, lambda match: file, errors)).replace(f"{CALL}{os.sep}", "")
