import typing

from oracle import Oracle
from oracle.inputs import each_integer
from oracle.naive import board, solutions


@each_integer
def solve(n: int) -> typing.Iterator[str]:
    for queens in solutions(n):
        yield from [*board(queens), ""]


ORACLE = Oracle(solve)
