"""What an expression may be meant as."""

import re
import typing

from judge.mending.text.code import Code
from judge.mending.text.tree import Node
from judge.mending.text.vocabulary import ASSIGNMENTS

News = typing.Iterator[typing.Tuple[float, str]]  # Ranks and texts.
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


def sums(code: Code, node: Node) -> News:
    """Yields a sum as a difference, and a difference as a sum, as an absolute value, or without negative values."""
    text, operator, (left, right) = code.text_of(node), code.at(node.operator), map(code.text_of, node.parts)
    if operator == "+":
        yield 1, f"{left} - {right}"
    elif operator == "-":
        yield 1, f"{left} + {right}"
        yield 1.5, code.words.absolute.format(text)
        yield from [(1.5, code.words.difference.format(left, right))] if code.words.difference else ()
    if operator in ("+", "-") and all(part.kind != "number" for part in node.parts):
        sizes = [name for name in code.scalars if len(name) <= 4 and name not in text]
        for size in [*sizes, *(f"{holder}.n" for holder in ("self", "this") if f"{holder}.n" in code.text)]:
            for more in size, f"{size} - 1":
                yield 2, f"{left} + {more} - {right}" if code.grammar.is_unsigned else f"{left} - {right} + {more}"


def comparisons(code: Code, node: Node) -> News:
    """Yields a comparison of differences as one of absolute values, and `==` as `equals`."""
    operator, (left, right) = code.at(node.operator), map(code.text_of, node.parts)
    are_differences = all(part.kind == "binary" and code.at(part.operator) == "-" for part in node.parts)
    if operator in ("==", "!=", "===", "!==") and are_differences:
        yield 1.75, f"{code.words.absolute.format(left)} {operator} {code.words.absolute.format(right)}"
    if operator == "==" and code.words.equals:
        yield 1, code.words.equals.format(left, right)


def parts(code: Code, node: Node) -> News:
    """Yields the parts of an expression, such as the argument of a call."""
    if node.kind == "call" and code.at(node.operator - 1) not in code.functions:
        called = node.parts[0]
        yield from ((1.5, code.text_of(part)) for part in (*called.parts, *node.parts[1:]))
    if node.kind in ("binary", "choice", "index") or (node.kind == "group" and len(node.parts) == 1):
        is_offset = node.kind == "binary" and code.text_of(node.parts[1]) == "1"
        yield from ((1.75 if is_offset else 2, code.text_of(part)) for part in node.parts)


def offsets(code: Code, node: Node) -> News:
    """Yields a value by 1 more or less, or doubled."""
    parent = code.parents.get(node)
    is_name = node.kind in ("name", "member") and code.use(code.at(node.last)) in ("scalar", "")
    is_inner = parent and parent.first == node.first and parent.kind in ("member", "cast", "index", "call")
    is_target = code.at(node.last + 1) in ASSIGNMENTS
    if is_inner or is_target or not (is_name or node.kind in ("index", "group", "call")):
        return
    text, operator = code.text_of(node), code.at(parent.operator) if parent and parent.kind in ("binary", "unary") else ""
    is_tight = operator not in ("", "<", "<=", ">", ">=", "==", "!=")
    has_offset = parent and operator in ("+", "-") and any(part.kind == "number" for part in parent.parts)
    for new in f"{text} + 1", f"{text} - 1":
        yield from [] if has_offset else [(2, new)]
        yield from [(3, f"({new})")] if is_tight else []
    yield from [(3, f"(2 * {text})" if is_tight else f"2 * {text}")] if is_name else []


def ranges(code: Code, node: Node) -> News:
    """Yields a range with other bounds, or downwards."""
    bounds = [code.text_of(part) for part in node.parts[1:]]
    low, high = (bounds if len(bounds) > 1 else ["0", *bounds, ""])[:2]
    up = [high, f"1, {high}", f"1, {high} + 1", f"{low} - 1, {high} - 1", f"{low} + 1, {high} + 1", f"{low}, {high}"]
    outer = [f"{name} + 1, {high}" for name in code.scalars if len(name) <= 2 and name not in bounds]
    yield from ((2, f"range({new})") for new in outer)
    down = [f"{high} - 1, {low} - 1, -1", f"{high} - 1, -1, -1", f"{low}, {high}, -1"]
    yield from ((1.5, f"range({new})") for new in [*up, *down])


def elements(code: Code, node: Node) -> News:
    """Yields an element of an array that the expression has, with the name for its index: `q[k] - q[i]` for `q[k] - i`."""
    parent = code.parents.get(node)
    arrays = re.findall(r"([\w.]+)\[", code.text_of(parent)) if parent and parent.kind == "binary" else []
    yield from ((2, f"{array}[{code.text_of(node)}]") for array in dict.fromkeys(arrays))


def members(code: Code, node: Node) -> News:
    """Yields a name as one of the object or the type that the method belongs to."""
    name = code.text_of(node)
    for holder in "self.", "this.", "Self::":
        if holder + name in code.text or (name in code.functions and holder[:4] in code.text):
            yield 1, holder + name


def variants(code: Code, node: Node) -> News:
    """Yields all of these, each with its rank."""
    if node.kind == "binary":
        yield from rearranged(code, node)
        yield from sums(code, node)
        yield from comparisons(code, node)
    if node.kind == "unary" and code.at(node.first) == "~":  # It is negative, or has further bits.
        yield from ((1, f"{code.text_of(node)} & {name}") for name in code.scalars)
    if node.kind == "name":
        yield from members(code, node)
        yield from elements(code, node)
    if node.kind == "unary" and code.at(node.first) == "*" and node.parts[0].kind == "index":  # `*sizes[i]`.
        pointer, *_ = node.parts[0].parts
        yield 1, f"(*{code.text_of(pointer)}){code.span(pointer.last + 1, node.last)}"
    if node.kind == "unary" and code.at(node.operator) in ("++", "--"):  # `dfs(row++)`.
        yield 2, f"{code.text_of(node.parts[0])} {code.at(node.operator)[0]} 1"
    yield from parts(code, node)
    if node.kind == "call" and code.text_of(node.parts[0]) == "range":
        yield from ranges(code, node)
    is_call = node.kind == "call" and len(node.parts) == 1
    if is_call or (node.kind in ("index", "unary", "member") and code.at(node.first) not in ("!", "not", "-")):
        yield from ((3, name) for name in code.scalars if len(name) <= 4)
    yield from offsets(code, node)
