"""Edits that ask for more in a condition."""

import typing

from judge.mending.edits.edit import Edits, replaced
from judge.mending.text.code import Code
from judge.mending.text.tree import Node
from judge.mending.text.vocabulary import ADDS, ASSIGNMENTS, LOGICAL


def conditions(code: Code) -> typing.Iterator[typing.Tuple[str, Node]]:
    """Yields the conditions, each with the operator that joins its parts, if one does."""
    for node in code.nodes:
        operator = code.at(node.operator) if node.kind == "binary" else ""
        parent = code.parents.get(node)
        if operator in LOGICAL:
            if not (parent and parent.kind == "binary" and code.at(parent.operator) == operator):
                yield operator, node
        elif node.kind != "group" and not (parent and parent.kind == "binary"):
            opened = code.at(node.first - 1) == "("
            chosen = parent and parent.kind == "choice" and node == parent.parts[code.at(parent.operator) == "if"]
            is_whole = code.at(node.first - 1 - opened) in ("if", "elif", "while")
            if chosen or (is_whole and not (parent and parent.first == node.first)):
                yield "", node


def marks(code: Code) -> typing.Iterator[typing.Tuple[str, str]]:
    """Yields how the marks that the file sets are asked for: that one is set, and that it is not."""
    for node in code.nodes:
        if node.kind == "index" and code.at(node.last + 1) in ASSIGNMENTS:
            yield code.text_of(node), code.words.no + code.text_of(node)
        added: typing.Optional[typing.Tuple[Node, Node]] = None
        if node.kind == "call" and code.at(node.operator - 1) in ADDS and len(node.parts) == 2 and node.parts[0].parts:
            added = node.parts[0].parts[0], node.parts[1]
        elif node.kind == "binary" and node.parts[1].kind == "list" and len(node.parts[1].parts) == 1:  # `cols | {c}`.
            added = node.parts[0], node.parts[1].parts[0]
        if added:
            name, element = map(code.text_of, added)
            yield from ((yes.format(name, element), no.format(name, element)) for yes, no in code.words.contains)


def asked(code: Code) -> Edits:
    """A mark that is set, a 0, or the other diagonal, asked for in a condition."""
    known: typing.List[typing.Tuple[float, typing.Tuple[str, str]]] = [(2, mark) for mark in dict.fromkeys(marks(code))]
    known += [(3, (f"{name} == 0", f"{name} != 0")) for name in code.scalars]
    for operator, condition in conditions(code):
        last = condition.parts[-1] if operator else condition
        text, one = code.text_of(condition), code.text_of(last)
        for rank, (yes, no) in known:
            joined = {code.words.either: yes, code.words.both: no}
            news = [f"{one} {word} {new}" for word, new in joined.items() if operator in ("", word)]
            yield from replaced(code, rank, last.first, last.last, *news) if yes not in text else ()
        other = one.translate(str.maketrans("+-", "-+"))
        for word in [operator] if operator else (code.words.either, code.words.both):
            yield from replaced(code, 1, last.first, last.last, f"{one} {word} {other}") if other not in text else ()
