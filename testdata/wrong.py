#!/usr/bin/env python3
"""Checks that the test cases catch wrong solutions: python3 testdata/wrong.py [PROGRAM...]

Makes single changes in textbook solutions (mutation testing): another operator, a number greater or less by one, a condition
that is always true or false, two indices exchanged, a statement left out. A solution that is wrong after that, for one of a
sample of the inputs that the judge may give, must fail a test case, as must some mistakes that no such change makes. Prints
how many are caught, what is missed, and which test cases can be left out, one at a time, without missing more.
"""

import ast
import concurrent.futures
import inspect
import itertools
import json
import pathlib
import random
import sys
from functools import cache, partial

sys.dont_write_bytecode = True
import check
import textbook
from expected import attack
from textbook import board_lines, empty, with_masks

TESTDATA = pathlib.Path(__file__).parent

SWAPPED = "Lt LtE", "Gt GtE", "Eq NotEq", "Eq LtE", "Eq GtE", "In NotIn", "Add Sub", "And Or", "LShift RShift", "BitAnd BitOr"


def alternatives(field, part):
    """Yields what may stand in place of a part of a syntax tree."""
    for names in map(str.split, SWAPPED):
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


DEFINED = {
    getattr(node, "name", None) or node.targets[0].id: node
    for node in ast.parse(inspect.getsource(textbook)).body
    if isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.Assign))
}


def syntax_tree(names):
    """Returns the textbook's definitions of these names and of all that they use, with a step in each loop and function."""
    used = list(names)
    for name in used:
        found = {node.id for node in ast.walk(DEFINED[name]) if isinstance(node, ast.Name)}
        used += sorted(found & DEFINED.keys() - set(used))
    tree = ast.parse("\n".join(ast.unparse(node) for name, node in DEFINED.items() if name in used))
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.For, ast.While)):
            node.body.insert(0, ast.parse("step()").body[0])
    return tree


def output(text, main, *search):
    """Returns the output of a solution: a function of the words, or a class whose method the judge calls for each n."""
    words = text.split()
    if isinstance(main, type):
        solution = main()
        lines = [json.dumps(solution.solve(int(word)), separators=(",", ":")) for word in words]
    else:
        lines = list(main(words, *search))
    return "\n".join(map(str, lines)).encode()


def solver(tree, names):
    """Returns a function that returns the output for an input, or None after an error or too many steps, and the steps."""
    code = compile(tree, "solution", "exec")

    def solve(text, limit):
        steps = itertools.count(1)

        def step():
            if next(steps) > limit:
                raise TimeoutError

        found = {"step": step}
        try:
            exec(code, found)
            return output(text, *(found[name] for name in names)), next(steps)
        except Exception:
            return None, limit

    return solve


# Mistakes that no single change makes. Most take the place of the textbook's `search`.
def backwards(rows):
    return with_masks(rows)[::-1]


def last_missing(rows):
    return with_masks(rows)[:-1]


def last_twice(rows):
    found = with_masks(rows)
    return found + found[-1:]


def half_doubled(rows, free="."):
    return 2 * [queens for queens in with_masks(rows, free) if 2 * queens[0] + 1 < len(rows)]


def doubled_if_symmetric(rows, free, seen):
    if any(row != row[::-1] for row in rows[seen]):
        return with_masks(rows, free)
    middle = [queens for queens in with_masks(rows, free) if 2 * queens[0] + 1 == len(rows)]
    return half_doubled(rows, free) + middle


def squares_subtracted(rows, free):
    if len(rows) > 8:
        return with_masks(rows, free)
    found = with_masks(["*" * len(rows)] * len(rows), free)
    squares = [(r, c) for r, row in enumerate(rows) for c, square in enumerate(row) if square != free]
    return range(max(len(found) - sum(queens[r] == c for queens in found for r, c in squares), 0))


def room_for_1000(words):
    return textbook.queries_by_table([*words[:1000], "0"])


def spaces_at_line_ends(words):
    return (f"{line} " for line in textbook.queries_by_table(words))


def lists(words, search):
    return (json.dumps([board_lines(queens) for queens in search(empty(int(word)))]) for word in words)


def one_queen_for_each_row(rows, find, column_if_none):
    queens = [find(row, "*") if "*" in row else column_if_none for row in rows]
    attacks = (attack(a, b) for a, b in itertools.combinations(enumerate(queens), 2))
    return ["valid" if "".join(rows).count("*") == 8 and not any(attacks) else "invalid"]


def aspects(a, b):
    """Yields what a solution may overlook about two queens that attack each other."""
    way = "row" if a[0] == b[0] else "column" if a[1] == b[1] else "rising" if sum(a) == sum(b) else "falling"
    distance = max(abs(a[0] - b[0]), abs(a[1] - b[1]))
    yield f"{way}, next to each other" if distance == 1 else f"{way}, apart"
    yield from (f"{way}, further than {limit}" for limit in range(distance))
    if way in ("rising", "falling"):
        side = sum(a) - 7 if way == "rising" else a[0] - a[1]
        yield f"{way}, below the main diagonal" if side > 0 else f"{way}, above the main diagonal" if side else f"{way}, main"
    if {0, 7} & {*a, *b}:
        yield "border"


