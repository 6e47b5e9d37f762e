"""Python."""

import sys

from judge import run
from judge.compilers import CALL, COMPILER, FLAGS, CompileError, NothingToCall, Program, method_of
from judge.messages import say

PROBE_LIMIT = 10  # In seconds.


def python(source, call, folder):
    interpreter = [COMPILER or sys.executable, *(FLAGS or [])]
    command = [*interpreter, CALL / "call.py", source, method_of(call) if call else ""]
    outcome = run.run_function(command, [], PROBE_LIMIT, folder)
    if outcome.status > 0:
        raise CompileError(run.text(outcome.errors))
    if outcome.output == b"class":
        raise CompileError("", say("the class Solution has no {method}", method=method_of(call)))
    is_known = outcome.status == 0 and not outcome.is_late  # What stands below the class may fail or take long.
    if call and is_known and outcome.output != b"method":
        raise NothingToCall("")
    return Program(command if call else [*interpreter, source], bool(call))
