"""The search for an edit that makes all test cases accepted."""

import concurrent.futures
import enum
import itertools
import os
import pathlib
import time
import typing

from judge.building import build
from judge.building.program import CompileError, Program
from judge.comparing import verdicts
from judge.comparing.verdicts import Result, Trial
from judge.mending.code import Code
from judge.mending.edit import Edit
from judge.mending.sentences import sentence
from judge.mending.ways import way_of
from judge.mending.ways.way import Run
from judge.running import processes
from judge.running.run import Limits
from judge.tables.messages import say

CHUNKS = [60, 120, 240, 480]  # The likeliest edits are tried first, and few of them take less time to compile.
LONGEST = 2  # In seconds, for an edit on a case.
SUDDEN = 30  # An edit that takes so much longer for one case than for those before probably never ends.
Show = typing.Callable[[str], None]  # Shows the progress.


class Answer(enum.Enum):
    """Of an edit to the questions. Whether a slow one is right is not known yet."""

    RIGHT, WRONG, SLOW = range(3)


class Mender:
    """The search for an edit. It asks each edit for the results that are known, the easiest failure first."""

    def __init__(self, trial: Trial, name: str, code: Code, edits: typing.List[Edit], results: typing.Sequence[Result]) -> None:
        self.trial, self.name, self.code, self.edits = trial, name, code, [Edit(0, ()), *edits]
        self.questions = questions_of([*results, *not_run(trial.problem.cases, results)])
        self.seconds: typing.Optional[float] = None  # Of the file itself, for the first question.
        self.slow: typing.List[Edit] = []
        self.done, self.is_over = 0, False

    def chunks(self) -> typing.Iterator[typing.List[Edit]]:
        start, number = 0, 0
        while start < len(self.edits):
            end = start + CHUNKS[min(number, len(CHUNKS) - 1)]
            yield self.edits[start:end]
            start, number = end, number + 1

    def first_in(self, chunk: typing.Sequence[Edit], is_patient: bool = False) -> typing.Optional[Edit]:
        """Returns the first edit of these that mends. Slow ones are kept for later, if this is not the time for them."""
        # An edit that cannot be said helps nobody.
        said = [edit for edit in chunk if not self.is_over and (not edit.changes or sentence(self.code, edit))]
        for edit, run_edit in self.way.runs(said) if not self.is_over else ():
            if self.is_over:
                return None
            answer, accepted = self.answer(edit, run_edit, is_patient)
            # A function is proved with all calls in one process, too.
            is_known = self.way.is_exact and not self.trial.program.is_function
            if answer == Answer.RIGHT and edit.changes and self.is_proven(edit, accepted if is_known else []):
                return edit
            if answer == Answer.SLOW:
                self.slow.append(edit)
            self.done += 1
        return None

    def answer(self, edit: Edit, run_edit: Run, is_patient: bool) -> typing.Tuple[Answer, typing.List[pathlib.Path]]:
        """Returns the answer of an edit, and the cases that it has passed in time."""
        accepted, longest = typing.cast(typing.List[pathlib.Path], []), 0.0
        for k, (result, limit) in enumerate(self.questions):
            if k == 0 and is_patient:
                limit = LONGEST
            elif k == 0 and self.seconds:  # Here no process has to be started.
                limit = min(limit, 0.1 + 8 * self.seconds)
            outcome = run_edit(result, limit)
            if outcome.is_late and (result.verdict == "AC" or (is_patient and not accepted)):
                return Answer.WRONG, accepted
            if outcome.is_late:
                is_sudden = limit > SUDDEN * longest and not is_patient
                return Answer.SLOW if is_sudden else Answer.RIGHT, accepted
            longest = max(longest, outcome.seconds)
            if not edit.changes:
                self.seconds = longest
            if result.before:  # The answers before the last are those of other cases.
                outcome = outcome._replace(output=b"".join(outcome.output.splitlines(keepends=True)[-1:]))
            if self.trial._replace(limits=Limits(limit)).verdict(result.case, result.answer, outcome)[0] != "AC":
                return Answer.WRONG, accepted
            accepted.append(result.case)
        return Answer.RIGHT, accepted

    def is_proven(self, edit: Edit, accepted: typing.Container[pathlib.Path] = ()) -> bool:
        """Judges the edited file as any other, with the easiest failure and the cases that it is not known to pass."""
        copy = self.way.copy(edit)
        try:
            program = Program(self.way.command(copy))
            if self.trial.program.file:
                program = build.build(str(copy), self.trial.problem, copy.parent)
        except CompileError:
            return False
        easiest = [question.result.case for question in self.questions[:1]]
        cases = [case for case in self.trial.problem.cases if case in easiest or case not in accepted]
        results = verdicts.judge(self.trial._replace(program=program), cases)
        return all(result.verdict == "AC" and not self.is_over for result in results)

    def first(self, seconds: float, show: Show) -> typing.Optional[Edit]:
        """Returns the likeliest edit that mends, of those that are found in this time."""
        deadline = time.monotonic() + seconds
        pool = concurrent.futures.ThreadPoolExecutor(min(2, os.cpu_count() or 1))
        way = pool.submit(way_of(self.trial.program), self.trial, self.name, self.code.text)
        futures: typing.List[concurrent.futures.Future[typing.Optional[Edit]]] = []

        def found_by(future: "concurrent.futures.Future[typing.Optional[Edit]]") -> typing.Optional[Edit]:
            while time.monotonic() < deadline and not future.done():
                concurrent.futures.wait([future], 0.2)
                show(say("looking for an edit that mends it: {done}/{all}", done=self.done, all=len(self.edits)))
            return future.result() if future.done() else None

        try:
            self.way = way.result(seconds)
            futures = [pool.submit(self.first_in, chunk) for chunk in self.chunks()]
            if not any(map(found_by, futures)):
                futures.append(pool.submit(self.first_in, sorted(self.slow, key=Edit.order), True))
                found_by(futures[-1])
        except (concurrent.futures.TimeoutError, processes.Error, OSError):
            pass
        finally:
            self.is_over = True
            while not (way.done() and all(future.done() for future in futures)):  # A proof may start further processes.
                for process in list(processes.running):
                    processes.kill(process)
                time.sleep(0.05)
            pool.shutdown()
            processes.kill_all()  # Those that wait for further edits.
            show("")
        ended = [future for future in futures if not future.exception()]
        return next((edit for future in ended for edit in [future.result()] if edit), None)


