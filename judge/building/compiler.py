"""Runs compilers."""

import re
import shutil
import subprocess
import typing

from judge.building.program import CompileError, NothingToCall, Source
from judge.running import processes
from judge.tables.messages import say


def run_compiler(*command: processes.Word, folder: typing.Optional[processes.Word] = None) -> typing.Tuple[bool, str]:
    """Returns whether a compiler succeeds, and its output. It runs in a folder, or in the current one."""
    if not shutil.which(command[0]):
        raise processes.Error(say("{compiler} is not on the PATH", compiler=command[0]))
    process = processes.start(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, cwd=folder)
    output = processes.text(process.communicate()[0])
    processes.running.discard(process)
    status = process.returncode
    failure = re.search(r"\S.*(: '?|\()(Killed signal|No space left on device).*", output) if status else None
    if status < 0 or failure:
        raise processes.Error(failure[0] if failure else f"{command[0]}: {processes.signal_name(status)}")
    return status == 0, output


def first_standard(
    standards: typing.Sequence[str],
    compile_with: typing.Callable[[str], typing.Tuple[bool, str]],
    own_error: str,
    source: Source,
) -> str:
    """Compiles with the first of the standards that has no errors, and returns it. Otherwise raises the errors of the first:
    NothingToCall if none matches the pattern of those in the file."""
    outputs = []
    for standard in standards:
        succeeds, output = compile_with(standard)
        if succeeds:
            return standard
        outputs.append(output)
    is_own = bool(re.search(own_error, outputs[0])) or not source.method
    raise (CompileError if is_own else NothingToCall)(outputs[0])
