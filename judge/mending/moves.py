"""Edits that leave out or move a statement, or exchange two."""

import typing

from judge.mending.code import Code, Statement
from judge.mending.edit import (
    BEFORE,
    BEHIND,
    EXCHANGED,
    FURTHER,
    FURTHER_TO,
    LESS,
    LESS_TO,
    Change,
    Edit,
    added,
    is_alone,
    removed,
    replaced,
)

Edits = typing.Iterator[Edit]


def left_out(code: Code) -> Edits:
    """A statement, a condition, or the `else` before an `if` left out."""
    for statement in code.statements:
        tokens = code.tokens_in(statement.start, statement.end)
        if not statement.is_head and statement.text not in (";", "pass"):
            yield removed(code, 2, statement)
        elif code.at(tokens[0]) in ("if", "elif") and code.is_python:
            yield replaced(code, 3, tokens[0] + 1, tokens[-1] - 1, "True")
        elif code.at(tokens[0]) == "if" and tokens[0] + 1 in code.partner:
            yield replaced(code, 3, tokens[0] + 2, code.partner[tokens[0] + 1] - 1, "true")
    for i in range(len(code.tokens)):
        if code.at(i) == "else" and code.at(i + 1) == "if":
            yield replaced(code, 2, i, i, "")


def relocated(code: Code, rank: float, one: Statement, to: Statement, is_behind: bool) -> Edit:
    """Moves a statement behind or before another."""
    away = Change(one.start, one.end, "pass" if code.is_python else "")
    put = Change(to.start, to.start, f"{one.text}\n{to.indent}")
    if is_behind:
        put = added(code, rank, to, one.text).changes[0]
    line = str(code.line(to.end - 1 if is_behind else to.start))
    return Edit(rank, (away, put), one.start, BEHIND if is_behind else BEFORE, one.text, line)


def swapped(code: Code, one: Statement, two: Statement, new_one: str, new_two: str) -> typing.Tuple[Change, ...]:
    return Change(one.start, one.end, new_one), Change(two.start, two.end, new_two)


def moved(code: Code) -> Edits:
    """A statement moved by one or two others, or into or out of a block at its start."""
    for one, two in zip(code.statements, code.statements[1:]):
        if is_alone(code, one) or is_alone(code, two):
            continue
        if one.is_head and not two.is_head:
            yield relocated(code, 3, two, one, is_behind=False)
        elif two.is_head and not one.is_head and two.block == one.block:
            yield relocated(code, 2, one, two, is_behind=True)
        elif not one.is_head and one.block == two.block:
            yield Edit(2, swapped(code, one, two, two.text, one.text), one.start, BEHIND, one.text, str(code.line(two.end - 1)))
    for one, three in zip(code.statements, code.statements[2:]):
        if one.block == three.block and not one.is_head and not three.is_head:
            yield relocated(code, 3, one, three, is_behind=True)
            yield relocated(code, 3, three, one, is_behind=False)


def over_braces(code: Code) -> Edits:
    """A statement moved over the closing brace beside it."""
    for one in code.statements:
        tokens = code.tokens_in(one.start, one.end)
        if one.is_head or not tokens:
            continue
        for brace, is_behind in (tokens[-1] + 1, True), (tokens[0] - 1, False):
            if code.at(brace) == "}":
                start, end = code.tokens[brace].start, code.tokens[brace].end
                put = (
                    Change(end, end, f"\n{one.indent}{one.text}")
                    if is_behind
                    else Change(start, start, f"{one.text}\n{one.indent}")
                )
                changes = (Change(one.start, one.end, ""), put)
                yield Edit(2, changes, one.start, BEHIND if is_behind else BEFORE, one.text, str(code.line(start)))


def indented(code: Code) -> Edits:
    """Python: a statement with its block, or all from there to the end of the block, further in or out."""
    levels = {len(statement.indent) for statement in code.statements} if code.is_python else set()
    firsts = {code.line(statement.start): statement for statement in reversed(code.statements)}
    starts = [firsts[line] for line in sorted(firsts)]
    for k, one in enumerate(starts):
        own = len(one.indent)
        inside = next((j for j in range(k + 1, len(starts)) if len(starts[j].indent) <= own), len(starts))
        rest = next((j for j in range(k + 1, len(starts)) if len(starts[j].indent) < own), len(starts))
        for level in levels - {own}:
            for end in {inside, rest} if abs(level - own) <= 8 else ():
                changes = tuple(
                    Change(s.start - len(s.indent), s.start, " " * (len(s.indent) + level - own)) for s in starts[k:end]
                )
                line, last = code.text[one.start :].partition("\n")[0], str(code.line(starts[end - 1].start))
                if len(changes) == 1:
                    yield Edit(2, changes, one.start, FURTHER if level > own else LESS, line)
                else:
                    yield Edit(2.5, changes, one.start, FURTHER_TO if level > own else LESS_TO, line, last)


def exchanged(code: Code) -> Edits:
    """The values of two statements exchanged."""
    for one, two in zip(code.statements, code.statements[1:]):
        (a, equals, x), (b, other, y) = (s.text.partition(" = ") for s in (one, two))
        if equals and other and not one.is_head and not two.is_head and x != y:
            changes = swapped(code, one, two, f"{a} = {y}", f"{b} = {x}")
            yield Edit(2, changes, one.start, EXCHANGED, y.rstrip(";"), x.rstrip(";"))
