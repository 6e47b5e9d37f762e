"""Runs a program on a test case, and gives a verdict."""

import os
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
    implementation: str = ""  # Of the language, if it is not the usual one.

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

    is_measured: bool = True  # Whether the memory that a program uses tells what it needs.
    implementation: str = ""  # Of the language, if it is not the usual one.
    faster: typing.Optional["Trial"] = None  # With another implementation, for cases that are late.

    def with_command(self, command: typing.Sequence[Word], limits: run.Limits) -> "Trial":
        """Returns the trial of another build of the same file."""
        return self._replace(program=self.program._replace(command=command), limits=limits)

    def with_program(self, program: Program) -> "Trial":
        """Returns the trial of another file."""
        faster = self.faster
        if faster and program.faster:
            faster = faster._replace(program=program._replace(command=program.faster.command))
        return self._replace(program=program, faster=faster)

    def of(self, result: Result) -> "Trial":
        """Returns the trial that a result is of."""
        return self.faster if self.faster and result.implementation else self

    def started(self, case: pathlib.Path, before: typing.Sequence[int] = ()) -> run.Run:
        """Runs a whole program on a case, or calls a function, perhaps after calls for other n."""
        if self.program.is_function:
            return self.called([*before, int(case.read_text())], self.limits)
        return run.Run(self.program.command, case, self.limits, tempfile.mkdtemp() if self.program.file else None)

    def called(self, numbers: typing.Sequence[int], limits: run.Limits) -> run.Run:
        """Calls a function for each n. The output is a line for each answer."""
        answers = pathlib.Path(tempfile.mkdtemp(), "answers")
        command = [*self.program.command, answers, *map(str, numbers)]
        return run.Run(command, pathlib.Path(os.devnull), limits, tempfile.mkdtemp(), answers)

    def result(self, case: pathlib.Path, outcome: run.Outcome, before: typing.Sequence[int] = ()) -> Result:
        answer, outcome = case.with_suffix(".out").read_bytes(), self.printed(outcome)
        return Result(case, answer, outcome, *self.verdict(case, answer, outcome), before, self.implementation)

    def printed(self, outcome: run.Outcome) -> run.Outcome:
        """Returns the answers of a function as the judge prints them."""
        if not self.program.is_function or self.problem.returns != "lists":
            return outcome
        answers = outcome.output.splitlines(keepends=True)
        return outcome._replace(output=b"".join(map(permutations.lists_as_printed, answers)))

    def verdict(self, case: pathlib.Path, answer: bytes, outcome: run.Outcome) -> typing.Tuple[str, typing.Optional[str]]:
        """Returns a verdict and, unless it is OLE, MLE or TLE, the mistake in the output."""
        if max(len(outcome.output), len(outcome.errors)) > run.MAX_OUTPUT:
            return "OLE", None
        if outcome.memory > (self.limits.memory or run.MAX_MEMORY):
            return "MLE", None
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
