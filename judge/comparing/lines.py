"""Compares an output with the right answer line by line."""

import itertools
import re
import typing

from judge.tables.messages import say

Reason = typing.Optional[str]
Lines = typing.List[str]


class Case(typing.NamedTuple):
    """Lines without the white space at their ends, which `white_space` looks at."""

    question: Lines  # The input.
    answer: Lines
    output: Lines
    first: int = 1  # The number of the first line of the output that is not empty.


def lines_of(text: bytes) -> Lines:
    return [line.rstrip().decode("utf-8", "replace") for line in text.strip().splitlines()]


def escaped(text: str) -> str:
    """Escapes the characters that cannot be seen."""
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in text.replace("\0", r"\0"))


def quoted(text: str) -> str:
    """Quotes the first 40 characters."""
    return f'"{escaped(text[:40])}"'


def differs(expected: str, found: str) -> str:
    if expected.isdigit() and re.search(rf"(?<![-.\w]){expected}(?![.\w])", found):
        return say("expected only the number {number}, found {found}", number=expected, found=quoted(found))
    return say("expected {expected}, found {found}", expected=quoted(expected), found=quoted(found))


def in_line(number: int, mistake: str) -> str:
    return say("line {line}: {mistake}", line=number, mistake=mistake)


def mistake_in_line_ends(expected: int, found: int) -> str:
    if found < expected:
        return say("line ends are missing: expected {expected} lines, found {found}", expected=expected, found=found)
    return say("too many line ends: expected {expected} lines, found {found}", expected=expected, found=found)


def mistake_in_lines(case: Case) -> Reason:
    lengths = len(case.answer), len(case.output)
    texts = {"".join("".join(lines).split()) for lines in (case.answer, case.output)}
    if lengths[0] != lengths[1] and len(texts) == 1:
        return mistake_in_line_ends(*lengths)
    for number, (expected, found) in enumerate(zip(case.answer, case.output), case.first):
        if expected != found:
            reason = differs(expected, found)
            return reason if lengths == (1, 1) else in_line(number, reason)
    if lengths[0] != lengths[1]:
        return say("the number of lines: expected {expected}, found {found}", expected=lengths[0], found=lengths[1])
    return None


def numbers_of(words: typing.Sequence[str]) -> typing.List[int]:
    return [int(word) if word.isascii() and word.isdigit() and len(word) < 10 else -1 for word in words]


def mistake_in_queries(case: Case) -> Reason:
    """The lines answer queries, which a 0 ends: describes what is wrong with all of them."""
    reason = mistake_in_lines(case)
    if not reason:
        return None
    right, found = (numbers_of([word for line in lines for word in line.split()[-1:]]) for lines in (case.answer, case.output))
    if case.output[:-1] == case.answer and found[-1] in (0, 1) and found[-1] != len(case.answer):
        return say("the 0 that ends the input is answered, too")
    if case.output == case.answer[:1]:
        return say("only the first test case of the input is answered")
    if found == [*itertools.accumulate(right)] != right:
        return say("each count has those before added: set it to 0 before each test case")
    return reason
