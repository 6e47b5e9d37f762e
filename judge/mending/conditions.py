"""Edits of conditions, and of masks that are made like them: chains of operands joined by one operator."""

import re
import typing

from judge.mending.code import Code
from judge.mending.edit import Edit, replaced

Span = typing.Tuple[int, int]  # The first and the last token.
Edits = typing.Iterator[Edit]
# From the loosest to the tightest.
OPERATORS = [{"or", "||"}, {"and", "&&"}, {"|"}, {"&"}]
ENDS = set("( [ { ) ] } , ; : ? = => += -= |= &= return if elif while else for let".split())
FLIPPED = {"+": "-", "-": "+", "<": ">", ">": "<", "<<": ">>", ">>": "<<", "0": "1", "1": "0", "2": "1"}


def split(code: Code, first: int, end: int, operators: typing.Container[str]) -> typing.List[Span]:
    """Splits the tokens from first to before end at the operators that are in no further brackets."""
    parts, start, i = [], first, first
    while i < end:
        if code.at(i) in ("(", "[", "{") and i in code.partner:
            i = code.partner[i]
        elif code.at(i) in operators:
            parts.append((start, i - 1))
            start = i + 1
        i += 1
    return [*parts, (start, end - 1)]


def start_of(code: Code, i: int) -> int:
    """Returns the first token of the expression that token i is in."""
    while i > 0:
        if code.at(i - 1) in (")", "]", "}") and i - 1 in code.partner:
            i = code.partner[i - 1]
        elif code.at(i - 1) in ENDS - {"if", "else", "?", ":"} or code.at(i - 1) == "<<":
            return i
        else:
            i -= 1
    return i


def end_of(code: Code, i: int) -> int:
    while i + 1 < len(code.tokens):
        if code.at(i + 1) in ("(", "[", "{") and i + 1 in code.partner:
            i = code.partner[i + 1]
        elif code.at(i + 1) in (")", "]", "}", ",", ";", "<<") or (
            code.is_python and "\n" in code.text[code.tokens[i].end : code.tokens[i + 1].start]
        ):
            return i
        else:
            i += 1
    return i


def regions(code: Code) -> typing.Iterator[Span]:
    """Yields the longest parts of expressions without any of ENDS, but for brackets in them."""
    i = 0
    while i < len(code.tokens):
        if code.at(i) in ENDS and not (code.at(i) in ("(", "[") and i in code.partner):
            i += 1
            continue
        first = i
        while i < len(code.tokens) and (code.at(i) not in ENDS or (code.at(i) in ("(", "[") and i in code.partner)):
            if code.at(i) in ("(", "["):
                yield from inner(code, i + 1, code.partner[i])
                i = code.partner[i]
            i += 1
            if code.is_python and i < len(code.tokens) and "\n" in code.text[code.tokens[i - 1].end : code.tokens[i].start]:
                break
        if first < i:
            yield first, i - 1


def inner(code: Code, first: int, end: int) -> typing.Iterator[Span]:
    """Yields the regions between two brackets."""
    for a, b in split(code, first, end, ENDS - set("([{)]}")):
        if a <= b:
            yield a, b
            for i in range(a, b + 1):
                if code.at(i) in ("(", "[") and i in code.partner:
                    yield from inner(code, i + 1, code.partner[i])


def chains(code: Code) -> typing.List[typing.Tuple[str, typing.List[Span]]]:
    """Returns the operator and the operands of each chain. A condition that is no chain is one operand, without operator."""
    found: typing.Dict[Span, typing.Tuple[str, typing.List[Span]]] = {}
    waiting = list(dict.fromkeys(regions(code)))
    while waiting:
        first, last = waiting.pop()
        for operators in OPERATORS:
            parts = split(code, first, last + 1, operators)
            if len(parts) > 1 and all(a <= b for a, b in parts):
                found[first, last] = (code.at(parts[0][1] + 1), parts)
                waiting += parts
                break
        else:
            before = code.at(first - 1), code.at(first - 2)
            if before[0] in ("if", "elif", "while") or (before[0] == "(" and before[1] in ("if", "while")):
                found.setdefault((first, last), ("", [(first, last)]))
    return list(found.values())


def shortened(code: Code) -> Edits:
    """A part of a condition left out."""
    for operator, parts in chains(code):
        for k, (a, b) in enumerate(parts):
            if operator:
                first, last = (a, parts[k + 1][0] - 1) if k == 0 else (parts[k - 1][1] + 1, b)
                yield replaced(code, 2, first, last, "")


