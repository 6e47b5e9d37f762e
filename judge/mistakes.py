"""Names the mistake that the outputs of all test cases tell together, and none of them alone.

Each function looks at one kind of evidence, and returns what it says. It is said only if it is one thing.
"""

import functools
import itertools
import pathlib
import re
import typing

from judge import compare, facts
from judge.boards import Square, attack
from judge.facts import Problem
from judge.messages import say
from judge.outputs import Answer, Case, Lines, answers, solutions_in

if typing.TYPE_CHECKING:
    from judge.verdicts import Result

TABLE = pathlib.Path(__file__).with_name("mistakes.tsv")  # Its comments explain the columns.
MAX_OUTPUT = 40_000  # In bytes: more takes too long to read.
Messages = typing.Set[str]
Queens = typing.List[Square]


class Row(typing.NamedTuple):
    problem: str
    name: str
    message: str
    answers: str

    def answer(self, place: typing.Tuple[int, int]) -> str:
        """Returns the wrong answer at a place, or `?` if it is not known."""
        cases = self.answers.split(" ")
        lines = cases[place[0]].split(",") if place[0] < len(cases) else []
        return lines[place[1]] if place[1] < len(lines) else "?"


@functools.lru_cache(maxsize=None)
def read_table() -> typing.List[Row]:
    return facts.read(TABLE, Row)


def table_of(problem: Problem) -> typing.List[Row]:
    name = "n" if problem.largest_n is not None else problem.name
    return [row for row in read_table() if row.problem == name]


def fits(row: Row, found: typing.Sequence[Answer]) -> bool:
    """Returns whether a wrong search has these answers, and enough of them to tell it from others."""
    known = [(row.answer(answer.place), answer) for answer in found if row.answer(answer.place) != "?"]
    if any(wrong != answer.found for wrong, answer in known):
        return False
    wrong_places = {answer.place for _, answer in known if not answer.is_right}
    if len({answer.place for _, answer in known}) < 3 or len(wrong_places) < 2:
        return False
    return any(wrong not in ("0", "1") for wrong, _ in known) or set(re.split("[ ,]", row.answers)) <= {"0", "1", "?"}


def of_searches(problem: Problem, found: typing.Sequence[Answer]) -> Messages:
    """Returns what is said of the wrong searches that have these answers."""
    if {answer.found for answer in found} == {"0"}:
        return set()  # Many have.
    return {row.message for row in table_of(problem) if fits(row, found)}


def as_short(number: int) -> int:
    """Returns what is left of a number in 16 bits."""
    return (number + 2**15) % 2**16 - 2**15


