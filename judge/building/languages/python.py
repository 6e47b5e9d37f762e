"""Python."""

import pathlib
import sys
import typing

from judge.building.program import CALL, CompileError, NothingToCall, Program, Source
from judge.running import processes, run
from judge.tables.messages import say

PROBE_LIMIT = run.Limits(10)


def python(source: Source, folder: pathlib.Path) -> Program:
    copy = folder / "solution.py"
    copy.write_bytes(source.text.encode())
    command: typing.List[processes.Word] = [sys.executable, CALL / "call.py", copy, source.method or ""]
    one, kind = folder / "one.in", folder / "kind"
    one.write_text("1\n")
    outcome = run.run([*command, kind], one, PROBE_LIMIT, str(folder))
    if outcome.status > 0 and outcome.errors:
        raise CompileError(processes.text(outcome.errors))
    found = kind.read_text() if kind.exists() else ""
    if found == "class" and not outcome.has_read:
        raise CompileError("", say("the class Solution has no {method}", method=source.method))
    is_known = outcome.status == 0 and not outcome.is_late  # What stands below the class may fail or take long.
    if source.method and is_known and (found != "method" or outcome.has_read):
        raise NothingToCall("", say("the class is followed by what reads the input") if found == "method" else "")
    return Program(command if source.method else [sys.executable, copy], is_function=bool(source.method))
