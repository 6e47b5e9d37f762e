from judge.facts import PROBLEMS
from oracle.naive import any_of, count, each_integer, until_zero

# HDU's statement does not limit the number of queries.
CONSTRAINTS = rf"({any_of(PROBLEMS['hdu2553'].n)}\n){{0,2000}}0\n"

solve = until_zero(each_integer(lambda n: [count(n)]))

# Room for 1000 queries only.
MISTAKES = [lambda words: solve(words[:1000])]
