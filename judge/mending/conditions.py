"""Edits that ask for more in a condition or a mask: chains of operands joined by one operator."""

import re
import typing

from judge.mending.code import Code
from judge.mending.edit import Edits, replaced
from judge.mending.tree import Node
from judge.mending.vocabulary import LOGICAL, MASKS

LENGTHS = {".py": "len({})", ".rs": "{}.len()"}


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


def masks(code: Code) -> Edits:
    """A mask joined by another."""
    for operator, parts in chains(code):
        known = {code.at(i) for i in range(parts[0].first, parts[-1].last + 1)}
        for name in code.uses if operator in MASKS else ():
            if code.use(name) in ("scalar", "object") and name not in known and len(name) > 1:
                yield from joined(code, 3, parts[-1], operator, name, f"~{name}" if "~" in code.text else f"!{name}")


def marks(code: Code) -> typing.Iterator[typing.Tuple[str, str]]:
    """Yields how the marks that the file sets are asked for: that one is set, and that it is not."""
    no, reference = code.words.no, "&" if code.suffix == ".rs" else ""
    for match in re.finditer(
        r"([A-Za-z_]\w*(?:\[[^][=;\n]*(?:\[[^][]*\][^][\n]*)*\])+)\s*(?:=(?!=)|\+\+|--|\+=|-=|\^=)", code.text
    ):
        yield match[1], no + match[1]
    for match in re.finditer(r"\b([A-Za-z_][\w.]*)\.(?:add|insert|append|push)\(((?:[^()\n]|\([^()\n]*\))*)\)", code.text):
        name, element = match.groups()
        if code.is_python:
            yield f"{element} in {name}", f"{element} not in {name}"
        else:
            methods = ("contains", "count")
            yield from ((f"{name}.{m}({reference}{element})", f"!{name}.{m}({reference}{element})") for m in methods)


def numbers(code: Code) -> typing.Iterator[typing.Tuple[str, str]]:
    """Yields what may be compared with 8 or 0, if the file has them."""
    found = dict.fromkeys(token.text for token in code.tokens if token.kind == "number" and token.text in ("8", "0"))
    length = LENGTHS.get(code.suffix, "{}.size()")
    for name in code.uses:
        kind = code.use(name)
        text = name if kind == "scalar" else length.format(name)
        for number in found if kind == "scalar" or (kind != "function" and code.suffix != ".c") else ():
            yield f"{text} {'!=' if number != '0' else '=='} {number}", f"{text} {'==' if number != '0' else '!='} {number}"


def asked(code: Code) -> Edits:
    """A mark that is set, or a number, asked for in a condition."""
    known = [(2, mark) for mark in dict.fromkeys(marks(code))] + [(3, number) for number in dict.fromkeys(numbers(code))]
    for operator, parts in chains(code):
        text = code.span(parts[0].first, parts[-1].last)
        for rank, (yes, no) in known if operator not in MASKS else ():
            if yes not in text and operator not in ("and", "&&"):
                yield from joined(code, rank, parts[-1], code.words.either, yes)
            if yes not in text and operator not in ("or", "||"):
                yield from joined(code, rank, parts[-1], code.words.both, no)
