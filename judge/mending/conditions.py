"""Edits of conditions, and of masks, which are made like them: chains of operands joined by one operator."""

import typing

from judge.mending.code import Code
from judge.mending.edit import Edits, replaced
from judge.mending.tree import Node
from judge.mending.vocabulary import LOGICAL, MASKS

SIGNS = {"+": "-", "-": "+"}
FLIPPED = {"<": ">", ">": "<", "<<": ">>", ">>": "<<", "0": "1", "1": "0", "2": "1"}


class Chain(typing.NamedTuple):
    """The operator and the operands of a condition or a mask; a condition that is no chain has no operator."""

    operator: str
    operands: typing.Tuple[Node, ...]


def operands(code: Code, node: Node, operator: str) -> typing.Tuple[Node, ...]:
    if node.kind == "binary" and code.at(node.operator) == operator:
        return (*operands(code, node.parts[0], operator), *operands(code, node.parts[1], operator))
    return (node,)


def chains(code: Code) -> typing.Iterator[Chain]:
    for node in code.nodes:
        operator = code.at(node.operator) if node.kind == "binary" else ""
        parent = code.parents.get(node)
        if operator in LOGICAL | MASKS:
            if not (parent and parent.kind == "binary" and code.at(parent.operator) == operator):
                yield Chain(operator, operands(code, node, operator))
        elif node.kind != "group" and not (parent and parent.kind == "binary"):
            opened = code.at(node.first - 1) == "("
            chosen = parent and parent.kind == "choice" and node == parent.parts[code.is_python]
            is_condition = code.at(node.first - 1 - opened) in ("if", "elif", "while")
            if chosen or (is_condition and not (parent and parent.first == node.first)):
                yield Chain("", (node,))


def joined(code: Code, rank: float, part: Node, operator: str, *news: str) -> Edits:
    """Puts each of the new parts behind a part of a condition."""
    return replaced(code, rank, part.first, part.last, *(f"{code.text_of(part)} {operator} {new}" for new in news))


def changed(code: Code, node: Node) -> typing.Iterator[str]:
    """Yields a part of a condition with a sign changed, and perhaps an array, or with another word in all places."""
    words = [code.at(i) for i in range(node.first, node.last + 1)]
    gaps = [code.text[code.tokens[i].end : code.tokens[i + 1].start] for i in range(node.first, node.last)] + [""]

    def text(old: str, new: str, place: int = -1, sign: str = "") -> str:
        """Returns the part with another name in all places, and with another sign in one."""
        found = [sign if i == place else new if word == old else word for i, word in enumerate(words)]
        return "".join(word + gap for word, gap in zip(found, gaps))

    names = [(name, other) for name in dict.fromkeys(words) if name in code.uses for other in code.names_like(name)]
    arrays = [(name, other) for name, other in names if code.use(name) in ("array", "object")]
    for i, word in enumerate(words):
        if word in SIGNS:
            yield from (text(*pair, i, SIGNS[word]) for pair in [("", ""), *arrays])
    yield from (text(*pair) for pair in [*((word, FLIPPED[word]) for word in dict.fromkeys(words) if word in FLIPPED), *names])


def extended(code: Code) -> Edits:
    """A part of a condition copied beside it with a change, and a mask joined by another."""
    for operator, parts in chains(code):
        present = {code.text_of(part) for part in parts}
        operators = [operator] if operator else [code.words.both, code.words.either]
        for part in parts:
            for new in dict.fromkeys(changed(code, part) if part.last - part.first <= 24 else ()):
                for joint in operators if new not in present else ():
                    yield from joined(code, 3, part, joint, new)
        if operator in MASKS:
            known = {code.at(i) for i in range(parts[0].first, parts[-1].last + 1)}
            for name in code.uses:
                if code.use(name) in ("scalar", "object") and name not in known and len(name) > 1:
                    yield from joined(code, 3, parts[-1], operator, name, f"~{name}" if "~" in code.text else f"!{name}")
