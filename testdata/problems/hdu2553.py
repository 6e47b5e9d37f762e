from naive import count, each_integer, until_zero

# HDU's statement does not limit the number of queries.
CONSTRAINTS = r"(([1-9]|10)\n){0,2000}0\n"

solve = until_zero(each_integer(lambda n: [count(n)]))

# Room for 1000 queries only.
MISTAKES = [lambda words: solve(words[:1000])]
