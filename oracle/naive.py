"""Solutions that share no code with the programs."""

import functools
import itertools

# The counts for n = 0 to 27, from https://oeis.org/A000170.
COUNTS = """
    1 1 0 0 2 10 4 40 92 352 724 2680 14200 73712 365596 2279184 14772512 95815104 666090624 4968057848 39029188884
    314666222712 2691008701644 24233937684440 227514171973736 2207893435808352 22317699616364044 234907967154122528
""".split()


def attack(a, b):
    return a[0] == b[0] or a[1] == b[1] or abs(a[0] - b[0]) == abs(a[1] - b[1])


def solutions(n, is_allowed=lambda row, column: True, queens=()):
    """Yields the solutions in ascending order, each as a tuple with the 0-based column of each row."""
    if n > 0 and len(queens) == n:
        yield queens
        return
    for column in range(n):
        square = (len(queens), column)
        if is_allowed(*square) and not any(attack(square, queen) for queen in enumerate(queens)):
            yield from solutions(n, is_allowed, queens + (column,))


@functools.lru_cache(maxsize=None)
def count(n):
    return sum(1 for _ in solutions(n)) if n < 10 else int(COUNTS[n])


def squares(rows, mark):
    """Returns the marked squares in each row."""
    return [[(r, c) for c, square in enumerate(row) if square == mark] for r, row in enumerate(rows)]


def count_ways(squares):
    """Counts the ways to place a queen on one of the squares in each row. The rows with the fewest squares come first."""
    rows, columns, falling, rising = sorted(squares, key=len), set(), set(), set()

    def place(number):
        if number == len(rows):
            return 1
        ways = 0
        for r, c in rows[number]:
            if c not in columns and r - c not in falling and r + c not in rising:
                columns.add(c), falling.add(r - c), rising.add(r + c)
                ways += place(number + 1)
                columns.remove(c), falling.remove(r - c), rising.remove(r + c)
        return ways

    return place(0)


@functools.lru_cache(maxsize=None)
def count_on(rows):
    """Counts the solutions on the free squares (.) of a board."""
    return count_ways(squares(rows, ".")) if "*" in "".join(rows) else count(len(rows))


def board(queens):
    return ["." * queen + "Q" + "." * (len(queens) - queen - 1) for queen in queens]


def any_of(numbers):
    """Returns a regular expression for any of the numbers."""
    return f"({'|'.join(map(str, numbers))})"


def one_board(sizes):
    """Returns a regular expression for a board of any of the sizes."""
    return "|".join(rf"{n}\n([.*]{{{n}}}\n){{{n}}}" for n in sizes)


# A solution of a problem is a function from the words of the input to the lines of the output.


def each_integer(answer):
    """Makes a solution of a function from n to lines."""
    return lambda words: itertools.chain.from_iterable(answer(int(word)) for word in words)


def until_zero(solve):
    return lambda words: solve(itertools.takewhile(lambda word: word != "0", words))


def chessboards(words):
    return (tuple(words[at : at + 8]) for at in range(0, len(words), 8))


def boards(words):
    """Yields the rows of each board: n, then n rows."""
    words = iter(words)
    for n in words:
        yield tuple(itertools.islice(words, int(n)))
