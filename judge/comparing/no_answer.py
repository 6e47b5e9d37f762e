"""Says why a program has no answer: it is late, has failed, or has written nothing."""

import re

from judge.building.program import Program
from judge.comparing import sanitizers
from judge.running import processes
from judge.running.run import Outcome
from judge.tables.messages import say

# What Java, Python and Rust print of an exception or a panic, and answers.c of a result that it cannot print.
EXCEPTION = r"(?m)^(?:Exception in thread \S+ )?(?:\w+\.)*(\w*(?:Error|Exception)\b.*)|panicked at .*:\n(.*)|^judge: (.*)"


def of_lateness(outcome: Outcome, limit: float) -> str:
    what = "{cpu:.2f} s of CPU time in {elapsed:.2f} s; the limit is {limit:g} s (--time sets another)"
    return say(what, elapsed=outcome.elapsed, cpu=outcome.cpu, limit=limit)


def of_failure(program: Program, outcome: Outcome, is_right: bool) -> str:
    """Returns why a program ended with another status than 0."""
    found = sanitizers.error_in(outcome.errors)
    if found:
        return f"{program.file}:{found[0]}: {sanitizers.in_words(found[1])}"
    if outcome.status < 0:
        return processes.signal_name(outcome.status)
    if is_right:
        return say("the answer is right, but the exit status is {status}, not 0", status=outcome.status)
    exceptions = re.findall(EXCEPTION, processes.text(outcome.errors))
    message = "".join(exceptions[-1]).strip() if exceptions else ""
    return message or say("exit status {status}", status=outcome.status)


def of_silence(program: Program, outcome: Outcome) -> str:
    if program.is_function and not outcome.output:
        return say("the function did not return")
    if program.is_function:
        return say("nothing was returned (null or None)")
    if outcome.files:
        what = "nothing was written to stdout, but the program left these files: {files}"
        return say(what, files=" ".join(outcome.files))
    return say("nothing was written to stdout")
