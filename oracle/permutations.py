import typing

from oracle import Oracle
from oracle.inputs import each_integer
from oracle.naive import solutions


@each_integer
def solve(n: int) -> typing.Iterator[str]:
    yield "".join("[" + "".join(f"{queen + 1} " for queen in queens) + "]" for queens in solutions(n))


ORACLE = Oracle(solve)
