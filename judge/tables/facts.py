"""The facts about problems and judges: tables, whose comments explain the columns."""

import pathlib
import typing

TESTDATA = pathlib.Path(__file__).resolve().parents[2] / "testdata"


class Judge(typing.NamedTuple):
    name: str
    languages: typing.FrozenSet[str]
    flags: typing.FrozenSet[str]
    source: str


class Extra(typing.NamedTuple):
    """What a judge adds to the limits for slower languages."""

    judge: str
    languages: typing.FrozenSet[str]
    times: int
    seconds: int
    memory_times: int
    megabytes: int
    source: str


class Limits(typing.NamedTuple):
    """Those of a judge, as far as they are known."""

    seconds: typing.Optional[float]
    megabytes: typing.Optional[int]


class Problem(typing.NamedTuple):
    name: str
    names: typing.FrozenSet[str]
    title: str
    judge: str
    address: str
    n: typing.Optional[range]
    seconds: typing.Optional[float]
    megabytes: typing.Optional[int]
    method: typing.Optional[str]
    returns: typing.Optional[str]
    largest_n: typing.Optional[int]
    flags: typing.FrozenSet[str]
    source: str

    @property
    def cases(self) -> typing.List[pathlib.Path]:
        """The inputs of the test cases, each with an `.out` beside it."""
        return sorted(TESTDATA.joinpath(self.name).glob("*.in"))

    def limits(self, language: str) -> Limits:
        """Returns the limits for a language."""
        for extra in EXTRAS:
            if self.judge == extra.judge and language in extra.languages:
                seconds = self.seconds and extra.times * self.seconds + extra.seconds
                return Limits(seconds, self.megabytes and extra.memory_times * self.megabytes + extra.megabytes)
        return Limits(self.seconds, self.megabytes)


Row = typing.TypeVar("Row")


def numbers(text: str) -> range:
    """Reads a range such as `1 to 9`."""
    low, high = text.split(" to ")
    return range(int(low), int(high) + 1)


def value(text: str, kind: typing.Any) -> typing.Any:
    """Reads a column. `-` is None or, of a set, that it is empty."""
    if kind == typing.FrozenSet[str]:
        return frozenset(text.split()) - {"-"}
    if text == "-":
        return None
    kind = (typing.get_args(kind) or [kind])[0]  # The type without Optional.
    return numbers(text) if kind is range else kind(text)


def read(file: pathlib.Path, row_type: typing.Callable[..., Row]) -> typing.List[Row]:
    """Returns the rows of a table."""
    kinds = typing.get_type_hints(row_type).values()
    rows = [line.split("\t") for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    for row in rows:
        if len(row) != len(kinds):
            raise ValueError(f"{file}: expected {len(kinds)} columns, found {row}")
    return [row_type(*map(value, row, kinds)) for row in rows]


EXTRAS = read(TESTDATA / "extras.tsv", Extra)
JUDGES = {judge.name: judge for judge in read(TESTDATA / "judges.tsv", Judge)}
PROBLEMS = {
    problem.name: problem._replace(flags=problem.flags | JUDGES[problem.judge].flags)
    for problem in read(TESTDATA / "problems.tsv", Problem)
}
