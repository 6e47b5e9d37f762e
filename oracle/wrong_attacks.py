"""Solutions that overlook attacks: those on one line, or at one distance."""

import functools
import itertools
import typing

from oracle import Solve, naive
from oracle.naive import Square


@functools.lru_cache(maxsize=None)
def attacks(a: Square, b: Square) -> typing.Set[str]:
    """Returns how two queens attack each other, in words."""
    distance = max(abs(a[0] - b[0]), abs(a[1] - b[1]))
    lines = ("row", a[0], b[0]), ("column", a[1], b[1]), ("falling", a[0] - a[1], b[0] - b[1]), ("rising", sum(a), sum(b))
    shared = [(kind, number) for kind, number, other in lines if number == other]
    return {f"{kind} {number}" for kind, number in shared} | {f"{kind}, distance {distance}" for kind, _ in shared}


SQUARES = list(itertools.product(range(8), repeat=2))
# No answer depends on the diagonals of two squares.
SHORT = {"falling -6", "falling 6", "rising 1", "rising 13"}
ATTACKS = sorted({attack for a, b in itertools.combinations(SQUARES, 2) for attack in attacks(a, b)} - SHORT)


def solution_overlooking(overlooked: str, solve: Solve) -> Solve:
    """Returns a solution that overlooks some attacks."""
    return functools.partial(solve, attack=lambda a, b: naive.attack(a, b) and overlooked not in attacks(a, b))
