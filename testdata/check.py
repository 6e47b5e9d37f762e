#!/usr/bin/env python3
"""Checks the output of a solution: python3 testdata/check.py CASE.out < OUTPUT

The boards of one n, separated by empty lines or in JSON, may be in any order. Any other output is compared line by
line. White space at the ends of lines and at both ends of the output does not matter, nor does white space in JSON.
Prints the first mistake and exits with status 1 if there is one.

`testdata/judge` imports this file. `testdata/pack` adds it to packages as their checker: Kattis, DOMjudge and Hydro run
it with the arguments INPUT ANSWER DIRECTORY, and expect status 42 or 43; DMOJ calls `check`.
"""

import itertools
import json
import pathlib
import re
import sys


def number_of(what, number):
    return f"{number} {what}{'' if number == 1 else 's'}"


def mistake_in_board(rows, n):
    if len(rows) != n:
        return f"expected {number_of('row', n)}, found {len(rows)}"
    for number, row in enumerate(rows, 1):
        if not re.fullmatch(f"[.Q]{{{n}}}", row):
            return f'row {number}: expected {n} characters "." or "Q", found "{row[:40]}"'
        if row.count("Q") != 1:
            return f"row {number} has {number_of('queen', row.count('Q'))}"
    queens = [(number, row.index("Q")) for number, row in enumerate(rows, 1)]
    for (a, c), (b, d) in itertools.combinations(queens, 2):
        if c == d or b - a == abs(c - d):
            return f"queens in rows {a} and {b} attack each other"


def mistake_in_boards(answer, output):
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


def mistake_in_lines(answer, output):
    for number, (expected, found) in enumerate(zip(answer, output), 1):
        if expected != found:
            return f'line {number}: expected "{expected[:40]}", found "{found[:40]}"'
    if len(answer) != len(output):
        return f"expected {number_of('line', len(answer))}, found {len(output)}"


def lists(text):
    """Returns the lists of boards in a text of JSON lists. A board is a tuple of its rows."""
    found, at = [], 0
    while at < len(text):
        boards, end = json.JSONDecoder().raw_decode(text, at)
        if not (isinstance(boards, list) and all(isinstance(board, list) for board in boards)):
            raise ValueError("not a list of lists")
        found.append([tuple(row if isinstance(row, str) else json.dumps(row) for row in board) for board in boards])
        at = re.compile(r"\s*", re.ASCII).match(text, end).end()
    return found


def trimmed_lines(text):
    return [line.rstrip().decode("latin-1") for line in text.strip().splitlines()]


def boards_in_lines(lines):
    """Returns the boards that empty lines separate."""
    return [tuple(rows) for is_board, rows in itertools.groupby(lines, bool) if is_board]


def mistake(answer, output):
    """Returns a description of the first mistake in the output, or None."""
    answer, output = (trimmed_lines(text) for text in (answer, output))
    if answer and answer[0].startswith(("[[", "[]")):
        try:
            answers, outputs = lists("\n".join(answer)), lists("\n".join(output))
        except (ValueError, RecursionError):
            return "expected lists of boards in JSON"
        mistakes = map(mistake_in_boards, answers, outputs)
        found = (f"list {number}: {what}" for number, what in enumerate(mistakes, 1) if what)
        is_complete = len(answers) == len(outputs)
        return next(found, None if is_complete else f"expected {number_of('list', len(answers))}, found {len(outputs)}")
    if "" in answer:
        return mistake_in_boards(*(boards_in_lines(text) for text in (answer, output)))
    return mistake_in_lines(answer, output)


def presentation_error(answer, output):
    """Returns a description of the first white space that `mistake` ignores but some judges refuse, or None."""
    if answer.startswith((b"[[", b"[]")):
        return None  # The judge compares what a function returns.
    lines = output.replace(b"\r\n", b"\n").rstrip(b"\n").split(b"\n")
    for number, line in enumerate(lines, 1):
        if line != line.rstrip():
            return f"line {number} ends in white space"
    if output.strip() and output != output.lstrip():
        return "white space before the answer"
    if b"\n\n\n" in b"\n".join(lines):
        return "two empty lines in a row"


def check(process_output, judge_output, **_):
    return mistake(judge_output, process_output) is None


if __name__ == "__main__":
    if len(sys.argv) not in (2, 4):
        sys.exit("usage: check.py CASE.out < OUTPUT")
    is_package = len(sys.argv) == 4
    try:
        answer = pathlib.Path(sys.argv[1 + is_package]).read_bytes()
    except OSError as error:
        sys.exit(f"check.py: {error}")
    found = mistake(answer, sys.stdin.buffer.read())
    if is_package:
        pathlib.Path(sys.argv[3], "judgemessage.txt").write_text(f"{found or 'right'}\n", encoding="utf-8")
        sys.exit(43 if found else 42)
    sys.exit(found)
