"""Wrong searches, and what they answer: python3 -m oracle.searches [--check]

Writes judge/mistakes.tsv, by which the tool recognises a mistake in the answers of a program, or checks that it is up to date.
"""

import functools
import itertools
import math
import sys
import typing

from judge import mistakes
from judge.facts import PROBLEMS, TESTDATA, Problem
from oracle import inputs, naive
from oracle.naive import Queens, Rows, Square

Line = typing.Tuple[str, int]  # Its kind, and its number.
Lines = typing.Callable[[int, int, int], typing.Iterable[Line]]  # Of n, row and column.
Mistake = typing.Tuple[str, str, typing.Callable[..., object]]  # A name, what is said, and a wrong solution.


def right_lines(n: int, r: int, c: int) -> typing.Iterable[Line]:
    return ("column", c), ("\\", r - c), ("/", r + c)


def without(kind: str) -> Lines:
    return lambda n, r, c: [line for line in right_lines(n, r, c) if line[0] != kind]


def diagonals(falling: typing.Callable[[int, int], int], rising: typing.Callable[[int, int], int], second: str = "/") -> Lines:
    """Numbers the diagonals wrongly, as functions of n and of r - c or r + c. They share one array if the second is `\\`."""
    return lambda n, r, c: (("column", c), ("\\", falling(n, r - c)), (second, rising(n, r + c)))


WITH_ABS = diagonals(lambda n, x: abs(x), lambda n, x: x)
COLUMNS, FALLING, DIAGONALS, ALL = ("column",), ("\\",), ("\\", "/"), ("column", "\\", "/")


def search(
    n: int,
    lines: Lines = right_lines,
    stay: typing.Tuple[str, ...] = (),
    is_free: typing.Callable[[int, int], bool] = lambda r, c: True,
    rows: typing.Optional[int] = None,
) -> int:
    """Counts by backtracking, in the first rows or in all. Lines of the kinds in `stay` stay taken."""
    taken: typing.Set[Line] = set()

    def place(r: int) -> int:
        if r == (n if rows is None else rows):
            return 1
        found = 0
        for c in range(n):
            own = set(lines(n, r, c))
            if is_free(r, c) and not own & taken:
                taken.update(own)
                found += place(r + 1)
                taken.difference_update(line for line in own if line[0] not in stay)
        return found

    return place(0)


def count(lines: Lines = right_lines, stay: typing.Tuple[str, ...] = ()) -> typing.Callable[[int], int]:
    return lambda n: search(n, lines, stay)


def pairwise(squares: typing.List[typing.List[Square]], is_attack: typing.Callable[[Square, Square], bool]) -> int:
    """Counts the ways to place a queen on one of the squares of each row that no queen above attacks."""

    def place(queens: typing.Tuple[Square, ...]) -> int:
        if len(queens) == len(squares):
            return 1
        free = (s for s in squares[len(queens)] if not any(is_attack(queen, s) for queen in queens))
        return sum(place((*queens, square)) for square in free)

    return place(())


def compared(is_attack: typing.Callable[[Square, Square], bool]) -> typing.Callable[[int], int]:
    """Counts with a function that tells whether a queen attacks a square in a row below."""
    return lambda n: pairwise([[(r, c) for c in range(n)] for r in range(n)], is_attack)


@functools.lru_cache(maxsize=None)
def solutions(n: int) -> typing.List[Queens]:
    return list(naive.solutions(n))


def first_in(columns: typing.Callable[[int], int], factor: int = 1) -> typing.Callable[[int], int]:
    """Counts the solutions whose first queen is in the first columns, times a factor."""
    return lambda n: factor * sum(queens[0] < columns(n) for queens in solutions(n))


def up_to_symmetry(n: int) -> int:
    def images(queens: Queens) -> typing.Iterator[Queens]:
        for _ in range(4):
            yield queens
            yield queens[::-1]
            queens = tuple(queens[::-1].index(c) for c in range(n))

    return len({min(images(queens)) for queens in solutions(n)})


def first_branch(n: int) -> int:
    """Follows only the first free column of each row."""
    queens: typing.List[Square] = []
    for r in range(n):
        free = [(r, c) for c in range(n) if not any(naive.attack(queen, (r, c)) for queen in queens)]
        if not free:
            return 0
        queens.append(free[0])
    return 1


def right(n: int) -> int:
    return int(naive.COUNTS[n])


