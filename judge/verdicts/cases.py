"""Judges a program on test cases, each by itself and, as some judges do, all in one process."""

import contextlib
import pathlib
import typing

from judge.comparing.lines import lines_of
from judge.running import run
from judge.verdicts.trial import Result, Trial, size

STOPS = "TLE", "OLE"  # Larger cases would cost as much time, too.


def judge_each(trial: Trial, cases: typing.Sequence[pathlib.Path]) -> typing.Iterator[Result]:
    """Yields the result of each case, but after a TLE or OLE only those of smaller cases.

    After the first case that is late, all are run with a faster implementation of the language, if there is one.
    """
    while cases:
        with contextlib.closing(run.outcomes(trial.started(case) for case in cases)) as outcomes:
            for number, outcome in enumerate(outcomes):
                result = trial.result(cases[number], outcome)
                if result.verdict == "TLE" and trial.faster:
                    trial, cases = trial.faster, cases[number:]
                    break
                yield result
                if result.verdict in STOPS:
                    cases = [case for case in cases[number + 1 :] if size(case) <= size(result.case)]
                    break
            else:
                return


def judge_together(trial: Trial, results: typing.Sequence[Result]) -> typing.List[Result]:
    """Calls a function in one process for all cases, and returns the results, with those that now fail in place of others."""
    calls = [*results, results[0]]  # The first once more, after larger ones.
    numbers = [int(result.case.read_text()) for result in calls]
    limits = trial.limits._replace(cpu=trial.limits.cpu * len(numbers))
    outcome = trial.printed(run.wait_for(trial.called(numbers, limits)))
    answers = outcome.output.splitlines(keepends=True)
    failures: typing.Dict[pathlib.Path, Result] = {}
    for number, result in enumerate(calls):
        alone, has_returned = result.outcome, number < len(answers)
        cpu = outcome.cpu if outcome.is_late else alone.seconds  # The time of all calls together is not that of one.
        of_call = alone._replace(output=answers[number]) if has_returned else outcome._replace(output=b"", cpu=cpu)
        verdict, mistake = trial.verdict(result.case, result.answer, of_call)
        if verdict != "AC":
            failures.setdefault(result.case, Result(result.case, result.answer, of_call, verdict, mistake, numbers[:number]))
        if not has_returned:
            break
    return [failures.get(result.case, result) for result in results]


def judge_cases(trial: Trial, cases: typing.Sequence[pathlib.Path]) -> typing.Iterator[Result]:
    """Yields the result of each case. If all are right, and the judge uses one process for all cases, this is tried, too."""
    if not (trial.program.is_function and "one-process" in trial.problem.flags):
        yield from judge_each(trial, cases)
        return
    results = list(judge_each(trial, cases))
    yield from judge_together(trial, results) if all(result.verdict == "AC" for result in results) else results


def easiest_failure(results: typing.Iterable[Result]) -> typing.Optional[Result]:
    """Returns the failure that is easiest to check by hand. Empty answers and right lines explain least."""

    def key(result: Result) -> typing.Tuple[bool, typing.Tuple[int, int, str]]:
        return lines_of(result.answer) in ([], lines_of(result.outcome.output)), size(result.case)

    return min((result for result in results if result.verdict != "AC"), key=key, default=None)
