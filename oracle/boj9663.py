from oracle import Oracle
from oracle.inputs import each_integer
from oracle.naive import count

ORACLE = Oracle(
    each_integer(lambda n: [count(n)]),
    mistakes={
        "16 bits": each_integer(lambda n: [count(n) % 2**16]),
        "a table for n <= 12": each_integer(lambda n: [count(n) if n <= 12 else 0]),
        "no room for n = 14": each_integer(lambda n: [count(n)] if n < 14 else []),
        "until 0": lambda words: [],
    },
)