ONE_DIAGONAL = "one of the two diagonals is not checked; a queen also attacks along r + c and r - c"
COLUMN = "columns are not checked: two queens may be in the same column"
TAKE_BACK = (
    "after the first try in a row, no further solution is found: are queens and marks taken back after the recursive call, is "
    "the answer added up (+=), and does the loop go on (no return in it)?"
)
NOTHING = (
    "no solution comes out: does the search reach its end, does it try all n columns and take marks back, and does the count "
    "reach the caller?"
)
ONLY_1 = (
    "a solution is found only for n = 1: does too much count as attacked, are marks not taken back, or does the search return "
    "at the first attacked square?"
)
HALF = "count a solution twice if its first queen is in the left half, but only once if it is in the middle column (odd n)"
ABS = "abs(r - c) does not identify a diagonal: r - c and c - r are different diagonals; use r - c + n - 1"
SHARED = "the two directions of diagonals share one array"
MODULO = "diagonals do not go on at the other side of the board: their number is not taken modulo n"
OVERLOOKS = "each queen has to be compared with those of all rows above it"
ABOVE = "on the diagonals, only the queen in the row above is compared; " + OVERLOOKS
STOPS = "the search stops at the first solution"
EARLY = "a solution is counted when n - 1 queens are placed: the search should start in the first row, and end only when r is n"
START = "what is the count before the search?"


def attack_above(a: Square, b: Square) -> bool:
    return a[1] == b[1] or (a[0] == b[0] - 1 and naive.attack(a, b))


