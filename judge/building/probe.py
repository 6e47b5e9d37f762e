"""Asks a file, in a language that declares nothing, whether it has what the judge calls."""

import pathlib
import typing

from judge.building.program import CompileError, NothingToCall
from judge.running import processes, run
from judge.tables.messages import say

LIMIT = run.Limits(10)


def check_called(command: typing.Sequence[processes.Word], method: str, folder: pathlib.Path) -> None:
    """Runs a file without calling it. The command gets a file, and writes what it has found to that: method, class or program.

    Raises CompileError if the file cannot be compiled, and NothingToCall if it lacks the method.
    """
    one, kind = folder / "one.in", folder / "kind"
    one.write_text("1\n")
    outcome = run.wait_for(run.Run([*command, kind], one, LIMIT, str(folder)))
    found = kind.read_text() if kind.exists() else ""
    if outcome.status > 0 and outcome.errors and not found:
        raise CompileError(processes.text(outcome.errors))
    if found == "class" and not outcome.has_read:
        raise CompileError("", say("the class Solution has no {method}", method=method))
    is_known = outcome.status == 0 and not outcome.is_late  # What stands below the class may fail or take long.
    if method and is_known and (found != "method" or outcome.has_read):
        raise NothingToCall("", say("the class is followed by what reads the input") if found == "method" else "")
