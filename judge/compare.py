"""Compares the output of a solution with the right answer, and explains the first mistake. Flags are those of the tables."""

import itertools
import json
import re

from judge.messages import say


def quoted(text):
    """Quotes the first 40 characters, and escapes those that cannot be seen."""
    escaped = (c if c.isprintable() else repr(c)[1:-1] for c in text[:40].replace("\0", r"\0"))
    return f'"{"".join(escaped)}"'


def mistake_in_board(rows, n):
    """Messages about boards number rows from 0."""
    if len(rows) != n:
        return say("the number of rows: expected {expected}, found {found}", expected=n, found=len(rows))
    for number, row in enumerate(rows):
        if not re.fullmatch(f"[.Q]{{{n}}}", row):
            return say('row {row}: expected {n} characters "." or "Q", found {found}', row=number, n=n, found=quoted(row))
        if row.count("Q") != 1:
            return say("row {row}: the number of queens: expected 1, found {found}", row=number, found=row.count("Q"))
    queens = [(number, row.index("Q")) for number, row in enumerate(rows)]
    for (a, c), (b, d) in itertools.combinations(queens, 2):
        if c == d or b - a == abs(c - d):
            return say("queens in rows {a} and {b} attack each other", a=a, b=b)


def mistake_in_boards(answer, output):
    """A board is a tuple of its rows."""

    def with_rows(message, board, title=None):
        return "\n".join([message, title or say("the board:"), *(row[:100] for row in board[:10]), *["..."][: len(board) > 10]])

    if len(output) == len(answer) > 1 and len(set(output)) == 1:
        return with_rows(say("all boards are equal: append a copy, not the same list each time"), output[0])
    numbers = {}
    for number, board in enumerate(output, 1):
        if board not in answer:
            what = mistake_in_board(board, len(answer[0])) if answer else say("expected no board")
            return with_rows(say("board {number}: {mistake}", number=number, mistake=what), board)
        if board in numbers:
            return with_rows(say("board {number} repeats board {first}", number=number, first=numbers[board]), board)
        numbers[board] = number
    for board in answer:
        if board not in numbers:
            what = "the number of boards: expected {expected}, found {found}"
            return with_rows(say(what, expected=len(answer), found=len(output)), board, say("the first missing board:"))


def mistake_in_permutation(words):
    """The words are the rows of the queens. Messages number rows and columns from 1."""
    n, columns = len(words), {}
    for column, word in enumerate(words, 1):
        row = int(word) if re.fullmatch("[0-9]{1,9}", word) else 0
        if not 1 <= row <= n:
            return say("expected numbers from 1 to {n}, found {found}", n=n, found=quoted(word))
        if ("row", row) in columns:
            return say("row {row} occurs twice", row=row)
        for line in ("row", row), ("falling", row - column), ("rising", row + column):
            if line in columns:
                return say("queens in columns {a} and {b} attack each other", a=columns[line], b=column)
            columns[line] = column


def mistake_in_permutations(answer, output):
    sizes, words = [len(line.split()) for line in answer], " ".join(output).split()
    if len(words) != sum(sizes):
        return say("the number of numbers: expected {expected}, found {found}", expected=sum(sizes), found=len(words))
    for number, n in enumerate(sizes, 1):
        what = mistake_in_permutation(words[:n])
        if what:
            return say("solution {number}: {mistake}", number=number, mistake=what)
        words = words[n:]


def mistake_in_lines(answer, output):
    if len(answer) == len(output) == 1 and answer != output:
        return say("expected {expected}, found {found}", expected=quoted(answer[0]), found=quoted(output[0]))
    for number, (expected, found) in enumerate(zip(answer, output), 1):
        if expected != found:
            return say(
                "line {line}: expected {expected}, found {found}",
                line=number,
                expected=quoted(expected),
                found=quoted(found),
            )
    if len(answer) != len(output):
        return say("the number of lines: expected {expected}, found {found}", expected=len(answer), found=len(output))


def mistake_in_json(answer, output):
    try:
        boards = json.loads(output)
    except (ValueError, RecursionError):
        boards = None
    if not isinstance(boards, list):
        return say("expected a list of boards in JSON, found {found}", found=output.strip().decode("utf-8", "replace")[:40])
    for number, board in enumerate(boards, 1):
        if not isinstance(board, list):
            return say("board {number}: expected a list of rows, found {found}", number=number, found=json.dumps(board)[:40])
        for row, text in enumerate(board):
            if not isinstance(text, str):
                found = json.dumps(text)[:40]
                return say("board {number}: row {row}: expected a string, found {found}", number=number, row=row, found=found)
    return mistake_in_boards([tuple(board) for board in json.loads(answer)], [tuple(board) for board in boards])


def boards_in_lines(lines):
    """Returns the boards that empty lines separate."""
    return [tuple(rows) for is_board, rows in itertools.groupby(lines, bool) if is_board]


def mistake(flags, answer, output):
    """Returns a description of the first mistake in the output, or None."""
    if "any-case" in flags:
        answer, output = answer.lower(), output.lower()
    if "any-order" in flags and answer.startswith(b"["):
        return mistake_in_json(answer, output)
    answer, output = (
        [line.rstrip().decode("utf-8", "replace") for line in text.strip().splitlines()] for text in (answer, output)
    )
    if "any-solution" in flags:
        return mistake_in_permutations(answer, output)
    if "any-order" not in flags:
        return mistake_in_lines(answer, output)
    boards = boards_in_lines(answer)
    if len(boards) > 1 and "" not in output and len(output) == sum(map(len, boards)):
        return say("expected an empty line after each board")
    return mistake_in_boards(boards, boards_in_lines(output))


def presentation_error(answer, output):
    """Returns a description of white space that `mistake` ignores but some judges refuse, or None."""
    answer, output = answer.replace(b"\r\n", b"\n"), output.replace(b"\r\n", b"\n")
    lines = output.rstrip(b"\n").split(b"\n")
    expected, found = (sum(bool(line.strip()) for line in text.split(b"\n")) for text in (answer, output))
    if found < expected:
        return say("line ends are missing: expected {expected} lines, found {found}", expected=expected, found=found)
    if found > expected:
        return say("there are too many line ends: expected {expected} lines, found {found}", expected=expected, found=found)
    for number, line in enumerate(lines, 1):
        if line != line.rstrip():
            return say("line {line} ends in white space", line=number)
    if output.strip() and output != output.lstrip():
        return say("white space stands before the answer")
    if b"\n\n\n" in b"\n".join(lines):
        return say("there are two empty lines in a row")
    if len(output) - len(output.rstrip(b"\n")) > max(1, len(answer) - len(answer.rstrip(b"\n"))):
        return say("there are empty lines at the end")
