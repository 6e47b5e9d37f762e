"""Checks that the test cases catch wrong solutions: python3 -m oracle.wrong [PROGRAM...]

Makes single changes in submissions/PROGRAM.py (mutation testing): another operator, a number greater or less by one, a
condition that is always true or false, a statement left out. A solution that is then wrong for an input must fail a test
case, as must the mistakes of its oracle. Prints how many wrong solutions fail one, two, and three or more cases, how
many changes leave a solution right, and what is missed. `oracle.expected --check` demands further test cases.
"""

import ast
import collections
import concurrent.futures
import contextlib
import io
import itertools
import json
import pathlib
import sys
import types
import typing
from unittest import mock

from judge.comparing import compare, permutations
from judge.tables.facts import PROBLEMS, TESTDATA, Problem
from oracle.expected import Expected, answer
from oracle.mutations import changes, compiled

LIMIT = 5 * 10**5  # Steps.
VERDICTS = "1", "2", "3", "right", "missed"  # The number of cases that catch a solution, or 3 if that is more.
# The second has those in a language that the judge does not take, or is too slow with.
FOLDERS = TESTDATA.parent / "submissions", pathlib.Path(__file__).parent / "submissions"


class Run(typing.NamedTuple):
    output: typing.Optional[bytes]  # None after an error or too many steps.
    steps: int


def run(code: types.CodeType, problem: Problem, text: str, limit: int) -> Run:
    steps = itertools.count(1)

    def step() -> None:
        if next(steps) > limit:
            raise TimeoutError

    scope: typing.Dict[str, typing.Any] = {"step": step}
    exec("from typing import *", scope)
    stdout, returned = io.StringIO(), None
    n = int(text) if problem.method else None
    with mock.patch.object(sys, "stdin", io.StringIO(text)), contextlib.redirect_stdout(stdout):
        try:
            exec(code, scope)
            if problem.method:
                returned = getattr(scope["Solution"](), problem.method)(n)
        except Exception:  # A wrong solution may raise any.
            return Run(None, next(steps))
    output = (json.dumps(returned, default=repr) if problem.method else stdout.getvalue()).encode()
    return Run(permutations.lists_as_printed(output) if problem.returns == "lists" else output, next(steps))


class Test(typing.NamedTuple):
    text: str
    answer: bytes
    is_case: bool
    steps: int  # Of the right solution.


def read_tests(expected: Expected, right: types.CodeType) -> typing.List[Test]:
    """Returns the test cases of a problem, the quick ones first, and then further inputs, by which a right change is told from
    a wrong one."""
    problem, tests = expected.problem, []
    cases = [(case.read_text(), case.with_suffix(".out").read_bytes(), True) for case in problem.cases]
    further = [(text, answer(expected.oracle.solve, text.encode()), False) for text in expected.oracle.further_inputs()]
    for text, right_answer, is_case in cases + further:
        output, steps = run(right, problem, text, LIMIT)
        test = Test(text, right_answer, is_case, steps)
        if steps <= LIMIT and fails(problem, test, output):
            raise ValueError(f"{problem.name}.py is wrong for {text}")
        tests.append(test)
    return sorted(tests, key=lambda test: (not test.is_case, test.steps, test.text))


def fails(problem: Problem, test: Test, output: typing.Optional[bytes]) -> bool:
    return output is None or compare.mistake(problem.flags, test.answer, output, test.text.encode()) is not None


def verdict(problem: Problem, tests: typing.List[Test], outputs: typing.Iterable[typing.Optional[bytes]]) -> str:
    """Returns how many cases a solution fails, up to three, or `missed` if it fails only further inputs."""
    failed = list(itertools.islice((test for test, output in zip(tests, outputs) if fails(problem, test, output)), 3))
    cases = sum(test.is_case for test in failed)
    return str(cases) if cases else "missed" if failed else "right"


def submission(name: str) -> ast.Module:
    [file] = [file for folder in FOLDERS for file in folder.glob(f"{name}.py")]
    return ast.parse(file.read_text())


def wrong_solutions(name: str) -> typing.Iterator[typing.Tuple[str, str]]:
    """Yields each changed or wrong solution, and its verdict."""
    expected = Expected(name)
    problem, oracle = expected.problem, expected.oracle
    tree = submission(name)
    tests = read_tests(expected, compiled(tree))
    quick = [test for test in tests if test.steps <= LIMIT]
    for changed in changes(tree):
        code = compiled(changed)
        outputs = (run(code, problem, test.text, 10 * test.steps).output for test in quick)
        yield ast.unparse(changed), verdict(problem, quick, outputs)
    tests = tests if problem.largest_n else quick  # A mistake on a large board takes long, with a large n it does not.
    for what, solve in oracle.mistakes.items():
        found = verdict(problem, tests, (answer(solve, test.text.encode()) for test in tests))
        yield f"{name}: {what}", "missed" if found == "right" else found


def examine(name: str) -> typing.Tuple[str, typing.List[str]]:
    """Returns the row of a program in the table, and what the test cases miss."""
    solutions = list(wrong_solutions(name))
    numbers = collections.Counter(found for _, found in solutions)
    row = "".join(f"{numbers[verdict]:10}" for verdict in VERDICTS)
    return f"{name:15}{row}", [what for what, found in solutions if found == "missed"]


def main() -> None:
    names = sys.argv[1:] or list(PROBLEMS)
    if not PROBLEMS.keys() >= set(names):
        sys.exit(f"usage: wrong.py [PROGRAM...], of {' '.join(PROBLEMS)}")
    with concurrent.futures.ProcessPoolExecutor() as pool:
        results = list(pool.map(examine, names))
    print(f"{'caught by':15}{'1':>10}{'2':>10}{'3 or more':>10}{'right':>10}{'missed':>10}")
    for row, missed in results:
        print(row, *missed, sep="\n    missed: ")
    sys.exit(any(missed for _, missed in results))


if __name__ == "__main__":
    main()
