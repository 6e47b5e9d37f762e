"""Names the mistake that the outputs of all test cases tell together, and none of them alone.

It is named only if nothing else that is known here fits. Only cases count that ended in time and without an error.
"""

import functools
import itertools
import json
import pathlib
import re
import typing

from judge import compare, facts
from judge.boards import Board, Square, mistake_in_permutation, queens_of
from judge.facts import Problem
from judge.messages import say

if typing.TYPE_CHECKING:
    from judge.verdicts import Result

TABLE = pathlib.Path(__file__).with_name("mistakes.tsv")  # Its comments explain the columns.
Lines = typing.List[str]
Messages = typing.Set[str]


class Case(typing.NamedTuple):
    number: int  # Among all test cases of the problem.
    question: Lines
    answer: Lines
    output: Lines
    is_right: bool


class Row(typing.NamedTuple):
    problem: str
    name: str
    message: str
    answers: str


@functools.lru_cache(maxsize=None)
def read_table() -> typing.List[Row]:
    return facts.read(TABLE, Row)


def boards_in(output: Lines) -> typing.List[Board]:
    """Returns the boards, in JSON or in lines."""
    text = "\n".join(output)
    try:
        return [tuple(board) for board in json.loads(text)] if text.startswith("[") else compare.boards_in_lines(output)
    except (ValueError, RecursionError, TypeError):
        return []


def solutions_in(output: Lines, n: int) -> typing.Optional[typing.List[typing.List[Square]]]:
    """Returns the queens of each board, or of each line or list of several numbers, or None if the form is another."""
    text = "\n".join(output)
    if re.search("[.Q]", text):
        boards = boards_in(output)
        is_right = all(len(board) == n and all(re.fullmatch(f"[.Q]{{{n}}}", str(row)) for row in board) for board in boards)
        return [queens_of(board, "Q") for board in boards] if boards and is_right else None
    lists = re.findall(r"\[[^][]+\]", text) if text.startswith("[") else [line for line in output if len(line.split()) > 1]
    solutions = [list(enumerate((int(number[:9]) for number in re.findall(r"\d+", numbers)), 1)) for numbers in lists]
    return solutions if all(len(queens) == n for queens in solutions) else None


def token(problem: Problem, lines: Lines) -> str:
    """Returns an output as the table has it: the last word of each line, or the column of the queen in each row of a board."""
    if "given-queens" in problem.flags:
        return "".join(str(row.find("Q")) if "Q" in row else "." for row in lines) or "-"
    return ",".join(line.split()[-1].lower() for line in lines if line.split())


def counts(problem: Problem, case: Case) -> typing.List[typing.Tuple[int, str, str]]:
    """Returns each n of a case, and how many solutions the right answer and the output have."""
    if "until-zero" in problem.flags:
        queries = [int(n) for n in case.question if n != "0"]
        is_complete = len(queries) == len(case.answer) == len(case.output)
        return list(zip(queries, case.answer, case.output)) if is_complete else []
    n, found = int(case.question[0]), case.output[-1] if case.output else ""
    if not found.lstrip("-").isdecimal():
        solutions = solutions_in(case.output, n)
        no_solution = "" if "lists" in problem.flags else "[]"
        if solutions is None or (not solutions and found not in ("", no_solution)):
            return []
        found = str(len(solutions))
    elif found == "0" and len(case.output) > 1:
        return []  # Solutions are printed, but not counted.
    right = case.answer[-1] if case.answer else ""
    return [(n, right if right.isdecimal() else str(len(solutions_in(case.answer, n) or [])), found)]


def are_counts(problem: Problem, cases: typing.Sequence[Case]) -> bool:
    """Returns whether each wrong output is a count for each n, or has the form of solutions."""
    return all(case.is_right or counts(problem, case) for case in cases)


def of_table(problem: Problem, cases: typing.Sequence[Case]) -> Messages:
    """Returns what is said of wrong searches that have these answers."""
    table = [row for row in read_table() if row.problem == problem.name]
    found = {case.number: token(problem, case.output) for case in cases}
    if not table and problem.n and "any-solution" not in problem.flags:
        if not are_counts(problem, cases):
            return set()  # A row has to explain each wrong answer.
        table = [row for row in read_table() if row.problem == "n"]
        found = {n - 1: answer for case in cases for n, _, answer in counts(problem, case)}
    messages = set()
    for row in table:
        answers = row.answers.split(" ")
        pairs = [
            pair
            for number, answer in found.items()
            if number < len(answers)
            for pair in itertools.zip_longest(answers[number].split(","), answer.split(","))
            if pair[0] != "?"
        ]
        is_telling = not {answer for _, answer in pairs} <= {"0", "1"} or {*",".join(answers).split(",")} <= {"0", "1", "?"}
        is_telling &= row.problem != "n" or len({wrong for wrong, _ in pairs}) > 1
        if len(pairs) >= 3 and is_telling and all(wrong == answer for wrong, answer in pairs):
            messages.add(row.message)
        if row.name == "nothing" and len(found) >= 3 and {*found.values()} == {"0"}:
            return {row.message}
    return messages


def values(lines: Lines) -> typing.List[int]:
    words = [line.split()[-1] for line in lines if line.split()]
    return [int(word) for word in words] if all(re.fullmatch("[0-9]{1,9}", word) for word in words) else []


def mirrored(answer: Lines) -> Lines:
    n = len(answer[0].split())
    return [*(" ".join(str(n + 1 - int(word)) for word in line.split()) for line in answer[:-1]), answer[-1]]


