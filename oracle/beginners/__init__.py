"""The mistakes of beginners, with what the tool says of each. `python3 -m oracle.searches` writes what they answer."""

import typing


class Mistake(typing.NamedTuple):
    name: str
    message: str
    solve: typing.Callable[..., typing.Any]  # A solution with the mistake.


COLUMN = "columns are not checked (or rows, in a search square by square): two queens may be in the same one"
DIAGONALS = "the diagonals are not checked, or their marks are not moved from row to row"
ONE_DIAGONAL = (
    "one of the two diagonals is not checked (or both masks are shifted the same way); a queen attacks along r + c and r - c"
)
ABS = "abs(r - c) does not identify a diagonal: r - c and c - r are different diagonals; use r - c + n - 1"
