"""The form of inputs: regular expressions for them, and what reads their words."""

import itertools
import typing

from oracle import Solve, Words
from oracle.naive import Rows


def any_of(numbers: typing.Iterable[int]) -> str:
    """Returns a regular expression for any of the numbers."""
    return f"({'|'.join(map(str, numbers))})"


def one_board(sizes: typing.Iterable[int]) -> str:
    """Returns a regular expression for a board of any of the sizes."""
    return "|".join(rf"{n}\n([.*]{{{n}}}\n){{{n}}}" for n in sizes)


def each_integer(answer: typing.Callable[[int], typing.Iterable[object]]) -> Solve:
    """Makes a solution of a function from n to lines."""
    return lambda words: itertools.chain.from_iterable(answer(int(word)) for word in words)


def until_zero(solve: Solve) -> Solve:
    return lambda words: solve(itertools.takewhile(lambda word: word != "0", words))


def first_words(number: int, solve: Solve) -> Solve:
    return lambda words: solve(words[:number])


def chessboards(words: typing.Sequence[str]) -> typing.Iterator[Rows]:
    return (tuple(words[at : at + 8]) for at in range(0, len(words), 8))


def boards(words: Words) -> typing.Iterator[Rows]:
    """Yields the rows of each board: n, then n rows."""
    words = iter(words)
    for n in words:
        yield tuple(itertools.islice(words, int(n)))
