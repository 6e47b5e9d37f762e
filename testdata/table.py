"""The facts about each problem: the rows of problems.tsv, which explains its columns."""

import pathlib
import typing

FLAGS = {"any-case", "any-order", "any-solution", "one-process", "until-zero", "white-space"}


class Problem(typing.NamedTuple):
    title: str
    judge: str
    address: str
    n: str
    seconds: str
    megabytes: str
    method: str
    rust_call: str
    largest_n: str
    flags: frozenset
    source: str

    def calls(self, n):
        """Returns the n's for which a process calls the method: all cases run in one, so another n may come before."""
        return [4 if n == 5 else 5, n] if "one-process" in self.flags else [n]


def read(file):
    """Returns the problems by name."""
    problems = {}
    for number, row in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if row.startswith("#"):
            continue
        name, *facts = row.split("\t")
        if len(facts) != len(Problem._fields):
            raise ValueError(f"{file}, line {number}: expected {len(Problem._fields) + 1} columns")
        problem = Problem(*facts)
        flags = frozenset(problem.flags.split()) - {"-"}
        if not flags <= FLAGS:
            raise ValueError(f"{file}, line {number}: expected flags from {sorted(FLAGS)}")
        problems[name] = problem._replace(flags=flags)
    return problems


PROBLEMS = read(pathlib.Path(__file__).with_name("problems.tsv"))
