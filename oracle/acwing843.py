from oracle.naive import board, each_integer, solutions


@each_integer
def solve(n):
    for queens in solutions(n):
        yield from [*board(queens), ""]
