"""Edits of conditions, of masks that are made like them, chains of operands joined by one operator, and of loops."""

import itertools
import re
import typing

from judge.mending.code import Code
from judge.mending.edit import Edits, everywhere, replaced
from judge.mending.tree import Node

LOGICAL, MASKS = {"or", "||", "and", "&&"}, {"|", "&"}
FLIPPED = {"+": "-", "-": "+", "<": ">", ">": "<", "<<": ">>", ">>": "<<", "0": "1", "1": "0", "2": "1"}
# Tokens with spaces between them.
FOR = re.compile(r"\( (\w+ )?(\w+) = (\w+) ; \2 (<=?) ([^;]+) ; (?:\2 \+\+|\+\+ \2|\2 \+= 1) \)$")
LENGTHS = {".py": "len({})", ".js": "{}.length", ".rs": "{}.len()"}


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


def marks(code: Code) -> typing.Iterator[typing.Tuple[str, str]]:
    """Yields how the marks that the file sets are asked for: that one is set, and that it is not."""
    no, reference = "not " if code.is_python else "!", "&" if code.suffix == ".rs" else ""
    for match in re.finditer(
        r"([A-Za-z_]\w*(?:\[[^][=;\n]*(?:\[[^][]*\][^][\n]*)*\])+)\s*(?:=(?!=)|\+\+|--|\+=|-=|\^=)", code.text
    ):
        yield match[1], no + match[1]
    for match in re.finditer(r"\b([A-Za-z_][\w.]*)\.(?:add|insert|append|push)\(((?:[^()\n]|\([^()\n]*\))*)\)", code.text):
        name, element = match.groups()
        if code.is_python:
            yield f"{element} in {name}", f"{element} not in {name}"
        else:
            methods = ("contains", "count", "has")
            yield from ((f"{name}.{m}({reference}{element})", f"!{name}.{m}({reference}{element})") for m in methods)


def numbers(code: Code) -> typing.Iterator[typing.Tuple[str, str]]:
    """Yields what may be compared with the numbers of the file."""
    found = dict.fromkeys(token.text for token in code.tokens if token.kind == "number" and token.text in ("8", "0"))
    length = LENGTHS.get(code.suffix, "{}.size()")
    for name in code.uses:
        kind = code.use(name)
        text = name if kind == "scalar" else length.format(name)
        for number in found if kind == "scalar" or (kind != "function" and code.suffix != ".c") else ():
            yield f"{text} {'!=' if number != '0' else '=='} {number}", f"{text} {'==' if number != '0' else '!='} {number}"


def asked(code: Code) -> Edits:
    """A mark that is set, or a number, asked for in a condition, or before what is returned or printed."""
    known = [(2, mark) for mark in dict.fromkeys(marks(code))] + [(3, number) for number in dict.fromkeys(numbers(code))]
    for operator, parts in chains(code):
        text = code.span(parts[0].first, parts[-1].last)
        for rank, (yes, no) in known if operator not in MASKS else ():
            if yes not in text and operator not in ("and", "&&"):
                yield from joined(code, rank, parts[-1], "or" if code.is_python else "||", yes)
            if yes not in text and operator not in ("or", "||"):
                yield from joined(code, rank, parts[-1], "and" if code.is_python else "&&", no)
    strings = [token.text for token in code.tokens if token.kind == "string" and len(token.text) > 3]
    for node, (_, no) in itertools.product(code.nodes, dict.fromkeys(numbers(code))):
        text = code.text_of(node)
        if text in ("true", "True") and code.at(node.first - 1) == "return":
            yield from replaced(code, 3, node.first, node.last, no)
        for other in dict.fromkeys(strings) if node.kind == "string" and text in strings else ():
            choice = f"{text} if {no} else {other}" if code.is_python else f"{no} ? {text} : {other}"
            yield from replaced(code, 3, node.first, node.last, *([choice] if other != text else []))


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
        yield from replaced(code, 1.5, node.operator if node.kind == "call" else node.first, node.last, *news)
