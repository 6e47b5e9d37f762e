"""Edits of the head of a loop."""

import re
import typing

from judge.mending.code import Code
from judge.mending.edit import Edits, replaced

# Tokens with spaces between them.
FOR = re.compile(r"\( (\w+ )?(\w+) = (\w+) ; \2 (<=?) ([^;]+) ; (?:\2 \+\+|\+\+ \2|\2 \+= 1) \)$")


def of_range(low: str, high: str) -> typing.List[str]:
    """Returns the arguments that a call of Python's `range` may be meant to have."""
    up = [high, f"1, {high}", f"1, {high} + 1", f"{low} - 1, {high} - 1", f"{low} + 1, {high} + 1", f"{low}, {high}"]
    return [*up, f"{high} - 1, {low} - 1, -1", f"{high} - 1, -1, -1", f"{low}, {high}, -1"]


def of_for(kind: str, name: str, low: str, sign: str, high: str) -> typing.List[str]:
    """Returns what a loop that counts up may be meant as: one that counts down, or one with the other usual bounds."""
    last = high if sign == "<=" else f"{high} - 1"
    bounds = f"1; {name} <= {high}" if sign == "<" else f"0; {name} < {high}"
    return [f"{kind}{name} = {last}; {name} >= {low}; {name}--", f"{kind}{name} = {bounds}; {name}++"]


def loops(code: Code) -> Edits:
    """The direction and the bounds of a loop."""
    for node in code.nodes:
        if node.kind == "call" and code.at(node.operator - 1) == "range":
            bounds = [code.text_of(part) for part in node.parts[1:]]
            low, high = (bounds if len(bounds) > 1 else ["0", *bounds, ""])[:2]
            yield from replaced(code, 1.5, node.operator, node.last, *(f"({new})" for new in of_range(low, high)))
        elif node.kind == "group" and code.at(node.first - 1) == "for":
            match = FOR.match(" ".join(map(code.at, range(node.first, node.last + 1))))
            news = of_for(*match.groups("")) if match else []
            yield from replaced(code, 1.5, node.first, node.last, *(f"({new})" for new in news))
