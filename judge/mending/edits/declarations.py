"""Edits of declarations: references, `nonlocal` and `global`."""

import re

from judge.mending.edits.edit import Edits, added, replaced
from judge.mending.text.code import Code
from judge.mending.text.vocabulary import TYPES


def references(code: Code) -> Edits:
    """A parameter by reference, and the addresses that a function needs."""
    reference = code.grammar.references
    for i in range(1, len(code.tokens) - 1) if reference else ():
        before, after = code.at(i - 1), code.at(i + 1)
        if code.kind(i) == "name" and after in (",", ")", ":") and before in (">", ">>", *TYPES):
            yield from replaced(code, 1, i, i, f"{reference}{code.at(i)}")
    for node in code.nodes:
        for rank, skipped in code.news("addresses", code.at(node.operator - 1)) if node.kind == "call" else ():
            parts = node.parts[1 + int(skipped) :]
            news = ", ".join(code.text_of(part) if code.at(part.first) == "&" else f"&{code.text_of(part)}" for part in parts)
            yield from replaced(code, rank, parts[0].first, node.last - 1, news) if parts else ()


def declared(code: Code) -> Edits:
    """A name of the function around, or of none, declared; the object as the first parameter of a method."""
    this = code.grammar.receiver
    for i in range(len(code.tokens)) if this and this in code.text else ():
        first = code.at(i + 3)
        if code.at(i) == "def" and first == ")":
            yield from replaced(code, 1, i + 2, i + 3, f"({this})")
        elif code.at(i) == "def" and first != this:
            yield from replaced(code, 1, i + 3, i + 3, f"{this}, {first}")
    names = [name for name in code.uses if re.search(rf"\b{re.escape(name)}\s*[-+|^&*]?=(?!=)", code.text)]
    for place in code.places if code.grammar.declares else ():
        if place.after and place.after.text.startswith("def "):
            for name in names:
                yield from added(code, 1.5, place, *(f"{word} {name}" for word in code.grammar.declares))
