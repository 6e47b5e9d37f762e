#!/usr/bin/env python3
"""Checks that the test cases catch wrong solutions: python3 testdata/wrong.py [PROGRAM...]

Makes single changes in the solutions of textbook.py (mutation testing): another operator, a number greater or less by one, a
condition that is always true or false, a statement left out. A solution that is then wrong for an input must fail a test case,
as must the solutions of `MISTAKES`. Prints how many wrong solutions fail, how many changes leave a solution right, and what is
missed. `expected.py --check` demands further test cases.
"""

import ast
import concurrent.futures
import copy
import itertools
import json
import pathlib
import random
import sys
from functools import cache, partial
from unittest import mock

sys.dont_write_bytecode = True
import check
import expected
import textbook
from textbook import empty, search

DEFINITIONS = {node.name: node for node in ast.parse(pathlib.Path(textbook.__file__).read_text()).body[1:]}
OPERATORS = "Eq NotEq Lt LtE Add Sub And Or LShift RShift BitOr BitAnd".split()
SWAPPED = {getattr(ast, old): getattr(ast, OPERATORS[i ^ 1]) for i, old in enumerate(OPERATORS)}


def source(name):
    """Returns a definition of the textbook after all that it uses."""
    names = (node.id for node in ast.walk(DEFINITIONS[name]) if isinstance(node, ast.Name))
    used = (other for other in dict.fromkeys(names) if other in DEFINITIONS and other != name)
    return [*itertools.chain.from_iterable(map(source, used)), DEFINITIONS[name]]


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


def output(text, solution):
    """Returns the output of a solution: a function of the words, or a class whose method the judge calls for each n."""
    words = text.split()
    if isinstance(solution, type):
        return [json.dumps(solution().solve(int(word))) for word in words][-1].encode()
    return "\n".join(map(str, solution(words))).encode()


def run(code, name, text, limit):
    """Returns the output of a solution, or None after an error or too many calls; and the number of calls."""
    calls = itertools.count(1)

    def call():
        if next(calls) > limit:
            raise TimeoutError

    found = {"call": call}
    try:
        exec(code, found)
        return output(text, found[name]), next(calls)
    except Exception:
        return None, limit


# Mistakes that no single change makes: functions from an input to the output.
def room_for_1000(text):
    return expected.answer("hdu2553", b" ".join([*text.encode().split()[:1000], b"0"]))


def symmetric_if(seen, text):
    """Counts the solutions with the first queen on the left twice if these rows are symmetric."""
    rows = text.split()[1:]
    firsts = [2 * queens[0] + 1 for queens in search(rows, "*")]
    is_symmetric = all(row == row[::-1] for row in rows[seen])
    return b"%d" % (sum((c < len(rows)) + (c <= len(rows)) for c in firsts) if is_symmetric else len(firsts))


def queen_of_each(line, find, if_none, text):
    """Reads only one queen in each row or column."""
    lines = text.split() if line == "row" else map("".join, zip(*text.split()))
    queens = [find(squares, "*") if "*" in squares else if_none for squares in lines]
    is_attack = any(itertools.starmap(expected.attack, itertools.combinations(enumerate(queens), 2)))
    return b"valid" if text.count("*") == 8 and not is_attack else b"invalid"


def running_total(text):
    """Does not reset the count before each board."""
    counts = [int(line.split()[-1]) for line in expected.answer("uva11195", text.encode()).splitlines()]
    return "\n".join(f"Case {number}: {total}" for number, total in enumerate(itertools.accumulate(counts), 1)).encode()


def until_none(text):
    """Takes a count of 0 for the end."""
    lines = expected.answer("uva11195", text.encode()).splitlines()
    return b"\n".join(itertools.takewhile(lambda line: not line.endswith(b": 0"), lines))


@cache
def attacks(a, b):
    """Returns on which row, column or diagonal two queens attack each other, and at which distance on a line like it."""
    lines = ("row", a[0], b[0]), ("column", a[1], b[1]), ("falling", a[0] - a[1], b[0] - b[1]), ("rising", sum(a), sum(b))
    shared = {(line, x) for line, x, y in lines if x == y}
    distance = max(abs(a[0] - b[0]), abs(a[1] - b[1]))
    return shared | {(f"{line}, distance", distance) for line, _ in shared}


def unchecked(program, attack, text):
    """Overlooks one of the attacks."""
    with mock.patch.object(expected, "attack", lambda a, b: bool(attacks(a, b)) and attack not in attacks(a, b)):
        return expected.answer(program, text.encode())


