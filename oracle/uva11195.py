import itertools
import typing

from judge.tables.facts import PROBLEMS
from oracle import Oracle, Solve, Words, naive
from oracle.inputs import boards, one_board, until_zero
from oracle.naive import Rows, transposed
from oracle.wrong_counts import COUNTS, Count, Test


def numbered(counts: Solve) -> Solve:
    return until_zero(lambda words: (f"Case {number}: {count}" for number, count in enumerate(counts(words), 1)))


def of_each_board(count: Count) -> Solve:
    return lambda words: map(count, boards(words))


count_boards = of_each_board(naive.count_on)

# Boards that a solution may leave at once, since all squares in a row or column, or on the board, are bad.
LEFT: typing.Dict[str, Test] = {
    "first row": lambda rows: "." not in rows[0],
    "last row": lambda rows: "." not in rows[-1],
    "first column": lambda rows: "." not in transposed(rows)[0],
    "last column": lambda rows: "." not in transposed(rows)[-1],
    "board": lambda rows: "." not in "".join(rows),
}


def with_bad_squares(before: Rows, rows: Rows) -> int:
    bad = set(naive.marked(before, "*"))
    return naive.count_on(tuple("".join("*" if (r, c) in bad else s for c, s in enumerate(row)) for r, row in enumerate(rows)))


def with_answer(before: Rows, rows: Rows) -> int:
    return 0 if before else naive.count_on(rows)


def not_reset(is_left: Test, count: typing.Callable[[Rows, Rows], int]) -> Solve:
    """Counts on each board with what is left over from the board before, which is empty unless that was left at once."""

    def of_boards(words: Words) -> typing.Iterator[int]:
        before: Rows = ()
        for rows in boards(words):
            yield count(before, rows)
            before = rows if is_left(rows) else ()

    return numbered(of_boards)


MISTAKES = {
    **{what: numbered(of_each_board(count)) for what, count in COUNTS.items()},
    **{f"bad squares stay, {what}": not_reset(is_left, with_bad_squares) for what, is_left in LEFT.items()},
    **{f"the answer stays, {what}": not_reset(is_left, with_answer) for what, is_left in LEFT.items()},
    "counts are added up": numbered(lambda words: itertools.accumulate(count_boards(words))),
    "a count of 0 is the end": numbered(lambda words: itertools.takewhile(bool, count_boards(words))),
}

ORACLE = Oracle(
    numbered(count_boards), constraints=f"({one_board(PROBLEMS['uva11195'].n or ())}){{1,10}}0\n", mistakes=MISTAKES
)
