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

Board = typing.Tuple[str, ...]
Queens = typing.Tuple[int, ...]  # The column of the queen in each row.
Marks = typing.Callable[[int, int, int], typing.Iterable[typing.Tuple[str, int]]]  # Of n, row and column.


def right_marks(n: int, r: int, c: int) -> typing.Iterable[typing.Tuple[str, int]]:
    return ("column", c), ("\\", r - c), ("/", r + c)


def without(*lines: str) -> Marks:
    return lambda n, r, c: [mark for mark in right_marks(n, r, c) if mark[0] not in lines]


def numbered(falling: typing.Callable[[int, int], int], rising: typing.Callable[[int, int], int], second: str = "/") -> Marks:
    """Numbers the diagonals, whose marks share one array if `second` is a backslash."""
    return lambda n, r, c: (("column", c), ("\\", falling(n, r - c)), (second, rising(n, r + c)))


def search(
    n: int,
    marks: Marks = right_marks,
    stay: typing.Container[str] = (),
    is_free: typing.Callable[[int, int], bool] = lambda r, c: True,
) -> typing.Iterator[Queens]:
    """Yields the placements of a backtracking search. The marks of lines in `stay` are not taken back."""
    taken: typing.Set[typing.Tuple[str, int]] = set()

    def place(queens: Queens) -> typing.Iterator[Queens]:
        if len(queens) == n:
            yield queens
            return
        for c in range(n):
            own = set(marks(n, len(queens), c))
            if is_free(len(queens), c) and not own & taken:
                taken.update(own)
                yield from place((*queens, c))
                taken.difference_update(mark for mark in own if mark[0] not in stay)

    return place(())


def count(**options: typing.Any) -> typing.Callable[[int], int]:
    return lambda n: sum(1 for _ in search(n, **options))


def compared(is_attack: typing.Callable[[Queens, int, int], bool]) -> typing.Callable[[int], int]:
    """Counts with a function that tells whether the queen of an earlier row attacks a column of the next row."""

    def place(n: int, queens: Queens) -> int:
        if len(queens) == n:
            return 1
        free = (c for c in range(n) if not any(is_attack(queens, row, c) for row in range(len(queens))))
        return sum(place(n, (*queens, c)) for c in free)

    return lambda n: place(n, ())


def is_attack(queens: Queens, row: int, c: int) -> bool:
    return queens[row] == c or abs(queens[row] - c) == len(queens) - row


@functools.lru_cache(maxsize=None)
def solutions(n: int) -> typing.List[Queens]:
    return list(search(n))


def first_in(columns: typing.Callable[[int], int], factor: int) -> typing.Callable[[int], int]:
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
    queens: Queens = ()
    while len(queens) < n:
        free = [c for c in range(n) if not any(is_attack(queens, row, c) for row in range(len(queens)))]
        if not free:
            return 0
        queens = (*queens, free[0])
    return 1


@functools.lru_cache(maxsize=None)
def partial(n: int, rows: int) -> int:
    """Counts the ways to place queens in the first rows so that no two attack each other."""
    return sum(1 for _ in search_rows(n, rows))


def search_rows(n: int, rows: int, queens: Queens = ()) -> typing.Iterator[Queens]:
    if len(queens) == rows:
        yield queens
        return
    for c in range(n):
        if not any(is_attack(queens, row, c) for row in range(len(queens))):
            yield from search_rows(n, rows, (*queens, c))


def right(n: int) -> int:
    return int(naive.COUNTS[n])


