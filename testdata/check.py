"""Compares the output of a solution with the right answer, and explains the first mistake. Flags are those of problems.tsv."""

import itertools
import json
import re


def number_of(what, number):
    return f"{number} {what}{'' if number == 1 else 's'}"


def mistake_in_board(rows, n):
    if len(rows) != n:
        return f"expected {number_of('row', n)}, found {len(rows)}"
    for number, row in enumerate(rows):
        if not re.fullmatch(f"[.Q]{{{n}}}", row):
            return f'row {number}: expected {n} characters "." or "Q", found "{row[:40]}"'
        if row.count("Q") != 1:
            return f"row {number} has {number_of('queen', row.count('Q'))}"
    queens = [(number, row.index("Q")) for number, row in enumerate(rows)]
    for (a, c), (b, d) in itertools.combinations(queens, 2):
        if c == d or b - a == abs(c - d):
            return f"queens in rows {a} and {b} attack each other"


def mistake_in_boards(answer, output):
    """A board is a tuple of its rows. Messages number rows from 0."""
    numbers = {}
    for number, board in enumerate(output, 1):
        rows = "\n".join(board)
        if board not in answer:
            what = mistake_in_board(board, len(answer[0])) if answer else "expected no board"
            return f"board {number}: {what}\n{rows}"
        if board in numbers:
            return f"board {number} repeats board {numbers[board]}\n{rows}"
        numbers[board] = number
    for board in answer:
        if board not in numbers:
            rows = "\n".join(board)
            return f"expected {number_of('board', len(answer))}, found {len(output)}; the first missing board:\n{rows}"


def mistake_in_permutation(words):
    """The words are the rows of the queens. Messages number rows and columns from 1."""
    n, columns = len(words), {}
    for column, word in enumerate(words, 1):
        row = int(word) if re.fullmatch("[0-9]{1,9}", word) else 0
        if not 1 <= row <= n:
            return f'expected numbers from 1 to {n}, found "{word[:40]}"'
        for line in ("row", row), ("falling", row - column), ("rising", row + column):
            if line in columns:
                attack = f"queens in columns {columns[line]} and {column} attack each other"
                return f"row {row} occurs twice" if line == ("row", row) else attack
            columns[line] = column


def mistake_in_permutations(answer, output):
    sizes, words = [len(line.split()) for line in answer], " ".join(output).split()
    if len(words) != sum(sizes):
        return f"expected {number_of('number', sum(sizes))}, found {len(words)}"
    for number, n in enumerate(sizes, 1):
        what = mistake_in_permutation(words[:n])
        if what:
            return f"solution {number}: {what}"
        words = words[n:]


def mistake_in_lines(answer, output):
    for number, (expected, found) in enumerate(zip(answer, output), 1):
        if expected != found:
            return f'line {number}: expected "{expected[:40]}", found "{found[:40]}"'
    if len(answer) != len(output):
        return f"expected {number_of('line', len(answer))}, found {len(output)}"


def boards_in_json(text):
    boards = json.loads(text)
    if not isinstance(boards, list) or not all(isinstance(board, list) for board in boards):
        raise ValueError
    return [tuple(row if isinstance(row, str) else json.dumps(row) for row in board) for board in boards]


def boards_in_lines(lines):
    """Returns the boards that empty lines separate."""
    return [tuple(rows) for is_board, rows in itertools.groupby(lines, bool) if is_board]


def mistake(flags, answer, output):
    """Returns a description of the first mistake in the output, or None."""
    if answer.strip() and not output.strip():
        return "nothing was written to stdout"
    if "any-case" in flags:
        answer, output = answer.lower(), output.lower()
    if "any-order" in flags and answer.startswith(b"["):
        try:
            return mistake_in_boards(boards_in_json(answer), boards_in_json(output))
        except (ValueError, RecursionError):
            return "expected a list of boards in JSON, with double quotes"
    answer, output = ([line.rstrip().decode("utf-8", "replace") for line in text.strip().splitlines()] for text in (answer, output))
    if "any-solution" in flags:
        return mistake_in_permutations(answer, output)
    if "any-order" not in flags:
        return mistake_in_lines(answer, output)
    boards = boards_in_lines(answer)
    if len(boards) > 1 and "" not in output and len(output) == sum(map(len, boards)):
        return "expected an empty line after each board"
    return mistake_in_boards(boards, boards_in_lines(output))


def presentation_error(answer, output):
    """Returns a description of the first white space that `mistake` ignores but some judges refuse, or None."""
    answer, output = answer.replace(b"\r\n", b"\n"), output.replace(b"\r\n", b"\n")
    lines = output.rstrip(b"\n").split(b"\n")
    for number, line in enumerate(lines, 1):
        if line != line.rstrip():
            return f"line {number} ends in white space"
    if output.strip() and output != output.lstrip():
        return "white space before the answer"
    if b"\n\n\n" in b"\n".join(lines):
        return "two empty lines in a row"
    expected, found = (sum(bool(line.strip()) for line in text.split(b"\n")) for text in (answer, output))
    if expected != found:
        return f"{number_of('line', found)} instead of {expected}"
    if len(output) - len(output.rstrip(b"\n")) > max(1, len(answer) - len(answer.rstrip(b"\n"))):
        return "empty lines at the end"
