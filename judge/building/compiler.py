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
    own_errors: typing.Callable[[str], str],
    source: Source,
) -> str:
    """Compiles with the first of the standards that has no errors, and returns it. Otherwise raises the errors of the first:
    NothingToCall if a function is called, and the file itself, as `own_errors` tells from the output, has none."""
    outputs = []
    for standard in standards:
        succeeds, output = compile_with(standard)
        if succeeds:
            return standard
        outputs.append(output)
    own = own_errors(outputs[0]) if source.method else outputs[0]
    raise CompileError(own) if own else NothingToCall(outputs[0])
