"""Runs compilers."""

import functools
import pathlib
import re
import shutil
import subprocess
import typing

from judge.building.program import CompileError, NothingToCall, Source
from judge.running import processes
from judge.running.processes import children
from judge.tables.messages import say

PATIENCE = 60  # In seconds.


class Compilation:
    """A compiler that runs in a folder, or in the current one, perhaps with other environment variables."""

    def __init__(self, *command: processes.Word, folder: typing.Optional[processes.Word] = None, **variables: str) -> None:
        if not shutil.which(command[0]):
            raise processes.Error(say("{compiler} is not on the PATH", compiler=command[0]))
        self.name = command[0]
        environment = {**processes.ENVIRONMENT, **variables}
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
        self.process = children.start(command, cwd=folder, env=environment, **pipes)

    @functools.cached_property
    def result(self) -> typing.Tuple[bool, str]:
        """Whether it succeeds, and its output. Waits for its end."""
        try:
            output = processes.text(self.process.communicate(timeout=PATIENCE)[0])
        except subprocess.TimeoutExpired:
            raise CompileError("", say("{name} did not end within {seconds} s", name=self.name, seconds=PATIENCE)) from None
        finally:
            self.stop()
        status = self.process.returncode
        failure = re.search(r"\S.*(: '?|\()(Killed signal|No space left on device).*", output) if status else None
        if status < 0 or failure:
            raise processes.Error(failure[0] if failure else f"{self.name}: {processes.signal_name(status)}")
        return status == 0, output

    def stop(self) -> None:
        children.end(self.process)


def run_compiler(
    *command: processes.Word, folder: typing.Optional[processes.Word] = None, **variables: str
) -> typing.Tuple[bool, str]:
    """Returns whether a compiler succeeds, and its output."""
    return Compilation(*command, folder=folder, **variables).result


class Checked:
    """A build that finds undefined behaviour. It is made while others go on."""

    def __init__(self, binary: pathlib.Path, commands: typing.Sequence[typing.Sequence[processes.Word]]) -> None:
        self.binary, self.commands, self.first = binary, commands, Compilation(*commands[0])

    @functools.cached_property
    def is_built(self) -> bool:
        """Whether the first of the commands that succeeds has built it. They may need more memory than there is."""
        try:
            return self.first.result[0] or any(run_compiler(*command)[0] for command in self.commands[1:])
        except (processes.Error, CompileError):
            return False


def first_standard(
    standards: typing.Sequence[str],
    compile_with: typing.Callable[[str], typing.Tuple[bool, str]],
    own_errors: typing.Callable[[str, str], str],
    source: Source,
) -> str:
    """Compiles with the first of the standards that has no errors, and returns it. Otherwise raises the errors of the first one
    that the compiler knows: NothingToCall if a function is called, and the file itself, as `own_errors` tells, has none."""
    outputs: typing.Dict[str, str] = {}
    for standard in standards:
        succeeds, output = compile_with(standard)
        if succeeds:
            return standard
        outputs[standard] = output
    known = [standard for standard in standards if standard not in outputs[standard]]  # The others are named in errors.
    first = (known or standards)[0]
    own = own_errors(first, outputs[first]) if source.method else outputs[first]
    raise CompileError(own) if own else NothingToCall(outputs[first])
