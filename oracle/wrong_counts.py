"""Wrong ways to count the solutions on a board, as functions of its rows, with free squares (.) and bad squares (*)."""

import functools
import itertools
import typing

from oracle import naive
from oracle.naive import Rows, mirrored, transposed, turned
from oracle.wrong_attacks import overlooking, shared_lines

Count = typing.Callable[[Rows], int]
Test = typing.Callable[[Rows], bool]  # Whether something seems to hold for a board.


def bad(row: str) -> typing.List[int]:
    return [column for column, square in enumerate(row) if square == "*"]


# Each holds for a board that is not symmetric left to right.
SYMMETRIES: typing.Dict[str, Test] = {
    "top to bottom": lambda rows: rows == rows[::-1],
    "diagonal": lambda rows: rows == transposed(rows),
    "antidiagonal": lambda rows: rows == transposed(turned(rows, 2)),
    "quarter turn": lambda rows: rows == turned(rows, 1),
    "but for the first row": lambda rows: rows[1:] == mirrored(rows[1:]),
    "but for the last row": lambda rows: rows[:-1] == mirrored(rows[:-1]),
    "first and last row": lambda rows: (rows[0], rows[-1]) == mirrored((rows[0], rows[-1])),
    "outer columns": lambda rows: all(row[0] == row[-1] for row in rows),
    "inner columns": lambda rows: all(row[1:-1] == row[-2:0:-1] for row in rows),
    "numbers of bad squares": lambda rows: all(
        row[: len(row) // 2].count("*") == row[(len(row) + 1) // 2 :].count("*") for row in rows
    ),
    "first and last bad squares": lambda rows: all(bad(row)[0] + bad(row)[-1] == len(row) - 1 for row in rows if "*" in row),
    "rows in any order": lambda rows: sorted(rows) == sorted(mirrored(rows)),
    "centre": lambda rows: sum(2 * column + 1 - len(rows) for row in rows for column in bad(row)) == 0,
}


def left_half_twice(rows: Rows) -> int:
    """Counts the solutions with the first queen on the left twice, and those with it in the middle once."""
    first, *others = naive.squares(rows, ".")
    halves = ([square for square in first if square[1] < (len(rows) + odd) // 2] for odd in (0, 1))
    return sum(naive.count_ways([half, *others]) for half in halves)


def doubles_the_left_half(looks_symmetric: Test, rows: Rows) -> int:
    """Counts the left half twice if the board looks symmetric left to right."""
    if not looks_symmetric(rows) or rows == mirrored(rows):
        return naive.count_on(rows)
    return left_half_twice(rows)


def shared_by_pairs(rows: Rows) -> typing.List[int]:
    """Returns how many columns each two rows share that have two free squares each."""
    pairs = itertools.combinations([row for row in rows if row.count(".") == 2], 2)
    return [sum(a == b == "." for a, b in zip(*pair)) for pair in pairs]


# Each holds for a board of at least four rows that has solutions; the last not for n = 8.
HOPELESS_ROWS: typing.Dict[str, Test] = {
    "two rows share one of two free squares": lambda rows: 1 in shared_by_pairs(rows),
    "two rows share two of two free squares": lambda rows: 2 in shared_by_pairs(rows),
}
HOPELESS_SIDE: typing.Dict[str, Test] = {"the first row is free only in its corners": lambda rows: "." not in rows[0][1:-1]}
HOPELESS_QUARTER: typing.Dict[str, Test] = {
    "no free square in a quarter": lambda rows: "." not in "".join(row[: len(row) // 2] for row in rows[: len(rows) // 2])
}


def gives_up(seems_hopeless: Test, rows: Rows) -> int:
    """Answers 0 at once if the board seems to have no solution."""
    return 0 if len(rows) > 3 and seems_hopeless(rows) else naive.count_on(rows)


# A kind of line, and whether the two rows are next to each other among those with one free square.
PAIRS = {f"{line}, next: {is_next}": (line, is_next) for line in ("column", "falling", "rising") for is_next in (True, False)}


def overlooks_attacks(pair: typing.Tuple[str, bool], rows: Rows) -> int:
    """Places the queens first whose rows have one free square, and overlooks when two of them attack each other like this."""
    line, is_next = pair
    only = [squares[0] for squares in naive.squares(rows, ".") if len(squares) == 1]
    overlooked = {
        frozenset((a, b))
        for (i, a), (j, b) in itertools.combinations(enumerate(only), 2)
        if (j == i + 1) == is_next and line in shared_lines(a, b)
    }
    if not overlooked:
        return naive.count_on(rows)
    solutions = naive.solutions(len(rows), lambda r, c: rows[r][c] == ".")
    return overlooking(lambda a, b: frozenset((a, b)) in overlooked, lambda: sum(1 for _ in solutions))


def on_side(count: typing.Callable[..., int], choice: object, side: int, rows: Rows) -> int:
    return count(choice, turned(rows, side))


def from_sides(sides: int, count: typing.Callable[..., int], choices: typing.Mapping[str, object]) -> typing.Dict[str, Count]:
    """Returns the wrong counts with each choice, on the board as it is, and on the board turned to its other sides."""
    return {
        f"{count.__name__}: {what}, side {side}": functools.partial(on_side, count, choice, side)
        for what, choice in choices.items()
        for side in range(sides)
    }


def subtracts_each(bad_squares: int, rows: Rows) -> int:
    """Subtracts the solutions with a queen on a bad square, for each of two or three, and thus some solutions twice."""
    found = naive.marked(rows, "*")
    if len(found) != bad_squares:
        return naive.count_on(rows)
    free = naive.squares(("." * len(rows),) * len(rows), ".")
    return naive.count(len(rows)) - sum(naive.count_ways([*free[:r], [(r, c)], *free[r + 1 :]]) for r, c in found)


def misreads_as_free(line: int, rows: Rows) -> int:
    """Takes all squares of a row, for n = 14, as free: adds the solutions with a queen on a bad square of this row."""
    others = rows[:line] + naive.swapped(rows[line : line + 1]) + rows[line + 1 :]
    return naive.count_on(rows) + (naive.count_on(others) if len(rows) == 14 else 0)


def across(looks_symmetric: Test) -> Test:
    return lambda rows: looks_symmetric(transposed(rows))


# By rows and by columns, or from each side.
COUNTS: typing.Dict[str, Count] = {
    **from_sides(2, doubles_the_left_half, SYMMETRIES),
    **from_sides(2, gives_up, HOPELESS_ROWS),
    **from_sides(2, overlooks_attacks, PAIRS),
    **from_sides(4, gives_up, HOPELESS_SIDE),
    **from_sides(1, subtracts_each, {f"{number} bad squares": number for number in (2, 3)}),
}
# Right for n = 8, where each quarter has a queen in all solutions.
QUARTERS = from_sides(4, gives_up, HOPELESS_QUARTER)
# Not for n = 8, or not needed there.
LARGE: typing.Dict[str, Count] = {
    **QUARTERS,
    **from_sides(
        2,
        doubles_the_left_half,
        {f"{what}, across": across(test) for what, test in SYMMETRIES.items() if what != "top to bottom"},
    ),
    **from_sides(2, misreads_as_free, {f"row {row}": row for row in range(14)}),
}
