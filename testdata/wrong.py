#!/usr/bin/env python3
"""Checks that the test cases catch wrong solutions: python3 testdata/wrong.py [PROGRAM...]

Makes single changes in the solutions of textbook.py (mutation testing): another operator, a number greater or less by one,
a condition that is always true or false, two indices exchanged, a statement left out. A solution that is then wrong for
one of a sample of the inputs that the judge may give must fail a test case, as must the mistakes of `MISTAKES`. A solution
only runs on inputs that take it few steps. Prints how many mistakes are caught, how many changes leave a solution right,
what is missed, and which test cases can be left out, one at a time, without missing more.

A mistake in the answer for a single n needs no such proof: `expected.py --check` demands a test case for each n.
"""

import ast
import concurrent.futures
import inspect
import itertools
import json
import pathlib
import random
import sys
import typing
from functools import cache, partial

sys.dont_write_bytecode = True
import check
import expected
import textbook
from textbook import empty, with_masks

TESTDATA = pathlib.Path(__file__).parent
OPERATORS = "Lt LtE", "Gt GtE", "Eq NotEq", "Eq LtE", "Eq GtE", "In NotIn", "Add Sub", "And Or", "LShift RShift", "BitAnd BitOr"


def alternatives(field, part):
    """Yields what may stand in place of a part of a syntax tree."""
    for names in map(str.split, OPERATORS):
        if type(part).__name__ in names:
            yield from (getattr(ast, name)() for name in names if name != type(part).__name__)
    if field in ("test", "ifs", "values"):
        yield ast.Constant(True)
        yield ast.Constant(False)
    match part:
        case ast.Constant(bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(int(value)):
            yield ast.Constant(value - 1)
            yield ast.Constant(value + 1)
        case ast.Call(ast.Name("range"), [*first, last]):
            yield ast.Call(part.func, [*(first or [ast.Constant(1)]), last], [])
            for change in (ast.Sub(), ast.Add()):
                yield ast.Call(part.func, [*first, ast.BinOp(last, change, ast.Constant(1))], [])
        case ast.Call(ast.Name("list"), [copied]):
            yield copied
        case ast.Subscript(ast.Subscript(board, i), j):
            yield ast.Subscript(ast.Subscript(board, j, ast.Load()), i, part.ctx)
        case ast.While(test, body):
            yield ast.If(test, body, [])
            yield ast.Pass()
        case ast.Assign([_, _, *_] as targets, value):
            for target in targets:
                yield ast.Assign([other for other in targets if other != target], value)
            yield ast.Pass()
        case ast.Expr(ast.Call(ast.Name("step"))):
            pass
        case ast.stmt():
            yield ast.Pass()


def changes(tree):
    """Makes each single change in a syntax tree, and undoes it before the next. Yields the changed node as text."""
    for node in list(ast.walk(tree)):
        for field, value in list(ast.iter_fields(node)):
            parts = value if isinstance(value, list) else [value]
            for i, part in enumerate(parts):
                for new in alternatives(field, part):
                    setattr(node, field, [*parts[:i], new, *parts[i + 1 :]] if parts is value else new)
                    ast.fix_missing_locations(tree)
                    yield ast.unparse(node)
                    setattr(node, field, value)


DEFINITIONS = {
    getattr(node, "name", None) or node.targets[0].id: node
    for node in ast.parse(inspect.getsource(textbook)).body
    if isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.Assign))
}


def syntax_tree(names):
    """Returns the textbook's definitions of these names and of all that they use, with a step in each loop and function."""
    used = list(names)
    for name in used:
        found = {node.id for node in ast.walk(DEFINITIONS[name]) if isinstance(node, ast.Name)}
        used += sorted(found & DEFINITIONS.keys() - set(used))
    tree = ast.parse("\n".join(ast.unparse(node) for name, node in DEFINITIONS.items() if name in used))
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.For, ast.While)):
            node.body.insert(0, ast.parse("step()").body[0])
    return tree


def output(text, solution, *search):
    """Returns the output of a solution: a function of the words, or a class whose method the judge calls for each n."""
    words = text.split()
    if isinstance(solution, type):
        called = solution()
        lines = [json.dumps(called.solve(int(word)), separators=(",", ":")) for word in words]
    else:
        lines = list(solution(words, *search))
    return "\n".join(map(str, lines)).encode()


class Test(typing.NamedTuple):
    """A test case, or another input with its answer, which has no name."""

    name: str
    text: str
    answer: bytes

    def is_failed_by(self, found):
        return found is None or check.mistake(self.answer, found) is not None


def run(code, names, test, limit):
    """Returns the output of a solution, or None after an error or too many steps; and the number of steps."""
    steps = itertools.count(1)

    def step():
        if next(steps) > limit:
            raise TimeoutError

    found = {"step": step}
    try:
        exec(code, found)
        return output(test.text, *(found[name] for name in names)), next(steps)
    except Exception:
        return None, limit


