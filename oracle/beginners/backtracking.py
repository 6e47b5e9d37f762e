"""Searches for the number of solutions on the free squares (.) of a board, with parts that may be wrong."""

import functools
import itertools
import typing

from oracle import naive
from oracle.naive import Queens, Rows, Square

Count = typing.Callable[[Rows], int]
Attack = typing.Callable[[Square, Square], bool]  # Whether a queen attacks a square in a row below.
Line = typing.Tuple[str, int]  # Its kind, and its number.
Lines = typing.Callable[[int, int, int], typing.Sequence[Line]]  # Of n, row and column.
MAX_TRIES = 100_000  # Queens that a search places, in about a second
MAX_TRIES_ON_BOARD = 3_000  # or, of the many boards with forbidden squares, in less.
MAX_N_OF_PERMUTATIONS = 8


class TooLong(Exception):
    """A search places too many queens."""


def counter(rows: Rows) -> typing.Callable[[], None]:
    """Returns a function that a search calls for each queen, and that ends one that takes too long."""
    tries = itertools.count()
    most = MAX_TRIES_ON_BOARD if "*" in "".join(rows) else MAX_TRIES

    def count() -> None:
        if next(tries) == most:
            raise TooLong

    return count


def compared(attack: Attack, rows: Rows) -> int:
    """Compares each square with the queens in the rows above."""
    squares, count = naive.squares(rows, "."), counter(rows)

    def place(queens: typing.Tuple[Square, ...]) -> int:
        if len(queens) == len(rows):
            return 1
        count()
        free = (square for square in squares[len(queens)] if not any(attack(queen, square) for queen in queens))
        return sum(place((*queens, square)) for square in free)

    return place(())


def comparing(attack: Attack) -> Count:
    return functools.partial(compared, attack)


def right_lines(n: int, r: int, c: int) -> typing.Sequence[Line]:
    return ("column", c), ("\\", r - c), ("/", r + c)


def marking(
    lines: Lines = right_lines,
    stay: typing.Container[str] = (),
    is_attacked: typing.Callable[[typing.List[bool]], bool] = any,
    clears_all: bool = False,
) -> Count:
    """Counts with a mark for each line that is taken. Those of the kinds in `stay` are not taken back.

    With `clears_all`, the marks of each square are cleared, also where no queen was placed.
    """

    def search(rows: Rows) -> int:
        count = counter(rows)
        taken: typing.Set[Line] = set()

        def place(r: int) -> int:
            if r == len(rows):
                return 1
            count()
            found = 0
            for c, square in enumerate(rows[r]):
                own = lines(len(rows), r, c)
                if square == "." and not is_attacked([line in taken for line in own]):
                    taken.update(own)
                    found += place(r + 1)
                    taken.difference_update(line for line in own if line[0] not in stay)
                elif clears_all:
                    taken.difference_update(own)
            return found

        return place(0)

    return search


def without(kind: str) -> Lines:
    return lambda n, r, c: [line for line in right_lines(n, r, c) if line[0] != kind]


def numbered(falling: typing.Callable[[int, int], int], rising: typing.Callable[[int, int], int], second: str = "/") -> Lines:
    """Numbers diagonals by functions of n and of r - c or r + c. They share an array if the second is `\\`, too."""
    return lambda n, r, c: (("column", c), ("\\", falling(n, r - c)), (second, rising(n, r + c)))


def same(n: int, number: int) -> int:
    return number


def modulo(n: int, number: int) -> int:
    return number % n


def swapping(rows: Rows) -> int:
    """Permutes the columns by swaps that are not undone, and checks each queen when it is placed."""
    columns = list(range(len(rows)))

    def place(r: int) -> int:
        found = int(r == len(rows))
        for other in range(r, len(rows)):
            columns[r], columns[other] = columns[other], columns[r]
            if rows[r][columns[r]] == "." and not naive.any_attack(enumerate(columns[: r + 1])):
                found += place(r + 1)
        return found

    return place(0)


