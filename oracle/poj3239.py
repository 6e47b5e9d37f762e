import typing

from judge.tables.facts import PROBLEMS
from oracle import Cases, Oracle, Solve
from oracle.inputs import any_of, each_integer, first_words, until_zero

N = PROBLEMS["poj3239"].n or range(0)


def line(n: int) -> str:
    """The even rows, and then the odd ones, with exceptions."""
    evens, odds = [*range(2, n + 1, 2)], [*range(1, n + 1, 2)]
    if n % 6 == 2:
        odds = [3, 1, *odds[3:], 5]
    if n % 6 == 3:
        evens, odds = [*evens[1:], 2], [*odds[2:], 1, 3]
    return " ".join(map(str, evens + odds))


solve = until_zero(each_integer(lambda n: [line(n)]))


def missing(cases: Cases) -> typing.Iterator[str]:
    asked = {int(n) for text, _ in cases for n in text.split()}
    return (f"the query {n}" for n in N if n not in asked)


def wrong_for(wrong: int) -> Solve:
    return until_zero(each_integer(lambda n: ["1 " * n if n == wrong else line(n)]))


MISTAKES = {
    **{f"wrong for {n}": wrong_for(n) for n in (*N[::30], N[-1])},
    **{f"room for {room} n": first_words(room, solve) for room in (100, 293, 1000)},
}

ORACLE = Oracle(solve, constraints=rf"({any_of(N)}\n)+0\n", missing=missing, mistakes=MISTAKES)