# Mistakes that no single change makes.
def symmetric_if(rows, free, seen):
    if any(row != row[::-1] for row in rows[seen]):
        return with_masks(rows, free)
    left = [queens for queens in with_masks(rows, free) if 2 * queens[0] + 1 < len(rows)]
    return 2 * left + [queens for queens in with_masks(rows, free) if 2 * queens[0] + 1 == len(rows)]


def squares_subtracted(rows, free):
    if len(rows) > 8:
        return with_masks(rows, free)
    found = with_masks(["*" * len(rows)] * len(rows), free)
    squares = [(r, c) for r, row in enumerate(rows) for c, square in enumerate(row) if square != free]
    return range(max(len(found) - sum(queens[r] == c for queens in found for r, c in squares), 0))


def room_for_1000(words):
    return textbook.queries_by_table([*words[:1000], "0"])


def queen_of_each_row(words, find, if_none):
    queens = [find(row, "*") if "*" in row else if_none for row in words]
    attacks = itertools.starmap(expected.attack, itertools.combinations(enumerate(queens), 2))
    return ["valid" if "".join(words).count("*") == 8 and not any(attacks) else "invalid"]


# Inputs that the judge may give.
def integers(first, last):
    return map(str, range(first, last + 1))


def pairs(end=""):
    return (f"{a} {b}{end}" for a in range(1, 7) for b in range(1, 7))


def given_queens():
    for queens in random.choices(with_masks(empty(8)), k=300):
        given = random.sample(list(enumerate(queens)), random.randint(1, 8))
        text = f"{len(given)}\n" + "".join(f"{row} {column}\n" for row, column in given)
        if expected.is_input_allowed("aoj_alds1_13_a", text.encode()):
            yield text


def with_stars(n, squares):
    return "\n".join("".join(".*"[(row, column) in squares] for column in range(n)) for row in range(n))


def boards_with_queens():
    """Yields solutions in which up to two queens have moved to any square."""
    for queens in random.choices(with_masks(empty(8)), k=20000):
        squares = list(enumerate(queens))
        for _ in range(random.randint(0, 2)):
            squares[random.randrange(8)] = (random.randrange(8), random.randrange(8))
        yield with_stars(8, squares)


def random_boards(n, number, most):
    squares = list(itertools.product(range(n), repeat=2))
    for _ in range(number):
        yield with_stars(n, random.sample(squares, int(random.uniform(most - 0.5, most) * n * n)))


def boards_with_size():
    for n in range(1, 15):
        yield f"{n}\n" + "\n".join(["*" * n] * n)
    for n in range(1, 7):
        yield from (f"{n}\n{board}" for board in random_boards(n, 50, 1))


def searches(main):
    return [(main, search) for search in ("with_board", "with_marks", "with_masks")]


def on_allowed_squares(search, **more):
    return partial(textbook.on_allowed_squares, search=partial(search, **more))


COUNTS = [("CountWithState",), ("CountWithTable",)], pairs
# For each program: solutions of the textbook, as the names of a function and its `search`, and a sample of inputs.
PROGRAMS = {
    "acwing843": (searches("all_boards"), partial(integers, 1, 9)),
    "aoj_alds1_13_a": ([("complete_by_search",), ("complete_by_choice", "with_marks")], given_queens),
    "cses1624": (searches("on_free_squares"), partial(random_boards, 8, 20, 0.5)),
    "hdu2553": ([*searches("queries"), ("queries_by_table",)], partial(pairs, " 0")),
    "kattis8queens": ([("judge_pairs",), ("judge_counts",), ("judge_walks",)], boards_with_queens),
    "leetcode51": ([("BoardsWithState",), ("BoardsWithCache",)], pairs),
    "leetcode52": COUNTS,
    "luogu1219": (searches("first_three"), partial(integers, 6, 9)),
    "luogu1562": (searches("on_allowed_squares"), boards_with_size),
    "nowcoder39": COUNTS,
    "permutations": (searches("permutations"), partial(integers, 1, 10)),
}
MISTAKES = {
    "hdu2553": {"room for 1000 queries": room_for_1000},
    "kattis8queens": {
        f"no queen is in column {column}, {find.__name__}": partial(queen_of_each_row, find=find, if_none=column)
        for find, column in itertools.product((str.find, str.rfind), (-1, 0, 7, 8))
    },
    "luogu1562": {
        "symmetric if its first row is": on_allowed_squares(symmetric_if, seen=slice(1)),
        "symmetric if its first and last rows are": on_allowed_squares(symmetric_if, seen=slice(0, None, 7)),
        "symmetric if its upper half is": on_allowed_squares(symmetric_if, seen=slice(4)),
        "squares subtracted": on_allowed_squares(squares_subtracted),
    },
}
# Right solutions that are too slow for a test case.
SLOW = {"hdu2553": ("queries_one_by_one", "with_board"), "luogu1562": ("on_allowed_squares", "with_board")}
# The number of steps in which a solution must pass a test if its changes are to be tried with it.
LIMIT = 3 * 10**5


