"""Runs a program on test cases, and gives a verdict on each."""

import pathlib
import re
import tempfile
import typing

from judge import compare, run
from judge.messages import say

# What Java, Python and Rust print of an exception or a panic.
EXCEPTION = r"(?m)^(?:Exception in thread \S+ )?(?:\w+\.)*(\w*(?:Error|Exception)\b.*)|panicked at .*:\n(.*)"


class Result(typing.NamedTuple):
    case: pathlib.Path
    answer: bytes
    outcome: run.Outcome
    verdict: str
    reason: str  # Of an accepted case, white space that some judges refuse.


def calls_of(problem, case):
    """Returns the n for which the judge calls a function before the case, and that of the case."""
    return problem.calls(int(case.read_text())) if problem.method else []


def run_case(program, calls, case, limit):
    """Runs a whole program, or calls a function with each of these n."""
    folder = tempfile.mkdtemp() if program.is_file else None
    if program.is_function:
        return run.run_function(program.command, calls, limit, folder)
    return run.run(program.command, case, limit, folder)


def mistake_in(flags, program, answer, outcome):
    """Returns a description of the first mistake in the output, or None."""
    output = outcome.output.strip()
    if output == b"null" and program.is_function:
        return say("nothing was returned (null or None)")
    if output or not answer.strip():
        return compare.mistake(flags, answer, outcome.output)
    if program.is_function:
        return say("the function did not return")
    if outcome.files:
        return say("nothing was written to stdout, but the program left these files: {files}", files=" ".join(outcome.files))
    return say("nothing was written to stdout")


def verdict_on(flags, program, limit, answer, outcome):
    """Returns a verdict and its reason."""
    if max(len(outcome.output), len(outcome.errors)) > run.MAX_OUTPUT:
        return "OLE", say("more than {megabytes} MB of output", megabytes=run.MAX_OUTPUT // 10**6)
    if outcome.is_late:
        what = "still running after {elapsed:.1f} s, {cpu:.1f} s of it CPU time; the limit is {limit:g} s (--time sets another)"
        return "TLE", say(what, elapsed=outcome.elapsed, cpu=outcome.cpu, limit=limit)
    if outcome.seconds > limit:
        what = "took {seconds:.2f} s; the limit is {limit:g} s (--time sets another)"
        return "TLE", say(what, seconds=outcome.seconds, limit=limit)
    if outcome.status < 0:
        return "RE", run.signal_name(outcome.status)
    mistake = mistake_in(flags, program, answer, outcome)
    if outcome.status > 0 and not mistake:
        return "RE", say("the answer is right, but the exit status is {status}, not 0", status=outcome.status)
    if outcome.status > 0:
        found = re.findall(EXCEPTION, run.text(outcome.errors))
        message = "".join(found[-1]).strip() if found else ""
        return "RE", message or say("exit status {status}", status=outcome.status)
    if mistake:
        is_presentation = "PE" in flags and answer.split() == outcome.output.split()
        return "PE" if is_presentation else "WA", mistake
    if program.is_function or "ignores-white-space" in flags:
        return "AC", None
    if "needs-line-end" in flags and not outcome.output.endswith(b"\n"):
        return "PE", say("the last line end is missing")
    error = compare.presentation_error(answer, outcome.output)
    return "PE" if error and "refuses-white-space" in flags else "AC", error


def judge(problem, program, cases, limit):
    """Yields the result of each case, up to a TLE."""
    for case in cases:
        answer = case.with_suffix(".out").read_bytes()
        outcome = run_case(program, calls_of(problem, case), case, limit)
        result = Result(case, answer, outcome, *verdict_on(problem.flags, program, limit, answer, outcome))
        yield result
        if result.verdict == "TLE":
            return


def remark_on_calls(problem, program, failure, limit):
    """Returns which call before that of the case makes it fail, or None."""
    *before, n = calls_of(problem, failure.case)
    if not before:
        return None
    alone = run_case(program, [n], failure.case, limit)
    if verdict_on(problem.flags, program, limit, failure.answer, alone)[0] != "AC":
        return None
    for earlier in before:
        if run_case(program, [earlier], failure.case, limit).status != 0:
            return say("it is the call with n = {n}, before that of this case, that fails", n=earlier)
    what = "right when called alone, wrong after n = {before}: a static or global variable keeps its value"
    return say(what, before=", ".join(map(str, before)))


def remarks(problem, program, results, failure, limit):
    """Returns what else is known of a failure."""
    found = []
    if len(results) > 1 and len({result.outcome.output for result in results}) == 1 and failure.verdict == "WA":
        found.append(say("the output is the same for every input"))
    lines, expected = (len(output.split(b"\n")) for output in (failure.outcome.output.strip(), failure.answer.strip()))
    if "until-zero" in problem.flags and lines != expected and failure.verdict in ("WA", "TLE"):
        found.append(say("the input ends with a 0, which is not answered"))
    if program.is_function and failure.verdict != "TLE":
        found.append(remark_on_calls(problem, program, failure, limit))
    return list(filter(None, found))