SWAP = str.maketrans("Q.", ".Q")
# A flag of the problem, what is said, and whether it is so in a case; in one that is not accepted, it explains why.
FORMS: typing.List[typing.Tuple[str, str, typing.Callable[[Case], bool]]] = [
    ("until-zero", "the 0 that ends the input is not answered", lambda c: c.output[:-1] == c.answer),
    ("until-zero", "only the first test case of the input is answered: read until the 0", lambda c: c.output == c.answer[:1]),
    (
        "until-zero",
        "the count is not set to 0 before each test case",
        lambda c: len(c.answer) > 0 and values(c.output) == list(itertools.accumulate(values(c.answer))),
    ),
    ("any-order", "`Q` and `.` are swapped", lambda c: c.answer == "\n".join(c.output).translate(SWAP).split("\n")),
    ("solutions", "the number of solutions comes last, not first", lambda c: c.output == [c.answer[-1], *c.answer[:-1]]),
    ("solutions", "the first three solutions are printed, too, before their number", lambda c: c.output == c.answer[-1:]),
    ("solutions", "the first three solutions are printed, not two", lambda c: c.output == [*c.answer[:2], c.answer[-1]]),
    ("solutions", "the solutions are in descending order", lambda c: c.output == mirrored(c.answer)),
]


def of_form(problem: Problem, cases: typing.Sequence[Case]) -> Messages:
    if "any-solution" in problem.flags:
        return set()
    wrong = [case for case in cases if case.answer and not case.is_right]
    return {what for flag, what, is_so in FORMS if flag in problem.flags and wrong and all(is_so(case) for case in wrong)}


TWO_QUEENS = "a row has two queens, one of an earlier try: the queen has to be taken off after the recursive call"


def has_solution(case: Case, n: int) -> bool:
    """Returns whether each board has the queens of a solution and more, but is neither full nor has `Q` and `.` swapped."""
    solutions = [set(queens) for queens in solutions_in(case.answer, n) or []]
    boards = [set(queens) for queens in solutions_in(case.output, n) or []]
    is_known = {len(board) for board in boards} <= {n * n, n * (n - 1)}
    return not is_known and all(any(queens <= board for queens in solutions) for board in boards)


def of_solutions(problem: Problem, cases: typing.Sequence[Case]) -> Messages:
    wrong = [(int(case.question[0]), case) for case in cases if not case.is_right] if "any-order" in problem.flags else []
    boards = [board for n, case in wrong for board in solutions_in(case.output, n) or [] if len(board) > n]
    return {TWO_QUEENS} if boards and all(has_solution(case, n) for n, case in wrong) else set()


# A flag of the problem or nothing, and what is said if exactly these n are wrong, and three or more others right.
INPUTS: typing.List[typing.Tuple[str, str, typing.Callable[[int, int], bool]]] = [
    ("", "exactly the odd n are wrong", lambda n, largest: n % 2 == 1),
    ("", "exactly the even n are wrong", lambda n, largest: n % 2 == 0),
    ("", "only n = 1 is wrong: is it left out?", lambda n, largest: n == 1),
    ("", "only n = 2 and 3 are wrong, which have no solution", lambda n, largest: n in (2, 3)),
    (
        "",
        "only the largest n is wrong: is there room for it, and does the loop that fills a table reach it?",
        lambda n, largest: n == largest,
    ),
    ("any-solution", "exactly those n are wrong for which n % 6 is 2 or 3", lambda n, largest: n % 6 in (2, 3)),
]


def of_inputs(problem: Problem, cases: typing.Sequence[Case]) -> Messages:
    """Returns what is said of the n that are wrong, if nothing says why."""
    if not problem.n or any(row.problem == problem.name for row in read_table()):
        return set()
    if "until-zero" in problem.flags and not are_counts(problem, cases):
        return set()
    if "until-zero" not in problem.flags:
        is_right = {int(case.question[0]): case.is_right for case in cases}
    elif "any-solution" not in problem.flags:
        is_right = {n: right == found for case in cases for n, right, found in counts(problem, case)}
    else:
        is_right = {n: not mistake_in_permutation(found.split(), n) for case in cases for n, _, found in counts(problem, case)}
    if sum(is_right.values()) < 3:
        return set()
    kinds = [(what, is_wrong) for flag, what, is_wrong in INPUTS if not flag or flag in problem.flags]
    return {what for what, is_wrong in kinds if all(is_wrong(n, max(is_right)) != is_right[n] for n in is_right)}


def likely_mistake(problem: Problem, results: "typing.Sequence[Result]") -> str:
    """Returns the mistake that fits, if it is only one."""
    outputs = {result.outcome.output.strip() for result in results}
    if any(len(result.outcome.output) > 2 and result.outcome.output.isspace() for result in results):
        return ""  # Empty rows.
    if b"null" in outputs or any(result.before or result.outcome.files for result in results):
        return ""
    numbers = {case: number for number, case in enumerate(sorted(results[0].case.parent.glob("*.in")))}
    cases = [
        Case(
            numbers[result.case],
            compare.lines_of(result.case.read_bytes()),
            compare.lines_of(result.answer),
            compare.lines_of(result.outcome.output),
            result.verdict == "AC",
        )
        for result in results
        if result.verdict in ("AC", "WA", "PE")
    ]
    if not cases or all(case.is_right for case in cases):
        return ""
    messages = of_table(problem, cases) | of_form(problem, cases) | of_solutions(problem, cases) or of_inputs(problem, cases)
    return say("likely mistake: {mistake}", mistake=say(messages.pop())) if len(messages) == 1 else ""
