"""Runs many edits of a file."""

import pathlib
import tempfile
import typing

from judge.building import build
from judge.building.program import Program
from judge.building.text import encoded
from judge.mending.edits.edit import Edit
from judge.mending.text.grammar import Grammar
from judge.running import run
from judge.verdicts.trial import Result, Trial

Run = typing.Callable[[Result, float], run.Outcome]  # On the case of a result, with a limit in seconds.
Runs = typing.Iterator[typing.Tuple[Edit, Run]]
MEMORY = 1 << 30  # In bytes.


class Runner:
    """Runs many edits of a file, all in one program or process."""

    def __init__(self, trial: Trial, file: pathlib.Path, text: str) -> None:
        self.trial, self.file, self.text = trial, file, text
        self.prepare()

    def prepare(self) -> None:
        """Does what serves all edits."""

    def copy(self, edit: Edit) -> pathlib.Path:
        copy = pathlib.Path(tempfile.mkdtemp(), f"solution{self.file.suffix}")
        copy.write_bytes(encoded(edit.applied(self.text)))
        return copy

    def program(self, edit: Edit) -> Program:
        """Builds an edit as the file that is judged."""
        copy = self.copy(edit)
        return build.build(str(copy), self.trial.problem, copy.parent, self.file.absolute().parent)

    def runs(self, edits: typing.Sequence[Edit]) -> Runs:
        """Yields the edits that compile, each with what runs it."""
        raise NotImplementedError


def those_that_compile(
    numbers: typing.Sequence[int], compiled: typing.Callable[[typing.Sequence[int]], typing.Tuple[bool, typing.Set[int]]]
) -> typing.Iterator[int]:
    """Compiles edits together, again without those that have errors, or in halves if no error names one. Yields the numbers of
    those that compile, which is when they can run.

    `compiled` returns whether that succeeds and, if not, the numbers of those with errors.
    """
    succeeds, wrong = compiled(numbers) if numbers else (True, set())
    rest = [number for number in numbers if number not in wrong]
    half = len(numbers) // 2
    if succeeds:
        yield from numbers
    else:
        for part in [rest] if len(rest) < len(numbers) else [numbers[:half], numbers[half:]] if half else []:
            yield from those_that_compile(part, compiled)


class Mended(typing.NamedTuple):
    """A language that edits mend."""

    grammar: Grammar
    runner: typing.Type[Runner]
