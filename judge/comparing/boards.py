"""Explains why boards and permutations are no solutions. Messages number boards, rows and columns from 1."""

import itertools
import json
import re
import typing

from judge.comparing.lines import Case, Lines, Reason, escaped, in_line, mistake_in_lines, quoted
from judge.tables.messages import say

Board = typing.Tuple[str, ...]
Square = typing.Tuple[int, int]  # Row and column, from 1.


def attack(queens: typing.Iterable[Square], first: str = "row") -> Reason:
    """Describes the first two queens that attack each other. Squares have the row first or, from a permutation, the column."""
    for (a, c), (b, d) in itertools.combinations(queens, 2):
        if a == b:
            return say("row {row} has two queens, in columns {a} and {b}", row=a, a=c, b=d)
        if c == d:
            return say("the queens in rows {a} and {b} are in the same column", a=a, b=b)
        if abs(b - a) == abs(d - c):
            line = "\\" if (b - a) * (d - c) > 0 else "/"
            if first == "row":
                return say("the queens in rows {a} and {b} attack each other on a diagonal {line}", a=a, b=b, line=line)
            return say("the queens in columns {a} and {b} attack each other on a diagonal {line}", a=a, b=b, line=line)
    return None


def queens_of(board: typing.Iterable[str], queen: str) -> typing.List[Square]:
    return [(r, c) for r, row in enumerate(board, 1) for c, square in enumerate(row, 1) if square == queen]


def mistake_in_board(rows: Board, n: int) -> Reason:
    if len(rows) != n:
        return say("the number of rows: expected {expected}, found {found}", expected=n, found=len(rows))
    for number, row in enumerate(rows, 1):
        if not re.fullmatch(f"[.Q]{{{n}}}", row):
            return say('row {row}: expected {n} characters "." or "Q", found {found}', row=number, n=n, found=quoted(row))
        if row.count("Q") != 1:
            return say("row {row}: the number of queens: expected 1, found {found}", row=number, found=row.count("Q"))
    return attack(queens_of(rows, "Q"))


def with_rows(message: str, board: Board, title: str = "") -> str:
    shown = [escaped(row[:100]) for row in board[:10]]
    return "\n".join([message, title or say("the board:"), *shown, *["..."][: len(board) > 10]])


def mistake_among(answer: typing.Sequence[Board], output: typing.Sequence[Board]) -> Reason:
    numbers: typing.Dict[Board, int] = {}
    for number, board in enumerate(output, 1):
        if board not in answer:
            why = mistake_in_board(board, len(answer[0])) if answer else say("expected no board")
            return with_rows(say("board {number}: {mistake}", number=number, mistake=why), board)
        if board in numbers:
            return with_rows(say("board {number} repeats board {first}", number=number, first=numbers[board]), board)
        numbers[board] = number
    for board in answer:
        if board not in numbers:
            why = say("the number of boards: expected {expected}, found {found}", expected=len(answer), found=len(output))
            return with_rows(why, board, say("the first missing board:"))
    return None


def number_of_boards(number: int) -> str:
    return say("{found}: the boards are asked for, not their number", found=number)


def mistake_in_rows(answer: typing.Sequence[Board], lines: Lines, first: int) -> Reason:
    """Describes the first line that is no row of a board."""
    if not answer:
        return None
    n = len(answer[0])
    if [*filter(None, lines)] == [str(len(answer))]:
        return number_of_boards(len(answer))
    for number, line in enumerate(lines, first):
        if line and not re.fullmatch(f"[.Q]{{{n}}}", line):
            if n > 1 and re.fullmatch(f"([.Q]{{{n}}} ?){{2,}}", line):
                return in_line(number, say("each row of a board has a line of its own, found {found}", found=quoted(line)))
            what = 'expected a row of a board, {n} characters "." or "Q", found {found}'
            return in_line(number, say(what, n=n, found=quoted(line)))
    return None


def mistake_in_json(answer: str, output: str) -> Reason:
    expected = [tuple(board) for board in json.loads(answer)]
    try:
        found = json.loads(output)
    except (ValueError, RecursionError):
        found = None
    if output == str(len(expected)):
        return number_of_boards(len(expected))
    if not isinstance(found, list):
        return say("expected a list of boards in JSON, found {found}", found=escaped(output[:40]))
    for number, board in enumerate(found, 1):
        if not isinstance(board, list) or not all(isinstance(row, str) for row in board):
            return say("board {number}: expected a list of strings, found {found}", number=number, found=json.dumps(board)[:40])
    return mistake_among(expected, [tuple(board) for board in found])


def boards_in_lines(lines: Lines) -> typing.List[Board]:
    """Returns the boards that empty lines separate."""
    return [tuple(rows) for is_board, rows in itertools.groupby(lines, bool) if is_board]


def mistake_in_boards(case: Case) -> Reason:
    """The boards are all solutions in any order: in JSON, or in lines with an empty line after each board."""
    if "".join(case.answer).startswith("["):
        return mistake_in_json("".join(case.answer), "\n".join(case.output))
    answer = boards_in_lines(case.answer)
    if len(answer) > 1 and "" not in case.output and len(case.output) == sum(map(len, answer)):
        return say("expected an empty line after each board")
    return mistake_in_rows(answer, case.output, case.first) or mistake_among(answer, boards_in_lines(case.output))


def mistake_in_completion(case: Case) -> Reason:
    """The board has the queens of the question, which are a row and a column, from 0."""
    reason = mistake_in_board(tuple(case.output), len(case.answer))
    for queen in case.question[1:]:
        r, c = map(int, queen.split())
        if not reason and case.output[r][c] != "Q":
            reason = say("the given queen {queen} is missing", queen=quoted(queen))
    return reason or mistake_in_lines(case)


def mistake_in_validity(case: Case) -> Reason:
    """The answer tells whether the queens `*` of the question are a solution."""
    reason, queens = mistake_in_lines(case), queens_of(case.question, "*")
    if not reason or [line.lower() for line in case.output] not in (["valid"], ["invalid"]):
        return reason
    why = attack(queens) or say("the board has {number} queens", number=len(queens))
    if case.answer == ["valid"]:
        why = say("the board has 8 queens, and no two attack each other")
    return f"{reason}: {why}"
