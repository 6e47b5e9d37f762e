"""Judges the white space of an output that is right without it."""

import typing

from judge.comparing.lines import Reason, mistake_in_line_ends
from judge.tables.messages import say


def presentation_error(answer: bytes, output: bytes) -> Reason:
    """Describes white space that does not make an output wrong, but that some judges refuse."""
    answer, output = answer.replace(b"\r\n", b"\n"), output.replace(b"\r\n", b"\n")
    lines = output.rstrip(b"\n").split(b"\n")
    expected, found = (sum(bool(line.strip()) for line in text.split(b"\n")) for text in (answer, output))
    if found != expected:
        return mistake_in_line_ends(expected, found)
    for number, line in enumerate(lines, 1):
        if line != line.rstrip():
            return say("line {line} ends in white space", line=number)
    if output.strip() and output != output.lstrip():
        return say("white space stands before the answer")
    if b"\n\n\n" in b"\n".join(lines):
        return say("there are two empty lines in a row")
    if len(output) - len(output.rstrip(b"\n")) > max(1, len(answer) - len(answer.rstrip(b"\n"))):
        return say("there are empty lines at the end")
    return None


def verdict(flags: typing.Container[str], answer: bytes, output: bytes) -> typing.Tuple[str, typing.Optional[str]]:
    """Returns the verdict on a right output, and what some judges refuse."""
    if "ignores-white-space" in flags:
        return "AC", None if output.split() == answer.split() else say("the output differs in upper and lower case")
    if "ignores-ends" in flags:
        is_blank_before = output.strip() and output[:1].isspace()
        verdict = "WA" if is_blank_before and "refuses-start" in flags else "AC"
        return verdict, say("white space stands before the answer") if is_blank_before else None
    if "needs-line-end" in flags and not output.endswith(b"\n"):
        return "PE", say("the last line end is missing")
    error = presentation_error(answer, output)
    return "PE" if error and "refuses-white-space" in flags else "AC", error
