"""The search for an edit that makes all test cases accepted."""

import concurrent.futures
import contextlib
import itertools
import os
import threading
import typing

from judge.building.program import CompileError
from judge.mending.edit import Edit
from judge.mending.questions import Answer, Asker
from judge.mending.ways.way import Way
from judge.running import processes
from judge.tables.messages import say
from judge.verdicts.cases import judge_cases
from judge.verdicts.trial import Result

CHUNKS = 60, 120, 240  # The likeliest edits are tried first, and few of them take less time to compile. Then 480 each.
Show = typing.Callable[[str], None]  # Shows the progress.
proof = threading.Lock()  # Held while an edit is judged on all cases.


def end_of_time() -> None:
    """Ends the search, but waits for a proof that has begun."""
    with proof:
        processes.stop()


class Mender:
    """The search for an edit."""

    def __init__(self, way: Way, edits: typing.List[Edit], results: typing.Sequence[Result], show: Show) -> None:
        self.trial, self.way, self.asker, self.show = way.trial, way, Asker(way.trial, results), show
        self.edits = [Edit(0, ()), *edits] if results else edits  # The file as it is comes first, if it compiles.
        self.slow: typing.List[Edit] = []
        self.done = 0

    def chunks(self) -> typing.Iterator[typing.List[Edit]]:
        edits, sizes = iter(self.edits), itertools.chain(CHUNKS, itertools.repeat(480))
        return iter(lambda: [*itertools.islice(edits, next(sizes))], [])

    def first_in(self, chunk: typing.Sequence[Edit], is_patient: bool = False) -> typing.Optional[Edit]:
        """Returns the first edit of these that mends. Slow ones are kept for later, if this is not the time for them."""
        try:
            for edit, run_edit in self.way.runs(chunk):
                answer = self.asker.answer(edit, run_edit, is_patient)
                if answer == Answer.POSSIBLE and self.is_proven(edit):
                    return edit  # If it is the file as it is, no edit is proof.
                if answer == Answer.SLOW:
                    self.slow.append(edit)
                self.done += 1
                self.show(say("looking for an edit that mends it: {done}/{all}", done=self.done, all=len(self.edits)))
        except (KeyboardInterrupt, processes.Error, OSError):
            pass  # The search has ended, or what runs these edits cannot run.
        return None

    def is_proven(self, edit: Edit) -> bool:
        """Judges the edited file as any other."""
        with proof, contextlib.suppress(CompileError):
            trial = self.trial._replace(program=self.way.program(edit))
            results = judge_cases(trial, trial.problem.cases)
            return all(result.verdict == "AC" and not processes.must_stop for result in results)
        return False

    def first(self) -> typing.Optional[Edit]:
        """Returns the likeliest edit that mends, of those that are found until processes stop."""
        with concurrent.futures.ThreadPoolExecutor(min(2, os.cpu_count() or 1)) as pool:
            try:
                found = pool.map(self.first_in, self.chunks())
                return next(filter(None, found), None) or self.first_in(sorted(self.slow, key=Edit.order), is_patient=True)
            finally:
                processes.stop()
