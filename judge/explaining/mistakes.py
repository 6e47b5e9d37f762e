"""Names the mistake that the outputs of all test cases tell together, and none of them alone: what a program lacks."""

import itertools
import typing

from judge.comparing import boards, compare
from judge.comparing.boards import Board
from judge.comparing.lines import Case, Lines
from judge.comparing.verdicts import Result
from judge.explaining import searches
from judge.tables.facts import Problem
from judge.tables.messages import say

MAX_OUTPUT = 40_000  # In bytes: more takes too long to read.
Messages = typing.Set[str]


class Answer(typing.NamedTuple):
    """What a program answers for a board, whose free squares are `.`"""

    board: Board
    right: str
    found: str


def last_words(lines: Lines) -> typing.List[str]:
    return [line.split()[-1].lower() for line in lines if line]


def boards_in(problem: Problem, question: Lines) -> typing.Iterator[Board]:
    if problem.largest_n is not None:  # The program reads only n.
        yield from (("." * int(n),) * int(n) for n in question if n != "0")
        return
    rows = [line for line in question if not line.isdecimal()]
    if "free-stars" in problem.flags:
        rows = [row.translate(str.maketrans(".*", "*.")) for row in rows]
    while rows:
        n = len(rows[0])
        yield tuple(rows[:n])
        rows = rows[n:]


def answers(problem: Problem, case: Case) -> typing.List[Answer]:
    questions, rights, founds = [*boards_in(problem, case.question)], last_words(case.answer), last_words(case.output)
    return [*map(Answer, questions, rights, founds if len(founds) == len(questions) else [""] * len(questions))]


def fits(wrong: searches.Solve, found: typing.Sequence[Answer]) -> bool:
    """Returns whether a wrong solution has these answers, and enough of them to tell it from others."""
    is_known = len(found) >= 3 and sum(answer.found != answer.right for answer in found) >= 2
    return is_known and all(wrong(answer.board) == answer.found for answer in found)


def of_searches(problem: Problem, cases: typing.Sequence[Case]) -> Messages:
    """Returns what is said of the wrong solutions that have these answers, unless the comparison explains each attack."""
    if {"any-order", "any-solution", "given-queens", "lists", "solutions"} & problem.flags:
        return set()
    found = {answer for case in cases for answer in answers(problem, case) if len(answer.board) <= searches.MAX_N}
    if {answer.found for answer in found} == {"0"}:
        return set()  # Many wrong solutions have these answers.
    # Wrong answers first: few wrong solutions have even one.
    ordered = sorted(found, key=lambda answer: (answer.found == answer.right, len(answer.board), len(answer.found), answer))
    if "tells-valid" in problem.flags:
        return {what for what, wrong in searches.VALIDITIES if fits(wrong, ordered)}
    few = [answer for answer in ordered if boards.numbers_of([answer.found])[0] <= searches.MAX_SOLUTIONS]
    messages = {what for what, wrong in searches.SEARCHES if fits(wrong, few)}
    if problem.largest_n is not None:
        messages |= {what for what, wrong in searches.ON_FREE_BOARDS if fits(wrong, ordered)}
    return messages


def skips_the_first(case: Case) -> bool:
    """Returns whether the first query is not answered, but taken for the number of queries."""
    expected = case.answer[1 : int(case.question[0]) + 1]
    return case.output[: len(expected)] == expected


def adds_up(case: Case) -> bool:
    """Returns whether each number has those before added."""
    right, found = (boards.numbers_of(last_words(lines)) for lines in (case.answer, case.output))
    return found == [*itertools.accumulate(right)]


# What is said, and whether it is so in a case that is not accepted and has several queries, until a 0.
QUERIES: typing.Sequence[typing.Tuple[str, typing.Callable[[Case], bool]]] = [
    ("the 0 that ends the input is not answered", lambda case: case.output[:-1] == case.answer),
    ("only the first test case of the input is answered: read until the 0", lambda case: case.output == case.answer[:1]),
    ("the first number of the input is not the number of test cases: the input ends with a 0", skips_the_first),
    ("the count is not set to 0 before each test case", adds_up),
]


def of_forms(problem: Problem, wrong: typing.Sequence[Case]) -> Messages:
    """Returns what is said of the form of all outputs that are not accepted."""
    several = [case for case in wrong if len(case.answer) > 1 and "until-zero" in problem.flags]
    return {what for what, is_so in QUERIES if several and all(map(is_so, several))}


def case_of(result: Result) -> Case:
    return Case(*map(compare.lines_of, (result.case.read_bytes(), result.answer, result.outcome.output)))


def is_known(result: Result) -> bool:
    """Returns whether a program ended in time and without an error, and its output is not much longer than the answer."""
    return result.verdict in ("AC", "WA", "PE") and len(result.outcome.output) <= max(MAX_OUTPUT, 2 * len(result.answer))


def tells_nothing(result: Result) -> bool:
    """Returns whether there is another reason: earlier calls, files, unread input, null, or empty lines at the start."""
    outcome = result.outcome
    is_empty = outcome.output.strip() == b"null" or outcome.output.startswith((b"\n\n", b"\r\n\r\n"))
    return is_empty or bool(result.before or outcome.files) or not outcome.has_read


def likely_mistake(problem: Problem, results: typing.Sequence[Result]) -> str:
    """Returns the mistake that fits, if it is only one."""
    known = [result for result in results if is_known(result)]
    wrong = [case_of(result) for result in known if result.verdict != "AC"]
    if not wrong or any(map(tells_nothing, known)):
        return ""
    cases = [case_of(result) for result in known]
    messages = of_forms(problem, wrong) | of_searches(problem, cases)
    return say("likely mistake: {mistake}", mistake=say(messages.pop())) if len(messages) == 1 else ""