class Question(typing.NamedTuple):
    """A test case that an edit has to pass."""

    result: Result  # Of the file as it is.
    limit: float  # In seconds.


def not_run(cases: typing.Sequence[pathlib.Path], results: typing.Sequence[Result]) -> typing.List[Result]:
    """Returns the cases that were not run after one that was late, as if they were late, too."""
    known, late = [result.case for result in results], [result for result in results if result.verdict in verdicts.STOPS]
    rest = [case for case in cases if case not in known and late]
    return [late[0]._replace(case=case, answer=case.with_suffix(".out").read_bytes()) for case in rest]


def questions_of(results: typing.Sequence[Result]) -> typing.List[Question]:
    """Returns the cases that fail, the easiest first, in turn with those that are accepted quickly."""

    def limit(seconds: float) -> float:
        return min(LONGEST, 0.1 + 8 * seconds)  # An edit may be compiled without optimisation.

    easy = sorted(results, key=lambda r: (r.verdict == "AC", not r.answer.strip(), verdicts.size(r.case)))
    is_late = bool(easy) and easy[0].verdict == "TLE"  # Then most edits are late, too.
    least = 0 if is_late else min((result.outcome.seconds for result in results), default=0)
    wrong = [Question(result, LONGEST) for result in easy if result.verdict != "AC"]  # A right file may take longer.
    right = [Question(result, limit(result.outcome.seconds)) for result in easy if result.verdict == "AC"]
    quick = [question for question in right if question.limit < LONGEST / 2]
    found = [question for pair in itertools.zip_longest(wrong, quick) for question in pair if question]
    return [question._replace(limit=limit(least)) for question in found[:1]] + found[1:]
