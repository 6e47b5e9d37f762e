"""All edits of a file in one program, whose first argument chooses one."""

import functools
import pathlib
import re
import tempfile
import typing

from judge.mending.edits.edit import Edit
from judge.mending.runners.runner import MEMORY, Runner, Runs, those_that_compile
from judge.running import processes, run
from judge.verdicts.trial import Result

Texts = typing.Dict[int, str]  # By the number of the edit.


class Together(Runner):
    """In one program, whose first argument chooses the edit."""

    errors: typing.Sequence[str]  # Patterns of errors with the number of the edit. The second is for lack of the first.

    def compiled(self, folder: pathlib.Path, texts: Texts) -> typing.Tuple[bool, str]:
        """Compiles `all.exe`. Returns whether that succeeds, and the errors."""
        raise NotImplementedError

    def runs(self, edits: typing.Sequence[Edit]) -> Runs:
        folder = pathlib.Path(tempfile.mkdtemp())

        def compiled(numbers: typing.Sequence[int]) -> typing.Tuple[bool, typing.Set[int]]:
            succeeds, errors = self.compiled(folder, {number: edits[number].applied(self.text) for number in numbers})
            found = ({int(number) for number in re.findall(pattern, errors)} & set(numbers) for pattern in self.errors)
            return succeeds, next(filter(None, found), set() if errors else set(numbers))

        for number in those_that_compile(range(len(edits)), compiled):
            yield edits[number], functools.partial(self.run_one, [folder / "all.exe", str(number)])

    def run_one(self, command: typing.Sequence[processes.Word], result: Result, limit: float) -> run.Outcome:
        trial = self.trial.with_command(command, run.Limits(limit, MEMORY))
        return trial.printed(run.wait_for(trial.started(result.case, result.before)))
