"""Writes what a program has to answer: python3 testdata/expected.py PROGRAM < case.in > case.out

The expected outputs beside this file come from here and not from the programs: a search that checks every pair of
queens. Counts beyond n = 9 are those of https://oeis.org/A000170.
"""

import itertools
import json
import sys

A000170 = """
    1 1 0 0 2 10 4 40 92 352 724 2680 14200 73712 365596 2279184 14772512 95815104 666090624 4968057848 39029188884
    314666222712 2691008701644 24233937684440 227514171973736 2207893435808352 22317699616364044 234907967154122528
"""


def attack(a, b):
    return a[0] == b[0] or a[1] == b[1] or abs(a[0] - b[0]) == abs(a[1] - b[1])


def solutions(n, queens=()):
    """Lists of 0-based columns, one per row, in ascending order."""
    if n > 0 and len(queens) == n:
        yield queens
        return
    for column in range(n):
        square = (len(queens), column)
        if not any(attack(square, queen) for queen in enumerate(queens)):
            yield from solutions(n, queens + (column,))


def count(n):
    return sum(1 for _ in solutions(n)) if n < 10 else A000170.split()[n]


def board(queens):
    return ["." * queen + "Q" + "." * (len(queens) - queen - 1) for queen in queens]


def line(queens):
    return "[" + "".join(f"{queen + 1} " for queen in queens) + "]"


def until_zero(integers):
    return itertools.takewhile(lambda n: n > 0, map(int, integers))


def checker_challenge(n):
    for queens in itertools.islice(solutions(n), 3):
        yield " ".join(str(queen + 1) for queen in queens)
    yield count(n)


def with_free_squares(rows):
    return sum(all(row[queen] == "." for row, queen in zip(rows, queens)) for queens in solutions(8))


def completed(numbers):
    """The boards for k and k queens, again and again."""
    while numbers:
        placed, numbers = numbers[1 : 1 + 2 * numbers[0]], numbers[1 + 2 * numbers[0] :]
        squares = list(zip(placed[::2], placed[1::2]))
        yield from board(next(q for q in solutions(8) if all(q[row] == column for row, column in squares)))


def is_valid(rows):
    squares = [(r, c) for r, row in enumerate(rows) for c, square in enumerate(row) if square == "*"]
    return len(squares) == 8 and not any(attack(a, b) for a, b in itertools.combinations(squares, 2))


text = sys.stdin.read().split()
boards = [text[at : at + 8] for at in range(0, len(text), 8)]
answers = {
    "acwing843": lambda: (line for n in text for queens in solutions(int(n)) for line in board(queens) + [""]),
    "aoj_alds1_13_a": lambda: completed([int(word) for word in text]),
    "cses1624": lambda: map(with_free_squares, boards),
    "hdu2553": lambda: map(count, until_zero(text)),
    "kattis8queens": lambda: ("valid" if is_valid(board) else "invalid" for board in boards),
    "leetcode51": lambda: (json.dumps(list(map(board, solutions(int(n)))), separators=",:") for n in text),
    "leetcode52": lambda: (count(int(n)) for n in text),
    "luogu1219": lambda: (line for n in text for line in checker_challenge(int(n))),
    "nowcoder39": lambda: (count(int(n)) for n in text),
    "permutations": lambda: ("".join(map(line, solutions(int(n)))) for n in text),
}
for answer in answers[sys.argv[1]]():
    print(answer)