# Functions of n.
COUNTS: typing.List[Mistake] = [
    ("one diagonal", ONE_DIAGONAL, count(without("/"))),
    ("no diagonal", "the diagonals are not checked, or their marks are not moved from row to row", math.factorial),
    ("no column", COLUMN, count(without("column"))),
    ("only neighbours", ABOVE, compared(attack_above)),
    (
        "not the first",
        "the queen in the first row is not compared; " + OVERLOOKS,
        compared(lambda a, b: a[0] > 0 and naive.attack(a, b)),
    ),
    (
        "not the last",
        "the queen in the row above is not compared; " + OVERLOOKS,
        compared(lambda a, b: a[0] < b[0] - 1 and naive.attack(a, b)),
    ),
    ("modulo, both", MODULO, count(diagonals(lambda n, x: x % n, lambda n, x: x % n))),
    ("modulo, one", MODULO, count(diagonals(lambda n, x: x % n, lambda n, x: x))),
    ("abs", ABS, count(WITH_ABS)),
    ("one array, 0", SHARED, count(diagonals(lambda n, x: x, lambda n, x: x, "\\"))),
    ("middle twice", HALF, first_in(lambda n: (n + 1) // 2, 2)),
    ("middle not counted", HALF, first_in(lambda n: n // 2, 2)),
    ("half with middle", "the left half and the middle are counted, but not doubled", first_in(lambda n: (n + 1) // 2)),
    ("half", "only the solutions with the first queen in the left half are counted", first_in(lambda n: n // 2)),
    ("first column", "only the solutions with the first queen in the first column are counted", first_in(lambda n: 1)),
    ("up to symmetry", "solutions that are mirrored or turned count once, but all are asked for", up_to_symmetry),
    ("stops", STOPS, lambda n: min(right(n), 1)),
    ("first branch", TAKE_BACK, first_branch),
    ("n - 1 queens", EARLY, lambda n: search(n, rows=n - 1)),
    (
        "queens",
        "each queen that is placed counts, in place of each solution",
        lambda n: sum(search(n, rows=rows) for rows in range(1, n + 1)),
    ),
    ("columns stay", TAKE_BACK, count(stay=COLUMNS)),
    ("diagonals stay", TAKE_BACK, count(stay=DIAGONALS)),
    ("one diagonal stays", TAKE_BACK, count(stay=FALLING)),
    ("other diagonal stays", TAKE_BACK, count(stay=("/",))),
    ("all stay", TAKE_BACK, count(stay=ALL)),
    ("n + 1", "these are the answers for n + 1", lambda n: right(n + 1)),
    ("n - 1", "these are the answers for n - 1", lambda n: right(n - 1) if n > 1 else 0),
    ("n - 1, from 1", "these are the answers for n - 1", lambda n: right(n - 1)),
    ("twice", "each solution is counted twice", lambda n: 2 * right(n)),
    ("n times", "each solution is counted n times", lambda n: n * right(n)),
    ("eight times", "each solution is counted eight times", lambda n: 8 * right(n)),
    ("half of it", "each answer is half of the right one", lambda n: right(n) // 2),
    ("one more", f"each answer is 1 too large: {START}", lambda n: right(n) + 1),
    ("one less", f"each answer is 1 too small: {START}", lambda n: right(n) - 1),
    ("nothing", NOTHING, lambda n: 0),
    ("only n = 1", ONLY_1, lambda n: int(n == 1)),
]


def on_board(lines: Lines = right_lines, stay: typing.Tuple[str, ...] = ()) -> typing.Callable[[Rows], int]:
    return lambda rows: search(len(rows), lines, stay, lambda r, c: rows[r][c] == ".")


def swapped(rows: Rows) -> Rows:
    return tuple(row.translate(str.maketrans(".*", "*.")) for row in rows)


def blocked(rows: Rows) -> int:
    """Counts placements, one queen in each row, in which bad squares stop attacks."""

    def attacks(a: Square, b: Square) -> bool:
        if not naive.attack(a, b):
            return False
        (r, c), steps = a, b[0] - a[0]
        step = (b[1] - c) // steps
        return all(rows[r + i][c + i * step] == "." for i in range(1, steps))

    return pairwise(naive.squares(rows, "."), attacks)


NOT_LOOKED_AT = "the {} of the board is not looked at"
# Functions of the rows of a board.
ON_BOARD: typing.List[Mistake] = [
    (
        "ignored",
        "the forbidden squares are ignored: these are the answers for a board without them",
        lambda rows: right(len(rows)),
    ),
    (
        "swapped",
        "`.` and `*` are swapped: queens are placed on the forbidden squares",
        lambda rows: naive.count_on(swapped(rows)),
    ),
    ("blocking", "a forbidden square does not stop an attack: queens attack across it", blocked),
    ("one diagonal", ONE_DIAGONAL, on_board(without("/"))),
    ("other diagonal", ONE_DIAGONAL, on_board(without("\\"))),
    ("abs", ABS, on_board(WITH_ABS)),
    ("no column", COLUMN, on_board(without("column"))),
    ("columns stay", TAKE_BACK, on_board(stay=COLUMNS)),
    ("diagonals stay", TAKE_BACK, on_board(stay=DIAGONALS)),
    ("all stay", TAKE_BACK, on_board(stay=ALL)),
    ("stops", STOPS, lambda rows: min(1, naive.count_on(rows))),
    ("nothing", NOTHING, lambda rows: 0),
    ("one more", f"each answer is 1 too large: {START}", lambda rows: naive.count_on(rows) + 1),
    ("twice", "each solution is counted twice", lambda rows: 2 * naive.count_on(rows)),
    ("first row", NOT_LOOKED_AT.format("first row"), lambda rows: naive.count_on(("." * len(rows), *rows[1:]))),
    ("last row", NOT_LOOKED_AT.format("last row"), lambda rows: naive.count_on((*rows[:-1], "." * len(rows)))),
    ("first column", NOT_LOOKED_AT.format("first column"), lambda rows: naive.count_on(tuple("." + row[1:] for row in rows))),
    ("last column", NOT_LOOKED_AT.format("last column"), lambda rows: naive.count_on(tuple(row[:-1] + "." for row in rows))),
]


def valid(is_valid: typing.Callable[[typing.List[Square]], bool]) -> typing.Callable[[Rows], str]:
    return lambda rows: "valid" if is_valid([square for row in naive.squares(rows, "*") for square in row]) else "invalid"


def are_apart(queens: typing.List[Square], *kinds: str) -> bool:
    """Tells whether no two of the queens share a line of one of the kinds."""
    lines = [{"row": r, **dict(right_lines(8, r, c))} for r, c in queens]
    return all(len({line[kind] for line in lines}) == len(queens) for kind in kinds)


def eight_apart(*kinds: str) -> typing.Callable[[typing.List[Square]], bool]:
    return lambda queens: len(queens) == 8 and are_apart(queens, *kinds)


def neighbours(queens: typing.List[Square]) -> bool:
    """Tells whether two queens are diagonal neighbours."""
    return any(abs(a[0] - b[0]) == abs(a[1] - b[1]) == 1 for a, b in itertools.combinations(queens, 2))


NEIGHBOURS = "on the diagonals, only neighbouring squares are compared; a queen attacks up to the edge of the board"
# Functions of the rows of a board.
VALID: typing.List[Mistake] = [
    ("number", "the number of queens is not checked: it has to be 8", valid(lambda queens: are_apart(queens, "row", *ALL))),
    ("only number", "only the number of queens is checked, not whether they attack each other", valid(eight_apart())),
    ("rows", "rows are not checked: two queens may be in the same row", valid(eight_apart(*ALL))),
    ("columns", COLUMN, valid(eight_apart("row", *DIAGONALS))),
    ("diagonal /", ONE_DIAGONAL, valid(eight_apart("row", "column", "\\"))),
    ("diagonal \\", ONE_DIAGONAL, valid(eight_apart("row", "column", "/"))),
    ("diagonals", "the diagonals are not checked", valid(eight_apart("row", "column"))),
    ("only neighbours", NEIGHBOURS, valid(lambda queens: eight_apart("row", "column")(queens) and not neighbours(queens))),
    ("swapped", "`valid` and `invalid` are swapped", valid(lambda queens: not eight_apart("row", *ALL)(queens))),
    (
        "always invalid",
        "the answer is `invalid` for every board: are all queens read, and is none compared with itself?",
        lambda rows: "invalid",
    ),
    ("always valid", "the answer is `valid` for every board", lambda rows: "valid"),
]


def completed(given: typing.Iterable[Square]) -> str:
    """Returns the columns of the first solution with these queens."""
    squares = set(given)
    return next(("".join(map(str, queens)) for queens in solutions(8) if squares <= set(enumerate(queens))), "")


# Functions of the given squares.
COMPLETED: typing.List[Mistake] = [
    ("ignored", "the given queens are ignored: this is the first solution of the empty board", lambda given: completed([])),
    (
        "swapped",
        "row and column of the given queens are swapped: the row comes first",
        lambda given: completed((c, r) for r, c in given),
    ),
    (
        "from 1",
        "the rows and columns of the given queens count from 0, not from 1",
        lambda given: completed((r - 1, c - 1) for r, c in given if r and c),
    ),
    ("only the first", "only the first given queen is used", lambda given: completed(given[:1])),
    (
        "nothing else",
        "only the given queens are on the board: those of the search were taken off before it was printed",
        lambda given: "".join(str(dict(given).get(r, ".")) for r in range(8)),
    ),
    ("not the last", "the last given queen is not used", lambda given: completed(given[:-1])),
]


def kept(boards: typing.Iterable[Rows]) -> typing.Iterator[int]:
    """Keeps the forbidden squares of all boards before."""
    bad: typing.Set[Square] = set()
    for rows in boards:
        bad.update(itertools.chain(*naive.squares(rows, "*")))
        n = len(rows)
        yield naive.count_on(tuple("".join(".*"[(r, c) in bad] for c in range(n)) for r in range(n)))


KEPT: Mistake = ("kept", "forbidden squares of earlier boards are kept: clear them before each board", kept)
MAX_N = 9  # A wrong search on a larger board may take long.


def answers(problem: Problem, solve: typing.Callable[..., typing.Any], words: typing.List[str]) -> str:
    """Returns what a wrong solution answers to a test case, or `?` if that takes long."""
    if problem.name == "aoj_alds1_13_a":
        numbers = list(map(int, words[1:]))
        return str(solve(list(zip(numbers[::2], numbers[1::2])))) or "-"
    if problem.name in ("kattis8queens", "cses1624"):
        return str(solve(tuple(words)))
    if problem.name == "luogu1562":
        words = list(swapped(tuple(words)))
    boards = list(inputs.boards(itertools.takewhile(lambda word: word != "0", words)))
    if solve is kept:
        return ",".join(map(str, kept(boards)))
    return ",".join(str(solve(rows)) if len(rows) <= MAX_N else "?" for rows in boards)


OF_PROBLEMS = {
    "aoj_alds1_13_a": COMPLETED,
    "cses1624": ON_BOARD,
    "kattis8queens": VALID,
    "luogu1562": ON_BOARD,
    "uva11195": [*ON_BOARD, KEPT],
}
HEADER = """\
# Written by oracle/searches.py: the answers of wrong solutions, by which a mistake is recognised. The problem, or `n` for a
# count on the free board; a name; what is said; the answers for n = 1 to 9 or, of another problem, for its test cases.
#
# problem\tname\tmessage\tanswers
"""


def table() -> str:
    rows = [("n", name, message, [str(solve(n)) for n in range(1, MAX_N + 1)]) for name, message, solve in COUNTS]
    for problem, wrong in OF_PROBLEMS.items():
        cases = [case.read_text().split() for case in sorted(TESTDATA.joinpath(problem).glob("*.in"))]
        for name, message, solve in wrong:
            rows.append((problem, name, message, [answers(PROBLEMS[problem], solve, words) for words in cases]))
    return HEADER + "".join("\t".join([*row, " ".join(found)]) + "\n" for *row, found in rows)


def main() -> typing.Optional[str]:
    if sys.argv[1:] != ["--check"]:
        mistakes.TABLE.write_bytes(table().encode())
    elif mistakes.TABLE.read_text(encoding="utf-8") != table():
        return f"searches.py: {mistakes.TABLE} is not up to date: run python3 -m oracle.searches"
    return None


if __name__ == "__main__":
    sys.exit(main())
