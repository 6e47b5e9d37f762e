"""Edits of expressions."""

import itertools
import typing

from judge.mending.code import Code
from judge.mending.edit import Change, Edit, Edits, everywhere, replaced, replacement
from judge.mending.statements import Statement
from judge.mending.tree import Node

News = typing.Iterator[typing.Tuple[float, str]]
NOT_COMMUTATIVE = {"-", "/", "//", "%", "<<", ">>", "<", ">", "in"}


def rearranged(code: Code, node: Node) -> News:
    """Yields what a binary expression becomes if it is put together otherwise."""
    left, right = map(code.text_of, node.parts)
    operator = code.span(node.parts[0].last + 1, node.parts[1].first - 1)
    if operator in NOT_COMMUTATIVE:
        yield 2, f"{right} {operator} {left}"
    one, two = node.parts
    if two.kind == "binary" and operator not in ("and", "or", "&&", "||"):  # `a | b << 1`, `a & b == 0`.
        inner, last = map(code.text_of, two.parts)
        yield 0.5, f"({left} {operator} {inner}) {code.at(two.operator)} {last}"
    if one.kind == "binary":
        first, inner = map(code.text_of, one.parts)
        sign = code.at(one.operator)
        yield 2, f"{first} {sign} ({inner} {operator} {right})"
        if {sign, operator} <= {"+", "-"} or sign == operator == ">>":  # `r - c + n` without a negative value, `cin >> a >> b`.
            yield 2, f"{first} {operator} {right} {sign} {inner}"
    if code.at(node.first) in ("not", "!", "~", "-"):  # `~cols | diag`.
        sign = code.span(node.first, node.first + 1)[: -len(code.at(node.first + 1))]
        yield 2, f"{sign}({code.span(node.first + 1, node.last)})"


def distances(code: Code, node: Node) -> News:
    """Yields a difference as an absolute value, and without negative values."""
    text, absolute = code.text_of(node), "Math.abs" if code.suffix == ".java" else "abs"
    if code.at(node.operator) == "-":
        left, right = map(code.text_of, node.parts)
        news = [f"{left}.abs_diff({right})", f"({text}).abs()"] if code.suffix == ".rs" else [f"{absolute}({text})"]
        yield from ((1.5, new) for new in news)
        sizes = [name for name in code.scalars if len(name) <= 4 and name not in text]
        for size in [*sizes, *(f"{holder}.n" for holder in ("self", "this") if f"{holder}.n" in code.text)]:
            yield 2, f"{left} + {size} - {right}" if code.suffix == ".rs" else f"{text} + {size}"  # Rust's may be unsigned.
    are_differences = all(part.kind == "binary" and code.at(part.operator) == "-" for part in node.parts)
    if code.at(node.operator) in ("==", "!=") and are_differences:
        one, two = (f"{absolute}({code.text_of(part)})" for part in node.parts)
        yield 1.75, f"{one} {code.at(node.operator)} {two}"
    if code.suffix == ".java" and code.at(node.operator) == "==":
        yield 1, f"{code.text_of(node.parts[0])}.equals({code.text_of(node.parts[1])})"
    if code.at(node.operator) in ("+", "-"):
        sign = "+" if code.at(node.operator) == "-" else "-"
        yield 1, f"{code.text_of(node.parts[0])} {sign} {code.text_of(node.parts[1])}"


def parts(code: Code, node: Node) -> News:
    """Yields the parts of an expression, such as the argument of a call."""
    if node.kind == "call" and code.at(node.operator - 1) not in code.functions:
        called = node.parts[0]
        yield from ((1.5, code.text_of(part)) for part in (*called.parts, *node.parts[1:]))
    if node.kind in ("binary", "choice", "index") or (node.kind == "group" and len(node.parts) == 1):
        yield from ((2, code.text_of(part)) for part in node.parts)


