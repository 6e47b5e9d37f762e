import itertools

from oracle.naive import count, each_integer, solutions


@each_integer
def solve(n):
    for queens in itertools.islice(solutions(n), 3):
        yield " ".join(str(queen + 1) for queen in queens)
    yield count(n)
