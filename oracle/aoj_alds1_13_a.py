import random
import typing

from oracle import Cases, Oracle, Words, naive
from oracle.naive import Attack, Queens, Square, attack
from oracle.wrong_attacks import ATTACKS, SQUARES, solution_overlooking

CONSTRAINTS = "|".join(rf"{k}\n([0-7] [0-7]\n){{{k}}}" for k in range(1, 9))


def with_queens(squares: typing.Sequence[Square], attack: Attack = attack) -> typing.Iterator[Queens]:
    return naive.solutions(8, lambda row, column: all(column == c for r, c in squares if r == row), attack)


def test_cases(words: Words) -> typing.Iterator[typing.List[Square]]:
    """Yields the given squares of each test case: k, then k rows and columns."""
    numbers = map(int, words)
    for k in numbers:
        yield [(next(numbers), next(numbers)) for _ in range(k)]


def is_allowed(words: typing.List[str]) -> bool:
    """The statement guarantees exactly one solution."""
    squares = next(test_cases(words))
    return len({r for r, _ in squares}) == len(squares) and len(list(with_queens(squares))) == 1


def solve(words: Words, attack: Attack = attack) -> typing.Iterator[str]:
    for squares in test_cases(words):
        yield from naive.board(next(with_queens(squares, attack)))


MISTAKES = {
    f"overlooks {what}": solution_overlooking(what, solve)
    for what in ATTACKS
    # The input has at most one queen in each row, and cannot show that this diagonal is overlooked.
    if not what.startswith("row") and what != "rising, distance 7"
}


def missing(cases: Cases) -> typing.Iterator[str]:
    found: typing.Set[Square] = set()
    for text, output in cases:
        queens = naive.marked(tuple(output.decode().split()), "Q")
        found |= set(queens).difference(*test_cases(text.decode().split()))
    return (f"a queen on {square} that is not given" for square in SQUARES if square not in found)


def further_inputs() -> typing.Iterator[str]:
    boards, generator = list(naive.solutions(8)), random.Random(0)
    for _ in range(300):
        given = generator.sample(list(enumerate(generator.choice(boards))), generator.randint(1, 8))
        words = [str(number) for square in [(len(given),), *given] for number in square]
        if is_allowed(words):
            yield f"{len(given)}\n" + "".join(f"{r} {c}\n" for r, c in given)


ORACLE = Oracle(
    solve, constraints=CONSTRAINTS, is_allowed=is_allowed, missing=missing, mistakes=MISTAKES, further_inputs=further_inputs
)
