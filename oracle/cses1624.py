import typing

from oracle import Cases, Oracle, naive
from oracle.inputs import chessboards
from oracle.wrong_attacks import SQUARES


def missing(cases: Cases) -> typing.Iterator[str]:
    boards = [set(enumerate(queens)) for queens in naive.solutions(8)]
    reserved = [set(naive.marked(tuple(text.decode().split()), "*")) for text, _ in cases]
    single = {square for squares in reserved for queens in boards if len(squares & queens) == 1 for square in squares & queens}
    return (f"a board whose answer depends on the reserved square {square}" for square in SQUARES if square not in single)


ORACLE = Oracle(
    lambda words: map(naive.count_on, chessboards(words)),
    constraints=r"([.*]{8}\n){8}",
    missing=missing,
)
