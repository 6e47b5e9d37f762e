"""Solutions that overlook attacks: those on one line, or at one distance."""

import functools
import itertools
import typing
from unittest import mock

from oracle import Solve, naive
from oracle.naive import Square

Attack = typing.Tuple[str, int]  # The kind of line, and its number; or `KIND, distance`, and the distance.


@functools.lru_cache(maxsize=None)
def attacks(a: Square, b: Square) -> typing.Set[Attack]:
    """Returns how two queens attack each other."""
    lines = ("row", a[0], b[0]), ("column", a[1], b[1]), ("falling", a[0] - a[1], b[0] - b[1]), ("rising", sum(a), sum(b))
    shared = {(line, x) for line, x, y in lines if x == y}
    distance = max(abs(a[0] - b[0]), abs(a[1] - b[1]))
    return shared | {(f"{line}, distance", distance) for line, _ in shared}


SQUARES = list(itertools.product(range(8), repeat=2))
# No answer depends on the diagonals of two squares.
SHORT = {("falling", -6), ("falling", 6), ("rising", 1), ("rising", 13)}
ATTACKS = sorted({attack for a, b in itertools.combinations(SQUARES, 2) for attack in attacks(a, b)} - SHORT)


def overlooking(attack: Attack, solve: Solve) -> Solve:
    """Returns a solution that solves with a wrong `naive.attack`."""

    def solve_wrongly(words: typing.List[str]) -> typing.List[object]:
        with mock.patch.object(naive, "attack", lambda a, b: bool(attacks(a, b)) and attack not in attacks(a, b)):
            return list(solve(words))

    return solve_wrongly
