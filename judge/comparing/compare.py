"""Compares the output of a solution with the right answer, and explains the first mistake."""

import itertools
import typing

from judge.comparing import boards
from judge.comparing.boards import Board
from judge.comparing.lines import Case, Lines, Reason, mistake_in_lines, quoted
from judge.comparing.permutations import mistake_in_any_solution, mistake_in_lists, mistake_in_solutions
from judge.tables.messages import say


def lines_of(text: bytes) -> Lines:
    return [line.rstrip().decode("utf-8", "replace") for line in text.strip().splitlines()]


def boards_in_lines(lines: Lines) -> typing.List[Board]:
    """Returns the boards that empty lines separate."""
    return [tuple(rows) for is_board, rows in itertools.groupby(lines, bool) if is_board]


def mistake_in_boards(case: Case) -> Reason:
    """The boards are all solutions in any order: in JSON, or in lines with an empty line after each board."""
    if "".join(case.answer).startswith("["):
        return boards.mistake_in_json("".join(case.answer), "\n".join(case.output))
    answer = boards_in_lines(case.answer)
    if len(answer) > 1 and "" not in case.output and len(case.output) == sum(map(len, answer)):
        return say("expected an empty line after each board")
    return boards.mistake_in_rows(answer, case.output) or boards.mistake_in_boards(answer, boards_in_lines(case.output))


def mistake_in_completion(case: Case) -> Reason:
    """The board has the queens of the question, which are a row and a column, from 0."""
    reason = boards.mistake_in_board(tuple(case.output), len(case.answer))
    for queen in case.question[1:]:
        r, c = map(int, queen.split())
        if not reason and case.output[r][c] != "Q":
            reason = say("the given queen {queen} is missing", queen=quoted(queen))
    return reason or mistake_in_lines(case)


def mistake_in_validity(case: Case) -> Reason:
    """The answer tells whether the queens `*` of the question are a solution."""
    reason, queens = mistake_in_lines(case), boards.queens_of(case.question, "*")
    if not reason or [line.lower() for line in case.output] not in (["valid"], ["invalid"]):
        return reason
    why = boards.attack(queens) or say("the board has {number} queens", number=len(queens))
    if case.answer == ["valid"]:
        why = say("the board has 8 queens, and no two attack each other")
    return f"{reason}: {why}"


def mistake_in_queries(case: Case) -> Reason:
    """The lines answer queries, which a 0 ends: describes what is wrong with all of them."""
    reason = mistake_in_lines(case)
    if not reason or len(case.answer) < 2:
        return reason
    right, found = (
        boards.numbers_of([word for line in lines for word in line.split()[-1:]]) for lines in (case.answer, case.output)
    )
    if case.output[:-1] == case.answer:
        return say("the 0 that ends the input is answered, too")
    if case.output == case.answer[:1]:
        return say("only the first test case of the input is answered")
    if found == [*itertools.accumulate(right)]:
        return say("each count has those before added: set it to 0 before each test case")
    return reason


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
    case = Case(lines_of(question), lines_of(answer), lines_of(output))
    if "any-case" in flags and [line.lower() for line in case.output] == [line.lower() for line in case.answer]:
        return None
    form = next((form for flag, form in FORMS.items() if flag in flags), mistake_in_lines)
    # Where lines are compared, empty ones before the answer make it wrong.
    in_lines = form in (mistake_in_lines, mistake_in_queries, mistake_in_solutions)
    empty = output[: -len(output.lstrip())].count(b"\n") if in_lines else 0
    return form(case) and form(case._replace(output=[*[""] * empty, *case.output]))
