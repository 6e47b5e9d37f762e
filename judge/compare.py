"""Compares the output of a solution with the right answer, and explains the first mistake. Flags are those of the tables."""

import itertools
import json
import re
import typing

from judge import boards
from judge.boards import Board, Reason, quoted
from judge.messages import say

Lines = typing.Sequence[str]


def number_of_numbers(expected: int, found: int) -> str:
    return say("the number of numbers: expected {expected}, found {found}", expected=expected, found=found)


def mistake_in_permutations(answer: Lines, output: Lines) -> Reason:
    """Any permutation is right that is a solution."""
    sizes, words = [len(line.split()) for line in answer], " ".join(output).split()
    if len(words) != sum(sizes):
        for number, (n, line) in enumerate(zip(sizes, output), 1):
            if len(answer) == len(output) and len(line.split()) != n:
                return say("line {line}: expected {n} numbers, found {found}", line=number, n=n, found=len(line.split()))
        return number_of_numbers(sum(sizes), len(words))
    for number, n in enumerate(sizes, 1):
        what = boards.mistake_in_permutation(words[:n], n, "column")
        if what:
            return say("solution {number}: {mistake}", number=number, mistake=what)
        words = words[n:]
    return None


def differs(number: int, expected: str, found: str) -> str:
    what = "line {line}: expected {expected}, found {found}"
    return say(what, line=number, expected=quoted(expected), found=quoted(found))


def mistake_in_line_ends(expected: int, found: int) -> str:
    if found < expected:
        return say("line ends are missing: expected {expected} lines, found {found}", expected=expected, found=found)
    return say("too many line ends: expected {expected} lines, found {found}", expected=expected, found=found)


def mistake_in_lines(answer: Lines, output: Lines) -> Reason:
    if len(answer) != len(output) and "".join(answer) == "".join(output):
        return mistake_in_line_ends(len(answer), len(output))
    if len(answer) == len(output) == 1 and answer != output:
        return say("expected {expected}, found {found}", expected=quoted(answer[0]), found=quoted(output[0]))
    for number, (expected, found) in enumerate(zip(answer, output), 1):
        if expected != found:
            return differs(number, expected, found)
    if len(answer) != len(output):
        return say("the number of lines: expected {expected}, found {found}", expected=len(answer), found=len(output))
    return None


def mistake_in_solutions(answer: Lines, output: Lines) -> Reason:
    """The lines are solutions in ascending order, each the columns of the queens, and then their number."""
    *solutions, count = answer
    if list(output) == solutions:
        return say("the last line is missing: the number of solutions, {count}", count=count)
    for number, (expected, found) in enumerate(zip(answer, output), 1):
        if expected == found:
            continue
        n, words = len(solutions[0].split()), found.split()
        is_solution = len(words) == n and not boards.mistake_in_permutation(words, n)
        if number > len(solutions):
            if is_solution:
                return say("line {line}: only the first {number} solutions are printed", line=number, number=len(solutions))
            if re.search(rf"\b{count}\b", found):
                what = "line {line}: expected only the number {count}, found {found}"
                return say(what, line=number, count=count, found=quoted(found))
        elif is_solution:
            what = "line {line}: this solution is not the next in ascending order: expected {expected}, found {found}"
            return say(what, line=number, expected=quoted(expected), found=quoted(found))
        elif re.sub(r"\D", "", found) == expected.replace(" ", ""):
            what = "line {line}: the numbers are right, but have to be separated by single spaces: found {found}"
            return say(what, line=number, found=quoted(found))
        elif len(words) == n:
            mistake = boards.mistake_in_permutation(words, n)
            return say("line {line}: {found} is no solution: {mistake}", line=number, found=quoted(found), mistake=mistake)
        return differs(number, expected, found)
    return mistake_in_lines(answer, output)


def lists_as_printed(line: bytes) -> bytes:
    """Returns a list of lists of integers in JSON as test cases have it: `[2 4 1 3 ][3 1 4 2 ]`."""
    try:
        lists = json.loads(line)
    except (ValueError, RecursionError):
        return line
    if not isinstance(lists, list) or any(not isinstance(item, list) or {*map(type, item)} - {int} for item in lists):
        return line
    return "".join("[" + "".join(f"{number} " for number in item) + "]" for item in lists).encode() + b"\n"


def mistake_in_returned_lists(answer: str, output: str) -> Reason:
    """The solutions are lists in brackets, each the rows of the queens, in any order."""
    if re.sub(r"\[(-?\d+ )*\]", "", output):
        return say("expected a list of lists of integers, found {found}", found=quoted(output))
    expected, found = (re.findall(r"\[[^]]*\]", text) for text in (answer, output))
    if found and not expected:
        return say("expected an empty list, since there is no solution, found {found}", found=quoted(output))
    if len(found) > 1 and len(set(found)) == 1 and found[0] not in expected:
        return say("all lists are {found}: append a copy, not the same list each time", found=quoted(found[0]))
    numbers: typing.Dict[str, int] = {}
    for number, solution in enumerate(found, 1):
        if solution in numbers:
            return say("solution {number} repeats solution {first}", number=number, first=numbers[solution])
        if solution not in expected:
            n, words = len(expected[0][1:-1].split()), solution[1:-1].split()
            why = boards.mistake_in_permutation(words, n, "column") if len(words) == n else number_of_numbers(n, len(words))
            return say("solution {number}: {found}: {mistake}", number=number, found=quoted(solution), mistake=why)
        numbers[solution] = number
    for solution in expected:
        if solution not in numbers:
            what = "the number of solutions: expected {expected}, found {found}; {missing} is missing"
            return say(what, expected=len(expected), found=len(found), missing=quoted(solution))
    return None


