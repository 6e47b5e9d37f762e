import json

from oracle.naive import board, each_integer, solutions


@each_integer
def solve(n):
    yield json.dumps([board(queens) for queens in solutions(n)], separators=(",", ":"))
