import functools
import itertools
import typing

from oracle import Cases, Oracle, Solve
from oracle.inputs import chessboards
from oracle.naive import Rows, Square, any_attack, attack, marked, transposed
from oracle.wrong_attacks import ATTACKS, SQUARES, solution_overlooking

Test = typing.Callable[[Rows], bool]  # Whether a board is valid.


def queens(rows: Rows) -> typing.List[Square]:
    return marked(rows, "*")


def solve(words: typing.List[str]) -> typing.Iterator[str]:
    for rows in chessboards(words):
        yield "valid" if len(queens(rows)) == 8 and not any_attack(queens(rows)) else "invalid"


def missing(cases: Cases) -> typing.Iterator[str]:
    valid = {square for text, output in cases if output == b"valid\n" for square in queens(tuple(text.decode().split()))}
    return (f"a valid board with a queen on {square}" for square in SQUARES if square not in valid)


def but_for_line(kind: str, k: int, is_read: bool, rows: Rows) -> bool:
    """Counts the queens in each other row, or column; those in this one are not read, or only compared."""
    lines = rows if kind == "row" else transposed(rows)
    found = [(r, c) for r, c in queens(lines) if is_read or r != k]
    return all(line.count("*") == 1 for r, line in enumerate(lines) if r != k) and not any(
        a[0] != b[0] and attack(a, b) for a, b in itertools.combinations(found, 2)
    )


def lines(rows: Rows) -> typing.List[typing.Set[int]]:
    """Returns the numbers of the rows, columns and diagonals that have queens."""
    found = queens(rows)
    return [{r for r, _ in found}, {c for _, c in found}, {r - c for r, c in found}, {r + c for r, c in found}]


def on_a_diagonal(rows: Rows) -> bool:
    return any(abs(a[0] - b[0]) == abs(a[1] - b[1]) for a, b in itertools.combinations(queens(rows), 2))


TESTS: typing.Dict[str, Test] = {
    **{
        f"but for {kind} {k}, which is {'compared' if is_read else 'not read'}": functools.partial(
            but_for_line, kind, k, is_read
        )
        for kind, k, is_read in itertools.product(("row", "column"), range(8), (True, False))
    },
    # The queens are not counted, but only what has them.
    "rows, columns and diagonals": lambda rows: all(len(numbers) == 8 for numbers in lines(rows)),
    "rows and columns": lambda rows: all(len(numbers) == 8 for numbers in lines(rows)[:2]) and not on_a_diagonal(rows),
}


def told_by(is_valid: Test) -> Solve:
    return lambda rows: ["valid" if is_valid(rows) else "invalid"]


ORACLE = Oracle(
    solve,
    constraints=r"([.*]{8}\n){8}",
    missing=missing,
    mistakes={
        **{f"overlooks {attack}": solution_overlooking(attack, solve) for attack in ATTACKS},
        **{what: told_by(is_valid) for what, is_valid in TESTS.items()},
    },
)
