"""Edits of what a function returns, and where a block stops."""

import itertools
import re
import typing

from judge.mending.code import Code, Statement
from judge.mending.edit import ADDED, IN_PLACE, Change, Edit, added

Edits = typing.Iterator[Edit]
CONSTANTS = [("true", "false", "0", "1"), ("True", "False", "0", "1")]
STOPS = {"return", "break", "continue", "pass", "import", "from", "int", "using"}


def sums(code: Code) -> typing.List[str]:
    """Returns the names that are added to, or that start with nothing."""
    return [name for name in code.uses if re.search(rf"\b{re.escape(name)}\s*(\+=|\+\+|=\s*(0|\[\]|False|false)\b)", code.text)]


def values(code: Code) -> typing.List[str]:
    """Returns what may be returned."""
    return [*sums(code), *CONSTANTS[code.is_python]]


def rewritten(rank: float, statement: Statement, new: str) -> Edit:
    return Edit(rank, (Change(statement.start, statement.end, new),), statement.start, IN_PLACE, statement.text, new)


def returned(code: Code) -> Edits:
    """The value of a call or an expression returned, added up, or not."""
    end = "" if code.is_python else ";"
    condition = "if {}: return True" if code.is_python else "if ({}) return true;"
    for statement in code.statements:
        text, tokens = statement.text.rstrip(";"), code.tokens_in(statement.start, statement.end)
        if statement.is_head or not text:
            continue
        is_returned = code.at(tokens[0]) == "return"
        value = text[6:].strip() if is_returned else text
        is_value = all(code.kind(i) in ("name", "number") or code.at(i) in "()[].,+-;" for i in tokens)
        news = [(1.0, f"return {value}{end}")] if is_value and code.at(tokens[0]) not in STOPS else []
        if code.calls_own(statement) and (is_returned or "=" not in text.partition("(")[0]):
            news += [(1, value + end), (1, condition.format(value)), *((1.5, f"{name} += {value}{end}") for name in sums(code))]
        news += [(2, f"return {other}{end}") for other in values(code)] if is_returned else []
        yield from (rewritten(rank, statement, new) for rank, new in news)


def stopped(code: Code) -> Edits:
    """`return`, `break`, `continue` or a value returned at the end of a block."""
    end = "" if code.is_python else ";"
    last = {statement.block: statement for statement in code.statements}
    words = ["return", "break", "continue", *(f"return {value}" for value in values(code))]
    for before, statement in zip([None, *code.statements], code.statements):
        if statement.is_head or statement.text.rstrip(";").partition(" ")[0] in STOPS - {"int"}:
            continue
        is_body = not code.is_python and before and before.is_head and code.text[before.end - 1] == ")"
        for word in words:
            rank = 2 if word == "return" else 3
            if is_body:
                yield rewritten(rank, statement, f"{{ {statement.text} {word}; }}")
            elif last[statement.block] is statement:
                yield added(code, rank, statement, word + end)


FUNCTION = re.compile(r"def\b|(?!(?:\} *)?(?:if|for|while|else|switch)\b).*\)\s*(?:->.*|const)?\{$")


def ends(code: Code) -> typing.Iterator[typing.Tuple[int, str]]:
    """Yields the end of the last block of each function that ends with one, and the white space before."""
    for k, head in enumerate(code.statements):
        if not head.is_head or not FUNCTION.match(head.text):
            continue
        if not code.is_python:
            brace = code.partner.get(code.tokens_in(head.start, head.end)[-1], 0) - 1
            if code.at(brace) == "}":
                yield code.tokens[brace].end, code.indent(code.tokens[brace].start)
            continue
        inside = list(itertools.takewhile(lambda s: len(s.indent) > len(head.indent), code.statements[k + 1 :]))  # noqa: B023
        if inside and len(inside[-1].indent) > len(inside[0].indent):
            yield inside[-1].end, inside[0].indent


def finished(code: Code) -> Edits:
    """A value returned at the end of a function."""
    for end, indent in ends(code):
        for value in values(code):
            new = f"return {value}" if code.is_python else f"return {value};"
            yield Edit(1.5, (Change(end, end, f"\n{indent}{new}"),), end - 1, ADDED, "", new)
