"""The search for an edit that makes all test cases accepted."""

import concurrent.futures
import contextlib
import functools
import itertools
import os
import tempfile
import threading
import typing

from judge.building.program import CompileError
from judge.mending.edits.edit import Edit
from judge.mending.runners.runner import Runner
from judge.mending.search.asking import Asker
from judge.running.confine import confine_thread
from judge.running.processes import Error, children
from judge.running.run import Limits
from judge.tables.messages import say
from judge.verdicts.cases import judge_cases
from judge.verdicts.trial import Result

CHUNKS = 60, 120, 240  # The likeliest edits are tried first, and few of them take less time to compile. Then 480 each.
LONGEST = 10  # In seconds, for a case when an edit is judged on all of them.
Show = typing.Callable[[str], None]  # Shows the progress.
proof = threading.Lock()  # Held while an edit is judged on all cases.


def end_of_time() -> None:
    """Ends the search, but waits for a proof that has begun."""
    with proof:
        children.stop()


class Found(typing.NamedTuple):
    """An edit with which no answer is wrong, but one may be late."""

    edit: Edit
    accepted: int  # Cases.
    limit: typing.Optional[float]  # In seconds, for the one that is late.


class Mender:
    """The search for an edit."""

    def __init__(self, runner: Runner, edits: typing.List[Edit], results: typing.Sequence[Result], show: Show) -> None:
        self.trial, self.runner, self.asker, self.show = runner.trial, runner, Asker(runner.trial, results), show
        self.edits, self.first_edits = edits, [Edit(0, ())] if results else []  # The file as it is, if it compiles.
        self.right = {result.case for result in results if result.verdict in ("AC", "TLE")}
        self.late: typing.Optional[Found] = None
        self.tried, self.is_out_of_time = 0, False

    def chunks(self) -> typing.Iterator[typing.List[Edit]]:
        edits, sizes = itertools.chain(self.first_edits, self.edits), itertools.chain(CHUNKS, itertools.repeat(480))
        return iter(lambda: [*itertools.islice(edits, next(sizes))], [])

    def first_in(self, chunk: typing.Sequence[Edit]) -> typing.Optional[Found]:
        """Returns the first edit of these that mends."""
        rest = sum(bool(edit.changes) for edit in chunk)  # Those that do not compile, in the end.
        with contextlib.suppress(KeyboardInterrupt, Error, OSError):  # The search has ended, or nothing can run.
            for edit, run_edit in self.runner.runs(chunk):
                found = self.judged(edit) if self.asker.may_mend(edit, run_edit) else None
                if found and not found.limit:
                    return found  # If it is the file as it is, no edit is proof.
                self.late = self.late or found
                self.tried, rest = self.tried + bool(edit.changes), rest - bool(edit.changes)
                self.show(say("looking for an edit that mends it: {done}/{all}", done=self.tried, all=len(self.edits)))
            self.tried += rest
        return None

    def judged(self, edit: Edit) -> typing.Optional[Found]:
        """Judges the edited file as any other, unless a case is wrong."""
        accepted, limit = set(), min(self.trial.limits.cpu, LONGEST)
        with proof, contextlib.suppress(CompileError):
            trial = self.trial.with_program(self.runner.program(edit))._replace(limits=Limits(limit))
            for result in judge_cases(trial, trial.problem.cases):
                if children.must_stop or result.verdict not in ("AC", "TLE") or (result.verdict == "TLE" and self.late):
                    return None
                accepted |= {result.case} if result.verdict == "AC" else set()
        if accepted == {*self.trial.problem.cases}:
            return Found(edit, len(accepted), None)
        return Found(edit, len(accepted), limit) if accepted - self.right else None

    def first(self) -> typing.Optional[Found]:
        """Returns the likeliest edit that mends, of those that are found until processes stop, or one that is late."""
        confine = functools.partial(confine_thread, tempfile.gettempdir())
        with concurrent.futures.ThreadPoolExecutor(min(2, os.cpu_count() or 1), initializer=confine) as pool:
            try:
                found = next(filter(None, pool.map(self.first_in, self.chunks())), None)
                return found or self.late
            finally:
                self.is_out_of_time = children.must_stop
                children.stop()
