"""Edits of numbers, names and strings, in one place or in all at once."""

import typing

from judge.mending.edits.edit import Edits, everywhere, replaced
from judge.mending.text.code import Code
from judge.mending.text.lexing import Token
from judge.mending.text.vocabulary import TYPES

# Parts of a string.
FORMATS = [("%c", " %c"), ("%c", "%s"), ("%d", "%lld"), ("%d", "%d "), (r"\n\n", r"\n"), (r"\n", ""), (r"\n", " ")]


def is_number(token: Token) -> bool:
    return token.kind == "number" and token.text.isdecimal() and len(token.text) < 10


def numbers(code: Code) -> Edits:
    """A number by one near it, with two digits exchanged, or by a name."""
    all_numbers = dict.fromkeys(token.text for token in code.tokens if token.kind == "number")
    common = all_numbers if len(all_numbers) <= 20 else {}  # Those of a long table tell nothing.
    for i, token in enumerate(code.tokens):
        if not is_number(token):
            continue
        number, text = int(token.text), token.text
        for other in dict.fromkeys([number + 1, number - 1, 0, 1, 2]):
            if other >= 0 and other != number and (other or code.at(i - 1) not in ("+", "-")):
                yield from replaced(code, 1 if abs(other - number) == 1 else 3, i, i, str(other))
        others = [str(number + 2), str(2 * number)] if number > 2 else []
        if code.at(i - 1) == "=" and code.at(i + 1) == ";" and number <= 1:  # The start of a loop.
            starts = (f"{name} + 1" for name in code.scalars if len(name) <= 2 and name != code.at(i - 2))
            yield from replaced(code, 1, i, i, *starts)
        others += ["-1"] if number <= 1 else [text[:k] + text[k + 1] + text[k] + text[k + 2 :] for k in range(len(text) - 1)]
        yield from replaced(code, 2, i, i, *others, *(code.scalars if number > 3 else ()))
        yield from replaced(code, 3, i, i, *(new for new in common if new != text))


def sizes(code: Code) -> Edits:
    """All equal numbers at once."""
    found: typing.Dict[str, typing.List[typing.Tuple[int, int]]] = {}
    for i, token in enumerate(code.tokens):
        if is_number(token) and int(token.text) >= 4:
            found.setdefault(token.text, []).append((i, i))
    for text, places in found.items():
        for number in int(text) + 1, int(text) - 1, 2 * int(text), 5 * int(text):
            yield everywhere(code, 1, places, str(number))
            yield from replaced(code, 1, *places[-1], str(number))


def names(code: Code) -> Edits:
    """A name by another that is used alike, one of the same line first."""
    lines = [code.line(token.start) for token in code.tokens]
    for i, token in enumerate(code.tokens):
        if token.kind != "name" or token.text not in code.uses or code.is_member(i) or code.at(i - 1) in TYPES:
            continue
        near = {code.at(j) for j in range(max(0, i - 40), min(i + 40, len(code.tokens))) if lines[j] == lines[i]}
        for other in code.names_like(token.text):
            yield from replaced(code, 3 if other in near else 4, i, i, other)
        if code.use(token.text) == "scalar" and code.at(i - 1) in ("(", ",", "=") and code.at(i + 1) in (",", ")", ";"):
            yield from replaced(code, 4, i, i, "0", "1")


def strings(code: Code) -> Edits:
    """A string by another of the file, or by a usual one."""
    texts = list(dict.fromkeys(token.text for token in code.tokens if token.kind == "string" and len(token.text) <= 6))
    for i, token in enumerate(code.tokens):
        if token.kind != "string":
            continue
        quote = token.text[-1]
        prefix, _, rest = token.text.partition(quote)
        inner = rest.rstrip(quote)
        others = [text for text in texts if text[-1] == quote] if len(token.text) <= 6 else []
        changed = ["*", ".", "Q"] if inner in ("*", ".", "Q", "#") else []
        changed += [inner.lower(), inner.strip(), f"{inner} ", f" {inner}", f"{inner}\\n"]
        changed += ["", " ", "\\n"] if len(inner) < 3 else []
        marks = [k for k, character in enumerate(inner) if not character.isalnum() and character not in "\\%"]
        changed += [text for k in marks for text in (inner[:k] + inner[k + 1 :], f"{inner[: k + 1]} {inner[k + 1 :]}")]
        changed += [inner.replace(old, new) for old, new in FORMATS]
        quotes = [text.replace(quote, other) for text in [token.text] for other in "'\"" if len(inner) == 1]
        yield from replaced(code, 1.5, i, i, *others, *quotes, *(f"{prefix}{quote}{text}{quote}" for text in changed))