# No answer depends on the diagonals of two squares; AOJ's input has at most one queen in each row.
ATTACKS = set().union(*itertools.starmap(attacks, itertools.combinations(sorted(expected.SQUARES), 2)))
ATTACKS -= {("falling", -6), ("falling", 6), ("rising", 1), ("rising", 13)}
AOJ_ATTACKS = {attack for attack in ATTACKS if "row" not in attack[0]} - {("rising, distance", 7)}
LINE_READERS = itertools.product([queen_of_each], ["row", "column"], [str.find, str.rfind], [-1, 0, 7, 8])
MISTAKES = {
    "aoj_alds1_13_a": [partial(unchecked, "aoj_alds1_13_a", attack) for attack in AOJ_ATTACKS],
    "hdu2553": [room_for_1000],
    "kattis8queens": [
        *(partial(unchecked, "kattis8queens", attack) for attack in ATTACKS),
        *itertools.starmap(partial, LINE_READERS),
    ],
    "luogu1562": [partial(symmetric_if, seen) for seen in (slice(1), slice(0, None, 7), slice(4))],
    "uva11195": [running_total, until_none],
}


def given_queens():
    for queens in random.choices(search(empty(8)), k=300):
        given = random.sample(list(enumerate(queens)), random.randint(1, 8))
        text = f"{len(given)}\n" + "".join(f"{row} {column}\n" for row, column in given)
        if expected.is_input_allowed("aoj_alds1_13_a", text.encode()):
            yield text


random.seed(0)
# For each program: a solution of the textbook, and inputs besides the test cases for which a change may be wrong.
PROGRAMS = {
    "acwing843": ("all_boards", []),
    "aoj_alds1_13_a": ("complete", list(given_queens())),
    "cses1624": ("on_free_squares", []),
    "hdu2553": ("queries", [f"{a} {b} 0" for a in range(1, 7) for b in range(1, 7)]),
    "kattis8queens": ("judge", []),
    "leetcode51": ("Boards", []),
    "leetcode52": ("Count", []),
    "luogu1219": ("first_three", []),
    "luogu1562": ("on_allowed_squares", []),
    "nowcoder39": ("Count", []),
    "permutations": ("permutations", []),
    "poj3239": ("one_solution", [f"{n}\n0\n" for n in range(8, 301)]),
    "uva11195": ("numbered_cases", []),
}


def tests(program):
    """Returns the name, input and answer of each test case, and then of other inputs, without a name."""
    paths = sorted((pathlib.Path(__file__).parent / program).glob("*.in"))
    cases = [(path.stem, path.read_text(encoding="utf-8"), path.with_suffix(".out").read_bytes()) for path in paths]
    if "one process" in check.PROBLEMS[program].judging:
        return [(name, ("4 " if text == "5\n" else "5 ") + text, answer) for name, text, answer in cases]
    return cases + [("", text, expected.answer(program, text.encode())) for text in PROGRAMS[program][1]]


def first_failure(program, outputs):
    """Returns the name of the first test that is failed, or None."""
    mistake = partial(check.mistake, program)
    return next((name for (name, _, right), found in outputs if found is None or mistake(right, found)), None)


def compiled(tree):
    """Returns the code of a solution whose functions count their calls."""
    tree = copy.deepcopy(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            node.body[:0] = ast.parse("call()").body
    return compile(ast.fix_missing_locations(tree), "", "exec")


def results(program, all_tests):
    """Yields each wrong solution, and the name of the first test that it fails, if any."""
    name = PROGRAMS[program][0]
    tree = ast.Module(source(name), [])
    code = compiled(tree)
    right = [(test, *run(code, name, test[1], 10**5)) for test in all_tests]
    limits = [(test, 10 * calls) for test, found, calls in right if found is not None]  # Not the slow ones.
    for changed in changes(tree):
        code = compiled(changed)
        outputs = ((test, run(code, name, test[1], limit)[0]) for test, limit in limits)
        yield ast.unparse(changed), first_failure(program, outputs)
    for mistake in MISTAKES.get(program, []):
        # It is wrong for some input, so a test case must fail.
        yield mistake, first_failure(program, ((test, mistake(test[1])) for test, _ in limits)) or ""


def examine(program):
    """Returns the row of a program in the table, and what the test cases miss."""
    failures = list(results(program, tests(program)))
    missed = [what for what, failure in failures if failure == ""]
    caught = sum(bool(failure) for _, failure in failures)
    return f"{program:15}{caught:6}{len(failures) - caught - len(missed):6}", missed


def main():
    programs = sys.argv[1:] or sorted(PROGRAMS)
    if not PROGRAMS.keys() >= set(programs):
        sys.exit(f"usage: wrong.py [PROGRAM...], of {' '.join(PROGRAMS)}")
    print("program        caught right")
    with concurrent.futures.ProcessPoolExecutor() as pool:
        results = list(pool.map(examine, programs))
    for row, missed in results:
        print(row, *missed, sep="\n    missed: ")
    sys.exit(any(missed for _, missed in results))


if __name__ == "__main__":
    main()
