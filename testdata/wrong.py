#!/usr/bin/env python3
"""Checks that the test cases catch wrong solutions: python3 testdata/wrong.py [PROGRAM...]

Makes single changes in the solutions of textbook.py (mutation testing): another operator, a number greater or less by one, a
condition that is always true or false, a statement left out. A solution that is then wrong for an input must fail a test case,
as must the solutions of `MISTAKES`. Prints how many wrong solutions fail, how many changes leave a solution right, what is
missed, and which test cases could be left out, one at a time, without missing more. `expected.py --check` demands others.
"""

import concurrent.futures
import inspect
import itertools
import json
import pathlib
import random
import re
import sys
from functools import cache, partial
from unittest import mock

sys.dont_write_bytecode = True
import check
import expected
import textbook
from textbook import empty, search

# Regular expressions for what is changed, each with what takes its place.
OPERATORS = "== != < <= + - and or << >> & | True False".split()
CHANGES = [
    *((rf"(?<=[ (]){re.escape(old)}(?=[ ),])", OPERATORS[i ^ 1]) for i, old in enumerate(OPERATORS)),
    (r"\bif .*:\n", "if True:\n"),
    (r"\bif .*:\n", "if False:\n"),
    (r"\b\d+\b", lambda found: str(int(found[0]) - 1)),
    (r"\b\d+\b", lambda found: str(int(found[0]) + 1)),
    (r"(?m)(?<=  )\b(?!def |for |if |pass|\")[^ ].*$", "pass"),
]
DEFINITIONS = {re.split(r"\W", text)[1]: text for text in inspect.getsource(textbook).split("\n\n\n")[1:]}


def source(name):
    """Returns a definition of the textbook after all that it uses."""
    used = [word for word in dict.fromkeys(re.findall(r"\w+", DEFINITIONS[name])) if word in DEFINITIONS]
    return "\n\n\n".join(DEFINITIONS[name] if other == name else source(other) for other in used[1:] + used[:1])


def changes(text):
    """Yields a text with each single change in it."""
    for old, new in CHANGES:
        for found in re.finditer(old, text):
            yield text[: found.start()] + (new(found) if callable(new) else new) + text[found.end() :]


def output(text, solution):
    """Returns the output of a solution: a function of the words, or a class whose method the judge calls for each n."""
    words = text.split()
    if isinstance(solution, type):
        calls = [json.dumps(solution().solve(int(word)), separators=(",", ":")) for word in words]
        return calls[-1].encode()
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


SQUARES = list(itertools.product(range(8), repeat=2))
# No answer depends on the diagonals of two squares; AOJ's input has at most one queen in each row.
ATTACKS = set().union(*itertools.starmap(attacks, itertools.combinations(SQUARES, 2)))
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


def failures(program, outputs):
    """Yields the name of each test that is failed."""
    return (name for (name, _, right), found in outputs if found is None or check.mistake(program, right, found))


def changed(program, all_tests):
    """Yields each changed solution, and the failures of tests that take the unchanged one few calls."""
    name = PROGRAMS[program][0]
    compiled = lambda text: compile(re.sub(r"(?m)^( *)def .*$", r"\g<0>\n\1    call()", text), "", "exec")
    right = [(test, *run(compiled(source(name)), name, test[1], 10**5)) for test in all_tests]
    limits = [(test, 10 * calls) for test, found, calls in right if found is not None]
    for text in changes(source(name)):
        code = compiled(text)
        yield text, failures(program, ((test, run(code, name, test[1], limit)[0]) for test, limit in limits))


def examine(program):
    """Returns the row of a program in the table, and what the test cases miss."""
    all_tests = tests(program)
    cases = [test for test in all_tests if test[0] and not re.match(r"1[1-4]\n[.*]", test[1])]  # Not those that take long.
    mistakes = ((mistake, failures(program, ((test, mistake(test[1])) for test in cases))) for mistake in MISTAKES.get(program, []))
    caught, right, needed, missed = 0, 0, set(), []
    for what, failed in itertools.chain(changed(program, all_tests), mistakes):
        names = list(itertools.islice(failed, 2))
        caught += any(names)
        right += not names
        missed += [what] if names[:1] == [""] or not names and callable(what) else []
        needed.update(names[:1] if not any(names[1:]) else [])
    unneeded = " ".join(name for name, *_ in all_tests if name and name not in needed)
    return f"{program:15}{caught:6}{right:6}  {unneeded}", missed


def main():
    programs = sys.argv[1:] or sorted(PROGRAMS)
    if not PROGRAMS.keys() >= set(programs):
        sys.exit(f"usage: wrong.py [PROGRAM...], of {' '.join(PROGRAMS)}")
    print("program        caught right  not needed")
    with concurrent.futures.ProcessPoolExecutor() as pool:
        results = list(pool.map(examine, programs))
    for row, missed in results:
        print(row, *missed, sep="\n    missed: ")
    sys.exit(any(missed for _, missed in results))


if __name__ == "__main__":
    main()
