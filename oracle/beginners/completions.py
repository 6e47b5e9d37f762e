"""Wrong ways to complete given queens to a solution. They return the columns of the queens."""

import typing

from oracle import naive
from oracle.beginners import COLUMN, ONE_DIAGONAL, Mistake
from oracle.beginners.backtracking import Attack, is_column
from oracle.beginners.totals import solutions
from oracle.naive import Square

Given = typing.Sequence[Square]


def first_with(given: typing.Iterable[Square]) -> str:
    """Returns the first solution with these queens."""
    squares = set(given)
    return next(("".join(map(str, queens)) for queens in solutions(8) if squares <= set(enumerate(queens))), "")


def searched(attack_of_given: Attack, attack: Attack) -> typing.Callable[[Given], str]:
    """Searches in the rows without a given queen, with a rule for the attacks of given queens and one for those of others."""

    def complete(given: Given) -> str:
        columns = dict(given)

        def is_free(square: Square, queens: typing.List[Square]) -> bool:
            others = (queen for queen in queens if queen[0] not in columns)
            attacked = any(attack_of_given(queen, square) for queen in given)
            return not attacked and not any(attack(queen, square) for queen in others)

        def place(queens: typing.List[Square]) -> str:
            r = len(queens)
            if r == 8:
                return "".join(str(c) for _, c in queens)
            squares = [(r, columns[r])] if r in columns else [(r, c) for c in range(8) if is_free((r, c), queens)]
            return next(filter(None, (place([*queens, square]) for square in squares)), "")

        return place([])

    return complete


def along(*lines: str) -> Attack:
    """Returns a rule for queens that attack only along some lines."""
    kinds: typing.Dict[str, Attack] = {
        "column": is_column,
        "\\": lambda a, b: a[0] - a[1] == b[0] - b[1],
        "/": lambda a, b: sum(a) == sum(b),
    }
    return lambda a, b: any(kinds[line](a, b) for line in lines)


def rule(*lines: str) -> typing.Callable[[Given], str]:
    return searched(along(*lines), along(*lines))


def rule_of_given(*lines: str) -> typing.Callable[[Given], str]:
    return searched(along(*lines), naive.attack)


COMPLETIONS = [
    Mistake(
        "ignored", "the given queens are ignored: this is the first solution of the empty board", lambda given: first_with([])
    ),
    Mistake(
        "swapped",
        "row and column of the given queens are swapped: the row comes first",
        lambda given: first_with((c, r) for r, c in given),
    ),
    Mistake(
        "from 1",
        "the rows and columns of the given queens count from 0, not from 1",
        lambda given: first_with((r - 1, c - 1) for r, c in given if r and c),
    ),
    Mistake("only the first", "only the first given queen is used", lambda given: first_with(given[:1])),
    Mistake("not the last", "the last given queen is not used", lambda given: first_with(given[:-1])),
    Mistake(
        "nothing else",
        "only the given queens are on the board: those of the search were taken off before it was printed",
        lambda given: "".join(str(dict(given).get(r, ".")) for r in range(8)),
    ),
    Mistake(
        "only above",
        "queens are compared only with those in the rows above, but given queens below attack, too",
        searched(lambda a, b: a[0] < b[0] and naive.attack(a, b), naive.attack),
    ),
    Mistake(
        "given, no marks",
        "the given queens are on the board, but their columns and diagonals do not count as attacked",
        rule_of_given(),
    ),
    Mistake("given, no column", "the columns of the given queens do not count as attacked", rule_of_given("\\", "/")),
    Mistake("given, no diagonals", "the diagonals of the given queens do not count as attacked", rule_of_given("column")),
    *(
        Mistake(
            f"given, one diagonal {kept}",
            "one of the two diagonals of the given queens does not count as attacked",
            rule_of_given("column", kept),
        )
        for kept in "\\/"
    ),
    Mistake(
        "nothing",
        "no solution comes out: are rows with a given queen skipped, and is a given queen not compared with itself?",
        lambda given: "",
    ),
    Mistake("no column", COLUMN, rule("\\", "/")),
    Mistake("no diagonal", "the diagonals are not checked", rule("column")),
    Mistake("diagonal /", ONE_DIAGONAL, rule("column", "\\")),
    Mistake("diagonal \\", ONE_DIAGONAL, rule("column", "/")),
]
