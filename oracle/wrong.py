"""Checks that the test cases catch wrong solutions: python3 -m oracle.wrong [PROGRAM...]

Makes single changes in submissions/PROGRAM.py (mutation testing): another operator, a number greater or less by one, a
condition that is always true or false, a statement left out. A solution that is then wrong for an input must fail a test
case, as must the `MISTAKES` of oracle/PROGRAM.py. Prints how many wrong solutions fail, how many changes leave a solution
right, and what is missed. `oracle.expected --check` demands further test cases.
"""

import ast
import concurrent.futures
import contextlib
import copy
import io
import itertools
import json
import sys
import typing
from unittest import mock

from judge import compare
from judge.facts import PROBLEMS, TESTDATA
from oracle import expected

LIMIT = 5 * 10**5  # Steps.
OPERATORS = "Eq NotEq Lt LtE Add Sub And Or LShift RShift BitOr BitAnd In NotIn".split()
SWAPPED = {getattr(ast, old): getattr(ast, OPERATORS[i ^ 1]) for i, old in enumerate(OPERATORS)}


def alternatives(node):
    """Yields what may by mistake replace this part of a syntax tree."""
    if type(node) in SWAPPED:
        yield SWAPPED[type(node)]()
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield from (ast.Constant(node.value - 1), ast.Constant(node.value + 1))
    elif isinstance(node, ast.If):
        yield from (ast.If(ast.Constant(test), node.body, node.orelse) for test in (True, False))
    elif isinstance(node, ast.stmt) and not hasattr(node, "body"):
        yield ast.Pass()


class Change(ast.NodeTransformer):
    """Makes one change: the one with this number."""

    def __init__(self, number):
        self.left = number

    def visit(self, node):
        for other in alternatives(node):
            self.left -= 1
            if self.left == 0:
                return other
        return self.generic_visit(node)


def changes(tree):
    """Yields the syntax tree with each single change in it."""
    for number in itertools.count(1):
        change = Change(number)
        changed = change.visit(copy.deepcopy(tree))
        if change.left > 0:
            return
        yield changed


def compiled(tree):
    """Returns the code of a solution that calls `step` in each function and loop."""
    tree = copy.deepcopy(tree)
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.For, ast.While)):
            node.body[:0] = ast.parse("step()").body
    return compile(ast.fix_missing_locations(tree), "", "exec")


def run(code, problem, text, limit):
    """Returns the output of a solution, or None after an error or too many steps, and how many steps it took."""
    steps = itertools.count(1)

    def step():
        if next(steps) > limit:
            raise TimeoutError

    scope, stdout = {"step": step}, io.StringIO()
    exec("from typing import *", scope)
    try:
        with mock.patch.object(sys, "stdin", io.StringIO(text)), contextlib.redirect_stdout(stdout):
            exec(code, scope)
            calls = problem.calls(int(text)) if problem.method else []
            answers = [getattr(scope["Solution"](), problem.method)(n) for n in calls]
        return (json.dumps(answers[-1]) if answers else stdout.getvalue()).encode(), next(steps)
    except Exception:
        return None, limit


class Test(typing.NamedTuple):
    text: str
    answer: bytes
    is_case: bool


def failed(flags, tests, outputs):
    """Returns the first test that is failed, or None. No output is a failure."""
    return next((t for t, found in zip(tests, outputs) if found is None or compare.mistake(flags, t.answer, found)), None)


def read_tests(oracle):
    """Returns the test cases of a problem, and then further inputs, by which a right change is told from a wrong one."""
    paths = sorted(TESTDATA.joinpath(oracle.problem.name).glob("*.in"))
    cases = [Test(path.read_text(), path.with_suffix(".out").read_bytes(), True) for path in paths]
    further_inputs = getattr(oracle.module, "further_inputs", lambda: ())
    return cases + [Test(text, oracle.answer(text.encode()), False) for text in further_inputs()]


def wrong_solutions(name):
    """Yields each changed or wrong solution, and whether it is caught by a test case, missed by all, or right."""
    oracle = expected.Oracle(name)
    problem, tests = oracle.problem, read_tests(oracle)
    tree = ast.parse((TESTDATA.parent / "submissions" / f"{name}.py").read_text())
    right = compiled(tree)
    steps = {test: run(right, problem, test.text, LIMIT)[1] for test in tests}
    tests = [test for test in tests if steps[test] < LIMIT]  # Not the slow ones.
    for changed in changes(tree):
        code = compiled(changed)
        test = failed(problem.flags, tests, (run(code, problem, test.text, 10 * steps[test])[0] for test in tests))
        yield ast.unparse(changed), "right" if not test else "caught" if test.is_case else "missed"
    for what, solve in getattr(oracle.module, "MISTAKES", {}).items():
        test = failed(problem.flags, tests, (oracle.answer(test.text.encode(), solve) for test in tests))
        yield f"{name}: {what}", "caught" if test and test.is_case else "missed"


def examine(name):
    """Returns the row of a program in the table, and what the test cases miss."""
    whats, states = zip(*wrong_solutions(name))
    missed = [what for what, state in zip(whats, states) if state == "missed"]
    return f"{name:15}{states.count('caught'):6}{states.count('right'):6}", missed


def main():
    names = sys.argv[1:] or list(PROBLEMS)
    if not PROBLEMS.keys() >= set(names):
        sys.exit(f"usage: wrong.py [PROGRAM...], of {' '.join(PROBLEMS)}")
    print("program        caught right")
    with concurrent.futures.ProcessPoolExecutor() as pool:
        results = list(pool.map(examine, names))
    for row, missed in results:
        print(row, *missed, sep="\n    missed: ")
    sys.exit(any(missed for _, missed in results))


if __name__ == "__main__":
    main()