def offsets(code: Code, node: Node) -> News:
    """Yields a value by 1 more or less, or doubled."""
    parent = code.parents.get(node)
    is_name = node.kind in ("name", "member") and code.use(code.at(node.last)) in ("scalar", "")
    is_inner = parent and parent.first == node.first and parent.kind in ("member", "cast", "index", "call")
    has_offset = parent and parent.kind == "binary" and any(part.kind == "number" for part in parent.parts)
    if is_inner or not (is_name or node.kind in ("index", "group", "call")):
        return
    text = code.text_of(node)
    is_tight = (
        parent and parent.kind in ("binary", "unary") and code.at(parent.operator) not in ("<", "<=", ">", ">=", "==", "!=")
    )
    for new in f"{text} + 1", f"{text} - 1":
        if not has_offset or code.at(parent.operator if parent else 0) not in ("+", "-"):
            yield 2, new
        if is_tight:
            yield 3, f"({new})"
    if is_name:
        yield 3, f"(2 * {text})" if is_tight else f"2 * {text}"


def shifted(code: Code, node: Node) -> News:
    """Yields an argument with a shift put on."""
    parent = code.parents.get(node)
    if parent and parent.kind == "call" and node is not parent.parts[0] and node.kind in ("name", "binary", "group"):
        text = f"({code.text_of(node)})" if node.kind == "binary" else code.text_of(node)
        yield from ((3, f"{text} {shift} 1") for shift in ("<<", ">>") if "<<" in code.text or ">>" in code.text)


def ranges(code: Code, node: Node) -> News:
    """Python: yields a range with other bounds, or downwards."""
    bounds = [code.text_of(part) for part in node.parts[1:]]
    low, high = (bounds if len(bounds) > 1 else ["0", *bounds, ""])[:2]
    up = [high, f"1, {high}", f"1, {high} + 1", f"{low} - 1, {high} - 1", f"{low} + 1, {high} + 1", f"{low}, {high}"]
    down = [f"{high} - 1, {low} - 1, -1", f"{high} - 1, -1, -1", f"{low}, {high}, -1"]
    yield from ((1.5, f"range({new})") for new in [*up, *down])


def variants(code: Code, node: Node) -> News:
    """Yields what an expression may be meant as, each with its rank."""
    if node.kind == "binary":
        yield from rearranged(code, node)
        yield from distances(code, node)
    if node.kind == "unary" and code.at(node.first) == "~":  # In Python, it is negative.
        yield from ((2, f"{code.text_of(node)} & {name}") for name in code.scalars)
    yield from parts(code, node)
    if node.kind == "call" and code.text_of(node.parts[0]) == "range":
        yield from ranges(code, node)
    is_call = node.kind == "call" and len(node.parts) == 1
    if is_call or (node.kind in ("index", "unary", "member") and code.at(node.first) not in ("!", "not", "-")):
        yield from ((3, name) for name in code.scalars if len(name) <= 4)
    yield from offsets(code, node)
    yield from shifted(code, node)


def expressions(code: Code) -> Edits:
    """An expression by its variants, in one place or in all; all shifts of a line."""
    places: typing.Dict[str, typing.List[Node]] = {}
    shifts: typing.Dict[int, typing.List[Change]] = {}
    for node in code.nodes:
        places.setdefault(code.text_of(node), []).append(node)
        for rank, new in variants(code, node):
            change = replacement(code, node.first, node.last, new)
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


def elsewhere(code: Code) -> Edits:
    """The subscript of an array, or the argument of a function, as it is in another place of the file."""
    found: typing.Dict[str, typing.Dict[str, typing.List[Node]]] = {}
    for node in code.nodes:
        if node.kind in ("index", "call") and len(node.parts) == 2:
            holder = node.parts[0].parts[0] if node.parts[0].kind == "member" and node.kind == "call" else node.parts[0]
            if code.at(holder.last) in code.uses:
                found.setdefault(code.text_of(holder), {}).setdefault(code.text_of(node.parts[1]), []).append(node.parts[1])
    for texts in found.values():
        for old, nodes in texts.items() if len(texts) < 12 else ():
            for node in nodes:
                yield from replaced(code, 1.5, node.first, node.last, *(new for new in texts if new != old))
