"""Python."""

import pathlib
import shutil
import sys
import typing

from judge.building.program import CALL, CompileError, Faster, NothingToCall, Program, Source
from judge.building.text import UTF_16, decoded, encoded
from judge.running import processes, run
from judge.tables.messages import say

PROBE_LIMIT = run.Limits(10)
INSTALL = {
    "linux": "sudo apt install pypy3",
    "darwin": "brew install pypy3",
    "win32": "winget install PyPy.PyPy.3.11",
}


def python(source: Source, folder: pathlib.Path) -> Program:
    copy = folder / "solution.py"
    original = source.path.read_bytes()  # Python is asked whether it can read it.
    is_copied = decoded(original) == source.text and original[:2] not in UTF_16
    copy.write_bytes(original if is_copied else encoded(source.text))
    command: typing.List[processes.Word] = [sys.executable, CALL / "call.py", copy, source.method or ""]
    one, kind = folder / "one.in", folder / "kind"
    one.write_text("1\n")
    outcome = run.wait_for(run.Run([*command, kind], one, PROBE_LIMIT, str(folder)))
    if outcome.status > 0 and outcome.errors:
        raise CompileError(processes.text(outcome.errors))
    found = kind.read_text() if kind.exists() else ""
    if found == "class" and not outcome.has_read:
        raise CompileError("", say("the class Solution has no {method}", method=source.method))
    is_known = outcome.status == 0 and not outcome.is_late  # What stands below the class may fail or take long.
    if source.method and is_known and (found != "method" or outcome.has_read):
        raise NothingToCall("", say("the class is followed by what reads the input") if found == "method" else "")
    if source.method:
        return Program(command, is_function=True)
    pypy = shutil.which("pypy3")
    return Program(
        [sys.executable, copy], faster=Faster("PyPy", [pypy, copy] if pypy else [], INSTALL.get(sys.platform, INSTALL["linux"]))
    )
