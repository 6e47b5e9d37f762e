import itertools
import math

from oracle import Oracle, mistakes, naive
from oracle.inputs import chessboards


def queens(rows):
    return list(itertools.chain(*naive.squares(rows, "*")))


def solve(words):
    for rows in chessboards(words):
        is_attack = any(naive.attack(a, b) for a, b in itertools.combinations(queens(rows), 2))
        yield "valid" if len(queens(rows)) == 8 and not is_attack else "invalid"


def missing(cases):
    valid = {square for text, output in cases if output == b"valid\n" for square in queens(text.decode().split())}
    return (f"a valid board with a queen on {square}" for square in mistakes.SQUARES if square not in valid)


def if_eight(is_valid):
    """A solution that counts the queens."""
    return lambda words: ["valid" if "".join(words).count("*") == 8 and is_valid(words) else "invalid"]


def of_each_line(find, if_none, is_row):
    """Reads only one queen in each row or column, and one on another square if there is none."""

    def is_valid(rows):
        lines = rows if is_row else mistakes.transposed(rows)
        found = enumerate(find(line, "*") if "*" in line else if_none for line in lines)
        return not any(naive.attack(a, b) for a, b in itertools.combinations(found, 2))

    return is_valid


def from_third_row(rows):
    """Compares the queens in the third row and below with those above."""
    return not any(naive.attack(a, b) for a, b in itertools.combinations(queens(rows), 2) if b[0] >= 2)


def by_numbers(combine, is_row):
    """Tells rows, or columns, apart by the sum or product of their numbers."""

    def is_valid(rows):
        found = queens(rows if is_row else mistakes.transposed(rows))
        is_attack = any(a[0] != b[0] and naive.attack(a, b) for a, b in itertools.combinations(found, 2))
        return not is_attack and combine(row + 1 for row, _ in found) == combine(range(1, 9))

    return is_valid


def with_arguments(wrong, *choices):
    """Returns a wrong solution for each choice of arguments, by a name that tells them."""
    chosen = itertools.product(*choices)
    return {" ".join([wrong.__name__, *(getattr(a, "__name__", str(a)) for a in of)]): if_eight(wrong(*of)) for of in chosen}


MISTAKES = {
    **{f"overlooks {attack}": mistakes.unchecked(solve, attack) for attack in mistakes.ATTACKS},
    **with_arguments(of_each_line, [str.find, str.rfind], [-1, 0, 7, 8], [True, False]),
    **with_arguments(by_numbers, [sum, math.prod], [True, False]),
    "from the third row": if_eight(from_third_row),
}

ORACLE = Oracle(solve, constraints=r"([.*]{8}\n){8}", missing=missing, mistakes=MISTAKES)
