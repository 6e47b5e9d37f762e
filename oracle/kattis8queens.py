import typing

from oracle import Cases, Oracle
from oracle.inputs import chessboards
from oracle.naive import Attack, Rows, Square, any_attack, attack, marked
from oracle.wrong_attacks import ATTACKS, SQUARES, solution_overlooking


def queens(rows: Rows) -> typing.List[Square]:
    return marked(rows, "*")


def solve(words: typing.List[str], attack: Attack = attack) -> typing.Iterator[str]:
    for rows in chessboards(words):
        yield "valid" if len(queens(rows)) == 8 and not any_attack(queens(rows), attack) else "invalid"


def missing(cases: Cases) -> typing.Iterator[str]:
    valid = {square for text, output in cases if output == b"valid\n" for square in queens(tuple(text.decode().split()))}
    return (f"a valid board with a queen on {square}" for square in SQUARES if square not in valid)


ORACLE = Oracle(
    solve,
    constraints=r"([.*]{8}\n){8}",
    missing=missing,
    mistakes={f"overlooks {what}": solution_overlooking(what, solve) for what in ATTACKS},
)
