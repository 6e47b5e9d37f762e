from judge.facts import PROBLEMS
from oracle.naive import any_of, count, each_integer, until_zero

# HDU's statement does not limit the number of queries.
CONSTRAINTS = rf"({any_of(PROBLEMS['hdu2553'].n)}\n){{0,10001}}0\n"

solve = until_zero(each_integer(lambda n: [count(n)]))

MISTAKES = {f"room for {room} n": lambda words, room=room: solve(words[:room]) for room in (1000, 10_000)}
