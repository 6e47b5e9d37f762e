"""Wrong ways to count the solutions on a board, as functions of its rows, with free squares (.) and bad squares (*)."""

import itertools
from unittest import mock

from oracle import naive
from oracle.mistakes import attacks, transposed


def mirrored(rows):
    return tuple(row[::-1] for row in rows)


def turned(rows, quarters):
    return turned(mirrored(transposed(rows)), quarters - 1) if quarters else rows


def bad(row):
    return [column for column, square in enumerate(row) if square == "*"]


# Each holds for a board that is not symmetric left to right.
SYMMETRIES = {
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
    "centre": lambda rows: sum(2 * column + 1 - len(rows) for row in rows for column in bad(row)) == 0,
}


def doubled(looks_symmetric):
    """Counts the solutions with the first queen on the left twice if the board looks symmetric left to right."""

    def count(rows):
        if not looks_symmetric(rows) or rows == mirrored(rows):
            return naive.count_on(rows)
        first, *others = naive.squares(rows, ".")
        halves = ([square for square in first if square[1] < (len(rows) + odd) // 2] for odd in (0, 1))
        return sum(naive.count_ways([half, *others]) for half in halves)

    return count


def shared_by_pairs(rows):
    """Returns how many columns each two rows share that have two free squares each."""
    pairs = itertools.combinations([row for row in rows if row.count(".") == 2], 2)
    return [sum(a == b == "." for a, b in zip(*pair)) for pair in pairs]


# Each holds for a board of at least four rows that has solutions.
HOPELESS_ROWS = {
    "two rows share one of two free squares": lambda rows: 1 in shared_by_pairs(rows),
    "two rows share two of two free squares": lambda rows: 2 in shared_by_pairs(rows),
}
HOPELESS_SIDE = {"the first row is free only in its corners": lambda rows: "." not in rows[0][1:-1]}
HOPELESS_QUARTER = {
    "no free square in a quarter": lambda rows: "." not in "".join(row[: len(row) // 2] for row in rows[: len(rows) // 2])
}


def given_up(seems_hopeless):
    """Answers 0 at once if the board seems to have no solution."""
    return lambda rows: 0 if len(rows) > 3 and seems_hopeless(rows) else naive.count_on(rows)


def forced(overlooks):
    """Places the queens first that have one free square in their rows, and overlooks when some attack each other: on a line of
    this kind, next to each other in the order of these rows or not."""
    line, are_next = overlooks

    def count(rows):
        alone = [squares[0] for squares in naive.squares(rows, ".") if len(squares) == 1]
        overlooked = {
            frozenset((a, b))
            for (i, a), (j, b) in itertools.combinations(enumerate(alone), 2)
            if (j == i + 1) == are_next and line in dict(attacks(a, b))
        }
        if not overlooked:
            return naive.count_on(rows)
        with mock.patch.object(naive, "attack", lambda a, b: bool(attacks(a, b)) and frozenset((a, b)) not in overlooked):
            return sum(1 for _ in naive.solutions(len(rows), lambda r, c: rows[r][c] == "."))

    return count


def turns(wrong, arguments, sides):
    """Returns a wrong count for each of these arguments, on the board as it is, and on the board turned to its other sides."""
    counts = {what: wrong(argument) for what, argument in arguments.items()}
    return {
        f"{wrong.__name__}: {what}, side {side}": lambda rows, count=count, side=side: count(turned(rows, side))
        for what, count in counts.items()
        for side in range(sides)
    }


# By rows and by columns, or from each side.
LINES = {
    f"{line}, next: {are_next}": (line, are_next) for line in ("column", "falling", "rising") for are_next in (True, False)
}
COUNTS = {
    **turns(doubled, SYMMETRIES, 2),
    **turns(given_up, HOPELESS_ROWS, 2),
    **turns(forced, LINES, 2),
    **turns(given_up, HOPELESS_SIDE, 4),
}
# Right for n = 8, where each quarter has a queen in all solutions.
QUARTERS = turns(given_up, HOPELESS_QUARTER, 4)
