import itertools
import typing

from oracle import Oracle
from oracle.inputs import each_integer
from oracle.naive import count, solutions


@each_integer
def solve(n: int) -> typing.Iterator[object]:
    for queens in itertools.islice(solutions(n), 3):
        yield " ".join(str(queen + 1) for queen in queens)
    yield count(n)


ORACLE = Oracle(solve)
