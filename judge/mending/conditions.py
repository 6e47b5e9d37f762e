"""Edits of conditions, and of masks, which are made like them: chains of operands joined by one operator."""

import typing

from judge.mending.code import Code
from judge.mending.edit import Edits, everywhere, replaced
from judge.mending.tree import Node

LOGICAL, MASKS = {"or", "||", "and", "&&"}, {"|", "&"}
FLIPPED = {"+": "-", "-": "+", "<": ">", ">": "<", "<<": ">>", ">>": "<<", "0": "1", "1": "0", "2": "1"}


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
    """Yields a part of a condition with one word changed, in all its places, and with another name besides."""
    words = [code.at(i) for i in range(node.first, node.last + 1)]
    gaps = [code.text[code.tokens[i].end : code.tokens[i + 1].start] for i in range(node.first, node.last)] + [""]

    def text(words: typing.Sequence[str]) -> str:
        return "".join(word + gap for word, gap in zip(words, gaps))

    def with_word(words: typing.Sequence[str], old: str, new: str) -> typing.List[str]:
        return [new if word == old else word for word in words]

    arrays = [word for word in dict.fromkeys(words) if code.use(word) in ("array", "object")]
    for i, word in enumerate(words):
        if word in ("+", "-") and i and words[i - 1] not in ("(", "[", ","):
            flipped = [*words[:i], FLIPPED[word], *words[i + 1 :]]
            yield text(flipped)
            if 0 < i < len(words) - 1:
                yield text([*words[: i - 1], words[i + 1], word, words[i - 1], *words[i + 2 :]])
            for name in arrays:
                for other in code.names_like(name):
                    yield text(with_word(flipped, name, other))
            for name in code.scalars if word == "+" else ():
                if len(name) <= 2:
                    yield text([*flipped[: i + 1], f"{flipped[i + 1]} + {name}", *flipped[i + 2 :]])
    for word in dict.fromkeys(words):
        if word in FLIPPED and word not in ("+", "-"):
            yield text(with_word(words, word, FLIPPED[word]))
        for other in code.names_like(word) if word in code.uses else ():
            yield text(with_word(words, word, other))


def joined_otherwise(code: Code) -> Edits:
    """All parts of a condition joined by the other operator."""
    others = {"and": "or", "or": "and", "&&": "||", "||": "&&"}
    for operator, parts in chains(code):
        places = [part.last + 1 for part in parts[:-1] if code.at(part.last + 1) == operator]
        if operator in others and len(places) > 1:
            yield everywhere(code, 1, [(i, i) for i in places], others[operator])


def negated(code: Code) -> Edits:
    """A condition, or a value that is returned, negated."""
    no = "not " if code.is_python else "!"
    for node in code.nodes:
        if code.at(node.first - 1) in ("if", "elif", "while", "return") and node not in code.parents:
            node = node.parts[0] if node.kind == "group" and len(node.parts) == 1 else node
            text, is_tight = code.text_of(node), node.kind in ("name", "call", "index", "member")
            yield from replaced(code, 2, node.first, node.last, no + text if is_tight else f"{no}({text})")


def extended(code: Code) -> Edits:
    """A part of a condition copied beside it with a change, and a mask joined by another."""
    for operator, parts in chains(code):
        present = {code.text_of(part) for part in parts}
        operators = [operator] if operator else ["and", "or"] if code.is_python else ["&&", "||"]
        for part in parts:
            for new in dict.fromkeys(changed(code, part) if part.last - part.first <= 24 else ()):
                for joint in operators if new not in present else ():
                    yield from joined(code, 3, part, joint, new)
        if operator in MASKS:
            known = {code.at(i) for i in range(parts[0].first, parts[-1].last + 1)}
            for name in code.uses:
                if code.use(name) in ("scalar", "object") and name not in known and len(name) > 1:
                    yield from joined(code, 3, parts[-1], operator, name, f"~{name}" if "~" in code.text else f"!{name}")
