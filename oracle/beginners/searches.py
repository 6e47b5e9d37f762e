"""Wrong searches on a board, as functions of its rows, and what is said of each."""

import functools
import itertools

from oracle import naive
from oracle.beginners import ABS, COLUMN, DIAGONALS, ONE_DIAGONAL, Mistake
from oracle.beginners.backtracking import (
    checking_permutations,
    comparing,
    freeing,
    in_rows,
    is_column,
    marking,
    modulo,
    numbered,
    on_diagonals_within,
    one_branch,
    one_for_each_first,
    queens_placed,
    queens_stay,
    same,
    shifted_early,
    swapping,
    with_wrong_distance,
    within,
    without,
    without_edges,
)

OVERLOOKS = "each queen has to be compared with those of all rows above it"
ABOVE = "on the diagonals, only the queen in the row above is compared; " + OVERLOOKS
EDGES = (
    "on the diagonals, queens at the edge of the board are overlooked: the loops have to reach row 0, column 0 and column n - 1"
)
DISTANCE = "the distance of the columns is compared with a row, in place of the distance of the rows: abs(c - d) == r - i"
FREED = "to take a queen off frees squares that another queen attacks, too: count the attacks on a square, or mark lines"
NO_CHECK = (
    "neither columns nor diagonals count as attacked: are they checked, joined by `or` (not by `and`), marked before the "
    "recursive call and unmarked after it?"
)
SHIFTED_EARLY = "a mask is shifted before the queen is added to it; shift both: (mask | bit) << 1 and (mask | bit) >> 1"
AND = "column and diagonals are joined by `and`: a square is attacked if any one of them is taken (`or`)"
MODULO = "diagonals do not go on at the other side of the board: their number is not taken modulo n"
SHARED = "the two directions of diagonals share one array"
TAKE_BACK = (
    "after the first try in a row, no further solution is found: are queens and marks taken back after the recursive call, is "
    "the answer added up (+=), and does the loop go on (no return in it)?"
)
SWAP = "after the recursive call, the two elements of the permutation are not swapped back"
EARLY = (
    "a row is left out: the search starts in the first row, and ends only when r is n; loops along the diagonals have to reach "
    "row 0"
)
KINDS = {"columns": ["column"], "falling": ["\\"], "rising": ["/"]}
YES_NO = False, True

SEARCHES = [
    Mistake("diagonal /", ONE_DIAGONAL, marking(without("/"))),
    Mistake("diagonal \\", ONE_DIAGONAL, marking(without("\\"))),
    Mistake("no diagonal", DIAGONALS, comparing(is_column)),
    Mistake("no column", COLUMN, marking(without("column"))),
    Mistake("nothing checked", NO_CHECK, comparing(lambda a, b: False)),
    Mistake("only neighbours", ABOVE, comparing(on_diagonals_within(1))),
    Mistake(
        "two above",
        "on the diagonals, only the queens in the two rows above are compared; " + OVERLOOKS,
        comparing(on_diagonals_within(2)),
    ),
    Mistake(
        "not above on the diagonals",
        "on the diagonals, the queen in the row above is not compared; " + OVERLOOKS,
        comparing(lambda a, b: is_column(a, b) or (b[0] - a[0] > 1 and naive.attack(a, b))),
    ),
    Mistake(
        "only above",
        "each queen is compared only with the one in the row above: does the loop return after its first comparison?",
        comparing(within(1)),
    ),
    Mistake(
        "only the first",
        "each queen is compared only with the one in the first row: does the loop return after its first comparison?",
        comparing(lambda a, b: a[0] == 0 and naive.attack(a, b)),
    ),
    Mistake(
        "not the first",
        "the queen in the first row is not compared; " + OVERLOOKS,
        comparing(lambda a, b: a[0] > 0 and naive.attack(a, b)),
    ),
    Mistake(
        "not the last",
        "the queen in the row above is not compared; " + OVERLOOKS,
        comparing(lambda a, b: a[0] < b[0] - 1 and naive.attack(a, b)),
    ),
    *(
        Mistake(f"edges {number}", EARLY if (a, b) == (c, d) == (True, False) else EDGES, without_edges((a, b), (c, d)))
        for number, (a, b, c, d) in enumerate(itertools.product(YES_NO, repeat=4))
        if number
    ),
    Mistake("and", NO_CHECK, marking(is_attacked=all)),
    Mistake("and, both diagonals", AND, marking(is_attacked=lambda taken: taken[0] or (taken[1] and taken[2]))),
    Mistake("and, column", AND, marking(is_attacked=lambda taken: taken[0] and (taken[1] or taken[2]))),
    Mistake("modulo, both", MODULO, marking(numbered(modulo, modulo))),
    Mistake("modulo, falling", MODULO, marking(numbered(modulo, same))),
    Mistake("modulo, rising", MODULO, marking(numbered(same, modulo))),
    Mistake("abs", ABS, marking(numbered(lambda n, x: abs(x), same))),
    Mistake("shared", SHARED, marking(numbered(same, same, "\\"))),
    Mistake("masks shifted early", SHIFTED_EARLY, comparing(shifted_early(-1, 1))),
    Mistake("mask shifted early", SHIFTED_EARLY, comparing(shifted_early(1))),
    Mistake("other mask shifted early", SHIFTED_EARLY, comparing(shifted_early(-1))),
    *(
        Mistake(f"distance, {row} {first}", DISTANCE, comparing(with_wrong_distance(row, first)))
        for row, first in ((0, 0), (1, 0), (1, 1))
    ),
    Mistake(
        "cleared outside",
        "marks are cleared even where no queen was placed: the line that clears them belongs into the if",
        marking(clears_all=True),
    ),
    Mistake("freed", FREED, functools.partial(freeing, False)),
    Mistake("freed, whole board", FREED, functools.partial(freeing, True)),
    Mistake("first branch", TAKE_BACK, functools.partial(one_branch, 0)),
    Mistake("last branch", TAKE_BACK, functools.partial(one_branch, -1)),
    *(
        Mistake(" and ".join(kinds) + " stay", TAKE_BACK, marking(stay=[*itertools.chain(*(KINDS[kind] for kind in kinds))]))
        for number in (1, 2, 3)
        for kinds in itertools.combinations(KINDS, number)
    ),
    Mistake("queens stay", TAKE_BACK, queens_stay),
    Mistake("not swapped back", SWAP, swapping),
    Mistake("not swapped back, checked at the end", SWAP, checking_permutations),
    Mistake(
        "one for each first",
        "at most one solution is found for each square of the first row: does the search return once it has found one?",
        one_for_each_first,
    ),
    Mistake("not the last row", EARLY, in_rows(slice(-1))),
    Mistake("from the second row", EARLY, in_rows(slice(1, None))),
    Mistake("queens", "each queen that is placed counts, in place of each solution", queens_placed),
]
