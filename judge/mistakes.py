"""Names the mistake that the outputs of all test cases tell together, and none of them alone.

Each function looks at one kind of evidence, and returns what it says: here at the numbers that are answered, in forms.py at
what the output looks like. It is said only if it is one thing.
"""

import functools
import pathlib
import re
import typing

from judge import compare, facts
from judge.facts import Problem
from judge.forms import of_forms, of_queens
from judge.messages import say
from judge.outputs import Answer, Case, answers

if typing.TYPE_CHECKING:
    from judge.verdicts import Result

TABLE = pathlib.Path(__file__).with_name("mistakes.tsv")  # Its comments explain the columns.
MAX_OUTPUT = 40_000  # In bytes: more takes too long to read.
Messages = typing.Set[str]


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