def attacks_overlooked(rows, aspect):
    queens = [(r, c) for r in range(8) for c in range(8) if rows[r][c] == "*"]
    pairs = itertools.combinations(queens, 2)
    is_valid = len(queens) == 8 and all(aspect in aspects(a, b) for a, b in pairs if attack(a, b))
    return ["valid" if is_valid else "invalid"]


# Inputs that the judge may give.
def pairs(end=""):
    return [f"{a} {b}{end}" for a in range(1, 7) for b in range(1, 7)]


def given_queens():
    solutions = with_masks(empty(8))
    for queens in random.choices(solutions, k=300):
        given = random.sample(list(enumerate(queens)), random.randint(1, 8))
        if sum(all(queens[row] == column for row, column in given) for queens in solutions) == 1:
            yield f"{len(given)} " + " ".join(f"{row} {column}" for row, column in given)


def with_stars(n, squares):
    return "\n".join("".join(".*"[(row, column) in squares] for column in range(n)) for row in range(n))


def boards_with_queens():
    for queens in random.choices(with_masks(empty(8)), k=2000):
        squares = list(enumerate(queens))
        for _ in range(random.randint(0, 2)):
            squares[random.randrange(8)] = (random.randrange(8), random.randrange(8))
        yield with_stars(8, squares)


def random_boards(n, number, most):
    squares = list(itertools.product(range(n), repeat=2))
    return [with_stars(n, random.sample(squares, int(random.uniform(most - 0.5, most) * n * n))) for _ in range(number)]


def boards_with_size():
    free = [f"{n}\n" + "\n".join(["*" * n] * n) for n in range(1, 15)]
    return free + [f"{n}\n{board}" for n in range(1, 7) for board in random_boards(n, 50, 1)]


# For each program: solutions of the textbook, which are changed; other solutions; and a sample of inputs.
def searches(main):
    return [[main, "with_board"], [main, "with_marks"], [main, "with_masks"]]


def listing(main):
    return {search.__name__: partial(main, search=search) for search in (backwards, last_missing, last_twice)}


def on_allowed_squares(search, **more):
    return partial(textbook.on_allowed_squares, search=partial(search, **more))


COUNTING = {"half doubled": partial(textbook.queries, search=half_doubled)}
COUNTS = [["CountWithState"], ["CountWithTable"], ["CountByTable"]], COUNTING, pairs()
PROGRAMS = {
    "acwing843": (searches("all_boards"), listing(textbook.all_boards), map(str, range(1, 10))),
    "aoj_alds1_13_a": ([["complete_by_search"], ["complete_by_choice", "with_marks"]], {}, given_queens()),
    "cses1624": (searches("on_free_squares"), {}, random_boards(8, 20, 0.5)),
    "hdu2553": (
        [*searches("queries"), ["queries_by_table"]],
        COUNTING | {"room for 1000": room_for_1000, "spaces at line ends": spaces_at_line_ends},
        pairs(" 0"),
    ),
    "kattis8queens": (
        [["judge_pairs"], ["judge_counts"], ["judge_rows"]],
        {
            f"no queen is in column {column}, {find.__name__}": partial(one_queen_for_each_row, find=find, column_if_none=column)
            for find, column in itertools.product((str.find, str.rfind), (-1, 0, 7, 8))
        }
        | {
            aspect: partial(attacks_overlooked, aspect=aspect)
            for a, b in itertools.combinations(itertools.product(range(8), repeat=2), 2)
            if attack(a, b)
            for aspect in aspects(a, b)
        },
        boards_with_queens(),
    ),
    "leetcode51": ([["BoardsWithState"], ["BoardsWithCache"]], listing(lists), pairs()),
    "leetcode52": COUNTS,
    "luogu1219": (searches("first_three"), listing(textbook.first_three), map(str, range(6, 10))),
    "luogu1562": (
        searches("on_allowed_squares"),
        {
            "first row symmetric": on_allowed_squares(doubled_if_symmetric, seen=slice(1)),
            "first and last rows symmetric": on_allowed_squares(doubled_if_symmetric, seen=slice(0, None, 7)),
            "upper half symmetric": on_allowed_squares(doubled_if_symmetric, seen=slice(4)),
            "squares subtracted": on_allowed_squares(squares_subtracted),
        },
        boards_with_size(),
    ),
    "nowcoder39": COUNTS,
    "permutations": (searches("permutations"), listing(textbook.permutations), map(str, range(1, 11))),
}
# These are right.
RIGHT = ("acwing843", "backwards"), ("leetcode51", "backwards"), ("hdu2553", "spaces at line ends")
# These are right, but slow.
SLOW = {"hdu2553": ["queries_one_by_one", "with_board"], "luogu1562": ["on_allowed_squares", "with_board"]}
# The number of steps that a solution in Python may take for a test case to be changed.
LIMIT = 3 * 10**5


