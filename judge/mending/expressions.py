"""Edits of expressions."""

import re
import typing

from judge.mending.code import Code
from judge.mending.edit import Change, Edit, replaced
from judge.mending.rules import ARGUMENTS, ROWS, VALUES
from judge.mending.tree import Node
from judge.mending.words import everywhere

Edits = typing.Iterator[Edit]
News = typing.Iterator[typing.Tuple[float, str]]
NOT_COMMUTATIVE = {"-", "/", "//", "%", "<<", ">>", "<", ">", "in"}
# Tokens with spaces between them.
FOR = re.compile(r"\( (\w+ )?(\w+) = (\w+) ; \2 (<=?) ([^;]+) ; (?:\2 \+\+|\+\+ \2|\2 \+= 1) \)$")


def rearranged(code: Code, node: Node) -> News:
    """Yields what a binary expression becomes if it is put together otherwise."""
    left, right = map(code.text_of, node.parts)
    operator = code.span(node.parts[0].last + 1, node.parts[1].first - 1)
    if operator in NOT_COMMUTATIVE:
        yield 2, f"{right} {operator} {left}"
    one, two = node.parts
    if two.kind == "binary":  # `a | b << 1`.
        inner, last = map(code.text_of, two.parts)
        yield 0.5, f"({left} {operator} {inner}) {code.at(two.operator)} {last}"
    if one.kind == "binary":
        first, inner = map(code.text_of, one.parts)
        sign = code.at(one.operator)
        yield 2, f"{first} {sign} ({inner} {operator} {right})"
        if {sign, operator} <= {"+", "-"} or sign == operator == ">>":  # `r - c + n` without a negative value, `cin >> a >> b`.
            yield 2, f"{first} {operator} {right} {sign} {inner}"
    if one.kind == "unary" and code.at(one.first) in ("not", "!", "~", "-"):
        yield 2, f"{code.at(one.first)}{' ' * (code.at(one.first) == 'not')}({code.text_of(one.parts[0])} {operator} {right})"


def distances(code: Code, node: Node) -> News:
    """Yields a difference as an absolute value, and without negative values."""
    text, absolute = code.text_of(node), {".java": "Math.abs", ".js": "Math.abs"}.get(code.suffix, "abs")
    if code.at(node.operator) == "-":
        yield 1.5, f"({text}).abs()" if code.suffix == ".rs" else f"{absolute}({text})"
        left, right = map(code.text_of, node.parts)
        sizes = [name for name in code.scalars if len(name) <= 4 and name not in text]
        for size in [*sizes, *(f"{holder}.n" for holder in ("self", "this") if f"{holder}.n" in code.text)]:
            yield 2, f"{left} + {size} - {right}" if code.suffix == ".rs" else f"{text} + {size}"  # Rust's may be unsigned.
    are_differences = all(part.kind == "binary" and code.at(part.operator) == "-" for part in node.parts)
    if code.at(node.operator) in ("==", "!=", "===", "!==") and are_differences:
        one, two = (f"{absolute}({code.text_of(part)})" for part in node.parts)
        yield 1.75, f"{one} {code.at(node.operator)} {two}"
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
            yield 2.25, new
        if is_tight:
            yield 2.5, f"({new})"
    if is_name:
        yield 2.5, f"(2 * {text})" if is_tight else f"2 * {text}"


def variants(code: Code, node: Node) -> News:
    """Yields what an expression may be meant as, each with its rank."""
    if node.kind == "binary":
        yield from rearranged(code, node)
        yield from distances(code, node)
    yield from parts(code, node)
    if node.kind in ("index", "unary") and code.at(node.first) not in ("!", "not", "-"):
        yield from ((3, name) for name in code.scalars if len(name) <= 4)
    yield from offsets(code, node)


def expressions(code: Code) -> Edits:
    """An expression by its variants, in one place or in all; all shifts of a line."""
    places: typing.Dict[str, typing.List[Node]] = {}
    shifts: typing.Dict[int, typing.List[Change]] = {}
    for node in code.nodes:
        places.setdefault(code.text_of(node), []).append(node)
        for rank, new in variants(code, node):
            edit = replaced(code, rank, node.first, node.last, new)
            yield edit
            if rank < 1:
                shifts.setdefault(code.line(edit.changes[0].start), []).append(edit.changes[0])
    yield from (Edit(0.5, tuple(changes)) for changes in shifts.values())
    for nodes in places.values():
        if len(nodes) > 1 and nodes[0].kind in ("binary", "call") and nodes[0].last - nodes[0].first <= 11:
            for rank, new in variants(code, nodes[0]):
                yield everywhere(code, rank, [(node.first, node.last) for node in nodes], new)


def exchanged(code: Code) -> Edits:
    """Two neighbours of a list, two subscripts, or the values of two statements exchanged."""
    firsts = {node.first: node for node in code.nodes}  # The longest.
    for node in code.nodes:
        after = firsts.get(node.last + 2)
        if after and code.at(node.last + 1) == "," and firsts[node.first] is node:
            text = code.text[code.tokens[node.last].end : code.tokens[after.first].start]
            yield replaced(code, 2, node.first, after.last, code.text_of(after) + text + code.text_of(node))
        if node.kind == "index" and node.parts[0].kind == "index":
            inner = node.parts[0]
            new = code.span(node.operator, node.last) + code.span(inner.operator, inner.last)
            yield replaced(code, 2, inner.operator, node.last, new)
    for one, two in zip(code.statements, code.statements[1:]):
        values = [re.fullmatch(r"[^=!<>]+?\s*=(?!=)\s*([^;]+);?", s.text) for s in (one, two) if not s.is_head]
        if len(values) == 2 and values[0] and values[1] and values[0][1] != values[1][1]:
            (a, b), (c, d) = ([s.start + place for place in match.span(1)] for s, match in zip((one, two), values) if match)
            yield Edit(2, (Change(a, b, code.text[c:d]), Change(c, d, code.text[a:b])))


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
            yield from (replaced(code, 1.5, n.first, n.last, new) for n in nodes for new in texts if new != old)


