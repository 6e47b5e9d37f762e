"""Wrong ways to read the forbidden squares (*) of a board, as functions of its rows."""

import functools
import itertools
import typing

from oracle import naive
from oracle.beginners import Mistake
from oracle.beginners.backtracking import compared, right_lines
from oracle.beginners.searches import KINDS
from oracle.naive import Rows, Square
from oracle.wrong_counts import left_half_twice

FREE = "."


def blocked(rows: Rows, a: Square, b: Square) -> bool:
    """Returns whether a queen attacks a square, and no forbidden square is between them."""
    if not naive.attack(a, b):
        return False
    distance = b[0] - a[0]
    step = (b[1] - a[1]) // distance
    return all(rows[a[0] + i][a[1] + i * step] == FREE for i in range(1, distance))


def with_line_ends(first: str, end: str) -> typing.Callable[[Rows], int]:
    """Counts on a board that is read character by character, with the line ends and, before the first row, another text."""

    def count(rows: Rows) -> int:
        n, text = len(rows), first + "".join(row + end for row in rows)
        return naive.count_on(tuple(text[r * n : (r + 1) * n] for r in range(n)))

    return count


def up_to_forbidden(rows: Rows) -> Rows:
    """Leaves of each row what is before its first forbidden square."""
    return tuple(row.partition("*")[0].ljust(len(row), "*") for row in rows)


def attacked_by_forbidden(kinds: typing.Sequence[str], rows: Rows) -> Rows:
    """Forbids also squares that are on a line with a forbidden square above."""
    n = len(rows)
    bad = naive.marked(rows, "*")

    def is_free(r: int, c: int) -> bool:
        lines = dict(right_lines(n, r, c))
        above = (dict(right_lines(n, *square)) for square in bad if square[0] < r)
        return rows[r][c] == FREE and not any(other[kind] == lines[kind] for other in above for kind in kinds)

    return tuple("".join("." if is_free(r, c) else "*" for c in range(n)) for r in range(n))


def changed(change: typing.Callable[[Rows], Rows]) -> typing.Callable[[Rows], int]:
    return lambda rows: naive.count_on(change(rows))


def free(rows: Rows) -> Rows:
    """Returns as many rows without forbidden squares."""
    return tuple(FREE * len(row) for row in rows)


def kept(boards: typing.Iterable[Rows]) -> typing.Iterator[int]:
    """Keeps the forbidden squares of all boards before."""
    bad: typing.Set[Square] = set()
    for rows in boards:
        bad.update(naive.marked(rows, "*"))
        n = len(rows)
        yield naive.count_on(tuple("".join(".*"[(r, c) in bad] for c in range(n)) for r in range(n)))


NOT_LOOKED_AT = "the {} of the board is not looked at"
SHIFTED = "the {} of the board are shifted by one: does the search number them as the input does, from 0 or from 1?"
LINE_ENDS = 'line ends are read as squares of the board: skip white space before each square (in C, " %c")'

BOARDS = [
    Mistake("ignored", "the forbidden squares are ignored: these are the answers for a board without them", changed(free)),
    Mistake("swapped", "`.` and `*` are swapped: queens are placed on the forbidden squares", changed(naive.swapped)),
    Mistake(
        "blocking",
        "a forbidden square does not stop an attack: queens attack across it",
        lambda rows: compared(functools.partial(blocked, rows), rows),
    ),
    Mistake(
        "left half twice",
        "mirror images are counted, too, but the board is not symmetric: try all squares of the first row",
        left_half_twice,
    ),
    Mistake(
        "up to a forbidden square",
        "a forbidden square ends the loop over its row: continue with the next column, without break or return",
        changed(up_to_forbidden),
    ),
    *(
        Mistake(
            f"attack, {' and '.join(kinds)}",
            "forbidden squares attack like queens: do not mark their columns or diagonals, nor hand them on in masks",
            changed(functools.partial(attacked_by_forbidden, [*itertools.chain(*(KINDS[kind] for kind in kinds))])),
        )
        for number in (1, 2, 3)
        for kinds in itertools.combinations(KINDS, number)
    ),
    Mistake("first row", NOT_LOOKED_AT.format("first row"), changed(lambda rows: (*free(rows[:1]), *rows[1:]))),
    Mistake("last row", NOT_LOOKED_AT.format("last row"), changed(lambda rows: (*rows[:-1], *free(rows[:1])))),
    Mistake("first column", NOT_LOOKED_AT.format("first column"), changed(lambda rows: tuple("." + row[1:] for row in rows))),
    Mistake("last column", NOT_LOOKED_AT.format("last column"), changed(lambda rows: tuple(row[:-1] + "." for row in rows))),
    Mistake("rows down", SHIFTED.format("rows"), changed(lambda rows: (*free(rows[:1]), *rows[:-1]))),
    Mistake("rows up", SHIFTED.format("rows"), changed(lambda rows: (*rows[1:], *free(rows[:1])))),
    Mistake("columns right", SHIFTED.format("columns"), changed(lambda rows: tuple("." + row[:-1] for row in rows))),
    Mistake("columns left", SHIFTED.format("columns"), changed(lambda rows: tuple(row[1:] + "." for row in rows))),
    *(
        Mistake(f"line ends, {first}{end}", LINE_ENDS, with_line_ends(first, end))
        for first, end in (("", "."), ("", "*"), (".", "."), ("*", "*"))
    ),
]
KEPT = Mistake("kept", "forbidden squares of earlier boards are kept: clear them before each board", kept)
