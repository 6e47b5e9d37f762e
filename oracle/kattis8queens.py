import functools
import itertools
import math
import typing

from oracle import Cases, Oracle, Solve, naive
from oracle.inputs import chessboards
from oracle.naive import Rows, Square, any_attack, attack, marked, mirrored, transposed, turned
from oracle.wrong_attacks import ATTACKS, SQUARES, shared_lines, solution_overlooking


def queens(rows: Rows) -> typing.List[Square]:
    return marked(rows, "*")


def solve(words: typing.List[str]) -> typing.Iterator[str]:
    for rows in chessboards(words):
        yield "valid" if len(queens(rows)) == 8 and not any_attack(queens(rows)) else "invalid"


def missing(cases: Cases) -> typing.Iterator[str]:
    valid = {square for text, output in cases if output == b"valid\n" for square in queens(tuple(text.decode().split()))}
    return (f"a valid board with a queen on {square}" for square in SQUARES if square not in valid)


def one_of_each_line(rows: Rows, find: typing.Callable[[str, str], int], if_none: int, is_row: bool) -> bool:
    """Reads only one queen in each row or column, and one on another square if there is none."""
    lines = rows if is_row else transposed(rows)
    return not any_attack(enumerate(find(line, "*") if "*" in line else if_none for line in lines))


def but_for_line(rows: Rows, kind: str, k: int, is_read: bool) -> bool:
    """Counts the queens in each other row, or column; those in this one are not read, or only compared."""
    lines = rows if kind == "row" else transposed(rows)
    found = [(r, c) for r, c in queens(lines) if is_read or r != k]
    return all(line.count("*") == 1 for r, line in enumerate(lines) if r != k) and not any(
        a[0] != b[0] and attack(a, b) for a, b in itertools.combinations(found, 2)
    )


def both_as_none(rows: Rows, kinds: typing.Set[str]) -> bool:
    """Takes a square as free that queens in rows above attack on lines of both kinds, as exclusive or does with masks."""
    attacks = ({kind for a in queens(rows) if a[0] < b[0] for kind in shared_lines(a, b)} for b in queens(rows))
    return all(row.count("*") == 1 for row in rows) and all(attack in (set(), kinds) for attack in attacks)


def from_third_row(rows: Rows) -> bool:
    """Compares the queens in the third row and below with those above."""
    return not any(attack(a, b) for a, b in itertools.combinations(queens(rows), 2) if b[0] >= 2)


def by_numbers(rows: Rows, combine: typing.Callable[[typing.Iterable[int]], int], is_row: bool) -> bool:
    """Tells rows, or columns, apart by the sum or product of their numbers."""
    found = queens(rows if is_row else transposed(rows))
    is_attack = any(a[0] != b[0] and attack(a, b) for a, b in itertools.combinations(found, 2))
    return not is_attack and combine(row + 1 for row, _ in found) == combine(range(1, 9))


def lines(rows: Rows) -> typing.List[typing.Set[int]]:
    """Returns the numbers of the rows, columns and diagonals that have queens."""
    found = queens(rows)
    return [{r for r, _ in found}, {c for _, c in found}, {r - c for r, c in found}, {r + c for r, c in found}]


def on_a_diagonal(rows: Rows) -> bool:
    return any(abs(a[0] - b[0]) == abs(a[1] - b[1]) for a, b in itertools.combinations(queens(rows), 2))


def eight_lines(rows: Rows) -> bool:
    """Counts the rows, columns and diagonals that have queens, but not the queens."""
    return all(len(numbers) == 8 for numbers in lines(rows))


def eight_rows_and_columns(rows: Rows) -> bool:
    """Counts the rows and columns that have queens, but not the queens."""
    return not on_a_diagonal(rows) and all(len(numbers) == 8 for numbers in lines(rows)[:2])


def rows_with_columns(rows: Rows) -> bool:
    """Counts the queens in each row together with those in the column of the same number."""
    return not on_a_diagonal(rows) and all((a + b).count("*") == 2 for a, b in zip(rows, transposed(rows)))


def in_an_array_of_zeros(rows: Rows) -> bool:
    """Takes the queens that are missing for those at the top left, and compares the first eight."""
    found = [*queens(rows), *[(0, 0)] * 8]
    return len(queens(rows)) <= 8 and not any_attack(found[:8])


def fundamental(rows: Rows) -> Rows:
    """Returns the first of the rotations and mirror images of a board."""
    return min(turned(mirror, quarters) for mirror in (rows, mirrored(rows)) for quarters in range(4))


FUNDAMENTAL = sorted({fundamental(tuple(naive.board(solution))) for solution in naive.solutions(8)})


def from_a_table(rows: Rows, lacking: int) -> bool:
    """Looks a board up in a table of the solutions that lacks a symmetry class."""
    board = tuple(row.replace("*", "Q") for row in rows)
    return not any_attack(queens(rows)) and fundamental(board) != FUNDAMENTAL[lacking]


def told_by(is_valid: typing.Callable[[Rows], bool]) -> Solve:
    return lambda rows: ["valid" if is_valid(rows) else "invalid"]


def with_arguments(is_valid: typing.Callable[..., bool], *choices: typing.Iterable[object]) -> typing.Dict[str, Solve]:
    """Returns solutions that count the queens, but are wrong otherwise: one for each choice of arguments, with its name."""

    def solution(arguments: typing.Sequence[object]) -> Solve:
        return lambda rows: ["valid" if len(queens(rows)) == 8 and is_valid(rows, *arguments) else "invalid"]

    return {
        " ".join([is_valid.__name__, *(getattr(argument, "__name__", str(argument)) for argument in arguments)]): solution(
            arguments
        )
        for arguments in itertools.product(*choices)
    }


ORACLE = Oracle(
    solve,
    constraints=r"([.*]{8}\n){8}",
    missing=missing,
    mistakes={
        **{f"overlooks {attack}": solution_overlooking(attack, solve) for attack in ATTACKS},
        **with_arguments(one_of_each_line, [str.find, str.rfind], [-1, 0, 7, 8], [True, False]),
        **with_arguments(by_numbers, [sum, math.prod], [True, False]),
        **with_arguments(from_third_row),
        **with_arguments(from_a_table, range(12)),
        **{
            f"both {kinds} as none": told_by(functools.partial(both_as_none, kinds=set(kinds)))
            for kinds in itertools.combinations(("column", "falling", "rising"), 2)
        },
        **{
            f"{kind} {k} not counted, read: {is_read}": told_by(
                functools.partial(but_for_line, kind=kind, k=k, is_read=is_read)
            )
            for kind, k, is_read in itertools.product(("row", "column"), range(8), (True, False))
        },
        "eight lines": told_by(eight_lines),
        "eight rows and columns": told_by(eight_rows_and_columns),
        "rows with columns": told_by(rows_with_columns),
        "an array of zeros": told_by(in_an_array_of_zeros),
    },
)
