from judge.tables.facts import PROBLEMS
from oracle import Oracle
from oracle.inputs import any_of, each_integer, first_words, until_zero
from oracle.naive import count

solve = until_zero(each_integer(lambda n: [count(n)]))

ORACLE = Oracle(
    solve,
    # HDU's statement does not limit the number of queries.
    constraints=rf"({any_of(PROBLEMS['hdu2553'].n or ())}\n){{0,10001}}0\n",
    mistakes={f"room for {room} n": first_words(room, solve) for room in (1000, 10_000)},
)
