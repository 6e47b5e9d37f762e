"""Names mistakes that the form of the output tells: what is left out, swapped or not copied, in all wrong test cases."""

import itertools
import re
import typing

from judge import compare
from judge.boards import Square, attack
from judge.facts import Problem
from judge.lines import Lines
from judge.outputs import Case, boards_in, last_words, solutions_in

Queens = typing.List[Square]


def numbers_in(lines: Lines) -> typing.List[int]:
    """Returns the last number of each line, or nothing if one has none."""
    words = last_words(lines)
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
    return len(boards) > 1 and all(len(board) == 1 and set(board[0]) <= set(".Q") for board in boards)


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
        lambda c: '"' in c.answer[0] and re.fullmatch(r"[][, ]*\d[][\d, ]*", "".join(c.output)) is not None,
    ),
    ("solutions", "the number of solutions comes last, not first", lambda c: c.output == [c.answer[-1], *c.answer[:-1]]),
    (
        "solutions",
        "only the number of solutions is printed: the first three solutions come before it",
        lambda c: c.output == c.answer[-1:],
    ),
    (
        "solutions",
        "only two solutions are printed, but three are asked for",
        lambda c: c.output == [*c.answer[:2], c.answer[-1]],
    ),
    (
        "solutions",
        "a line has the rows of the queens, column by column, in place of their columns, row by row",
        lambda c: c.output == inverted(c.answer),
    ),
    ("solutions", "the solutions are in descending order", lambda c: c.output == mirrored(c.answer)),
    (
        "tells-valid",
        "several lines are printed: stop at the first two queens that attack each other; only after all pairs is it `valid`",
        lambda c: len(c.output) > 1 and {line.lower() for line in c.output} <= {"valid", "invalid"},
    ),
    (
        "",
        "an object is printed, not its contents: in Java, use new String(...) for a char[], in Python join(...) or list(...)",
        lambda c: re.search(ADDRESS, "\n".join(c.output)) is not None,
    ),
]


def of_forms(problem: Problem, cases: typing.Sequence[Case]) -> typing.Set[str]:
    if "any-solution" in problem.flags:
        return set()
    wrong = [case for case in cases if case.answer and not case.is_right]
    forms = [(what, is_so) for flag, what, is_so in FORMS if not flag or flag in problem.flags]
    return {what for what, is_so in forms if wrong and all(is_so(case) for case in wrong)}


TWO_QUEENS = "a row has two queens, one of an earlier try: the queen has to be taken off after the recursive call"
EMPTY = (
    "the solutions have no queens: are they placed on the board, and is a copy stored when a solution is found, before the "
    "search takes them off?"
)
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


def is_empty(case: Case, n: int) -> bool:
    """Returns whether there are as many solutions as there should be, but no queens."""
    text = "".join(case.output)
    number = len(boards_in(case.output)) or text.count("[]")
    return number == len(solutions_in(case.answer, n) or []) and not re.search(r"[Q\d]", text)


def of_queens(problem: Problem, cases: typing.Sequence[Case]) -> typing.Set[str]:
    """Returns what is said of the number of queens in the solutions of all wrong cases."""
    wrong = solutions_of_wrong(problem, cases)
    if not wrong:
        return set()
    if "solutions" not in problem.flags and all(is_empty(case, n) for n, case, _ in wrong):
        return {EMPTY}
    if any(len(board) > n for n, _, boards in wrong for board in boards):
        return {TWO_QUEENS} if all(has_solution(case, n, boards) for n, case, boards in wrong) else set()
    is_partial = all(any(len(board) < n for board in boards) for n, _, boards in wrong)
    return {TOO_FEW} if is_partial and not any(attack(board) for _, _, boards in wrong for board in boards) else set()
