"""Mistakes that solutions of several problems share: solutions that are wrong for some input."""

import functools
import itertools
from unittest import mock

from oracle import naive


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


def transposed(rows):
    return tuple("".join(column) for column in zip(*rows))
