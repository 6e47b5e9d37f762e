"""Wrong ways to count the solutions on a board, as functions of its rows, with free squares (.) and bad squares (*)."""

import functools
import itertools
import typing

from oracle import naive
from oracle.naive import Rows, mirrored, transposed, turned

Count = typing.Callable[[Rows], int]
Test = typing.Callable[[Rows], bool]  # Whether something seems to hold for a board.


# Each holds for a board that is not symmetric left to right.
SYMMETRIES: typing.Dict[str, Test] = {
    "top to bottom": lambda rows: rows == rows[::-1],
    "diagonal": lambda rows: rows == transposed(rows),
    "antidiagonal": lambda rows: rows == transposed(turned(rows, 2)),
    "quarter turn": lambda rows: rows == turned(rows, 1),
    "outer columns": lambda rows: all(row[0] == row[-1] for row in rows),
    "numbers of bad squares": lambda rows: all(
        row[: len(row) // 2].count("*") == row[(len(row) + 1) // 2 :].count("*") for row in rows
    ),
}


def doubles_the_left_half(looks_symmetric: Test, quarters: int, board: Rows) -> int:
    """Counts solutions with the first queen on the left twice, and in the middle once, if the turned board looks symmetric."""
    rows = turned(board, quarters)
    if not looks_symmetric(rows) or rows == mirrored(rows):
        return naive.count_on(rows)
    first, *others = naive.squares(rows, ".")
    halves = ([square for square in first if square[1] < (len(rows) + odd) // 2] for odd in (0, 1))
    return sum(naive.count_ways([half, *others]) for half in halves)


def subtracts_each(bad_squares: int, rows: Rows) -> int:
    """Subtracts the solutions with a queen on a bad square, for each of two or three, and thus some solutions twice."""
    found = naive.marked(rows, "*")
    if len(found) != bad_squares:
        return naive.count_on(rows)
    free = naive.squares(("." * len(rows),) * len(rows), ".")
    return naive.count(len(rows)) - sum(naive.count_ways([*free[:r], [(r, c)], *free[r + 1 :]]) for r, c in found)


COUNTS: typing.Dict[str, Count] = {
    **{
        f"doubles the left half, {what}, quarter turns: {quarters}": functools.partial(doubles_the_left_half, test, quarters)
        for (what, test), quarters in itertools.product(SYMMETRIES.items(), (0, 1))
    },
    **{f"subtracts each of {number} bad squares": functools.partial(subtracts_each, number) for number in (2, 3)},
}
