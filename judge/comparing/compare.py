"""Compares the output of a solution with the right answer, and explains the first mistake."""

import typing

from judge.comparing.boards import mistake_in_boards, mistake_in_completion, mistake_in_validity
from judge.comparing.lines import Case, Reason, lines_of, mistake_in_lines, mistake_in_queries
from judge.comparing.permutations import mistake_in_any_solution, mistake_in_lists, mistake_in_solutions

# By the first of these flags that a problem has. Other answers are compared line by line.
FORMS: typing.Dict[str, typing.Callable[[Case], Reason]] = {
    "any-order": mistake_in_boards,
    "any-solution": mistake_in_any_solution,
    "given-queens": mistake_in_completion,
    "lists": mistake_in_lists,
    "solutions": mistake_in_solutions,
    "tells-valid": mistake_in_validity,
    "until-zero": mistake_in_queries,
}


def mistake(flags: typing.Container[str], answer: bytes, output: bytes, question: bytes = b"") -> Reason:
    """Describes the first mistake in an output. The question is the input."""
    first = output[: -len(output.lstrip())].count(b"\n") + 1
    case = Case(lines_of(question), lines_of(answer), lines_of(output), first)
    if "any-case" in flags and [line.lower() for line in case.output] == [line.lower() for line in case.answer]:
        return None
    return next((form for flag, form in FORMS.items() if flag in flags), mistake_in_lines)(case)
