import itertools

from judge.facts import PROBLEMS
from oracle import naive

CONSTRAINTS = f"({naive.one_board(PROBLEMS['uva11195'].n)}){{1,10}}0\n"


def numbered(counts):
    return lambda words: (f"Case {number}: {count}" for number, count in enumerate(counts(words), 1))


def of_each_board(count):
    return naive.until_zero(lambda words: (count(rows, ".") for rows in naive.boards(words)))


counts = of_each_board(naive.count_on)
solve = numbered(counts)

MISTAKES = [
    numbered(lambda words: itertools.accumulate(counts(words))),  # The count is not reset before each board.
    numbered(lambda words: itertools.takewhile(bool, counts(words))),  # A count of 0 is taken for the end.
]
