"""Explains mistakes in solutions that are permutations: the column of the queen in each row, or the row in each column."""

import itertools
import json
import re
import typing

from judge.comparing.boards import attack
from judge.comparing.lines import Case, Reason, differs, in_line, mistake_in_lines, numbers_of, quoted
from judge.tables.messages import say


def is_solution(words: typing.Sequence[str], n: int) -> bool:
    """Returns whether the words are the columns of the queens, row by row, or the rows, column by column."""
    numbers = numbers_of(words)
    diagonals = {c + r for c, r in enumerate(numbers)}, {c - r for c, r in enumerate(numbers)}
    return sorted(numbers) == [*range(1, n + 1)] and all(len(diagonal) == n for diagonal in diagonals)


def mistake_in_permutation(words: typing.Sequence[str], n: int, first: str = "row") -> Reason:
    """The n words are the columns of the queens, row by row, if `first` is "row", or else the rows, column by column."""
    if is_solution(words, n):
        return None  # Much sooner than all pairs of queens tell.
    numbers = numbers_of(words)
    if sorted(numbers) == list(range(n)):
        return say("expected numbers from 1 to {n}, found numbers from 0", n=n)
    for word, number in zip(words, numbers):
        if not 1 <= number <= n:
            return say("expected numbers from 1 to {n}, found {found}", n=n, found=quoted(word))
    for number in numbers:
        if numbers.count(number) > 1:
            return say("{number} occurs more than once", number=number)
    return attack(enumerate(numbers, 1), first)


def number_of_numbers(expected: int, found: int) -> str:
    return say("expected {expected} numbers, found {found}", expected=expected, found=found)


def in_solution(number: int, mistake: str) -> str:
    return say("solution {number}: {mistake}", number=number, mistake=mistake)


def no_solution(found: str, mistake: str) -> str:
    return say("{found} is no solution: {mistake}", found=quoted(found), mistake=mistake)


def mistake_in_any_solution(case: Case) -> Reason:
    """Each line of the answer stands for any solution of its length. Line ends in other places do not matter."""
    sizes, lengths = ([len(line.split()) for line in lines] for lines in (case.answer, case.output))
    if sum(sizes) != sum(lengths):
        for number, (n, length) in enumerate(zip(sizes, lengths), case.first):
            if len(sizes) == len(lengths) and n != length:
                return in_line(number, number_of_numbers(n, length))
        return number_of_numbers(sum(sizes), sum(lengths))
    words = iter(" ".join(case.output).split())
    for number, n in enumerate(sizes, 1):
        why = mistake_in_permutation([*itertools.islice(words, n)], n, "column")
        if why:
            return in_solution(number, why)
    return None


def mistake_in_solution(expected: str, found: str) -> str:
    right, words = expected.split(), found.split()
    if re.findall(r"\d+", found) == right or found == "".join(right):
        what = "the numbers are right, but not the text around them: expected {expected}, found {found}"
        return say(what, expected=quoted(expected), found=quoted(found))
    if len(words) != len(right):
        return differs(expected, found)
    why = mistake_in_permutation(words, len(right))
    if why:
        return no_solution(found, why)
    what = "this solution is not the next in ascending order: expected {expected}, found {found}"
    return say(what, expected=quoted(expected), found=quoted(found))


def mistake_in_number(solutions: typing.Sequence[str], number: str, found: str) -> str:
    if is_solution(found.split(), len(solutions[0].split())):
        what = "expected {number}, the number of all solutions, after the first {first} of them; found {found}"
        return say(what, number=number, first=len(solutions), found=quoted(found))
    return differs(number, found)


def mistake_in_solutions(case: Case) -> Reason:
    """The lines are the first solutions in ascending order, and then the number of all."""
    *solutions, number_of_all = case.answer
    if case.output == solutions:
        return say("the last line is missing: the number of solutions, {count}", count=number_of_all)
    for number, (expected, found) in enumerate(zip(case.answer, case.output), case.first):
        if expected != found:
            is_last = number - case.first == len(solutions)
            why = mistake_in_number(solutions, expected, found) if is_last else mistake_in_solution(expected, found)
            return in_line(number, why)
    return mistake_in_lines(case)


def lists_as_printed(line: bytes) -> bytes:
    """Returns a list of lists of integers, given in JSON, as the judge's code prints it: sorted, `[2 4 1 3 ][3 1 4 2 ]`."""
    try:
        lists = json.loads(line)
    except (ValueError, RecursionError):
        return line
    if not isinstance(lists, list) or any(not isinstance(item, list) or {*map(type, item)} - {int} for item in lists):
        return line
    return "".join("[" + "".join(f"{number} " for number in item) + "]" for item in sorted(lists)).encode() + b"\n"


def mistake_in_lists(case: Case) -> Reason:
    """The line has all solutions in ascending order, as `lists_as_printed` returns them."""
    answer, output = "".join(case.answer), "\n".join(case.output)
    if output and not answer:
        return say("expected no list, since there is no solution, found {found}", found=quoted(output))
    if not re.fullmatch(r"(\[(-?\d+ )*\])*", output):
        what = "expected lists of integers such as {expected}, found {found}"
        return say(what, expected=quoted(answer), found=quoted(output))
    expected, found = (re.findall(r"\[.*?\]", text) for text in (answer, output))
    for number, solution in enumerate(found, 1):
        if solution not in expected:
            n, words = len(expected[0][1:-1].split()), solution[1:-1].split()
            why = mistake_in_permutation(words, n, "column") if len(words) == n else number_of_numbers(n, len(words))
            return in_solution(number, no_solution(solution, why or ""))
        first = found.index(solution) + 1
        if first < number:
            return say("solution {number} repeats solution {first}", number=number, first=first)
    missing = [solution for solution in expected if solution not in found]
    if missing:
        what = "the number of solutions: expected {expected}, found {found}; {missing} is missing"
        return say(what, expected=len(expected), found=len(found), missing=quoted(missing[0]))
    return None if found == expected else say("the solutions are right, but not in ascending order")