@functools.lru_cache(maxsize=None)
def solutions_by_swaps(n: int) -> typing.List[Queens]:
    """Permutes the columns by swaps that are not undone, and checks the whole board. Returns the solutions."""
    columns, solutions = list(range(n)), []

    def place(r: int) -> None:
        if r == n and not naive.any_attack(enumerate(columns)):
            solutions.append(tuple(columns))
        for other in range(r, n):
            columns[r], columns[other] = columns[other], columns[r]
            place(r + 1)

    place(0)
    return solutions


def checking_permutations(rows: Rows) -> int:
    if len(rows) > MAX_N_OF_PERMUTATIONS:
        raise TooLong
    solutions = solutions_by_swaps(len(rows))
    return sum(all(rows[r][c] == "." for r, c in enumerate(queens)) for queens in solutions)


def queens_stay(rows: Rows) -> int:
    """Looks for queens in the rows above, from which none is taken off the board."""
    squares = naive.squares(rows, ".")
    queens: typing.Set[Square] = set()

    def place(r: int) -> int:
        if r == len(rows):
            return 1
        found = 0
        for square in squares[r]:
            if not any(queen[0] < r and naive.attack(queen, square) for queen in queens):
                queens.add(square)
                found += place(r + 1)
        return found

    return place(0)


def freeing(is_whole_board: bool, rows: Rows) -> int:
    """Marks the attacked squares. To take a queen off frees them, even if another queen attacks them."""
    squares, count = naive.squares(rows, "."), counter(rows)
    attacked: typing.Set[Square] = set()

    def place(r: int) -> int:
        if r == len(rows):
            return 1
        count()
        found = 0
        for square in squares[r]:
            if square not in attacked:
                others = itertools.chain(*squares[0 if is_whole_board else r :])
                own = [other for other in others if other[0] != r and naive.attack(square, other)]
                attacked.update(own)
                found += place(r + 1)
                attacked.difference_update(own)
        return found

    return place(0)


def one_branch(which: int, rows: Rows) -> int:
    """Follows only the first or the last free square of each row."""
    queens: typing.List[Square] = []
    for squares in naive.squares(rows, "."):
        free = [square for square in squares if not any(naive.attack(queen, square) for queen in queens)]
        if not free:
            return 0
        queens.append(free[which])
    return 1


def one_for_each_first(rows: Rows) -> int:
    """Counts the squares of the first row from which there is a solution."""
    first, *others = naive.squares(rows, ".")
    return sum(naive.count_ways([[square], *others]) > 0 for square in first)


def in_rows(which: slice) -> Count:
    """Counts the ways to place queens in some of the rows."""
    return lambda rows: naive.count_ways(naive.squares(rows, ".")[which])


def queens_placed(rows: Rows) -> int:
    return sum(in_rows(slice(r + 1))(rows) for r in range(len(rows)))


def is_column(a: Square, b: Square) -> bool:
    return a[1] == b[1]


def within(distance: int) -> Attack:
    """Compares with the queens that are at most so many rows above."""
    return lambda a, b: b[0] - a[0] <= distance and naive.attack(a, b)


def on_diagonals_within(distance: int) -> Attack:
    return lambda a, b: is_column(a, b) or within(distance)(a, b)


def shifted_early(*directions: int) -> Attack:
    """Shifts masks of diagonals before the queen is added: they are a row late."""
    return lambda a, b: is_column(a, b) or any(b[1] - a[1] == step * (b[0] - a[0] - (step in directions)) for step in (-1, 1))


def without_edges(falling: typing.Tuple[bool, bool], rising: typing.Tuple[bool, bool]) -> Count:
    """Overlooks queens on the diagonals, of either direction, in the first row and at the end of the diagonal's columns."""

    def search(rows: Rows) -> int:
        def attack(a: Square, b: Square) -> bool:
            if is_column(a, b) or not naive.attack(a, b):
                return is_column(a, b)
            (skips_row, skips_column), last = (falling, 0) if a[1] < b[1] else (rising, len(rows) - 1)
            return not (skips_row and a[0] == 0) and not (skips_column and a[1] == last)

        return compared(attack, rows)

    return search


def with_wrong_distance(row: int, first: int) -> Attack:
    """Compares the distance of the columns with the row of one of the queens. Rows count from 0 or 1."""
    return lambda a, b: is_column(a, b) or abs(a[1] - b[1]) == (a, b)[row][0] + first
