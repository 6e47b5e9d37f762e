import typing

from oracle import Cases, Oracle
from oracle.inputs import chessboards
from oracle.naive import Rows, Square, any_attack, marked
from oracle.wrong_attacks import ATTACKS, SQUARES, solution_overlooking


def queens(rows: Rows) -> typing.List[Square]:
    return marked(rows, "*")


def solve(words: typing.List[str]) -> typing.Iterator[str]:
    for rows in chessboards(words):
        yield "valid" if len(queens(rows)) == 8 and not any_attack(queens(rows)) else "invalid"


def missing(cases: Cases) -> typing.Iterator[str]:
    valid = {square for text, output in cases if output == b"valid\n" for square in queens(tuple(text.decode().split()))}
    return (f"a valid board with a queen on {square}" for square in SQUARES if square not in valid)


ORACLE = Oracle(
    solve,
    constraints=r"([.*]{8}\n){8}",
    missing=missing,
    mistakes={f"overlooks {attack}": solution_overlooking(attack, solve) for attack in ATTACKS},
)
