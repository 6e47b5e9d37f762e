"""Mistakes that solutions of several problems share: solutions that are wrong for some input."""

import functools
import itertools
from unittest import mock

import naive


@functools.lru_cache(maxsize=None)
def attacks(a, b):
    """Returns on which row, column or diagonal two queens attack each other, and at which distance on a line like it."""
    lines = ("row", a[0], b[0]), ("column", a[1], b[1]), ("falling", a[0] - a[1], b[0] - b[1]), ("rising", sum(a), sum(b))
    shared = {(line, x) for line, x, y in lines if x == y}
    distance = max(abs(a[0] - b[0]), abs(a[1] - b[1]))
    return shared | {(f"{line}, distance", distance) for line, _ in shared}


SQUARES = list(itertools.product(range(8), repeat=2))
ATTACKS = set().union(*itertools.starmap(attacks, itertools.combinations(SQUARES, 2)))
# No answer depends on the diagonals of two squares.
ATTACKS = sorted(ATTACKS - {("falling", -6), ("falling", 6), ("rising", 1), ("rising", 13)})


def unchecked(solve, attack):
    """Overlooks one of the attacks."""

    def solve_wrongly(words):
        with mock.patch.object(naive, "attack", lambda a, b: bool(attacks(a, b)) and attack not in attacks(a, b)):
            return list(solve(words))

    return solve_wrongly


def mirrored(rows):
    return [row[::-1] for row in rows]


def transposed(rows):
    return ["".join(column) for column in zip(*rows)]


# Tests of a board that do not show that it is symmetric left to right.
SYMMETRIES = [
    lambda rows: rows == rows[::-1],
    lambda rows: rows == mirrored(rows[::-1]),
    lambda rows: rows == transposed(rows),
    lambda rows: mirrored(rows) == transposed(mirrored(rows)),
    lambda rows: all(row[0] == row[-1] for row in rows),
    lambda rows: all(row[1:-1] == row[-2:0:-1] for row in rows),
    *(
        lambda rows, seen=seen: rows[seen(len(rows))] == mirrored(rows[seen(len(rows))])
        for seen in (
            lambda n: slice(1),
            lambda n: slice(n - 1, n),
            lambda n: slice(0, n, max(1, n - 1)),
            lambda n: slice(n // 2),
            lambda n: slice(n // 2, n),
            lambda n: slice(0, n, 2),
            lambda n: slice(n - 1),
            lambda n: slice(1, n),
        )
    ),
]


@functools.lru_cache(maxsize=None)
def first_columns(rows, allowed):
    """Returns the column of the first row's queen in each solution."""
    return [queens[0] for queens in naive.solutions(len(rows), lambda r, c: rows[r][c] == allowed)]


def counted_twice(is_symmetric):
    """Counts the solutions with the first queen on the left twice if this says that the board is symmetric."""

    def count(rows, allowed):
        if not is_symmetric(rows):
            return naive.count_on(rows, allowed)
        columns = first_columns(tuple(rows), allowed)
        return sum((2 * c + 1 < len(rows)) + (2 * c + 1 <= len(rows)) for c in columns)

    return count


# Parts of a board: a row, a column, a corner.
PARTS = [
    *(lambda r, c, n, line=line: r == line % n for line in (*range(8), -1)),
    *(lambda r, c, n, line=line: c == line % n for line in (*range(8), -1)),
    *(lambda r, c, n, a=a, b=b: (r, c) == (a % n, b % n) for a in (0, -1) for b in (0, -1)),
]


def free_elsewhere(is_part):
    """Takes the count from a table if all squares outside this part of the board are allowed."""

    def count(rows, allowed):
        n = len(rows)
        is_free = all(rows[r][c] == allowed for r in range(n) for c in range(n) if not is_part(r, c, n))
        return naive.count(n) if is_free else naive.count_on(rows, allowed)

    return count


# Functions of the rows of a board and the mark of its allowed squares.
COUNTS = [*map(counted_twice, SYMMETRIES), *map(free_elsewhere, PARTS)]
