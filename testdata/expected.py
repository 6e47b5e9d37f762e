"""Writes the expected output of a program: python3 testdata/expected.py PROGRAM < CASE.in > CASE.out

These textbook solutions share no code with the programs: the search compares every pair of queens, and counts for n > 9
are copied from https://oeis.org/A000170. Input must keep to the constraints of the judge's statement. With --beyond
before PROGRAM, input that only the program accepts is allowed too: other whitespace, other sizes, several test cases.

python3 testdata/expected.py --check checks all testdata against these solutions and constraints.
"""

import functools
import itertools
import json
import pathlib
import re
import sys
import typing

sys.dont_write_bytecode = True
import check as comparison

A000170 = """
    1 1 0 0 2 10 4 40 92 352 724 2680 14200 73712 365596 2279184 14772512 95815104 666090624 4968057848 39029188884
    314666222712 2691008701644 24233937684440 227514171973736 2207893435808352 22317699616364044 234907967154122528
"""


def attack(a, b):
    return a[0] == b[0] or a[1] == b[1] or abs(a[0] - b[0]) == abs(a[1] - b[1])


def solutions(n, is_allowed=lambda row, column: True, queens=()):
    """Yields the solutions in ascending order, each as a tuple with the 0-based column of each row."""
    if n > 0 and len(queens) == n:
        yield queens
        return
    for column in range(n):
        square = (len(queens), column)
        if is_allowed(*square) and not any(attack(square, queen) for queen in enumerate(queens)):
            yield from solutions(n, is_allowed, queens + (column,))


@functools.lru_cache(maxsize=None)
def count(n):
    return sum(1 for _ in solutions(n)) if n < 10 else int(A000170.split()[n])


def count_ways(rows, queens=()):
    """Counts the ways to place one queen in each row, given its allowed squares: the rows with the fewest first."""
    if not rows:
        return 1
    row, *others = sorted(rows, key=len)
    is_free = lambda square: not any(attack(square, queen) for queen in queens)
    return sum(count_ways(others, queens + (square,)) for square in filter(is_free, row))


def allowed_squares(rows, allowed):
    return [[(r, c) for c, square in enumerate(row) if square == allowed] for r, row in enumerate(rows)]


def count_on(rows, allowed):
    is_free = rows == [allowed * len(rows)] * len(rows)
    return count(len(rows)) if is_free else count_ways(allowed_squares(rows, allowed))


def board(queens):
    return ["." * queen + "Q" + "." * (len(queens) - queen - 1) for queen in queens]


def boards_in_lines(found):
    for queens in found:
        yield from board(queens) + [""]


def boards_in_json(found):
    yield json.dumps([board(queens) for queens in found], separators=(",", ":"))


def permutations(found):
    yield "".join("[" + "".join(f"{queen + 1} " for queen in queens) + "]" for queens in found)


def first_three(found, total):
    for queens in itertools.islice(found, 3):
        yield " ".join(str(queen + 1) for queen in queens)
    yield total


def with_queens(numbers):
    """Returns the solutions with queens on these squares: row, column, row, column and so on."""
    squares = list(zip(numbers[::2], numbers[1::2]))
    return solutions(8, lambda row, column: all(column == c for r, c in squares if r == row))


def completed(words):
    """Yields the first board for each test case: k, then k queens."""
    numbers = [int(word) for word in words]
    while numbers:
        end = 1 + 2 * numbers[0]
        yield from board(next(with_queens(numbers[1:end])))
        numbers = numbers[end:]


def with_free_squares(rows):
    yield count_ways(allowed_squares(rows, "."))


def on_allowed_squares(words):
    """Yields the count for each board: n, then n rows."""
    while words:
        n = int(words[0])
        yield count_on(words[1 : 1 + n], "*")
        words = words[1 + n :]