@cache
def queens_tried(rows, free):
    """Estimates how many queens a search from the top tries, by Knuth's method: from the branches along random paths."""

    def along_path(queens):
        row = rows[len(queens)] if len(queens) < len(rows) else ""
        squares = [(len(queens), column) for column, square in enumerate(row) if square == free]
        squares = [square for square in squares if not any(expected.attack(square, queen) for queen in queens)]
        return len(squares) * (1 + along_path([*queens, random.choice(squares)])) if squares else 0

    return sum(along_path([]) for _ in range(1000)) / 1000


def is_slow(program, text):
    """Returns whether the slow solution takes more than a second, if it compares each queen with all above it."""
    tried = []
    solve = getattr(textbook, SLOW[program][0])
    list(solve(text.split(), lambda rows, free=".": tried.append(queens_tried(tuple(rows), free)) or []))
    return sum(tried) > 10**7


def tests(program):
    """Returns the test cases, and then the sample of inputs."""
    if program not in PROGRAMS:
        sys.exit(f"wrong.py: {program} is not in PROGRAMS")
    random.seed(program)
    cases = [
        Test(path.stem, path.read_text(encoding="utf-8"), path.with_suffix(".out").read_bytes())
        for path in sorted((TESTDATA / program).glob("*.in"))
    ]
    return cases + [Test("", text, expected.answer(program, text.encode())) for text in PROGRAMS[program][1]()]


def in_few_steps(tree, names, all_tests):
    """Returns the tests for which a solution takes few steps, and the most steps that a changed one may take."""
    limits = {}
    for test in all_tests:
        found, steps = run(compile(tree, "", "exec"), names, test, LIMIT)
        if found is not None:
            limits[test] = 10 * steps
            if test.is_failed_by(found):
                sys.exit(f"wrong.py: {names} fails {test.name or test.text}")
    return limits


def changed(tree, names, limits):
    """Yields each change of a solution, and the tests with the outputs of the changed solution."""
    for change in changes(tree):
        code = compile(tree, "", "exec")
        yield change, ((test, run(code, names, test, limit)[0]) for test, limit in limits.items())


def examine(program):
    """Returns the row of a program in the table, and what the test cases miss."""
    all_tests = tests(program)
    caught, right, short, needed, missed = 0, 0, set(), set(), []

    def failed(outputs):
        """Returns the names of the first two tests that are failed."""
        return [*itertools.islice((test.name for test, found in outputs if test.is_failed_by(found)), 2)]

    for names in PROGRAMS[program][0]:
        tree = syntax_tree(names)
        limits = in_few_steps(tree, names, all_tests)
        short |= limits.keys()
        for change, outputs in changed(tree, names, limits):
            match failed(outputs):
                case []:
                    right += 1
                case ["", *_]:
                    missed.append(f"{names}: {change}")
                case [case, *others]:
                    caught += 1
                    needed.update([case] if others == [""] else [])
    short = [test for test in all_tests if test in short]
    for what, solve in MISTAKES.get(program, {}).items():
        first = failed((test, output(test.text, solve)) for test in short)
        caught += any(first)
        missed += [] if any(first) else [what]
        needed.update(first[:1] if not any(first[1:]) else [])
    if program in SLOW:
        slow = [test.name for test in all_tests if test.name and is_slow(program, test.text)]
        needed.update(slow if len(slow) == 1 else [])
        missed += [] if slow else ["slow"]
    unneeded = " ".join(test.name for test in all_tests if test.name and test.name not in needed)
    return f"{program:15}{caught:6}{right:6}  {unneeded}", missed


def source(tree, names):
    lines = [line for line in ast.unparse(tree).splitlines() if line.strip() != "step()"]
    call = f"sys.stdout.buffer.write(output(sys.stdin.read(), {', '.join(names)}))"
    return "\n".join(["import json", "import sys", "", *lines, "", inspect.getsource(output), call, ""])


def wrong_sources(program):
    """Returns the sources of three changed solutions whose first failure is a wrong answer, for packages."""
    all_tests, sources = tests(program), []
    for names in PROGRAMS[program][0]:
        tree = syntax_tree(names)
        limits = in_few_steps(tree, names, all_tests)
        first = {test: limits[test] for test in itertools.takewhile(lambda test: test.name and test in limits, all_tests)}
        for _, outputs in changed(tree, names, first):
            if next((found for test, found in outputs if test.is_failed_by(found)), None) is not None:
                sources.append(source(tree, names))
    return random.sample(sources, 3)


def slow_sources(program):
    return [source(syntax_tree(SLOW[program]), SLOW[program])] if program in SLOW else []


def main():
    written = {path.stem for path in (TESTDATA.parent / "src" / "bin").glob("*.rs")}
    programs = sys.argv[1:] or sorted(written | PROGRAMS.keys())
    print("program        caught right  not needed")
    with concurrent.futures.ProcessPoolExecutor() as pool:
        results = list(pool.map(examine, programs))
    for row, missed in results:
        print(row, *missed, sep="\n    missed: ")
    sys.exit(any(missed for _, missed in results))


if __name__ == "__main__":
    main()