def joined(code: Code, rank: float, part: Span, operator: str, new: str) -> Edit:
    """Puts a further part behind a part of a condition."""
    return replaced(code, rank, *part, f"{code.span(*part)} {operator} {new}")


def variants(code: Code, a: int, b: int) -> typing.Iterator[str]:
    """Yields a part of a condition with one word changed, in all its places, and with another name besides."""
    words = [code.at(i) for i in range(a, b + 1)]
    gaps = [code.text[code.tokens[i].end : code.tokens[i + 1].start] for i in range(a, b)] + [""]

    def text(changed: typing.Sequence[str]) -> str:
        return "".join(word + gap for word, gap in zip(changed, gaps))

    def with_word(words: typing.Sequence[str], old: str, new: str) -> typing.List[str]:
        return [new if word == old else word for word in words]

    arrays = [word for word in dict.fromkeys(words) if code.kind_of(word) in ("array", "object")]
    for i, word in enumerate(words):
        if word in ("+", "-") and i and words[i - 1] not in ("(", "[", ","):
            flipped = [*words[:i], FLIPPED[word], *words[i + 1 :]]
            yield text(flipped)
            if 0 < i < len(words) - 1:
                yield text([*words[: i - 1], words[i + 1], word, words[i - 1], *words[i + 2 :]])
            for name in arrays:
                for other in code.names_like(name):
                    yield text(with_word(flipped, name, other))
            for name in [other for other in code.uses if code.kind_of(other) == "scalar" and len(other) <= 2]:
                yield text([*flipped[: i + 2], "+", name, *flipped[i + 2 :]]) if word == "+" else ""
    for word in dict.fromkeys(words):
        if word in FLIPPED and word not in ("+", "-"):
            yield text(with_word(words, word, FLIPPED[word]))
        for other in code.names_like(word) if word in code.uses else ():
            yield text(with_word(words, word, other))


def extended(code: Code) -> Edits:
    """A part of a condition copied beside it with a change, and a mask joined by another."""
    for operator, parts in chains(code):
        present = {code.span(*part) for part in parts}
        operators = [operator] if operator else ["and", "or"] if code.is_python else ["&&", "||"]
        is_mask = operator in ("|", "&")
        for a, b in parts:
            if b - a > 24:
                continue
            for new in dict.fromkeys(variants(code, a, b)):
                for joint in operators:
                    if new and new not in present:
                        yield joined(code, 3, (a, b), joint, new)
        if is_mask:
            last = parts[-1]
            known = {code.at(i) for part in parts for i in range(part[0], part[1] + 1)}
            for name in code.uses:
                if code.kind_of(name) in ("scalar", "object") and name not in known and len(name) > 1:
                    yield joined(code, 3, last, operator, name)
                    yield joined(code, 3, last, operator, f"~{name}" if "~" in code.text else f"!{name}")
        single = [code.at(a) for a, b in parts if a == b and code.kind(a) == "name"]
        if single and not is_mask and operator:
            for name in code.names_like(single[0]):
                if name not in present:
                    yield joined(code, 3, parts[-1], operator, name)


def marks(code: Code) -> typing.List[typing.Tuple[str, str]]:
    """Returns how the marks that the file sets are asked for: that one is set, and that it is not."""
    no = "not " if code.is_python else "!"
    found = {}
    for match in re.finditer(
        r"([A-Za-z_]\w*(?:\[[^][=;\n]*(?:\[[^][]*\][^][\n]*)*\])+)\s*(?:=(?!=)|\+\+|--|\+=|-=|\^=)", code.text
    ):
        found[match[1]] = no + match[1]
    for match in re.finditer(r"\b([A-Za-z_][\w.]*)\.(?:add|insert|append|push)\(((?:[^()\n]|\([^()\n]*\))*)\)", code.text):
        name, element = match.groups()
        if code.is_python:
            found[f"{element} in {name}"] = f"{element} not in {name}"
        else:
            for method in ("contains", "count", "has"):
                argument = f"&{element}" if code.suffix == ".rs" else element
                found[f"{name}.{method}({argument})"] = f"!{name}.{method}({argument})"
    return list(found.items())


def asked(code: Code) -> Edits:
    """A mark that is set asked for in a condition."""
    known = marks(code)
    for operator, parts in chains(code):
        if operator in ("|", "&"):
            continue
        text = code.span(parts[0][0], parts[-1][1])
        for yes, no in known:
            if yes in text:
                continue
            if operator not in ("and", "&&"):
                yield joined(code, 2, parts[-1], "or" if code.is_python else "||", yes)
            if operator not in ("or", "||"):
                yield joined(code, 2, parts[-1], "and" if code.is_python else "&&", no)