def one_solution(n):
    """Yields a line with the row of the queen in each column: the even rows, and then the odd ones, with exceptions."""
    evens, odds = [*range(2, n + 1, 2)], [*range(1, n + 1, 2)]
    if n % 6 == 2:
        odds = [3, 1, *odds[3:], 5]
    if n % 6 == 3:
        evens, odds = [*evens[1:], 2], [*odds[2:], 1, 3]
    yield " ".join(map(str, evens + odds))


def numbered_cases(words):
    """Yields the number of each board and its count: n, then n rows, until a 0."""
    for number in itertools.count(1):
        if words[:1] in ([], ["0"]):
            return
        n = int(words[0])
        yield f"Case {number}: {count_on(words[1 : 1 + n], '.')}"
        words = words[1 + n :]


def verdict(rows):
    squares = sum(allowed_squares(rows, "*"), [])
    is_valid = len(squares) == 8 and not any(attack(a, b) for a, b in itertools.combinations(squares, 2))
    yield "valid" if is_valid else "invalid"


def each_integer(answer):
    return lambda words: itertools.chain.from_iterable(answer(int(word)) for word in words)


def until_zero(answer):
    return lambda words: each_integer(answer)(itertools.takewhile(int, words))


def each_chessboard(answer):
    return lambda words: itertools.chain.from_iterable(answer(words[at : at + 8]) for at in range(0, len(words), 8))


class Problem(typing.NamedTuple):
    # A regular expression for the constraints of the statement.
    constraints: str
    # Returns the lines of the output for the words of the input.
    solve: typing.Callable


SQUARES = set(itertools.product(range(8), repeat=2))
CHESSBOARD = r"([.*]{8}\n){8}"
BOARDS = [rf"{n}\n([.*]{{{n}}}\n){{{n}}}" for n in range(15)]
QUEENS = "|".join(rf"{k}\n([0-7] [0-7]\n){{{k}}}" for k in range(1, 9))
TO_NINE = r"[1-9]\n"

PROBLEMS = {
    "acwing843": Problem(TO_NINE, each_integer(lambda n: boards_in_lines(solutions(n)))),
    "aoj_alds1_13_a": Problem(QUEENS, completed),
    "cses1624": Problem(CHESSBOARD, each_chessboard(with_free_squares)),
    "hdu2553": Problem(
        r"(([1-9]|10)\n){0,2000}0\n",  # HDU's statement does not limit the number of queries.
        until_zero(lambda n: [count(n)]),
    ),
    "kattis8queens": Problem(CHESSBOARD, each_chessboard(verdict)),
    "leetcode51": Problem(TO_NINE, each_integer(lambda n: boards_in_json(solutions(n)))),
    "leetcode52": Problem(TO_NINE, each_integer(lambda n: [count(n)])),
    "luogu1219": Problem(r"([6-9]|1[0-3])\n", each_integer(lambda n: first_three(solutions(n), count(n)))),
    "luogu1562": Problem("|".join(BOARDS[1:]), on_allowed_squares),
    "nowcoder39": Problem(TO_NINE, each_integer(lambda n: [count(n)])),
    "permutations": Problem(r"([1-9]|10)\n", each_integer(lambda n: permutations(solutions(n)))),
    "poj3239": Problem(r"(([89]|[1-9]\d|[12]\d\d|300)\n)+0\n", until_zero(one_solution)),
    "uva11195": Problem(f"({'|'.join(BOARDS[4:])}){{1,10}}0\n", numbered_cases),
}


def is_input_allowed(program, text):
    """Returns whether the statement allows this input. AOJ's also guarantees exactly one solution."""
    if not re.fullmatch(PROBLEMS[program].constraints, text.decode("latin-1")):
        return False
    if program != "aoj_alds1_13_a":
        return True
    numbers = [int(word) for word in text.split()[1:]]
    rows_are_distinct = len(set(numbers[::2])) == len(numbers) / 2
    return rows_are_distinct and len(list(with_queens(numbers))) == 1


