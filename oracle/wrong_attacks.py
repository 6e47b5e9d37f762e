"""Solutions that overlook attacks: those on one line, or at one distance."""

import functools
import itertools
import typing
from unittest import mock

from oracle import Solve, naive
from oracle.naive import Square


def shared_lines(a: Square, b: Square) -> typing.Dict[str, int]:
    """Returns the lines on which both queens are: their numbers by their kinds."""
    lines = ("row", a[0], b[0]), ("column", a[1], b[1]), ("falling", a[0] - a[1], b[0] - b[1]), ("rising", sum(a), sum(b))
    return {kind: number for kind, number, other in lines if number == other}


@functools.lru_cache(maxsize=None)
def attacks(a: Square, b: Square) -> typing.Set[str]:
    """Returns how two queens attack each other, in words."""
    distance = max(abs(a[0] - b[0]), abs(a[1] - b[1]))
    lines = shared_lines(a, b).items()
    return {f"{kind} {number}" for kind, number in lines} | {f"{kind}, distance {distance}" for kind, _ in lines}


SQUARES = list(itertools.product(range(8), repeat=2))
# No answer depends on the diagonals of two squares.
SHORT = {"falling -6", "falling 6", "rising 1", "rising 13"}
ATTACKS = sorted({attack for a, b in itertools.combinations(SQUARES, 2) for attack in attacks(a, b)} - SHORT)


def overlooking(is_overlooked: typing.Callable[[Square, Square], bool], answer: typing.Callable[[], typing.Any]) -> typing.Any:
    """Returns an answer that is found while `naive.attack` overlooks some pairs of queens."""
    attack = naive.attack
    with mock.patch.object(naive, "attack", lambda a, b: attack(a, b) and not is_overlooked(a, b)):
        return answer()


def solution_overlooking(attack: str, solve: Solve) -> Solve:
    return lambda words: overlooking(lambda a, b: attack in attacks(a, b), lambda: list(solve(words)))
