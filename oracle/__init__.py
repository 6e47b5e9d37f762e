"""What oracle/NAME.py says of a problem: `ORACLE = Oracle(solve, ...)`. Those that ask only for n are in of_n.py."""

import typing

Words = typing.Iterable[str]
Solve = typing.Callable[..., typing.Iterable[object]]  # From the words of the input to the lines of the output.
Cases = typing.Sequence[typing.Tuple[bytes, bytes]]  # Inputs and outputs.


class Oracle(typing.NamedTuple):
    solve: Solve
    constraints: typing.Optional[str] = None  # A regular expression for the input: by default, one n.
    is_allowed: typing.Callable[[typing.List[str]], bool] = lambda words: True  # What else the statement demands.
    missing: typing.Callable[[Cases], typing.Iterable[str]] = lambda cases: ()  # What the test cases lack.
    mistakes: typing.Mapping[str, Solve] = {}  # Wrong solutions, which the test cases must catch.
    further_inputs: typing.Callable[[], typing.Iterable[str]] = lambda: ()  # For which a changed submission may be wrong.
