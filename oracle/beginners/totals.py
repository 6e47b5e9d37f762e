"""Wrong numbers of solutions on the board without forbidden squares, as functions of n."""

import functools
import math
import typing

from oracle import naive
from oracle.beginners import Mistake
from oracle.naive import Queens


def right(n: int) -> int:
    return int(naive.COUNTS[n])


@functools.lru_cache(maxsize=None)
def solutions(n: int) -> typing.List[Queens]:
    return list(naive.solutions(n))


def first_in(columns: typing.Callable[[int], int], factor: int = 1) -> typing.Callable[[int], int]:
    """Counts the solutions whose first queen is in the first columns, times a factor."""
    return lambda n: factor * sum(queens[0] < columns(n) for queens in solutions(n))


def up_to_symmetry(n: int) -> int:
    def images(queens: Queens) -> typing.Iterator[Queens]:
        for _ in range(4):
            yield queens
            yield queens[::-1]
            queens = tuple(queens[::-1].index(c) for c in range(n))

    return len({min(images(queens)) for queens in solutions(n)})


def with_columns(columns: int, n: int) -> typing.Union[int, str]:
    """Counts on a board with more columns than rows, or returns `?` if that takes long."""
    if columns > 10 and n > 3:
        return "?"
    return naive.count_ways([[(r, c) for c in range(columns)] for r in range(n)])


def with_signed_masks(n: int) -> typing.Union[int, str]:
    """Counts with all 32 bits of masks, of which >> keeps the sign."""

    def place(r: int, columns: int, left: int, right: int) -> int:
        if r == n:
            return 1
        bits = [1 << c for c in range(32) if not (columns | left | right) >> c & 1]
        return sum(place(r + 1, columns | bit, (left | bit) << 1, shifted(right | bit)) for bit in bits)

    def shifted(mask: int) -> int:
        return mask >> 1 | mask & 1 << 31

    return place(0, 0, 0, 0) if n <= 3 else "?"


HALF = "count a solution twice if its first queen is in the left half, but only once if it is in the middle column (odd n)"
BITS = "queens are placed beside the board: the free squares need & ((1 << n) - 1), or the loop ends at column n"
ONLY_1 = (
    "a solution is found only for n = 1: does too much count as attacked (rows below, or one array for both diagonals), are "
    "marks not taken back, does a row not try all columns, or does the search return at the first attacked square?"
)

TOTALS = [
    Mistake("middle twice", HALF, first_in(lambda n: (n + 1) // 2, 2)),
    Mistake("middle not counted", HALF, first_in(lambda n: n // 2, 2)),
    Mistake("half with middle", "the left half and the middle are counted, but not doubled", first_in(lambda n: (n + 1) // 2)),
    Mistake("half", "only the solutions with the first queen in the left half are counted", first_in(lambda n: n // 2)),
    Mistake(
        "first column",
        "only the solutions with the first queen in the first column are counted: does each row try all columns?",
        first_in(lambda n: 1),
    ),
    Mistake(
        "not the last column",
        "the solutions with the first queen in the last column are not counted: the first row has to try all n columns",
        first_in(lambda n: n - 1),
    ),
    Mistake("up to symmetry", "solutions that are mirrored or turned count once, but all are asked for", up_to_symmetry),
    Mistake("n + 1", "these are the answers for n + 1", lambda n: right(n + 1)),
    Mistake("n - 1", "these are the answers for n - 1", lambda n: right(n - 1) if n > 1 else 0),
    Mistake("n - 1, from 1", "these are the answers for n - 1", lambda n: right(n - 1)),
    Mistake("n times", "each solution is counted n times", lambda n: n * right(n)),
    Mistake(
        "n! times",
        "each solution is counted n! times, once for each order of its queens: place them row by row",
        lambda n: math.factorial(n) * right(n),
    ),
    Mistake(
        "sums",
        "the count is not set to 0 before each n: the answers add up",
        lambda n: sum(right(smaller) for smaller in range(1, n + 1)),
    ),
    Mistake("only n = 1", ONLY_1, lambda n: int(n == 1)),
    *(Mistake(f"{columns} columns", BITS, functools.partial(with_columns, columns)) for columns in (8, 9, 10, 16, 20, 32, 64)),
    Mistake("32 columns, signed", BITS, with_signed_masks),
]
