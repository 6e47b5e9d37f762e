"""Solutions by a search that shares no code with the programs, and their number, for n >= 10 from OEIS."""

import functools
import itertools
import typing

Rows = typing.Tuple[str, ...]  # Of a board.
Square = typing.Tuple[int, int]  # Row and column, from 0.
Queens = typing.Tuple[int, ...]  # The column of the queen in each row, from 0.
Attack = typing.Callable[[Square, Square], bool]  # Whether two queens attack each other.

# The counts for n = 0 to 27, from https://oeis.org/A000170.
COUNTS = """
    1 1 0 0 2 10 4 40 92 352 724 2680 14200 73712 365596 2279184 14772512 95815104 666090624 4968057848 39029188884
    314666222712 2691008701644 24233937684440 227514171973736 2207893435808352 22317699616364044 234907967154122528
""".split()


def attack(a: Square, b: Square) -> bool:
    return a[0] == b[0] or a[1] == b[1] or abs(a[0] - b[0]) == abs(a[1] - b[1])


def any_attack(queens: typing.Iterable[Square], attack: Attack = attack) -> bool:
    return any(attack(a, b) for a, b in itertools.combinations(queens, 2))


def solutions(
    n: int,
    is_allowed: typing.Callable[[int, int], bool] = lambda row, column: True,
    attack: Attack = attack,
    queens: Queens = (),
) -> typing.Iterator[Queens]:
    """Yields the solutions in ascending order."""
    if n > 0 and len(queens) == n:
        yield queens
        return
    for column in range(n):
        square = (len(queens), column)
        if is_allowed(*square) and not any(attack(square, queen) for queen in enumerate(queens)):
            yield from solutions(n, is_allowed, attack, queens + (column,))


@functools.lru_cache(maxsize=None)
def count(n: int) -> int:
    return sum(1 for _ in solutions(n)) if n < 10 else int(COUNTS[n])


def swapped(rows: Rows) -> Rows:
    """Exchanges free squares and others."""
    return tuple(row.translate(str.maketrans(".*", "*.")) for row in rows)


def squares(rows: Rows, mark: str) -> typing.List[typing.List[Square]]:
    """Returns the marked squares in each row."""
    return [[(r, c) for c, square in enumerate(row) if square == mark] for r, row in enumerate(rows)]


def marked(rows: Rows, mark: str) -> typing.List[Square]:
    return [*itertools.chain(*squares(rows, mark))]


def count_ways(squares: typing.Iterable[typing.List[Square]]) -> int:
    """Counts the ways to place a queen on one of the squares in each row. The rows with the fewest squares come first."""
    rows = sorted(squares, key=len)
    columns: typing.Set[int] = set()
    falling: typing.Set[int] = set()
    rising: typing.Set[int] = set()

    def place(number: int) -> int:
        if number == len(rows):
            return 1
        ways = 0
        for r, c in rows[number]:
            if c not in columns and r - c not in falling and r + c not in rising:
                columns.add(c)
                falling.add(r - c)
                rising.add(r + c)
                ways += place(number + 1)
                columns.remove(c)
                falling.remove(r - c)
                rising.remove(r + c)
        return ways

    return place(0)


@functools.lru_cache(maxsize=None)
def count_on(rows: Rows) -> int:
    """Counts the solutions on the free squares (.) of a board."""
    return count_ways(squares(rows, ".")) if "*" in "".join(rows) else count(len(rows))


def board(queens: Queens) -> typing.List[str]:
    return ["." * queen + "Q" + "." * (len(queens) - queen - 1) for queen in queens]
