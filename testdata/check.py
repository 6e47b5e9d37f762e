#!/usr/bin/env python3
"""Checks the output of a solution: python3 testdata/check.py CASE.out < OUTPUT

The boards of one n, separated by empty lines or in JSON, may be in any order. Any other output is compared line by line.
Whitespace at the ends of lines and at both ends of the output does not matter, nor does whitespace in JSON. Prints the
first mistake and exits with status 1 if there is one.

`testdata/pack` adds this file to packages as their checker: Kattis, DOMjudge and Hydro run it with the arguments INPUT
ANSWER DIRECTORY, and expect status 42 or 43; DMOJ calls `check`.
"""

import itertools
import json
import pathlib
import re
import sys


def mistake_in_boards(answer, output):
    numbers = {}
    for number, board in enumerate(output, 1):
        if board not in answer:
            return f"board {number} is wrong"
        if board in numbers:
            return f"board {number} repeats board {numbers[board]}"
        numbers[board] = number
    for number, board in enumerate(answer, 1):
        if board not in numbers:
            return f"board {number} of the answer is missing"


def mistake_in_lines(answer, output):
    for number, pair in enumerate(itertools.zip_longest(answer, output), 1):
        if pair[0] != pair[1]:
            expected, found = ("the end of the output" if line is None else f'"{line[:40]}"' for line in pair)
            return f"line {number}: expected {expected}, found {found}"


def lists(text):
    """Returns the boards of each list in a text of JSON lists, each board as canonical JSON."""
    found, at = [], 0
    while at < len(text):
        boards, end = json.JSONDecoder().raw_decode(text, at)
        if not isinstance(boards, list):
            raise ValueError("not a list")
        found.append([json.dumps(board) for board in boards])
        at = re.compile(r"\s*", re.ASCII).match(text, end).end()
    return found


def mistake(answer, output):
    """Returns a description of the first mistake in the output, or None."""
    texts = [b"\n".join(line.rstrip() for line in text.strip().splitlines()) for text in (answer, output)]
    answer, output = [text.decode("latin-1") for text in texts]
    if answer.startswith(("[[", "[]")):
        try:
            answers, outputs = lists(answer), lists(output)
        except (ValueError, RecursionError):
            return "expected lists of boards in JSON"
        if len(answers) != len(outputs):
            return f"expected {len(answers)} lists of boards, found {len(outputs)}"
        mistakes = map(mistake_in_boards, answers, outputs)
        return next((f"list {number}: {what}" for number, what in enumerate(mistakes, 1) if what), None)
    if "\n\n" in answer:
        return mistake_in_boards(*(re.split("\n\n+", text) for text in (answer, output)))
    return mistake_in_lines(answer.split("\n"), output.split("\n"))


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