@cache
def queens_tried(rows, free):
    """Estimates how many queens a search from the top tries, by Knuth's method: from the branches along random paths."""

    def along_path(queens):
        row = rows[len(queens)] if len(queens) < len(rows) else ""
        squares = [(len(queens), column) for column, square in enumerate(row) if square == free]
        squares = [square for square in squares if not any(attack(square, queen) for queen in queens)]
        return len(squares) * (1 + along_path([*queens, random.choice(squares)])) if squares else 0

    return sum(along_path([]) for _ in range(1000)) / 1000


def is_slow(program, text):
    """Returns whether the slow solution takes more than a second, if it compares each queen with all above it."""
    tried = []
    main = getattr(textbook, SLOW[program][0])
    list(main(text.split(), lambda rows, free=".": tried.append(queens_tried(tuple(rows), free)) or []))
    return sum(tried) > 10**7


class Case:
    def __init__(self, path):
        self.name, self.text = path.stem, path.read_text(encoding="utf-8")
        self.answer = path.with_suffix(".out").read_bytes()

    def catches(self, found):
        return found is None or check.mistake(self.answer, found) is not None


class Solution:
    """A solution of the textbook, with the test cases and other inputs that it solves in few steps."""

    def __init__(self, names, cases, inputs):
        self.names, self.tree = names, syntax_tree(names)
        solve = solver(self.tree, names)
        outputs = [(case, *solve(case.text, LIMIT)) for case in cases]
        self.cases = {case: 10 * steps + LIMIT for case, found, steps in outputs if found is not None}
        self.failed = [case.name for case, found, _ in outputs if found is not None and case.catches(found)]
        answers = [(text, *solve(text, LIMIT)) for text in inputs]
        self.answers = [(text, found, 10 * steps + LIMIT) for text, found, steps in answers if found is not None]

    def changed(self):
        """Yields each change, the outputs for the cases, and whether the other inputs are solved as before."""
        for change in changes(self.tree):
            solve = solver(self.tree, self.names)
            outputs = ((case, solve(case.text, limit)[0]) for case, limit in self.cases.items())
            yield change, outputs, (solve(text, limit)[0] == found for text, found, limit in self.answers)


def read_solutions(program):
    if program not in PROGRAMS:
        sys.exit(f"wrong.py: {program} is not in PROGRAMS")
    random.seed(program)
    cases = [Case(path) for path in sorted((TESTDATA / program).glob("*.in"))]
    names, _, inputs = PROGRAMS[program]
    inputs = list(inputs)
    return cases, [Solution(each, cases, inputs) for each in names]


def examine(program):
    """Returns the row of a program in the table, and what the test cases miss."""
    cases, solutions = read_solutions(program)
    missed = [f"{solution.names} fails {solution.failed}" for solution in solutions if solution.failed]
    caught, right, needed = 0, 0, set()

    def is_caught(outputs):
        catching = [*itertools.islice((case.name for case, found in outputs if case.catches(found)), 2)]
        needed.update(catching if len(catching) == 1 else [])
        return catching != []

    for solution in solutions:
        for change, outputs, answers in solution.changed():
            if is_caught(outputs):
                caught += 1
            elif all(answers):
                right += 1
            else:
                missed.append(f"{solution.names}: {change}")
    short = [case for case in cases if any(case in solution.cases for solution in solutions)]
    for what, other in PROGRAMS[program][1].items():
        if is_caught((case, output(case.text, other)) for case in short) == ((program, what) in RIGHT):
            missed.append(what)
    if program in SLOW:
        slow = [case.name for case in cases if is_slow(program, case.text)]
        needed.update(slow if len(slow) == 1 else [])
        missed += [] if slow else ["slow"]
    unneeded = " ".join(case.name for case in cases if case.name not in needed)
    return f"{program:15}{caught:6}{right:6}  {unneeded}", missed


def source(tree, names):
    lines = [line for line in ast.unparse(tree).splitlines() if line.strip() != "step()"]
    call = f"sys.stdout.buffer.write(output(sys.stdin.read(), {', '.join(names)}))"
    return "\n".join(["import json", "import sys", "", *lines, "", inspect.getsource(output), call, ""])


def wrong_sources(program):
    """Returns the sources of three changed solutions whose first failure is a wrong answer, for packages."""
    cases, solutions = read_solutions(program)
    sources = []
    for solution in solutions:
        short = len(list(itertools.takewhile(lambda case: case in solution.cases, cases)))
        for _, outputs, _ in solution.changed():
            failures = (found for case, found in itertools.islice(outputs, short) if case.catches(found))
            if next(failures, None) is not None:
                sources.append(source(solution.tree, solution.names))
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