START = "what is the count before the search?"
# What is said if each answer is a function of the right one.
NUMBERS: typing.List[typing.Tuple[str, typing.Callable[[int], int]]] = [
    (
        "no solution comes out: does the search reach its end, does it try all n columns and take marks back, is a queen "
        "compared with itself, and does the count reach the caller?",
        lambda right: 0,
    ),
    ("the search stops at the first solution", lambda right: min(right, 1)),
    ("the search stops after two solutions", lambda right: min(right, 2)),
    ("the search stops after three solutions, but all of them count", lambda right: min(right, 3)),
    ("each solution is counted twice", lambda right: 2 * right),
    ("each solution is counted eight times", lambda right: 8 * right),
    ("each answer is half of the right one", lambda right: right // 2),
    (f"each answer is 1 too large: {START}", lambda right: right + 1),
    (f"each answer is 1 too small: {START}", lambda right: right - 1),
    ("the count has only 8 bits, which is too few", lambda right: right % 2**8),
    ("the count has only 16 bits, which is too few", as_short),
    ("the count has only 16 bits, which is too few", lambda right: right % 2**16),
]


def of_numbers(found: typing.Sequence[Answer]) -> Messages:
    """Returns what is said if all answers follow from the right ones in the same way."""
    pairs = {(answer.right, answer.found) for answer in found}
    wrong = {(right, number) for right, number in pairs if right != number}
    if len(found) < 3 or len(wrong) < 2 or not all(right.isdecimal() for right, _ in pairs):
        return set()
    return {what for what, wrong_of in NUMBERS if all(str(wrong_of(int(right))) == number for right, number in pairs)}


def numbers_in(lines: Lines) -> typing.List[int]:
    """Returns the last number of each line, or nothing if one has none."""
    words = [line.split()[-1] for line in lines if line.split()]
    return [int(word) for word in words] if all(re.fullmatch("[0-9]{1,9}", word) for word in words) else []


def inverted(answer: Lines) -> Lines:
    """Returns the rows of the queens, column by column, in place of the columns."""
    solutions = [[int(word) for word in line.split()] for line in answer[:-1]]
    return [*(" ".join(str(queens.index(c) + 1) for c in sorted(queens)) for queens in solutions), answer[-1]]


def mirrored(answer: Lines) -> Lines:
    n = len(answer[0].split())
    return [*(" ".join(str(n + 1 - int(word)) for word in line.split()) for line in answer[:-1]), answer[-1]]


def skips_the_first(case: Case) -> bool:
    """Returns whether the first query is not answered, but taken for the number of queries."""
    expected = case.answer[1 : int(case.question[0]) + 1]
    return case.output[: len(expected)] == expected and (len(expected) > 0 or len(case.output) != 1)


def has_a_row_a_board(case: Case) -> bool:
    boards = compare.boards_in_lines(case.output)
    return len(boards) > 1 and all(len(board) == 1 for board in boards)


SWAP = str.maketrans("Q.", ".Q")
ADDRESS = r"\[[BCI]@[0-9a-f]|Ljava\.lang|<(generator|map|filter|zip|function|bound method|built-in)\b"
# A flag of the problem or nothing, what is said, and whether it is so in a case; in one that is not accepted, it explains why.
FORMS: typing.List[typing.Tuple[str, str, typing.Callable[[Case], bool]]] = [
    ("until-zero", "the 0 that ends the input is not answered", lambda c: c.output[:-1] == c.answer),
    ("until-zero", "only the first test case of the input is answered: read until the 0", lambda c: c.output == c.answer[:1]),
    ("until-zero", "the first number of the input is not the number of test cases: the input ends with a 0", skips_the_first),
    (
        "until-zero",
        "the count is not set to 0 before each test case",
        lambda c: len(c.answer) > 0 and numbers_in(c.output) == list(itertools.accumulate(numbers_in(c.answer))),
    ),
    ("any-order", "`Q` and `.` are swapped", lambda c: c.answer == "\n".join(c.output).translate(SWAP).split("\n")),
    ("any-order", "an empty line follows each row; it belongs only after each board", has_a_row_a_board),
    (
        "any-order",
        "the columns of the queens are returned; a board is a list of strings, one for each row",
        lambda c: '"' in c.answer[0] and re.fullmatch(r"[][, ]*\d[][\d, ]*", c.output[0]) is not None,
    ),
    ("solutions", "the number of solutions comes last, not first", lambda c: c.output == [c.answer[-1], *c.answer[:-1]]),
    ("solutions", "the first three solutions are printed, too, before their number", lambda c: c.output == c.answer[-1:]),
    ("solutions", "the first three solutions are printed, not two", lambda c: c.output == [*c.answer[:2], c.answer[-1]]),
    (
        "solutions",
        "a line has the rows of the queens, column by column, in place of their columns, row by row",
        lambda c: c.output == inverted(c.answer),
    ),
    ("solutions", "the solutions are in descending order", lambda c: c.output == mirrored(c.answer)),
    (
        "tells-valid",
        "one line is printed, and only when all pairs of queens are compared: stop at the first two that attack each other",
        lambda c: len(c.output) > 1 and {line.lower() for line in c.output} <= {"valid", "invalid"},
    ),
    (
        "",
        "an object is printed, not its contents: in Java, use new String(...) for a char[], in Python join(...) or list(...)",
        lambda c: re.search(ADDRESS, "\n".join(c.output)) is not None,
    ),
]


def of_forms(problem: Problem, cases: typing.Sequence[Case]) -> Messages:
    if "any-solution" in problem.flags:
        return set()
    wrong = [case for case in cases if case.answer and not case.is_right]
    forms = [(what, is_so) for flag, what, is_so in FORMS if not flag or flag in problem.flags]
    return {what for what, is_so in forms if wrong and all(is_so(case) for case in wrong)}


TWO_QUEENS = "a row has two queens, one of an earlier try: the queen has to be taken off after the recursive call"
EMPTY = "every solution is stored without its queens, as it is after the search: store a copy when it is found"
TOO_FEW = "boards with fewer than n queens are printed: a solution is complete only when all n queens are placed"


def solutions_of_wrong(
    problem: Problem, cases: typing.Sequence[Case]
) -> typing.List[typing.Tuple[int, Case, typing.List[Queens]]]:
    """Returns n, the case and the solutions in its output, for each case that is not accepted."""
    if not {"any-order", "lists", "solutions"} & problem.flags:
        return []
    wrong = [(int(case.question[0]), case) for case in cases if not case.is_right]
    return [(n, case, solutions_in(case.output, n) or []) for n, case in wrong]


def has_solution(case: Case, n: int, boards: typing.List[Queens]) -> bool:
    """Returns whether each board has the queens of a solution and more, but is neither full nor has `Q` and `.` swapped."""
    solutions = [set(queens) for queens in solutions_in(case.answer, n) or []]
    is_known = {len(board) for board in boards} <= {n * n, n * (n - 1)}
    return not is_known and all(any(queens <= set(board) for queens in solutions) for board in boards)


def are_empty(cases: typing.Sequence[Case]) -> bool:
    """Returns whether solutions are printed, and no queen."""
    texts = ["".join(case.output) for case in cases]
    return max(map(len, texts)) > 3 and all(text and not re.search(r"[Q\d]", text) for text in texts)


def of_queens(problem: Problem, cases: typing.Sequence[Case]) -> Messages:
    """Returns what is said of the number of queens in the solutions of all wrong cases."""
    wrong = solutions_of_wrong(problem, cases)
    if not wrong:
        return set()
    if "any-order" in problem.flags and are_empty([case for _, case, _ in wrong]):
        return {EMPTY}
    if any(len(board) > n for n, _, boards in wrong for board in boards):
        return {TWO_QUEENS} if all(has_solution(case, n, boards) for n, case, boards in wrong) else set()
    is_partial = all(any(len(board) < n for board in boards) for n, _, boards in wrong)
    return {TOO_FEW} if is_partial and not any(attack(board) for _, _, boards in wrong for board in boards) else set()


# A flag of the problem or nothing, and what is said if exactly these n are wrong, and three or more others right.
INPUTS: typing.List[typing.Tuple[str, str, typing.Callable[[int], bool]]] = [
    ("", "exactly the odd n are wrong", lambda n: n % 2 == 1),
    ("", "exactly the even n are wrong", lambda n: n % 2 == 0),
    ("", "only n = 1 is wrong: is it left out?", lambda n: n == 1),
    ("", "only n = 2 and 3 are wrong, which have no solution", lambda n: n in (2, 3)),
    ("any-solution", "exactly those n are wrong for which n % 6 is 2 or 3", lambda n: n % 6 in (2, 3)),
]
LARGE = "only the largest n are wrong: is there room for them, and does a table reach them, with the right numbers?"
ONE_N = "only one n is wrong: if there is a table, is its number there right?"


def of_inputs(problem: Problem, found: typing.Sequence[Answer]) -> Messages:
    """Returns what is said of the n that are wrong."""
    right, wrong = ({answer.n for answer in found if answer.is_right == value} for value in (True, False))
    if not problem.n or not wrong or len(right) < 3 or right & wrong:
        return set()
    if len([n for n in right if n > 3]) >= 3 and max(right) < min(wrong):
        return {LARGE}
    if len(wrong) == 1 and min(wrong) > 3:
        return {ONE_N}
    kinds = [(what, is_wrong) for flag, what, is_wrong in INPUTS if not flag or flag in problem.flags]
    return {what for what, is_wrong in kinds if all(map(is_wrong, wrong)) and not any(map(is_wrong, right))}


def cases_of(results: "typing.Sequence[Result]") -> typing.List[Case]:
    """Returns the test cases that ended in time and without an error, but not those with much more output than is right."""
    numbers = {case: number for number, case in enumerate(sorted(results[0].case.parent.glob("*.in")))}
    return [
        Case(
            numbers[result.case],
            compare.lines_of(result.case.read_bytes()),
            compare.lines_of(result.answer),
            compare.lines_of(result.outcome.output),
            result.verdict == "AC",
        )
        for result in results
        if result.verdict in ("AC", "WA", "PE") and len(result.outcome.output) <= max(MAX_OUTPUT, 2 * len(result.answer))
    ]


def tell_nothing(results: "typing.Sequence[Result]") -> bool:
    """Returns whether there is another reason: earlier calls, files in place of output, null or empty lines at the start."""
    outputs = [result.outcome.output for result in results]
    is_blank = any(output.startswith((b"\n\n", b"\r\n\r\n")) for output in outputs)
    is_null = any(output.strip() == b"null" for output in outputs)
    return is_blank or is_null or any(result.before or result.outcome.files for result in results)


def likely_mistake(problem: Problem, results: "typing.Sequence[Result]") -> str:
    """Returns the mistake that fits, if it is only one."""
    cases = [] if tell_nothing(results) else cases_of(results)
    if all(case.is_right for case in cases):
        return ""
    found = list(dict.fromkeys(answer for case in cases for answer in answers(problem, case)))
    has_form = all(answer.is_right or answer.found is not None for answer in found)
    messages = of_forms(problem, cases)
    if has_form:
        messages |= of_numbers(found) | of_searches(problem, found)
    messages = messages or of_queens(problem, cases) or of_inputs(problem, found)
    return say("likely mistake: {mistake}", mistake=say(messages.pop())) if len(messages) == 1 else ""
