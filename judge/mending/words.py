"""Edits of single words: operators, numbers, names and strings, in one place or in all at once."""

import re
import typing

from judge.mending.code import Code
from judge.mending.edit import Edits, everywhere, replaced
from judge.mending.lexing import Token
from judge.mending.vocabulary import TYPES, UNARY

# A word, and what it may be meant as, the likeliest first. `_` is a space.
REPLACED = """
< <= > != ; <= < >= ; > >= < ; >= > <= ; == != >= <= = ; != == < > ; + - | ; - + ^ ; * + // ;
/ // * ; % / // ; // / % ; && || ; || && ; and or and_not ; or and or_not ; << >> >>> ; >> << >>> ; >>> >> ; | & ^ + ;
& | ^ &_~ &_! ; ^ | & ; .. ..= ; ..= .. ; += = -= |= ; -= += = ; = == += |= &= ; |= = ^= += &= ; &= ^= |= &=_~ ;
^= |= &= -= ; ++ -- +=_1 ; -- ++ -=_1 ; elif if ; ! ~ ; ~ ! ; if while else_if elif ; while if ;
let let_mut ; return break continue ; continue break ; break continue return ; True False ; False True ; true false ;
false true ; any all ; all any ; min max ; max min ; print return println ; println print ; extend append ; next nextLine ;
nextLine next ; append extend add ; remove discard ; pop popleft ; popleft pop ;
add append remove discard ; product permutations combinations ; permutations product ; size length ; length size ;
is == ;
"""
ONLY = {"//": ".py", ">>>": ".java", "& !": ".rs", "elif": ".py"}  # What only one language has.
# Types that are too small, or cannot be negative.
WIDER = "size_t int;unsigned int;char int;short int;byte int;float double;bool int;u8 u32;u16 u32;i8 i32;u32 u64 i32;usize i32"
# Parts of a string.
FORMATS = [("%c", " %c"), ("%c", "%s"), ("%d", "%lld"), ("%d", "%d "), (r"\n\n", r"\n"), (r"\n", ""), (r"\n", " ")]
RULES = {row[0]: [word.replace("_", " ") for word in row[1:]] for row in map(str.split, re.split("[;\n]", REPLACED)) if row}
LEFT_OUT = {"static", "const", "final", "else", "unsigned", "let"}  # Words that may be too many.


def words(code: Code) -> Edits:
    """A word by another of the rules, or left out."""
    prefixes = {node.operator for node in code.nodes if node.kind == "unary" and node.operator == node.first}
    binary = {node.operator for node in code.nodes if node.kind in ("binary", "choice")}
    conditions = {i for head in code.statements if head.is_head for i in code.tokens_in(head.start, head.end)}
    for i, token in enumerate(code.tokens):
        is_named = token.text == "=" and code.is_python and code.at(i - 2) in ("(", ",")  # An argument.
        is_other = token.text in ("<", ">", ">>", "*", "&", "-") and i not in binary  # Of a type.
        unlikely = ("==", "=") if i in conditions else ("=", "==")
        for place, new in enumerate(RULES.get(token.text, ()) if not is_other and not is_named else ()):
            is_lone_else = new == "else if" and code.at(i - 1) not in ("}", ";")
            if (token.text, new) != unlikely and not is_lone_else and ONLY.get(new, code.suffix) == code.suffix:
                yield from replaced(code, 1 + (place > 0), i, i, new)
        if (i in prefixes and token.text != "new") or (token.text in LEFT_OUT and not code.is_python):
            yield from replaced(code, 2 - (token.text == "let" or token.text in UNARY), i, i, "")


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
    """All equal numbers, or types, at once."""
    for rule in map(str.split, WIDER.split(";")):
        types = [(i, i) for i, token in enumerate(code.tokens) if token.text == rule[0]]
        for new in rule[1:] if types else ():
            yield everywhere(code, 1, types, new)
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
