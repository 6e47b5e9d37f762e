"""The problems that ask only for n, one or several: how many solutions there are, or which."""

import itertools
import json
import typing

from oracle import Oracle
from oracle.inputs import any_of, each_integer, first_words, until_zero
from oracle.naive import board, count, solutions


def boards_in_lines(n: int) -> typing.Iterator[str]:
    for queens in solutions(n):
        yield from [*board(queens), ""]


def boards_in_json(n: int) -> typing.Iterator[str]:
    yield json.dumps([board(queens) for queens in solutions(n)], separators=(",", ":"))


def lists(n: int) -> typing.Iterator[str]:
    yield "".join("[" + "".join(f"{queen + 1} " for queen in queens) + "]" for queens in solutions(n))


def first_three_and_count(n: int) -> typing.Iterator[object]:
    for queens in itertools.islice(solutions(n), 3):
        yield " ".join(str(queen + 1) for queen in queens)
    yield count(n)


COUNT = each_integer(lambda n: [count(n)])
ORACLES = {
    "acwing843": Oracle(each_integer(boards_in_lines)),
    "boj9663": Oracle(
        COUNT,
        mistakes={
            "16 bits": each_integer(lambda n: [count(n) % 2**16]),
            "a table for n <= 12": each_integer(lambda n: [count(n) if n <= 12 else 0]),
        },
    ),
    "hdu2553": Oracle(
        until_zero(COUNT),
        constraints=rf"({any_of(range(1, 11))}\n){{0,10001}}0\n",  # HDU's statement does not limit the number of queries.
        mistakes={f"room for {room} n": first_words(room, until_zero(COUNT)) for room in (1000, 10_000)},
    ),
    "leetcode51": Oracle(each_integer(boards_in_json)),
    "leetcode52": Oracle(COUNT),
    "luogu1219": Oracle(each_integer(first_three_and_count)),
    "nowcoder39": Oracle(COUNT),
    "permutations": Oracle(each_integer(lists)),
}
