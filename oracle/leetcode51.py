import json
import typing

from oracle import Oracle
from oracle.inputs import each_integer
from oracle.naive import board, solutions


@each_integer
def solve(n: int) -> typing.Iterator[str]:
    yield json.dumps([board(queens) for queens in solutions(n)], separators=(",", ":"))


ORACLE = Oracle(solve)
