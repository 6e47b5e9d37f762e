"""What an edit is asked: test cases, the quick ones first, and of these first those that the file fails."""

import pathlib
import typing

from judge.mending.edits.edit import Edit
from judge.mending.runners.runner import Run
from judge.running.run import Limits, Outcome
from judge.verdicts.cases import STOPS
from judge.verdicts.trial import Result, Trial, size

LONGEST = 2  # In seconds, for an edit on a case.
QUICK = 0.25  # In seconds: cases that take less, or as many times as long, are alike.
SUDDEN = 30  # An edit that takes so much longer for one case than for those before probably never ends.


class Question(typing.NamedTuple):
    """A test case that an edit has to pass."""

    result: Result  # Of the file as it is.
    limit: float  # In seconds.


def not_run(cases: typing.Sequence[pathlib.Path], results: typing.Sequence[Result]) -> typing.List[Result]:
    """Returns the cases that were not run after one that was late, as if they were late, too."""
    known, late = [result.case for result in results], [result for result in results if result.verdict in STOPS]
    rest = [case for case in cases if case not in known and late]
    return [late[0]._replace(case=case, answer=case.with_suffix(".out").read_bytes()) for case in rest]


def limit_after(seconds: float) -> float:
    """Returns the limit for an edit of a file that takes so long. An edit may be compiled without optimisation."""
    return min(LONGEST, 0.1 + 8 * seconds)


def questions_of(results: typing.Sequence[Result]) -> typing.List[Question]:
    """Returns the questions in their order. Slow cases that the file passes are none."""
    limits = [LONGEST if result.verdict != "AC" else limit_after(result.outcome.seconds) for result in results]
    asked = [Question(*pair) for pair in zip(results, limits) if pair[0].verdict != "AC" or pair[1] < LONGEST / 2]

    def order(question: Question) -> typing.Tuple[int, bool, bool, typing.Tuple[int, int, str]]:
        result = question.result
        return int(result.outcome.seconds / QUICK), result.verdict == "AC", not result.answer.strip(), size(result.case)

    asked.sort(key=order)
    least = min((result.outcome.seconds for result in results), default=0)
    return [question._replace(limit=limit_after(least)) for question in asked[:1]] + asked[1:]


class Asker:
    """Asks edits, of which one is the file as it is."""

    def __init__(self, trial: Trial, results: typing.Sequence[Result]) -> None:
        self.trial = trial._replace(limits=Limits(float("inf")))  # What is late is seen before it is compared.
        self.questions = questions_of([*results, *not_run(trial.problem.cases, results)])
        self.seconds: typing.Optional[float] = None  # Of the file as it is, which starts no process here.

    def limit(self, number: int) -> float:
        """Returns the limit of a question, in seconds."""
        limit = self.questions[number].limit
        return min(limit, limit_after(self.seconds)) if number == 0 and self.seconds else limit

    def is_right(self, result: Result, outcome: Outcome) -> bool:
        if result.before:  # The answers before the last are those of other cases.
            outcome = outcome._replace(output=b"".join(outcome.output.splitlines(keepends=True)[-1:]))
        return self.trial.verdict(result.case, result.answer, outcome)[0] == "AC"

    def may_mend(self, edit: Edit, run_edit: Run) -> bool:
        """Returns whether an edit is right in each case, or late in one that it may be right in."""
        longest, mended = 0.0, False
        for number, (result, _) in enumerate(self.questions):
            limit = self.limit(number)
            outcome = run_edit(result, limit)
            if outcome.is_late:
                return result.verdict != "AC" and (limit < SUDDEN * longest or (mended and result.verdict in STOPS))
            longest = max(longest, outcome.seconds)
            if not edit.changes:
                self.seconds = longest
            if not self.is_right(result, outcome):
                return False
            mended |= result.verdict not in ("AC", *STOPS)
        return True