ONE_DIAGONAL = "one of the two diagonals is not checked; a queen also attacks along r + c and r - c"
NO_DIAGONAL = "the diagonals are not checked, or their marks are not moved from row to row"
TAKE_BACK = (
    "after the first try in a row, no further solution is found: are queens and marks taken back after the recursive call, is the "
    "answer added up (+=), and does the loop go on (no return in it)?"
)
NOTHING = "no solution is found: is the search called, does it reach its end, and are queens and marks taken back?"
HALF = (
    "solutions with the first queen in the left half count twice, but for odd n, those with it in the middle column only once"
)
ABS = "abs(r - c) is no number of a diagonal: r - c and c - r are two diagonals; use r - c + n - 1"
SHARED = "the two directions of diagonals share one array"
OVERLOOKS = "each queen has to be compared with those of all rows above it"
# Messages, and functions of n.
COUNTS: typing.List[typing.Tuple[str, str, typing.Callable[[int], int]]] = [
    ("one diagonal", ONE_DIAGONAL, count(marks=without("/"))),
    ("no diagonal", NO_DIAGONAL, math.factorial),
    ("no column", "columns are not checked: two queens may be in the same column", count(marks=without("column"))),
    (
        "only neighbours",
        "on the diagonals, only the queen in the row above is compared; " + OVERLOOKS,
        compared(lambda q, row, c: q[row] == c or (row == len(q) - 1 and abs(q[row] - c) == 1)),
    ),
    (
        "not the first",
        "the queen in the first row is not compared; " + OVERLOOKS,
        compared(lambda q, row, c: row > 0 and is_attack(q, row, c)),
    ),
    (
        "not the last",
        "the queen in the row above is not compared; " + OVERLOOKS,
        compared(lambda q, row, c: row < len(q) - 1 and is_attack(q, row, c)),
    ),
    (
        "modulo, both",
        "diagonals do not go on at the other side of the board: their number is not taken modulo n",
        count(marks=numbered(lambda n, x: x % n, lambda n, x: x % n)),
    ),
    (
        "modulo, one",
        "diagonals do not go on at the other side of the board: their number is not taken modulo n",
        count(marks=numbered(lambda n, x: x % n, lambda n, x: x)),
    ),
    ("abs", ABS, count(marks=numbered(lambda n, x: abs(x), lambda n, x: x))),
    ("one array, 0", SHARED, count(marks=numbered(lambda n, x: x, lambda n, x: x, "\\"))),
    ("middle twice", HALF, first_in(lambda n: (n + 1) // 2, 2)),
    ("middle not counted", HALF, first_in(lambda n: n // 2, 2)),
    ("half with middle", "the left half and the middle are counted, but not doubled", first_in(lambda n: (n + 1) // 2, 1)),
    ("half", "only the solutions with the first queen in the left half are counted", first_in(lambda n: n // 2, 1)),
    ("first column", "only the solutions with the first queen in the first column are counted", first_in(lambda n: 1, 1)),
    ("up to symmetry", "solutions that are mirrored or turned count once, but all are asked for", up_to_symmetry),
    ("stops", "the search stops at the first solution: the answer is 1 wherever there is one", lambda n: min(right(n), 1)),
    ("first branch", TAKE_BACK, first_branch),
    (
        "n - 1 queens",
        "a solution is counted when n - 1 queens are placed: the search ends when r is n",
        lambda n: partial(n, n - 1),
    ),
    (
        "queens",
        "each queen that is placed counts, in place of each solution",
        lambda n: sum(partial(n, rows) for rows in range(1, n + 1)),
    ),
    ("columns stay", TAKE_BACK, count(stay=["column"])),
    ("diagonals stay", TAKE_BACK, count(stay=["\\", "/"])),
    ("one diagonal stays", TAKE_BACK, count(stay=["\\"])),
    ("other diagonal stays", TAKE_BACK, count(stay=["/"])),
    ("all stay", TAKE_BACK, count(stay=["column", "\\", "/"])),
    ("n + 1", "these are the answers for n + 1", lambda n: right(n + 1)),
    ("n - 1", "these are the answers for n - 1", lambda n: right(n - 1) if n > 1 else 0),
    ("n - 1, from 1", "these are the answers for n - 1", lambda n: right(n - 1)),
    ("twice", "each solution is counted twice", lambda n: 2 * right(n)),
    ("n times", "each solution is counted n times", lambda n: n * right(n)),
    ("eight times", "each solution is counted eight times", lambda n: 8 * right(n)),
    ("half of it", "each answer is half of the right one", lambda n: right(n) // 2),
    ("one more", "each answer is 1 too large: what is the count before the search?", lambda n: right(n) + 1),
    ("one less", "each answer is 1 too small: what is the count before the search?", lambda n: right(n) - 1),
    ("nothing", NOTHING, lambda n: 0),
    (
        "only n = 1",
        "a solution is found only for n = 1: does too much count as attacked, are marks not taken back, or does the search return at "
        "the first attacked square?",
        lambda n: int(n == 1),
    ),
]


@functools.lru_cache(maxsize=None)
def on_board(rows: Board, marks: Marks = right_marks, stay: typing.Tuple[str, ...] = ()) -> int:
    return sum(1 for _ in search(len(rows), marks, stay, lambda r, c: rows[r][c] == "."))


def swapped(rows: Board) -> Board:
    return tuple(row.translate(str.maketrans(".*", "*.")) for row in rows)


def blocking(rows: Board) -> int:
    """Counts placements, one queen in each row, in which bad squares stop attacks."""

    def attacks(a: typing.Tuple[int, int], b: typing.Tuple[int, int]) -> bool:
        (r, c), steps = a, b[0] - a[0]
        if b[1] - c not in (0, steps, -steps):
            return False
        step = (b[1] - c) // steps
        return all(rows[r + i][c + i * step] == "." for i in range(1, steps))

    def place(queens: typing.Tuple[typing.Tuple[int, int], ...]) -> int:
        r = len(queens)
        if r == len(rows):
            return 1
        free = ((r, c) for c, square in enumerate(rows[r]) if square == ".")
        return sum(place((*queens, square)) for square in free if not any(attacks(queen, square) for queen in queens))

    return place(())


IGNORED = "the forbidden squares are ignored: these are the answers for a board without them"
SWAPPED = "`.` and `*` are swapped: queens are placed on the forbidden squares"
ON_BOARD: typing.List[typing.Tuple[str, str, typing.Callable[[Board], int]]] = [
    ("ignored", IGNORED, lambda rows: right(len(rows))),
    ("swapped", SWAPPED, lambda rows: on_board(swapped(rows))),
    ("blocking", "a forbidden square does not stop an attack: queens attack across it", blocking),
    ("one diagonal", ONE_DIAGONAL, lambda rows: on_board(rows, NO_RISING)),
    ("other diagonal", ONE_DIAGONAL, lambda rows: on_board(rows, NO_FALLING)),
    ("abs", ABS, lambda rows: on_board(rows, WITH_ABS)),
    ("no column", "columns are not checked: two queens may be in the same column", lambda rows: on_board(rows, NO_COLUMN)),
    ("columns stay", TAKE_BACK, lambda rows: on_board(rows, stay=("column",))),
    ("diagonals stay", TAKE_BACK, lambda rows: on_board(rows, stay=("\\", "/"))),
    ("all stay", TAKE_BACK, lambda rows: on_board(rows, stay=("column", "\\", "/"))),
    (
        "stops",
        "the search stops at the first solution: the answer is 1 wherever there is one",
        lambda rows: min(1, on_board(rows)),
    ),
    ("nothing", NOTHING, lambda rows: 0),
    ("one more", "each answer is 1 too large: what is the count before the search?", lambda rows: on_board(rows) + 1),
    ("twice", "each solution is counted twice", lambda rows: 2 * on_board(rows)),
    ("first row", "the first row of the board is not looked at", lambda rows: on_board(("." * len(rows), *rows[1:]))),
    ("last row", "the last row of the board is not looked at", lambda rows: on_board((*rows[:-1], "." * len(rows)))),
    (
        "first column",
        "the first column of the board is not looked at",
        lambda rows: on_board(tuple("." + row[1:] for row in rows)),
    ),
    (
        "last column",
        "the last column of the board is not looked at",
        lambda rows: on_board(tuple(row[:-1] + "." for row in rows)),
    ),
]
NO_RISING, NO_FALLING, NO_COLUMN = without("/"), without("\\"), without("column")
WITH_ABS = numbered(lambda n, x: abs(x), lambda n, x: x)


def valid(is_valid: typing.Callable[[typing.List[typing.Tuple[int, int]]], bool]) -> typing.Callable[[Board], str]:
    return lambda rows: (
        "valid" if is_valid([(r, c) for r, row in enumerate(rows) for c, s in enumerate(row) if s == "*"]) else "invalid"
    )


def apart(*lines: str) -> typing.Callable[[typing.List[typing.Tuple[int, int]]], bool]:
    """Tells whether no two of the queens share one of the lines."""
    number = {
        "row": lambda r, c: r,
        "column": lambda r, c: c,
        "\\": lambda r, c: r - c,
        "/": lambda r, c: r + c,
    }
    return lambda queens: all(len({number[line](*queen) for queen in queens}) == len(queens) for line in lines)


def are_neighbours(a: typing.Tuple[int, int], b: typing.Tuple[int, int]) -> bool:
    return abs(a[0] - b[0]) == abs(a[1] - b[1]) == 1


ALL = "row", "column", "\\", "/"
VALID: typing.List[typing.Tuple[str, str, typing.Callable[[Board], str]]] = [
    ("number", "the number of queens is not checked: it has to be 8", valid(apart(*ALL))),
    ("only number", "only the number of queens is checked, not whether they attack each other", valid(lambda q: len(q) == 8)),
    ("rows", "rows are not checked: two queens may be in the same row", valid(lambda q: len(q) == 8 and apart(*ALL[1:])(q))),
    (
        "columns",
        "columns are not checked: two queens may be in the same column",
        valid(lambda q: len(q) == 8 and apart("row", "\\", "/")(q)),
    ),
    ("diagonal /", ONE_DIAGONAL, valid(lambda q: len(q) == 8 and apart(*ALL[:3])(q))),
    ("diagonal \\", ONE_DIAGONAL, valid(lambda q: len(q) == 8 and apart("row", "column", "/")(q))),
    ("diagonals", "the diagonals are not checked", valid(lambda q: len(q) == 8 and apart("row", "column")(q))),
    (
        "only neighbours",
        "on the diagonals, only neighbouring squares are compared; a queen attacks up to the edge of the board",
        valid(lambda q: len(q) == 8 and apart("row", "column")(q) and not any(are_neighbours(a, b) for a in q for b in q)),
    ),
    ("swapped", "`valid` and `invalid` are swapped", valid(lambda q: len(q) != 8 or not apart(*ALL)(q))),
    ("always invalid", "the answer is `invalid` for every board", lambda rows: "invalid"),
    ("always valid", "the answer is `valid` for every board", lambda rows: "valid"),
]


def completed(given: typing.Iterable[typing.Tuple[int, int]]) -> str:
    """Returns the columns of the first solution with these queens."""
    chosen = set(given)
    found = (q for q in solutions(8) if all((r, q[r]) in chosen for r in range(8) if any(row == r for row, _ in chosen)))
    return "".join(map(str, next(found, ())))


COMPLETED: typing.List[typing.Tuple[str, str, typing.Callable[[typing.List[typing.Tuple[int, int]]], str]]] = [
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


def boards_of(words: typing.List[str]) -> typing.List[Board]:
    return [rows for rows in inputs.boards([*itertools.takewhile(lambda word: word != "0", words)])]


def kept(boards: typing.Iterable[Board]) -> typing.Iterator[int]:
    """Keeps the forbidden squares of all boards before."""
    bad: typing.Set[typing.Tuple[int, int]] = set()
    for rows in boards:
        bad.update((r, c) for r, row in enumerate(rows) for c, square in enumerate(row) if square == "*")
        yield naive.count_on(tuple("".join(".*"[(r, c) in bad] for c in range(len(rows))) for r in range(len(rows))))


KEPT = [("kept", "forbidden squares of the boards before are kept: clear them before each board", kept)]
MAX_N = 9  # A wrong search on a larger board may take long.


def answers(problem: Problem, solve: typing.Callable[[typing.Any], typing.Any], words: typing.List[str]) -> str:
    """Returns what a wrong solution answers to a test case, or `?` if that takes long."""
    if problem.name == "aoj_alds1_13_a":
        numbers = list(map(int, words[1:]))
        return str(solve(list(zip(numbers[::2], numbers[1::2])))) or "-"
    if problem.name in ("kattis8queens", "cses1624"):
        return str(solve(tuple(words)))
    if problem.name == "luogu1562":
        words = [word.translate(str.maketrans(".*", "*.")) for word in words]
    boards = boards_of(words)
    if solve is kept:
        return ",".join(map(str, kept(boards)))
    return ",".join(str(solve(rows)) if len(rows) <= MAX_N else "?" for rows in boards)


def table() -> typing.Iterator[str]:
    yield "# Written by oracle/searches.py: the answers of wrong solutions, by which a mistake is recognised. The problem, or `n` for a"
    yield "# count on the free board; a name; what is said; the answers for n = 1 to 9 or, of another problem, for its test cases."
    yield "#"
    yield "# problem\tname\tmessage\tanswers"
    for name, message, solve in COUNTS:
        yield "\t".join(["n", name, message, " ".join(str(solve(n)) for n in range(1, MAX_N + 1))])
    for problem, wrong in (
        ("aoj_alds1_13_a", COMPLETED),
        ("cses1624", ON_BOARD),
        ("kattis8queens", VALID),
        ("luogu1562", ON_BOARD),
        ("uva11195", [*ON_BOARD, *KEPT]),
    ):
        cases = [case.read_text().split() for case in sorted(TESTDATA.joinpath(problem).glob("*.in"))]
        for name, message, solve in wrong:
            yield "\t".join([problem, name, message, " ".join(answers(PROBLEMS[problem], solve, words) for words in cases)])


def main() -> typing.Optional[str]:
    text = "".join(f"{line}\n" for line in table())
    if sys.argv[1:] == ["--check"]:
        is_same = open(mistakes.TABLE, encoding="utf-8").read() == text
        return None if is_same else f"searches.py: {mistakes.TABLE} is not up to date: run python3 -m oracle.searches"
    with open(mistakes.TABLE, "w", encoding="utf-8", newline="\n") as file:
        file.write(text)
    return None


if __name__ == "__main__":
    sys.exit(main())
