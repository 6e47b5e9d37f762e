"""Writes what the mistakes of beginners answer: python3 -m oracle.searches [--check]

By judge/mistakes.tsv, the tool recognises a mistake in the answers of a program. `--check` tells whether it is up to date.
"""

import itertools
import sys
import typing

from judge import mistakes
from judge.facts import TESTDATA
from oracle import inputs, naive
from oracle.aoj_alds1_13_a import test_cases
from oracle.beginners import Mistake
from oracle.beginners.backtracking import TooLong
from oracle.beginners.boards import BOARDS, KEPT, kept
from oracle.beginners.completions import COMPLETIONS
from oracle.beginners.searches import SEARCHES
from oracle.beginners.totals import TOTALS
from oracle.beginners.validity import VALIDITY

MAX_N = 9  # A wrong search on a larger board may take long,
MAX_BOARDS, MAX_N_OF_BOARD = 3, 8  # and so may one on all boards of a test case.
OF_PROBLEMS = {
    "aoj_alds1_13_a": COMPLETIONS,
    "cses1624": [*SEARCHES, *BOARDS],
    "kattis8queens": VALIDITY,
    "luogu1562": [*SEARCHES, *BOARDS],
    "uva11195": [*SEARCHES, *BOARDS, KEPT],
}
HEADER = """\
# Written by oracle/searches.py: the answers of wrong solutions, by which a mistake is recognised. The problem, or `n` for a
# count on the board without forbidden squares; a name; what is said; the answers for n = 1 to 9 or, of another problem, for its
# test cases; `?` is not known.
#
# problem\tname\tmessage\tanswers
"""


def answer(mistake: Mistake, question: typing.Any) -> str:
    """Returns what a wrong solution answers, or `?` if that takes long."""
    try:
        return str(mistake.solve(question)) or "-"
    except TooLong:
        return "?"


def on_free_boards(mistake: Mistake) -> typing.List[str]:
    answers = []
    for n in range(1, MAX_N + 1):
        is_short = "?" not in answers
        answers.append(answer(mistake, n if mistake in TOTALS else ("." * n,) * n) if is_short else "?")
    return answers


def on_case(problem: str, mistake: Mistake, words: typing.List[str]) -> str:
    """Returns what a wrong solution answers to a test case: a word for each line."""
    if problem == "aoj_alds1_13_a":
        return answer(mistake, next(test_cases(words)))
    if problem in ("kattis8queens", "cses1624"):
        return answer(mistake, tuple(words))
    if problem == "luogu1562":
        words = [*naive.swapped(tuple(words))]
    boards = list(inputs.boards(itertools.takewhile(lambda word: word != "0", words)))
    if mistake.solve is kept:
        return ",".join(map(str, kept(boards)))
    answers = [answer(mistake, rows) if len(rows) <= MAX_N_OF_BOARD else "?" for rows in boards[:MAX_BOARDS]]
    return ",".join(answers)


def table() -> str:
    """Returns a row for each mistake, but none for what has the message and the answers of an earlier one."""
    found = [("n", mistake, on_free_boards(mistake)) for mistake in [*SEARCHES, *TOTALS]]
    for problem, wrong in OF_PROBLEMS.items():
        cases = [case.read_text().split() for case in sorted(TESTDATA.joinpath(problem).glob("*.in"))]
        found += [(problem, mistake, [on_case(problem, mistake, words) for words in cases]) for mistake in wrong]
    names: typing.Dict[typing.Tuple[str, str, str], str] = {}
    for problem, mistake, answers in found:
        names.setdefault((problem, mistake.message, " ".join(answers)), mistake.name)
    return HEADER + "".join(f"{problem}\t{name}\t{message}\t{all_}\n" for (problem, message, all_), name in names.items())


def main() -> typing.Optional[str]:
    if sys.argv[1:] != ["--check"]:
        mistakes.TABLE.write_bytes(table().encode())
    elif mistakes.TABLE.read_text(encoding="utf-8") != table():
        return f"searches.py: {mistakes.TABLE} is not up to date: run python3 -m oracle.searches"
    return None


if __name__ == "__main__":
    sys.exit(main())
