"""Edits of expressions."""

import itertools
import re
import typing

from judge.mending.edits.edit import Change, Edit, Edits, everywhere, replacement
from judge.mending.edits.rewriting import variants
from judge.mending.text.code import Code
from judge.mending.text.statements import Statement
from judge.mending.text.tree import Node

# An array, with a group for its size.
ARRAY = re.compile(
    r"\] ?\* ?(\([^()]+\)|\w+)|new \w+\[([^][]+)\]|vec!\[[^][;]+; ?([^][]+)\]|vector<[\w<> ]+> ?\w*\(([^(),]+)"
    r"|(?:bool|int|char|long) \w+\[([^][]+)\]|, ?\w+\[([^][]+)\](?=[,;])"
)


def surroundings(code: Code, node: Node) -> Node:
    """Returns the parentheses around an expression if a single name would not need them, or else the expression."""
    group = code.parents.get(node)
    is_needless = group and group.kind == "group" and len(group.parts) == 1 and group in code.parents
    return group if group and is_needless else node


def expressions(code: Code) -> Edits:
    """An expression by its variants, in one place or in all; all shifts of a line."""
    places: typing.Dict[str, typing.List[Node]] = {}
    shifts: typing.Dict[int, typing.List[Change]] = {}
    statements = {statement.start: statement.text for statement in code.statements}
    for node in code.nodes:
        if node.kind == "call" and statements.get(code.tokens[node.first].start) == code.text_of(node):
            continue  # Its value is not used.
        places.setdefault(code.text_of(node), []).append(node)
        for rank, new in variants(code, node):
            around = surroundings(code, node) if re.fullmatch(r"[\w.]+", new) else node
            change = replacement(code, around.first, around.last, new)
            yield Edit(rank, (change,))
            if rank < 1:
                shifts.setdefault(code.line(change.start), []).append(change)
    yield from (Edit(0.5, tuple(changes)) for changes in shifts.values())
    for nodes in places.values():
        if len(nodes) > 1 and nodes[0].kind in ("binary", "call") and nodes[0].last - nodes[0].first <= 11:
            for rank, new in variants(code, nodes[0]):
                yield everywhere(code, rank, [(node.first, node.last) for node in nodes], new)


def operands(code: Code, statement: Statement) -> typing.List[Node]:
    """Returns the names and literals of a statement, its subscripts, its arguments, and what stands by itself."""
    tokens, found = code.tokens_in(statement.start, statement.end), []
    for node in code.nodes:
        if node.first not in tokens:
            continue
        parent = code.parents.get(node)
        is_called = parent and parent.kind in ("call", "index", "member") and parent.parts[0] is node
        is_part = not parent or parent.kind in ("call", "index", "list", "group")
        if not is_called and (is_part or node.kind in ("name", "number", "string", "index")):
            found.append(node)
    return sorted(found, key=lambda node: node.first)


def exchanged(code: Code) -> Edits:
    """Two operands of a statement exchanged."""
    for statement in code.statements:
        for one, two in itertools.combinations(operands(code, statement), 2):
            distance = two.first - one.last
            if distance > 1 and code.text_of(one) != code.text_of(two):
                swap = (replacement(code, a.first, a.last, code.text_of(b)) for a, b in ((one, two), (two, one)))
                yield Edit(2 if distance < 4 else 4, tuple(swap))


def array_sizes(code: Code) -> Edits:
    """The size of an array as that of another."""
    spans = [match.span(match.lastindex or 0) for match in ARRAY.finditer(code.text)]
    sizes = dict.fromkeys(code.text[start:end] for start, end in spans)
    return (Edit(1, (Change(*span, size),)) for span in spans for size in sizes)
