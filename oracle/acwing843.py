from oracle.inputs import each_integer
from oracle.naive import board, solutions
from oracle.oracle import Oracle


@each_integer
def solve(n):
    for queens in solutions(n):
        yield from [*board(queens), ""]


ORACLE = Oracle(solve)
