"""Wrong ways to tell whether eight queens (*) are a solution, as functions of the rows of the board."""

import itertools
import typing

from oracle import naive
from oracle.beginners import ONE_DIAGONAL, Mistake
from oracle.beginners.backtracking import right_lines
from oracle.naive import Rows, Square

Queens = typing.List[Square]
Pairs = typing.Iterable[typing.Tuple[Square, Square]]


def tells(is_valid: typing.Callable[[Queens], bool]) -> typing.Callable[[Rows], str]:
    return lambda rows: "valid" if is_valid(naive.marked(rows, "*")) else "invalid"


def are_apart(queens: Queens, *kinds: str) -> bool:
    """Tells whether no two of the queens share a line of one of the kinds."""
    lines = [{"row": r, **dict(right_lines(8, r, c))} for r, c in queens]
    return all(len({line[kind] for line in lines}) == len(queens) for kind in kinds)


def are_eight_apart(queens: Queens, *kinds: str) -> bool:
    return len(queens) == 8 and are_apart(queens, *kinds)


def eight_apart(*kinds: str) -> typing.Callable[[Rows], str]:
    return tells(lambda queens: are_eight_apart(queens, *kinds))


def comparing(pairs: typing.Callable[[Queens], Pairs]) -> typing.Callable[[Rows], str]:
    """Compares only some of the pairs of queens."""
    return tells(lambda queens: len(queens) == 8 and not any(naive.attack(*pair) for pair in pairs(queens)))


def consecutive(queens: Queens) -> Pairs:
    return zip(queens, queens[1:])


def with_the_first(queens: Queens) -> Pairs:
    return ((queens[0], queen) for queen in queens[1:])


def no_neighbours(queens: Queens) -> bool:
    """Tells whether no two queens share a row or column, or are diagonal neighbours."""
    pairs = itertools.combinations(queens, 2)
    return are_apart(queens, "row", "column") and not any(abs(a[0] - b[0]) == abs(a[1] - b[1]) == 1 for a, b in pairs)


def any_from_top(queens: Queens) -> bool:
    """Tells whether two queens attack each other on a diagonal that starts in the top row."""
    falling = [c - r for r, c in queens if c >= r]
    rising = [c + r for r, c in queens if c + r < 8]
    return len(set(falling)) < len(falling) or len(set(rising)) < len(rising)


def first_of_each_row(rows: Rows) -> str:
    queens = [(r, row.find("*")) for r, row in enumerate(rows)]
    return "invalid" if naive.any_attack(queens) else "valid"


ALL_PAIRS = "compare all pairs of queens"

VALIDITY = [
    Mistake(
        "number",
        "the number of queens is not checked: it has to be 8",
        tells(lambda queens: are_apart(queens, "row", "column", "\\", "/")),
    ),
    Mistake("only number", "only the number of queens is checked, not whether they attack each other", eight_apart()),
    Mistake("rows", "rows are not checked: two queens may be in the same row", eight_apart("column", "\\", "/")),
    Mistake("columns", "columns are not checked: two queens may be in the same column", eight_apart("row", "\\", "/")),
    Mistake("rows and columns", "neither rows nor columns are checked", eight_apart("\\", "/")),
    Mistake("diagonal /", ONE_DIAGONAL, eight_apart("row", "column", "\\")),
    Mistake("diagonal \\", ONE_DIAGONAL, eight_apart("row", "column", "/")),
    Mistake("diagonals", "the diagonals are not checked", eight_apart("row", "column")),
    Mistake(
        "from the top row",
        "only the diagonals that start in the top row are checked: there are 15 of each kind",
        tells(lambda queens: are_eight_apart(queens, "row", "column") and not any_from_top(queens)),
    ),
    Mistake(
        "only neighbours",
        "on the diagonals, only neighbouring squares are compared; a queen attacks up to the edge of the board",
        tells(lambda queens: len(queens) == 8 and no_neighbours(queens)),
    ),
    Mistake("consecutive", f"each queen is compared only with the next one: {ALL_PAIRS}", comparing(consecutive)),
    Mistake("the first", f"only the first queen is compared with the others: {ALL_PAIRS}", comparing(with_the_first)),
    Mistake(
        "first two",
        "only the first two queens are compared: does the loop return after its first comparison?",
        comparing(lambda queens: [(queens[0], queens[1])]),
    ),
    Mistake(
        "last two",
        "the last comparison decides: the answer is `invalid` once two queens attack each other",
        comparing(lambda queens: [(queens[-2], queens[-1])]),
    ),
    Mistake(
        "first of each row",
        "only the first queen of each row is looked at: a row may have several queens, or none",
        first_of_each_row,
    ),
    Mistake(
        "swapped",
        "`valid` and `invalid` are swapped",
        lambda rows: {"valid": "invalid", "invalid": "valid"}[eight_apart("row", "column", "\\", "/")(rows)],
    ),
    Mistake(
        "always invalid",
        "the answer is `invalid` for every board: are all queens read, is none compared with itself, and are the diagonals "
        "r + c and r - c, without abs?",
        lambda rows: "invalid",
    ),
    Mistake("always valid", "the answer is `valid` for every board", lambda rows: "valid"),
]
