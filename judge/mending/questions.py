"""What an edit is asked: test cases that the file fails, the easiest first, in turn with those that it passes quickly."""

import enum
import itertools
import pathlib
import typing

from judge.mending.edit import Edit
from judge.mending.ways.way import Run
from judge.running.run import Limits, Outcome
from judge.verdicts.cases import STOPS
from judge.verdicts.trial import Result, Trial, size

LONGEST = 2  # In seconds, for an edit on a case.
SUDDEN = 30  # An edit that takes so much longer for one case than for those before probably never ends.


class Question(typing.NamedTuple):
    """A test case that an edit has to pass."""

    result: Result  # Of the file as it is.
    limit: float  # In seconds.


class Answer(enum.Enum):
    """Of an edit: possible, if it is right or late in a case that it may be right in; slow, if it is asked again later."""

    POSSIBLE, WRONG, SLOW = range(3)


def not_run(cases: typing.Sequence[pathlib.Path], results: typing.Sequence[Result]) -> typing.List[Result]:
    """Returns the cases that were not run after one that was late, as if they were late, too."""
    known, late = [result.case for result in results], [result for result in results if result.verdict in STOPS]
    rest = [case for case in cases if case not in known and late]
    return [late[0]._replace(case=case, answer=case.with_suffix(".out").read_bytes()) for case in rest]


def limit_after(seconds: float) -> float:
    """Returns the limit for an edit of a file that takes so long. An edit may be compiled without optimisation."""
    return min(LONGEST, 0.1 + 8 * seconds)


def questions_of(results: typing.Sequence[Result]) -> typing.List[Question]:
    easy = sorted(results, key=lambda r: (r.verdict == "AC", not r.answer.strip(), size(r.case)))
    is_late = bool(easy) and easy[0].verdict == "TLE"  # Then most edits are late, too.
    least = 0 if is_late else min((result.outcome.seconds for result in results), default=0)
    wrong = [Question(result, LONGEST) for result in easy if result.verdict != "AC"]  # A right file may take longer.
    right = [Question(result, limit_after(result.outcome.seconds)) for result in easy if result.verdict == "AC"]
    quick = [question for question in right if question.limit < LONGEST / 2]
    found = [question for pair in itertools.zip_longest(wrong, quick) for question in pair if question]
    return [question._replace(limit=limit_after(least)) for question in found[:1]] + found[1:]


class Asker:
    """Asks edits, of which one is the file as it is."""

    def __init__(self, trial: Trial, results: typing.Sequence[Result]) -> None:
        self.trial = trial._replace(limits=Limits(float("inf")))  # What is late is seen before it is compared.
        self.questions = questions_of([*results, *not_run(trial.problem.cases, results)])
        self.seconds: typing.Optional[float] = None  # Of the file as it is, which starts no process here.

    def limit(self, number: int, is_patient: bool) -> float:
        """Returns the limit of a question, in seconds."""
        if is_patient:
            return LONGEST
        limit = self.questions[number].limit
        return min(limit, limit_after(self.seconds)) if number == 0 and self.seconds else limit

    def is_right(self, result: Result, outcome: Outcome) -> bool:
        if result.before:  # The answers before the last are those of other cases.
            outcome = outcome._replace(output=b"".join(outcome.output.splitlines(keepends=True)[-1:]))
        return self.trial.verdict(result.case, result.answer, outcome)[0] == "AC"

    def answer(self, edit: Edit, run_edit: Run, is_patient: bool) -> Answer:
        longest, has_passed = 0.0, False
        for number, (result, _) in enumerate(self.questions):
            limit = self.limit(number, is_patient)
            outcome = run_edit(result, limit)
            if outcome.is_late and is_patient:
                return Answer.POSSIBLE if has_passed and result.verdict != "AC" else Answer.WRONG
            if outcome.is_late:
                return Answer.SLOW if result.verdict == "AC" or limit > SUDDEN * longest else Answer.POSSIBLE
            longest = max(longest, outcome.seconds)
            if not edit.changes:
                self.seconds = longest
            if not self.is_right(result, outcome):
                return Answer.WRONG
            has_passed = True
        return Answer.POSSIBLE
