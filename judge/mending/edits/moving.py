"""Edits that leave out a statement, or move it."""

import re

from judge.mending.edits.edit import Change, Edit, Edits, insertion, replaced
from judge.mending.text.code import Code
from judge.mending.text.statements import Statement

FARTHEST = 4  # Places that a statement is moved over.


def removal(code: Code, statement: Statement) -> Change:
    """Returns the change that leaves out a statement, with its line if it has one, or with what has to stand in its place."""
    start, end = statement.start, statement.end
    before, after = code.text[:start].rstrip(), re.match(r" *; *", code.text[end:])
    if code.grammar.is_indented:
        if after:
            return Change(start, end + after.end(), "")
        if before.endswith(";"):
            return Change(len(before.rstrip("; ")), end, "")
        is_beside_head = before.endswith(":") and "\n" not in code.text[len(before) : start]
        is_alone = sum(other.block == statement.block for other in code.statements) == 1
        new = "pass" if is_alone or is_beside_head else ""
    else:
        new = ";" if before.endswith((")", "else")) else ""
    line_start, line_end = code.text.rfind("\n", 0, start) + 1, code.text.find("\n", end) + 1 or len(code.text)
    has_line = not new and not (code.text[line_start:start] + code.text[end:line_end]).strip()
    return Change(line_start, line_end, "") if has_line else Change(start, end, new)


def left_out(code: Code) -> Edits:
    """A statement or a condition left out."""
    for statement in code.statements:
        tokens = code.tokens_in(statement.start, statement.end)
        if not statement.text:  # After the head of a block.
            yield Edit(1, (Change(statement.start, statement.end, ""),))
        elif not statement.is_head and statement.text != "pass":
            yield Edit(2.5, (removal(code, statement),))
        elif code.at(tokens[0]) in ("if", "elif") and code.grammar.is_indented:
            yield from replaced(code, 3, tokens[0] + 1, tokens[-1] - 1, "True")
        elif code.at(tokens[0]) == "if" and tokens[0] + 1 in code.partner:
            yield from replaced(code, 3, tokens[0] + 2, code.partner[tokens[0] + 1] - 1, "true")


def moved(code: Code) -> Edits:
    """A statement moved to a place near it."""
    for statement in code.statements:
        if statement.is_head or not code.text.endswith(code.end, 0, statement.end):  # An expression that ends a block.
            continue
        away = removal(code, statement)
        if away.new:  # What is left in its place is not said.
            continue
        before = [place for place in code.places if place.position <= statement.start]
        after = [place for place in code.places if place.position >= statement.end]
        for near in before[::-1][: FARTHEST + 1], after[: FARTHEST + 1]:
            for distance, place in enumerate(near):
                to = insertion(code, place, statement.text)
                if to.new.startswith("\n"):
                    yield Edit(1.5 if distance == 1 else 3, (away, to))


def indented(code: Code) -> Edits:
    """In indented code, a statement with its block, or all from there to the end of the block, further in or out."""
    levels = {len(statement.indent) for statement in code.statements} if code.grammar.is_indented else set()
    firsts = {code.line(statement.start): statement for statement in reversed(code.statements)}
    starts = [firsts[line] for line in sorted(firsts)]
    for k, one in enumerate(starts):
        own = len(one.indent)
        inside = next((j for j in range(k + 1, len(starts)) if len(starts[j].indent) <= own), len(starts))
        rest = next((j for j in range(k + 1, len(starts)) if len(starts[j].indent) < own), len(starts))
        for level in levels - {own}:
            for end in {inside, rest} if abs(level - own) <= 8 else ():
                space = "\t" if "\n\t" in code.text else " "
                changes = (
                    Change(s.start - len(s.indent), s.start, space * (len(s.indent) + level - own)) for s in starts[k:end]
                )
                yield Edit(1.5 if end == k + 1 else 3, tuple(changes))
