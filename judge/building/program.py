"""What is compiled, and what compilers make of it."""

import pathlib
import typing

from judge.running.processes import Word

if typing.TYPE_CHECKING:
    from judge.building.compiler import Checked

CALL = pathlib.Path(__file__).resolve().parent / "call"  # The files that call a function, in each language.


class CompileError(Exception):
    """Why a file cannot be compiled: what it lacks, if that is known, and the errors of the compiler."""

    def __init__(self, errors: str, reason: str = "") -> None:
        self.errors, self.reason = errors, reason


class NothingToCall(CompileError):
    """The file lacks what the judge calls. The errors are those of the call."""


class Source(typing.NamedTuple):
    """A source file, and what a judge compiles it for."""

    path: pathlib.Path
    headers: pathlib.Path  # The folder with the user's headers.
    text: str
    method: typing.Optional[str]  # None for a whole program.
    call: typing.Optional[str]  # The method as the judge calls it, in the language of the file.
    returns: typing.Optional[str]  # What the method returns, as in `Problem`.
    has_sanitizers: bool  # Whether the judge compiles with sanitizers, if the language has them.


class Faster(typing.NamedTuple):
    """Another implementation of a language, which some judges have besides the usual one."""

    name: str
    command: typing.Sequence[Word]  # Empty if it is not installed.
    to_install: str  # A command that installs it.


class Program(typing.NamedTuple):
    """A command of the user's, or a compiled file. A function expects a file for the answers, and integers."""

    command: typing.Sequence[Word]
    file: typing.Optional[str] = None  # As the user named it; None for a command.
    is_function: bool = False
    why_not_called: str = ""  # Why a file is judged as a whole program although the judge calls a function.
    class_name: str = ""  # Of the method or of the main; one in another is named like `Main$Solution`.
    copy: str = ""  # The name of the file that is compiled, which stack traces show.
    faster: typing.Optional[Faster] = None
    checked: typing.Optional["Checked"] = None
    preprocessed: typing.Sequence[Word] = ()  # What prints the text that is compiled.
