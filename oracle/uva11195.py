import itertools

from judge.facts import PROBLEMS
from oracle import naive
from oracle.board_mistakes import COUNTS, QUARTERS
from oracle.mistakes import transposed

CONSTRAINTS = f"({naive.one_board(PROBLEMS['uva11195'].n)}){{1,10}}0\n"


def numbered(counts):
    return naive.until_zero(lambda words: (f"Case {number}: {count}" for number, count in enumerate(counts(words), 1)))


def of_each_board(count):
    return lambda words: map(count, naive.boards(words))


counts = of_each_board(naive.count_on)
solve = numbered(counts)

# Boards that a solution may leave at once, since all squares in a row or column, or on the board, are bad.
LEFT = [
    *(lambda rows, row=row: "." not in rows[row] for row in (0, -1)),
    *(lambda rows, column=column: "." not in transposed(rows)[column] for column in (0, -1)),
    lambda rows: "." not in "".join(rows),
]


def not_reset(is_left, count):
    """Counts on each board with what is left over from the board before, which is empty unless that was left at once."""

    def counts(words):
        before = ()
        for rows in naive.boards(words):
            yield count(before, rows)
            before = rows if is_left(rows) else ()

    return counts


def with_bad_squares(before, rows):
    bad = set(itertools.chain(*naive.squares(before, "*")))
    return naive.count_on(tuple("".join("*" if (r, c) in bad else s for c, s in enumerate(row)) for r, row in enumerate(rows)))


def with_answer(before, rows):
    return 0 if before else naive.count_on(rows)


MISTAKES = [
    *(numbered(of_each_board(count)) for count in COUNTS + QUARTERS),
    *(numbered(not_reset(*mistake)) for mistake in itertools.product(LEFT, [with_bad_squares, with_answer])),
    numbered(lambda words: itertools.accumulate(counts(words))),  # The count is not reset before each board.
    numbered(lambda words: itertools.takewhile(bool, counts(words))),  # A count of 0 is taken for the end.
]
