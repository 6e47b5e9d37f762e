"""Reads the outputs of a program as answers: numbers, or the solutions that are printed, which count."""

import json
import re
import typing

from judge import boards, compare
from judge.boards import Board, Square
from judge.facts import Problem
from judge.lines import Lines


class Case(typing.NamedTuple):
    """A test case that ended in time and without an error."""

    number: int  # Among all test cases of the problem.
    question: Lines
    answer: Lines
    output: Lines
    is_right: bool


class Answer(typing.NamedTuple):
    """What a program answers for an n, or for a board."""

    place: typing.Tuple[int, int]  # In judge/mistakes.tsv: n - 1 and 0, or the case's number and the line's.
    n: int  # 0 if the question is a board.
    right: str
    found: typing.Optional[str]  # None if it is in no known form.
    is_right: bool


def boards_in(output: Lines) -> typing.List[Board]:
    """Returns the boards, in JSON or in lines."""
    text = "\n".join(output)
    try:
        return [tuple(board) for board in json.loads(text)] if text.startswith("[") else compare.boards_in_lines(output)
    except (ValueError, RecursionError, TypeError):
        return []


def queens_on_boards(output: Lines, n: int) -> typing.Optional[typing.List[typing.List[Square]]]:
    found = boards_in(output)
    has_form = all(len(board) == n and all(re.fullmatch(f"[.Q]{{{n}}}", str(row)) for row in board) for board in found)
    return [boards.queens_of(board, "Q") for board in found] if found and has_form else None


def queens_in_lists(output: Lines, n: int) -> typing.Optional[typing.List[typing.List[Square]]]:
    text = "\n".join(output)
    lists = re.findall(r"\[[^][]+\]", text) if text.startswith("[") else [line for line in output if len(line.split()) > 1]
    solutions = [list(enumerate((int(number[:9]) for number in re.findall(r"\d+", numbers)), 1)) for numbers in lists]
    return solutions if all(len(queens) == n for queens in solutions) else None


def solutions_in(output: Lines, n: int) -> typing.Optional[typing.List[typing.List[Square]]]:
    """Returns the queens of each board, or of each line or list of several numbers, or None if the form is another."""
    is_board = any("." in line or "Q" in line for line in output)
    return queens_on_boards(output, n) if is_board else queens_in_lists(output, n)


def number_of_solutions(problem: Problem, output: Lines, n: int) -> typing.Optional[str]:
    """Returns the number in the last line, or how many solutions are printed."""
    last = output[-1] if output else ""
    if last.lstrip("-").isdecimal():
        return None if last == "0" and len(output) > 1 else last  # Solutions are printed, but not counted.
    if problem.returns == "int" or "solutions" in problem.flags:
        return None
    solutions = solutions_in(output, n)
    no_solution = "" if "lists" in problem.flags else "[]"
    return str(len(solutions)) if solutions or (solutions == [] and last in ("", no_solution)) else None


def last_words(lines: Lines) -> typing.List[str]:
    return [line.split()[-1].lower() for line in lines if line.split()]


def columns(board: Lines) -> str:
    """Returns the column of the queen in each row."""
    return "".join(str(row.find("Q")) if "Q" in row else "." for row in board) or "-"


def answers_to_queries(problem: Problem, case: Case) -> typing.Iterator[Answer]:
    """Yields the answer for each n of a case, in a line of its own."""
    queries = [int(n) for n in case.question if n != "0"]
    is_complete = len(queries) == len(case.answer) == len(case.output)
    for n, right, found in zip(queries, case.answer, case.output if is_complete else [""] * len(queries)):
        is_right = boards.is_solution(found.split(), n) if "any-solution" in problem.flags else found == right
        yield Answer((n - 1, 0), n, right, found if is_complete else None, is_complete and is_right)


def answers(problem: Problem, case: Case) -> typing.List[Answer]:
    """Returns the answers of a test case."""
    if problem.largest_n is not None and "until-zero" in problem.flags:
        return list(answers_to_queries(problem, case))
    if problem.largest_n is not None:  # The program reads only n.
        n = int(case.question[0])
        right, found = (number_of_solutions(problem, lines, n) for lines in (case.answer, case.output))
        return [Answer((n - 1, 0), n, right or "0", found, case.is_right)]
    read = (lambda lines: [columns(lines)]) if "given-queens" in problem.flags else last_words
    rights, founds = read(case.answer), typing.cast(typing.List[typing.Optional[str]], read(case.output))
    if len(rights) != len(founds):
        founds = [None] * len(rights)
    pairs = enumerate(zip(rights, founds))
    return [Answer((case.number, line), 0, right, found, right == found) for line, (right, found) in pairs]