def answer(program, text):
    """Returns the expected output. Words are separated as in C: by space, \\t, \\n, \\v, \\f and \\r."""
    words = [word.decode("latin-1") for word in text.split()]
    return "".join(f"{line}\n" for line in PROBLEMS[program].solve(words)).encode()


def is_right(program, expected, output):
    """Compares an output, byte for byte unless any solution is right."""
    is_any = "any solution" in comparison.PROBLEMS[program].judging
    return not comparison.mistake(program, expected, output) if is_any else output == expected


def missing_cases(program, cases):
    """Yields what the test cases lack, given as pairs of input and output."""
    texts = [text for text, _ in cases]
    for n in range(100):
        if is_input_allowed(program, b"%d\n" % n) and b"%d\n" % n not in texts:
            yield f"an input of only n = {n}"
    if program == "luogu1562":
        for n in range(1, 15):
            full = b"%d\n" % n + (b"*" * n + b"\n") * n
            if n < 14 and full not in texts:  # With n = 14, right solutions may be too slow.
                yield f"n = {n} with all squares allowed"
            if n > 3 and not any(text != full and text.startswith(b"%d\n" % n) and out != b"0\n" for text, out in cases):
                yield f"n = {n} with forbidden squares and an answer greater than 0"
        if not any(re.match(rb"13\n(\*{13}\n){10}", text) and b"." in text for text in texts):
            yield "n = 13 with forbidden squares in the last rows only, which is slow to search from the top"
    marked = [{square for row in allowed_squares(text.decode().split(), "*") for square in row} for text in texts]
    if program == "kattis8queens":
        valid = set().union(*(squares for squares, (_, out) in zip(marked, cases) if out == b"valid\n"))
        yield from (f"a valid board with a queen on {square}" for square in sorted(SQUARES - valid))
    if program == "cses1624":
        boards = [set(enumerate(queens)) for queens in solutions(8)]
        reserved = (squares & queens for squares in marked for queens in boards)
        single = set().union(*(squares for squares in reserved if len(squares) == 1))
        yield from (f"a board whose answer depends on the reserved square {square}" for square in sorted(SQUARES - single))


def check():
    """Checks that the statements allow all inputs except those in beyond/, that all answers are right, and that the test
    cases lack nothing."""
    cases = {program: [] for program in PROBLEMS}
    for case in sorted(pathlib.Path(__file__).parent.glob("*/**/*.in")):
        is_beyond = case.parent.name == "beyond"
        program = case.parts[-3 if is_beyond else -2]
        text = case.read_bytes()
        if program not in PROBLEMS:
            sys.exit(f"expected.py: {case}: {program} is not in PROBLEMS")
        if is_input_allowed(program, text) == is_beyond:
            sys.exit(f"expected.py: {case}: the statement {'allows' if is_beyond else 'does not allow'} this input")
        output = case.with_suffix(".out")
        if not output.exists() or not is_right(program, answer(program, text), output.read_bytes()):
            sys.exit(f"expected.py: {output} is missing or differs from the expected output")
        if not is_beyond:
            cases[program].append((text, output.read_bytes()))
    missing = [f"expected.py: {name} lacks {what}" for name in cases for what in missing_cases(name, cases[name])]
    if missing:
        sys.exit("\n".join(missing))


def main(arguments):
    if arguments == ["--check"]:
        return check()
    program = arguments[-1] if arguments else ""
    if arguments not in ([program], ["--beyond", program]) or program not in PROBLEMS:
        names = " ".join(PROBLEMS)
        sys.exit(f"usage: expected.py --check\n       expected.py [--beyond] PROGRAM, which is one of {names}")
    text = sys.stdin.buffer.read()
    if arguments[0] != "--beyond" and not is_input_allowed(program, text):
        sys.exit(f"expected.py: the statement of {program} does not allow this input (--beyond accepts more)")
    try:
        sys.stdout.buffer.write(answer(program, text))
    except (IndexError, StopIteration, ValueError):
        sys.exit(f"expected.py: {program} cannot answer this input")


if __name__ == "__main__":
    main(sys.argv[1:])
