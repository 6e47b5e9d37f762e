"""Runs a program on a test case, and gives a verdict."""

import pathlib
import tempfile
import typing

from judge.building.program import Program
from judge.comparing import compare, lines, permutations, white_space
from judge.running import run
from judge.running.processes import Word
from judge.tables.facts import Problem
from judge.tables.messages import say


class Result(typing.NamedTuple):
    case: pathlib.Path
    answer: bytes
    outcome: run.Outcome
    verdict: str
    mistake: typing.Optional[str]  # In the output; of an accepted case, white space that some judges refuse.
    before: typing.Sequence[int] = ()  # For which n the same process has called the function before.

    @property
    def calls(self) -> typing.List[int]:
        """For which n the function is called."""
        return [*self.before, int(self.case.read_text())]


def silence(program: Program, outcome: run.Outcome) -> str:
    """Says what a program that printed nothing, or a function that returned nothing, did instead."""
    if program.is_function and not outcome.output:
        return say("the function did not return")
    if program.is_function:
        return say("nothing was returned (null or None)")
    if outcome.files:
        what = "nothing was written to stdout, but the program left these files: {files}"
        return say(what, files=" ".join(map(lines.escaped, outcome.files)))
    return say("nothing was written to stdout")


class Trial(typing.NamedTuple):
    """A program that is judged."""

    problem: Problem
    program: Program
    limits: run.Limits

    def with_command(self, command: typing.Sequence[Word], limits: run.Limits) -> "Trial":
        """Returns the trial of another build of the same file."""
        return self._replace(program=self.program._replace(command=command), limits=limits)

    def outcome(self, case: pathlib.Path, before: typing.Sequence[int] = ()) -> run.Outcome:
        """Runs a whole program on a case, or calls a function, perhaps after calls for other n."""
        folder = tempfile.mkdtemp() if self.program.file else None
        if self.program.is_function:
            return self.call([*before, int(case.read_text())], self.limits, folder)
        return run.run(self.program.command, case, self.limits, folder)

    def call(self, numbers: typing.Sequence[int], limits: run.Limits, folder: typing.Optional[str]) -> run.Outcome:
        """Calls a function for each n. The output is a line for each answer."""
        return self.printed(run.call(self.program.command, numbers, limits, folder))

    def printed(self, outcome: run.Outcome) -> run.Outcome:
        """Returns the answers of a function as the judge prints them."""
        if self.problem.returns != "lists":
            return outcome
        answers = outcome.output.splitlines(keepends=True)
        return outcome._replace(output=b"".join(map(permutations.lists_as_printed, answers)))

    def verdict(self, case: pathlib.Path, answer: bytes, outcome: run.Outcome) -> typing.Tuple[str, typing.Optional[str]]:
        """Returns a verdict and, unless it is OLE or TLE, the mistake in the output."""
        if max(len(outcome.output), len(outcome.errors)) > run.MAX_OUTPUT:
            return "OLE", None
        if outcome.is_late or outcome.seconds > self.limits.cpu:
            return "TLE", None
        mistake = None if outcome.status < 0 else self.mistake(case, answer, outcome)
        if outcome.status != 0:
            return "RE", mistake
        if mistake:
            is_presentation = "PE" in self.problem.flags and answer.split() == outcome.output.split()
            return "PE" if is_presentation else "WA", mistake
        is_function = self.program.is_function
        return ("AC", None) if is_function else white_space.verdict(self.problem.flags, answer, outcome.output)

    def mistake(self, case: pathlib.Path, answer: bytes, outcome: run.Outcome) -> typing.Optional[str]:
        """Returns a description of the first mistake in the output."""
        is_null = self.program.is_function and (not outcome.output or outcome.output.strip() == b"null")
        if is_null or (not outcome.output and answer.strip()):
            mistake: typing.Optional[str] = silence(self.program, outcome)
        else:
            mistake = compare.mistake(self.problem.flags, answer, outcome.output, case.read_bytes())
        return self.program.why_not_called if mistake and self.program.why_not_called and not outcome.has_read else mistake


def size(case: pathlib.Path) -> typing.Tuple[int, int, str]:
    """Orders cases by how easy they are to check by hand: by the number of words, and the first number."""
    words = case.read_text().split()
    return len(words), int(words[0]) if words[0].isdecimal() else 0, case.name
