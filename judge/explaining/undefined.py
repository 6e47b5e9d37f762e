"""Looks for undefined behaviour in C and C++, with a build that the compiler has equipped with sanitizers."""

import functools
import pathlib
import typing

from judge.building.compiler import run_compiler
from judge.comparing import sanitizers
from judge.comparing.verdicts import Result, Trial
from judge.running import run
from judge.running.processes import Error, Word
from judge.tables.messages import say

LIMIT = run.Limits(2)
HARMLESS = "out-of-bounds index 0, but container only holds 0 elements"  # For example &v[0].


class Finding(typing.NamedTuple):
    result: Result
    text: str


@functools.lru_cache(maxsize=None)
def is_built(*command: Word) -> bool:
    """Returns whether a build with sanitizers succeeds. It may need more memory than there is."""
    try:
        return run_compiler(*command)[0]
    except Error:
        return False


def checked_outcome(trial: Trial, result: Result) -> run.Outcome:
    binary = pathlib.Path(trial.program.command[0]).with_name("checked.exe")
    checked = trial._replace(program=trial.program._replace(command=[binary]), limits=LIMIT)
    return checked.outcome(result.case, result.before)


def first_finding(trial: Trial, results: typing.Iterable[Result]) -> typing.Optional[Finding]:
    """Returns the first error in these cases."""
    if not trial.program.checked or not is_built(*trial.program.checked):
        return None
    for result in results:
        outcome = checked_outcome(trial, result)
        if outcome.is_late:
            break  # The other cases may take as long.
        found = sanitizers.error_in(outcome.errors)
        if found and not (HARMLESS in found[1] and result.verdict == "AC"):
            return Finding(result, f"{trial.program.file}:{found[0]}: {sanitizers.in_words(found[1])}")
        verdict, reason = trial.verdict(result.case, result.answer, outcome)
        if result.verdict == "AC" and verdict == "WA" and not found:
            what = "wrong if it is compiled with other options: {reason}"
            return Finding(result, say(what, reason=reason))
    return None
