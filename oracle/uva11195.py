import itertools
import typing

from judge.tables.facts import PROBLEMS
from oracle import Oracle, Solve, Words, naive
from oracle.inputs import boards, one_board, until_zero
from oracle.naive import Square


def numbered(counts: Solve) -> Solve:
    return until_zero(lambda words: (f"Case {number}: {count}" for number, count in enumerate(counts(words), 1)))


def count_boards(words: Words) -> typing.Iterator[int]:
    return map(naive.count_on, boards(words))


def bad_squares_stay(words: Words) -> typing.Iterator[int]:
    """Counts on each board with the bad squares of those before."""
    bad: typing.Set[Square] = set()
    for rows in boards(words):
        bad |= set(naive.marked(rows, "*"))
        yield naive.count_on(tuple("".join(".*"[(r, c) in bad] for c in range(len(rows))) for r in range(len(rows))))


MISTAKES = {
    "bad squares stay": numbered(bad_squares_stay),
    "counts are added up": numbered(lambda words: itertools.accumulate(count_boards(words))),
    "a count of 0 is the end": numbered(lambda words: itertools.takewhile(bool, count_boards(words))),
}

ORACLE = Oracle(
    numbered(count_boards), constraints=f"({one_board(PROBLEMS['uva11195'].n or ())}){{1,10}}0\n", mistakes=MISTAKES
)
