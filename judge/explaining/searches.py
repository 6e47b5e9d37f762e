"""Wrong solutions, as functions of a board, and what is said of each. They overlook attacks, or count otherwise."""

import functools
import itertools
import math
import typing

from judge.comparing.boards import Board, queens_of

Columns = typing.FrozenSet[int]  # Of a row, from 0.
Rows = typing.List[Columns]  # The free squares.
Queens = typing.Tuple[int, ...]  # The column of the queen in each row.
Attacks = typing.Callable[[int, int], bool]  # Of the distances of two queens in rows, 0 or more, and columns.
Solve = typing.Callable[[Board], str]
MAX_N = 8  # Searches on larger boards take long,
MAX_SOLUTIONS = 500  # and so do more solutions.

ONE_DIAGONAL = (
    "one of the two diagonals is not checked (or both masks are shifted the same way); a queen attacks along r + c and r - c"
)
DIAGONALS = "the diagonals are not checked, or their marks are not moved from row to row"
NEIGHBOURS = "on the diagonals, only neighbouring squares are compared; a queen attacks up to the edge of the board"
COLUMNS = "columns are not checked (or rows, in a search square by square): two queens may be in the same one"
ROWS = "rows are not checked: two queens may be in the same row"
NOTHING = (
    "neither columns nor diagonals count as attacked: are they checked, joined by `or` (not by `and`) and, in a search, marked "
    "before the recursive call and unmarked after it?"
)
NUMBER = "the number of queens is not checked: it has to be 8"
IGNORED = "the forbidden squares are ignored: these are the answers for a board without them"
TAKE_BACK = (
    "after the first try in a row, no further solution is found: are queens and marks taken back after the recursive call, is "
    "the answer added up (+=), and does the loop go on (no return in it)?"
)
SYMMETRY = "solutions that are mirrored or turned count once, but all are asked for"
ORDERS = "each solution is counted n! times, once for each order of its queens: place them row by row"
HALF = "count a solution twice if its first queen is in the left half, but only once if it is in the middle column (odd n)"

RULES: typing.Sequence[typing.Tuple[str, Attacks]] = [
    (ONE_DIAGONAL, lambda r, c: 0 in (r, c) or r == c),
    (ONE_DIAGONAL, lambda r, c: 0 in (r, c) or r == -c),
    (DIAGONALS, lambda r, c: 0 in (r, c)),
    (NEIGHBOURS, lambda r, c: 0 in (r, c) or r == abs(c) == 1),
    (COLUMNS, lambda r, c: r in (0, abs(c))),
    (ROWS, lambda r, c: c == 0 or r == abs(c)),
    (NOTHING, lambda r, c: False),
]


def right_rule(r: int, c: int) -> bool:
    return 0 in (r, c) or r == abs(c)


@functools.lru_cache(maxsize=None)
def attacked(attacks: Attacks, r: int, c: int) -> Columns:
    """Returns the columns that a queen in column c attacks in the row that is r rows below."""
    return frozenset(d for d in range(MAX_N) if attacks(r, d - c))


def free_squares(board: Board) -> Rows:
    return [frozenset(c for c, square in enumerate(row) if square == ".") for row in board]


def rows_below(attacks: Attacks, rows: Rows, c: int) -> Rows:
    """Returns the squares that are free below a queen in the first row."""
    return [row - attacked(attacks, r, c) for r, row in enumerate(rows[1:], 1)]


def solutions(attacks: Attacks, rows: Rows, queens: Queens = ()) -> typing.Iterator[Queens]:
    if not rows:
        yield queens
        return
    for c in rows[0]:
        below = rows_below(attacks, rows, c)
        if all(below):
            yield from solutions(attacks, below, (*queens, c))


def count(attacks: Attacks, board: Board) -> str:
    found = solutions(attacks, free_squares(board))
    return str(sum(1 for _ in itertools.islice(found, MAX_SOLUTIONS + 1)))


def first_tries(board: Board) -> str:
    """Follows only the first free square in each row."""
    rows = free_squares(board)
    while rows and rows[0]:
        rows = rows_below(right_rule, rows, min(rows[0]))
    return "0" if rows else "1"


def validity(attacks: Attacks, numbers: typing.Container[int], board: Board) -> str:
    """Compares each two of the queens (*), and their number with those that are allowed."""
    queens = queens_of(board, "*")
    is_attack = any(attacks(b[0] - a[0], b[1] - a[1]) for a, b in itertools.combinations(queens, 2))
    return "valid" if len(queens) in numbers and not is_attack else "invalid"


@functools.lru_cache(maxsize=None)
def all_solutions(n: int) -> typing.List[Queens]:
    return list(solutions(right_rule, free_squares(("." * n,) * n)))


def images(queens: Queens) -> typing.Iterator[Queens]:
    """Yields the rotations and mirror images of a solution."""
    for _ in range(4):
        yield from (queens, queens[::-1])
        queens = tuple(queens[::-1].index(c) for c in range(len(queens)))


def total(number: typing.Callable[[int, typing.List[Queens]], int]) -> Solve:
    """Makes a wrong solution of a function of n and all solutions on the board without forbidden squares."""
    return lambda board: str(number(len(board), all_solutions(len(board))))


Wrong = typing.Sequence[typing.Tuple[str, Solve]]
ON_FREE_BOARDS: Wrong = [
    (SYMMETRY, total(lambda n, found: len({min(images(queens)) for queens in found}))),
    (ORDERS, total(lambda n, found: math.factorial(n) * len(found))),
    (HALF, total(lambda n, found: 2 * sum(queens[0] < n // 2 for queens in found))),
    (HALF, total(lambda n, found: 2 * sum(queens[0] < (n + 1) // 2 for queens in found))),
]
SEARCHES: Wrong = [
    *((message, functools.partial(count, attacks)) for message, attacks in RULES),
    (IGNORED, total(lambda n, found: len(found))),
    (TAKE_BACK, first_tries),
]
VALIDITIES: Wrong = [
    *((message, functools.partial(validity, attacks, [8])) for message, attacks in RULES),
    (NUMBER, functools.partial(validity, right_rule, range(65))),
]
