#!/usr/bin/env python3
"""Checks that the test cases catch wrong solutions: python3 testdata/wrong.py

Each solution is the textbook solution with a mistake that contestants make, or a right one. Prints the smallest test
case that catches each of them, and fails if none catches a wrong solution, or one catches a right one. `testdata/pack`
adds some of them to packages.
"""

import pathlib
import random
import sys
from functools import cache
from itertools import accumulate, combinations

sys.dont_write_bytecode = True
import check
from expected import allowed_squares, attack, board, boards_in_json, boards_in_lines, count, count_ways
from expected import each_integer, first_three, permutations, solutions, with_queens


# A count for each n.
def counting(largest_n):
    counts = {
        **{f"wrong number for {x}": lambda n, x=x: count(n) + (n == x) for x in range(1, largest_n + 1)},
        "half of the first row, twice": lambda n: 2 * sum(queens[0] < n // 2 for queens in solutions(n)),
        "half of the first row and the middle, twice": lambda n: 2 * sum(q[0] < (n + 1) // 2 for q in solutions(n)),
        "reflections not counted": lambda n: sum(queens < queens[::-1] for queens in solutions(n)),
    }
    return {what: each_integer(lambda n, count=cache(count): [count(n)]) for what, count in counts.items()}


CALLS = {**counting(9), "total not reset": lambda words: accumulate(count(int(word)) for word in words)}
QUERIES = {
    **{what: lambda words, solve=solve: solve(words[:-1]) for what, solve in counting(10).items()},
    "final 0 answered": lambda words: [count(int(word)) for word in words],
    "room for 1000 queries": lambda words: [count(int(word)) for word in words[:-1][:1000]],
    "right: spaces at line ends": lambda words: [f"{count(int(word))} " for word in words[:-1]],
}


# All solutions for each n, written by `form`.
def listing(form, more={}):
    changes = {"last one missing": lambda found: found[:-1], "last one twice": lambda found: found + found[-1:], **more}
    solving = lambda change: each_integer(lambda n: form(change(list(solutions(n)))))
    return {what: solving(change) for what, change in changes.items()}


BACKWARDS = {"right: in another order": lambda found: found[::-1]}
IN_ORDER = {"backwards": lambda found: found[::-1], "from 0": lambda found: [[q - 1 for q in one] for one in found]}


def all_so_far(words):
    found = accumulate(list(solutions(int(word))) for word in words)
    return (line for boards in found for line in boards_in_json(boards))


# A board with given queens, of which some are ignored. Of the solutions with the others, the first or last is found.
def ignoring(is_ignored, at):
    def solve(words):
        numbers = [int(word) for word in words[1:]]
        queens = enumerate(zip(numbers[::2], numbers[1::2]))
        kept = [number for i, queen in queens if not is_ignored(i, *queen) for number in queen]
        return board(list(with_queens(kept))[at])

    return solve


IGNORED = {
    **{f"row {x} ignored": lambda i, r, c, x=x: r == x for x in range(8)},
    **{f"column {x} ignored": lambda i, r, c, x=x: c == x for x in range(8)},
    **{f"queens from {x} on ignored": lambda i, r, c, x=x: i >= x for x in range(7)},
}
GIVEN = {f"{what}, solution {at}": ignoring(is_ignored, at) for what, is_ignored in IGNORED.items() for at in (0, -1)}
GIVEN["rows and columns exchanged"] = lambda words: board(next(with_queens([int(word) for word in words[:0:-1]])))


# Boards whose free squares may hold a queen.
def on_board(free, sizes):
    def by(change=lambda rows: rows, overlooks=lambda rows, a, b: False, wrong_n=0):
        def solve(words):
            rows = change([word for word in words if not word.isdigit()])
            is_noticed = lambda a, b: attack(a, b) and not overlooks(rows, a, b)
            yield count_ways(allowed_squares(rows, free), attack=is_noticed) + (len(rows) == wrong_n)

        return solve

    def is_blocked(rows, a, b):
        steps = max(abs(a[0] - b[0]), abs(a[1] - b[1]))
        between = ((a[0] + (b[0] - a[0]) * i // steps, a[1] + (b[1] - a[1]) * i // steps) for i in range(1, steps))
        return any(rows[r][c] != free for r, c in between)

    return {
        "squares exchanged": by(lambda rows: [row.translate({42: ".", 46: "*"}) for row in rows]),
        "all squares free": by(lambda rows: [free * len(row) for row in rows]),
        "first row free": by(lambda rows: [free * len(rows)] + rows[1:]),
        "attacks blocked": by(overlooks=is_blocked),
        "no falling diagonals": by(overlooks=lambda rows, a, b: a[0] - b[0] == a[1] - b[1]),
        "no rising diagonals": by(overlooks=lambda rows, a, b: a[0] - b[0] == b[1] - a[1]),
        **{f"wrong number for {x}": by(wrong_n=x) for x in sizes},
    }


# Boards with queens. Some attacks are overlooked, given their direction, their distance, and both queens in order.
def judging(overlooks=lambda *_: False, accepts=lambda queens: len(queens) == 8, seen=slice(None)):
    def is_noticed(a, b):
        rows, columns = b[0] - a[0], b[1] - a[1]
        ways = {rows: "row", columns: "column", rows - columns: "falling", rows + columns: "rising"}
        return 0 in ways and not overlooks(ways[0], max(rows, abs(columns)), a, b)

    def solve(rows):
        queens = sum(allowed_squares(rows, "*"), [])
        is_valid = accepts(queens) and not any(is_noticed(a, b) for a, b in combinations(queens[seen], 2))
        yield "valid" if is_valid else "invalid"

    return solve


WAYS = "row", "column", "falling", "rising"
JUDGED = {
    "fewer queens accepted": judging(accepts=lambda queens: len(queens) <= 8),
    "first queen left out": judging(seen=slice(1, None)),
    "last queen left out": judging(seen=slice(-1)),
    "falling, below the diagonal": judging(lambda way, d, a, b: way == "falling" and a[0] > a[1]),
    "falling, above the diagonal": judging(lambda way, d, a, b: way == "falling" and a[0] < a[1]),
    "rising, below the diagonal": judging(lambda way, d, a, b: way == "rising" and sum(a) > 7),
    "rising, above the diagonal": judging(lambda way, d, a, b: way == "rising" and sum(a) < 7),
    "sum of the columns": judging(lambda way, *_: way == "column", lambda queens: sum(c for r, c in queens) == 28),
    "borders left out": judging(lambda way, d, a, b: {0, 7} & {*a, *b}),
    **{f"{x}, distance over {y}": judging(lambda w, d, *_, x=x, y=y: w == x and d > y) for x in WAYS for y in range(7)},
    **{f"{x}, distance 1": judging(lambda way, d, *_, x=x: way == x and d == 1) for x in WAYS},
}


# Right, but slow: a search from the top on all these boards, except those that it knows.
def searching(boards, is_known=lambda rows: False):
    def solve(words):
        for rows in boards(words):
            found = solutions(len(rows), lambda r, c: rows[r][c] == "*")
            yield count(len(rows)) if is_known(rows) else sum(1 for _ in found)

    solve.queens_tried = lambda words: sum(queens_tried(rows) for rows in boards(words) if not is_known(rows))
    return solve


@cache
def queens_tried(rows):
    """Estimates how many queens a search tries, by Knuth's method: from the branches along random paths."""

    def along_path(rows, queens=()):
        free = [square for square in rows[0] if not any(attack(square, queen) for queen in queens)] if rows else []
        return len(free) * (1 + along_path(rows[1:], queens + (random.choice(free),))) if free else 0

    random.seed(1)
    return sum(along_path(allowed_squares(rows, "*")) for _ in range(1000)) / 1000


SOLUTIONS = {
    "acwing843": listing(boards_in_lines, BACKWARDS),
    "aoj_alds1_13_a": GIVEN,
    "cses1624": on_board(".", [8]),
    "hdu2553": {**QUERIES, "slow": searching(lambda words: [("*" * int(word),) * int(word) for word in words[:-1]])},
    "kattis8queens": JUDGED,
    "leetcode51": {**listing(lambda found: boards_in_json(found, ", "), BACKWARDS), "list not cleared": all_so_far},
    "leetcode52": CALLS,
    "luogu1219": listing(lambda found: first_three(found, len(found)), IN_ORDER),
    "luogu1562": {
        **on_board("*", range(1, 9)),
        "slow": searching(lambda words: [tuple(words[1:])], is_known=lambda rows: "." not in "".join(rows)),
    },
    "nowcoder39": CALLS,
    "permutations": listing(permutations, IN_ORDER),
}


def catches(case, solve):
    words = case.read_text(encoding="utf-8").split()
    if hasattr(solve, "queens_tried"):
        return solve.queens_tried(words) > 10**7  # In a second, if each queen is compared with all before it.
    output = "\n".join(map(str, solve(words)))
    return check.mistake(case.with_suffix(".out").read_bytes(), output.encode())


def main():
    surprises = 0
    for program, found in SOLUTIONS.items():
        cases = (pathlib.Path(__file__).parent / program).glob("*.in")
        cases = sorted(cases, key=lambda case: (case.stat().st_size, case))
        for what, solve in found.items():
            case = next((case.stem for case in cases if catches(case, solve)), None)
            print(program, what, case, sep="\t")
            surprises += (case is None) != what.startswith("right")
    sys.exit(surprises > 0)


def run(program, solution):
    print(*SOLUTIONS[program][solution](sys.stdin.read().split()), sep="\n")


if __name__ == "__main__":
    main()
