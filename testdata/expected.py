"""Writes what a program has to answer: python3 testdata/expected.py PROGRAM < case.in > case.out

The expected outputs beside this file come from here and not from the programs: every permutation, filtered by a check
of every pair of queens. Counts beyond n = 9 are those of https://oeis.org/A000170.
"""

import itertools
import json
import sys

A000170 = """
    1 1 0 0 2 10 4 40 92 352 724 2680 14200 73712 365596 2279184 14772512 95815104 666090624 4968057848 39029188884
    314666222712 2691008701644 24233937684440 227514171973736 2207893435808352 22317699616364044 234907967154122528
"""


def solutions(n):
    """Lists of 0-based columns, one per row, in ascending order."""
    pairs = list(itertools.combinations(range(n), 2))
    for queens in itertools.permutations(range(n)):
        if n > 0 and all(abs(queens[a] - queens[b]) != b - a for a, b in pairs):
            yield queens


def count(n):
    return sum(1 for _ in solutions(n)) if n < 10 else A000170.split()[n]


def board(queens):
    return ["." * queen + "Q" + "." * (len(queens) - queen - 1) for queen in queens]


def line(queens):
    return "[" + "".join(f"{queen + 1} " for queen in queens) + "]"


def until_zero(integers):
    return itertools.takewhile(lambda n: n > 0, map(int, integers))


text = sys.stdin.read().split()
answers = {
    "hdu2553": lambda: map(count, until_zero(text)),
    "leetcode51": lambda: (json.dumps(list(map(board, solutions(int(n)))), separators=",:") for n in text),
    "leetcode52": lambda: (count(int(n)) for n in text),
    "permutations": lambda: ("".join(map(line, solutions(int(n)))) for n in text),
    "nowcoder39": lambda: (count(int(n)) for n in text),
}
for answer in answers[sys.argv[1]]():
    print(answer)
