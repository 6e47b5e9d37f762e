from oracle.naive import each_integer, solutions


@each_integer
def solve(n):
    yield "".join("[" + "".join(f"{queen + 1} " for queen in queens) + "]" for queens in solutions(n))