def rows_of(table: str, code: Code) -> typing.Iterator[typing.Tuple[typing.Set[str], typing.List[str]]]:
    for suffix, names, *news in map(str.split, table.strip().split("\n")):
        if suffix == code.suffix:
            yield set(names.split("_")), [new.replace("_", " ") for new in news]


def wrapped(code: Code) -> Edits:
    """Copies of what is stored, and numbers of what is read."""
    of_arguments, of_values = list(rows_of(ARGUMENTS, code)), list(rows_of(VALUES, code))
    for node in code.nodes:
        if node.kind != "call":
            continue
        name, last = code.at(node.operator - 1), node.last - 1
        first = node.operator + 1 + (code.at(node.operator + 1) == "*")
        for names, news in of_arguments if first <= last else ():
            if name in names:
                yield from (replaced(code, 1, node.operator + 1, last, new.format(code.span(first, last))) for new in news)
        for names, news in of_values:
            if name in names:
                yield from (replaced(code, 1, node.first, node.last, new.format(code.text_of(node))) for new in news)
        if len(node.parts) < 2 and name in ("join", "split"):
            yield from (replaced(code, 1, node.operator, node.last, f"({new})") for new in ("''", "' '", '""'))
    for suffix, pattern, new in ROWS:
        for match in re.finditer(pattern, code.text) if suffix == code.suffix else ():
            yield Edit(0.5, (Change(*match.span(), match.expand(new)),))
    for node in code.nodes if code.suffix == ".rs" else ():
        if node.kind in ("name", "index") and code.at(node.last + 1) != "as":
            yield from (
                replaced(code, 2.5, node.first, node.last, f"{code.text_of(node)} as {kind}") for kind in ("usize", "i32")
            )


def references(code: Code) -> Edits:
    """C and C++: a parameter by reference, the address for scanf, and white space after what cout prints."""
    for i in range(1, len(code.tokens) - 1) if code.suffix in (".c", ".cpp", ".cc", ".cxx") else ():
        before, after = code.at(i - 1), code.at(i + 1)
        types = (">", ">>", "string", "int", "bool", "auto", "char", "long")
        if code.kind(i) == "name" and after in (",", ")", ":") and before in types:
            yield replaced(code, 2, i, i, f"&{code.at(i)}")
        if code.at(i) == "," and "%d" in before:
            yield replaced(code, 1, i + 1, i + 1, f"&{after}")
    for node in code.nodes:
        if node.kind == "binary" and code.at(node.operator) == "<<" and code.at(node.parts[0].first) == "cout":
            yield from (replaced(code, 2, node.first, node.last, f"{code.text_of(node)} << {new}") for new in ('" "', "endl"))


def loops(code: Code) -> Edits:
    """The direction and the bounds of a loop."""
    for node in code.nodes:
        news: typing.List[str] = []
        if node.kind == "call" and code.at(node.operator - 1) == "range":
            bounds = [code.text_of(part) for part in node.parts[1:]]
            low, high = (bounds if len(bounds) > 1 else ["0", *bounds, ""])[:2]
            up = [high, f"1, {high}", f"1, {high} + 1", f"{low} - 1, {high} - 1", f"{low} + 1, {high} + 1", f"{low}, {high}"]
            down = [f"{high} - 1, {low} - 1, -1", f"{high} - 1, -1, -1", f"{low}, {high}, -1"]
            news = [f"({text})" for text in [*up, *down]]
        match = (
            FOR.match(" ".join(map(code.at, range(node.first, node.last + 1))))
            if node.kind == "group" and code.at(node.first - 1) == "for"
            else None
        )
        if match:
            kind, name, low, sign, high = match.groups("")
            last = high if sign == "<=" else f"{high} - 1"
            bounds_ = f"1; {name} <= {high}" if sign == "<" else f"0; {name} < {high}"
            news = [f"({kind}{name} = {last}; {name} >= {low}; {name}--)", f"({kind}{name} = {bounds_}; {name}++)"]
        yield from (replaced(code, 2, node.operator if node.kind == "call" else node.first, node.last, new) for new in news)


def declarations(code: Code) -> Edits:
    """A variable that hides another, or that is another in each call: with or without the type."""
    word = "let" if code.suffix == ".js" else "int"
    for i in range(len(code.tokens) - 2) if not code.is_python else ():
        if code.at(i) == "(" and code.at(i - 1) == "for" and code.kind(i + 1) == "name" and code.at(i + 2) == "=":
            yield replaced(code, 1.5, i + 1, i + 1, f"{word} {code.at(i + 1)}")
        is_type = code.at(i) in ("int", "let", "boolean", "bool", "var", "auto", "char", "long")
        if is_type and code.at(i + 2) in ("=", "[") and code.at(i - 1) in (";", "{", "}", "("):
            yield replaced(code, 2, i, i, "")
