import functools
import itertools
import typing

from oracle import Cases, Oracle, Solve
from oracle.inputs import chessboards
from oracle.naive import Rows, Square, any_attack, attack, marked, transposed
from oracle.wrong_attacks import ATTACKS, SQUARES, shared_lines, solution_overlooking

Test = typing.Callable[[Rows], bool]  # Whether a board is valid.


def queens(rows: Rows) -> typing.List[Square]:
    return marked(rows, "*")


def solve(words: typing.List[str]) -> typing.Iterator[str]:
    for rows in chessboards(words):
        yield "valid" if len(queens(rows)) == 8 and not any_attack(queens(rows)) else "invalid"


def missing(cases: Cases) -> typing.Iterator[str]:
    valid = {square for text, output in cases if output == b"valid\n" for square in queens(tuple(text.decode().split()))}
    return (f"a valid board with a queen on {square}" for square in SQUARES if square not in valid)


def one_of_each_line(find: typing.Callable[[str, str], int], if_none: int, is_row: bool, rows: Rows) -> bool:
    """Reads only one of the eight queens in each row or column, and one on another square if there is none."""
    lines = rows if is_row else transposed(rows)
    return len(queens(rows)) == 8 and not any_attack(enumerate(find(line, "*") if "*" in line else if_none for line in lines))


def but_for_line(kind: str, k: int, is_read: bool, rows: Rows) -> bool:
    """Counts the queens in each other row, or column; those in this one are not read, or only compared."""
    lines = rows if kind == "row" else transposed(rows)
    found = [(r, c) for r, c in queens(lines) if is_read or r != k]
    return all(line.count("*") == 1 for r, line in enumerate(lines) if r != k) and not any(
        a[0] != b[0] and attack(a, b) for a, b in itertools.combinations(found, 2)
    )


def both_as_none(kinds: typing.Set[str], rows: Rows) -> bool:
    """Takes a square as free that queens in rows above attack on lines of both kinds, as exclusive or does with masks."""
    attacks = ({kind for a in queens(rows) if a[0] < b[0] for kind in shared_lines(a, b)} for b in queens(rows))
    return all(row.count("*") == 1 for row in rows) and all(attack in (set(), kinds) for attack in attacks)


def lines(rows: Rows) -> typing.List[typing.Set[int]]:
    """Returns the numbers of the rows, columns and diagonals that have queens."""
    found = queens(rows)
    return [{r for r, _ in found}, {c for _, c in found}, {r - c for r, c in found}, {r + c for r, c in found}]


def on_a_diagonal(rows: Rows) -> bool:
    return any(abs(a[0] - b[0]) == abs(a[1] - b[1]) for a, b in itertools.combinations(queens(rows), 2))


def in_an_array_of_zeros(rows: Rows) -> bool:
    """Takes the queens that are missing for those at the top left, and compares the first eight."""
    found = [*queens(rows), *[(0, 0)] * 8]
    return len(queens(rows)) <= 8 and not any_attack(found[:8])


def each(is_valid: typing.Callable[..., bool], *choices: typing.Iterable[object]) -> typing.Dict[str, Test]:
    """Returns a wrong test of a board for each choice of arguments."""
    return {f"{is_valid.__name__} {words}": functools.partial(is_valid, *words) for words in itertools.product(*choices)}


TESTS: typing.Dict[str, Test] = {
    **each(but_for_line, ("row", "column"), range(8), (True, False)),
    **each(both_as_none, map(set, itertools.combinations(("column", "falling", "rising"), 2))),
    **each(one_of_each_line, (str.find, str.rfind), (-1, 0, 7, 8), (True, False)),
    "an array of zeros": in_an_array_of_zeros,
    # The queens are not counted, but only what has them.
    "rows, columns and diagonals": lambda rows: all(len(numbers) == 8 for numbers in lines(rows)),
    "rows and columns": lambda rows: all(len(numbers) == 8 for numbers in lines(rows)[:2]) and not on_a_diagonal(rows),
    # Rows are counted together with the columns of the same numbers.
    "rows with columns": lambda rows: (
        not on_a_diagonal(rows) and all((a + b).count("*") == 2 for a, b in zip(rows, transposed(rows)))
    ),
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