def mistake_in_lists(answer: str, output: str) -> Reason:
    """The solutions are lists in brackets, each the rows of the queens, in ascending order."""
    expected, found = (re.findall(r"\[([^][]*)\]", text) for text in (answer, output))
    if re.sub(r"\[[^][]*\]", "", output).strip() or len(expected) != len(found):
        return mistake_in_lines([answer], [output])
    if expected != found and sorted(expected) == sorted(found):
        return say("the solutions are right, but not in ascending order")
    for number, (right, wrong) in enumerate(zip(expected, found), 1):
        if right == wrong:
            continue
        n, words = len(right.split()), wrong.split()
        what = boards.mistake_in_permutation(words, n, "column") if len(words) == n else None
        if what:
            return say("solution {number}: {mistake}", number=number, mistake=what)
        return say(
            "solution {number}: expected {expected}, found {found}",
            number=number,
            expected=quoted(f"[{right}]"),
            found=quoted(f"[{wrong}]"),
        )
    return None if answer == output else mistake_in_lines([answer], [output])


def mistake_in_completion(answer: Lines, output: Lines, question: Lines) -> Reason:
    """The board has the queens of the question, which are a row and a column, from 0."""
    if answer == output:
        return None
    what = boards.mistake_in_board(tuple(output), len(answer))
    for given in question[1:]:
        r, c = map(int, given.split())
        if not what and output[r][c] != "Q":
            what = say("the given queen {queen} is missing", queen=quoted(given))
    return what or mistake_in_lines(answer, output)


def mistake_in_validity(answer: str, output: Lines, question: Lines) -> Reason:
    """The answer tells whether the queens `*` of the question are a solution."""
    what, queens = mistake_in_lines([answer], output), boards.queens_of(question, "*")
    if [line.lower() for line in output] not in (["valid"], ["invalid"]):
        return what
    why = boards.attack(queens) or say("the board has {number} queens", number=len(queens))
    if answer == "valid":
        why = say("the board has 8 queens, and no two attack each other")
    return f"{what}: {why}"


def mistake_in_json(answer: bytes, output: bytes) -> Reason:
    try:
        found = json.loads(output)
    except (ValueError, RecursionError):
        found = None
    if output.strip() == b"%d" % len(json.loads(answer)):
        return boards.number_of_boards(found)
    if not isinstance(found, list):
        return say("expected a list of boards in JSON, found {found}", found=output.strip().decode("utf-8", "replace")[:40])
    for number, board in enumerate(found, 1):
        if not isinstance(board, list):
            return say("board {number}: expected a list of rows, found {found}", number=number, found=json.dumps(board)[:40])
        for row, text in enumerate(board, 1):
            if not isinstance(text, str):
                what = "board {number}: row {row}: expected a string, found {found}"
                return say(what, number=number, row=row, found=json.dumps(text)[:40])
    return boards.mistake_in_boards([tuple(board) for board in json.loads(answer)], [tuple(board) for board in found])


def boards_in_lines(lines: Lines) -> typing.List[Board]:
    """Returns the boards that empty lines separate."""
    return [tuple(rows) for is_board, rows in itertools.groupby(lines, bool) if is_board]


def lines_of(text: bytes) -> typing.List[str]:
    return [line.rstrip().decode("utf-8", "replace") for line in text.strip().splitlines()]


def mistake(flags: typing.Container[str], answer: bytes, output: bytes, question: bytes = b"") -> Reason:
    """Returns a description of the first mistake in the output. The question is the input."""
    expected, found = lines_of(answer), lines_of(output)
    if "lists" in flags and "any-order" in flags:
        return mistake_in_returned_lists("".join(expected), "".join(found))
    if "any-order" in flags and answer.startswith(b"["):
        return mistake_in_json(answer, output)
    if "any-case" in flags and [line.lower() for line in found] == [line.lower() for line in expected]:
        return None
    if "any-solution" in flags:
        return mistake_in_permutations(expected, found)
    if "solutions" in flags:
        return mistake_in_solutions(expected, found)
    if "given-queens" in flags:
        return mistake_in_completion(expected, found, lines_of(question))
    if "tells-valid" in flags:
        return mistake_in_validity(expected[0], found, lines_of(question))
    if "lists" in flags and len(expected) == len(found) == 1:
        return mistake_in_lists(expected[0], found[0])
    if "any-order" not in flags:
        return mistake_in_lines(expected, found)
    of_answer = boards_in_lines(expected)
    if len(of_answer) > 1 and "" not in found and len(found) == sum(map(len, of_answer)):
        return say("expected an empty line after each board")
    return boards.mistake_in_rows(of_answer, found) or boards.mistake_in_boards(of_answer, boards_in_lines(found))


def presentation_error(answer: bytes, output: bytes) -> Reason:
    """Returns a description of white space that `mistake` ignores but some judges refuse."""
    answer, output = answer.replace(b"\r\n", b"\n"), output.replace(b"\r\n", b"\n")
    lines = output.rstrip(b"\n").split(b"\n")
    expected, found = (sum(bool(line.strip()) for line in text.split(b"\n")) for text in (answer, output))
    if found != expected:
        return mistake_in_line_ends(expected, found)
    for number, line in enumerate(lines, 1):
        if line != line.rstrip():
            return say("line {line} ends in white space", line=number)
    if output.strip() and output != output.lstrip():
        return say("white space stands before the answer")
    if b"\n\n\n" in b"\n".join(lines):
        return say("there are two empty lines in a row")
    if len(output) - len(output.rstrip(b"\n")) > max(1, len(answer) - len(answer.rstrip(b"\n"))):
        return say("there are empty lines at the end")
    return None
