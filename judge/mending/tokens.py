"""Edits of single words: operators, numbers, names and strings, in one place or in all at once."""

import difflib
import itertools
import re
import typing

from judge.mending.code import KEYWORDS, Code
from judge.mending.edit import EVERYWHERE, EXCHANGED, Edit, replaced

Edits = typing.Iterator[Edit]
Spans = typing.Sequence[typing.Tuple[int, int]]
# A word, and what it is replaced by, the likeliest first; `_` stands for a space.
RULES = """
< <= > !=       ; <= < >=             ; > >= <           ; >= > <=          ; == != >= <= =  ; != == < >        ; === !== >=
!== ===         ; + - |               ; - + ^            ; * + //           ; / // *         ; % / //           ; // / %
&& ||           ; || &&               ; and or           ; or and           ; << >> >>>      ; >> << >>>        ; >>> >>
| & ^ +         ; & | ^ &_~ &_!       ; ^ | &            ; .. ..=           ; ..= ..         ; += = -= |=       ; -= += =
= += |= ==      ; |= = ^= += &=       ; &= ^= |= &=_~    ; ^= |= &= -=      ; ++ -- +=_2     ; -- ++            ; elif if
if while        ; while if            ; of in            ; in of            ; const let      ; let let_mut      ; return break
continue break  ; break continue return ; True False     ; False True       ; true false     ; false true       ; any all
all any         ; min max             ; max min          ; print return     ; println print  ; extend append    ; next nextLine
nextLine next   ; append extend add   ; readline read    ; remove discard   ; pop popleft    ; popleft pop
product permutations
"""
TOKENS = {
    words[0]: [word.replace("_", " ") for word in words[1:]] for words in map(str.split, re.split("[;\n]", RULES)) if words
}
UNARY = {"!", "not", "~", "-", "&", "*"}
LEFT_OUT = {"static", "const", "final", "else"}  # Words that may be too many.
# Types that are too small, or cannot be negative.
WIDER = "int long_long;char int;short int;byte int;float double;bool int;u8 u32;u16 u32;i8 i32;u32 u64 i32;usize i32"
TYPES = set("int void boolean bool char long short string String def fn class auto let mut >".split())
ENDS = set(", ) ] ; : < <= > >= == != && || and or .. {".split())


def ends_operand(code: Code, i: int) -> bool:
    return code.is_operand(i) or code.at(i) in (")", "]")


def is_type(code: Code, i: int) -> bool:
    """Returns whether `<` or `>` stands around the parameters of a type."""
    before, after = code.at(i - 1), code.at(i + 1)
    is_before = (before[:1].isupper() and len(before) > 1) or before in ("vector", "set", "map", "pair", "array", ">", *TYPES)
    return code.at(i) in "<>" and (is_before or after in (">", "(", "Integer", "String", "string", "vector", "&", "*"))


def words(code: Code) -> Edits:
    """A word by another of the rules, or left out."""
    for i, token in enumerate(code.tokens):
        is_unary = token.text in UNARY and not ends_operand(code, i - 1)
        is_named = token.text == "=" and code.is_python and code.depth(i) > 0  # An argument.
        if not is_type(code, i) and not is_unary and not is_named:
            for place, new in enumerate(TOKENS.get(token.text, ())):
                yield replaced(code, 1 + (place > 0), i, i, new)
        if is_unary or (token.text in LEFT_OUT and not code.is_python):
            yield replaced(code, 2 - is_unary, i, i, "")
        if token.text in ("++", "--") and code.kind(i - 1) == "name":
            yield replaced(code, 2, i - 1, i, token.text + code.at(i - 1))


def numbers(code: Code) -> Edits:
    """A number by one near it, with two digits exchanged, or by a name."""
    for i, token in enumerate(code.tokens):
        if token.kind != "number" or not token.text.isdecimal():
            continue
        number, text = int(token.text), token.text
        for other in dict.fromkeys([number + 1, number - 1, 0, 1, 2]):
            if other >= 0 and other != number and (other or code.at(i - 1) not in "+-"):
                yield replaced(code, 1 if abs(other - number) == 1 else 2, i, i, str(other))
        others = ["-1"] if number <= 1 else [text[:k] + text[k + 1] + text[k] + text[k + 2 :] for k in range(len(text) - 1)]
        others += [name for name in code.uses if number > 3 and code.kind_of(name) == "scalar"]
        for new in others:
            yield replaced(code, 2.5 if new == "-1" else 3, i, i, new)


def everywhere(code: Code, rank: float, spans: Spans, new: str) -> Edit:
    """Replaces all of these spans of tokens."""
    edits = [replaced(code, rank, first, last, new) for first, last in spans]
    if len(edits) == 1:
        return edits[0]
    changes = tuple(change for edit in edits for change in edit.changes)
    return Edit(rank, changes, edits[0].position, EVERYWHERE, code.span(*spans[0]), new)


def sizes(code: Code) -> Edits:
    """All equal numbers, or types, at once."""
    for rule in map(str.split, WIDER.split(";")):
        types = [(i, i) for i, token in enumerate(code.tokens) if token.text == rule[0]]
        for new in rule[1:] if types else ():
            yield everywhere(code, 2, types, new.replace("_", " "))
    found: typing.Dict[str, typing.List[typing.Tuple[int, int]]] = {}
    for i, token in enumerate(code.tokens):
        if token.kind == "number" and token.text.isdecimal() and int(token.text) >= 4:
            found.setdefault(token.text, []).append((i, i))
    for text, places in found.items():
        for number in int(text) + 1, int(text) - 1, 2 * int(text), 5 * int(text):
            yield everywhere(code, 2, places, str(number))


def additions(code: Code) -> Edits:
    """`+ 1` and `- 1` put on, and a size doubled."""
    for i, token in enumerate(code.tokens):
        is_last = code.is_python and "\n" in code.text[token.end : token.end + 2]
        if not (code.at(i + 1) in ENDS or is_last) or code.at(i - 1) in {"for", *TYPES}:
            continue
        is_scalar = token.kind == "number" or code.kind_of(token.text) == "scalar"
        is_offset = token.kind == "number" and code.at(i - 1) in ("+", "-")
        for new in (" + 1", " - 1") if not is_offset and (is_scalar or token.text in (")", "]")) else ():
            yield replaced(code, 2, i, i, token.text + new)
        if is_scalar and token.kind == "name" and code.at(i - 1) in ("[", "*", ";", "("):
            yield replaced(code, 2.5, i, i, f"2 * {token.text}")


def names(code: Code) -> Edits:
    """A name by another that is used alike, one of the same line first."""
    lines = [code.line(token.start) for token in code.tokens]
    for i, token in enumerate(code.tokens):
        if token.kind != "name" or token.text not in code.uses or code.at(i - 1) in (".", "::", "->", *TYPES):
            continue
        near = {code.at(j) for j in range(max(0, i - 40), min(i + 40, len(code.tokens))) if lines[j] == lines[i]}
        for other in code.names_like(token.text):
            yield replaced(code, 2 if other in near else 3, i, i, other)
        if code.kind_of(token.text) == "scalar" and code.at(i - 1) in ("(", ",", "=") and code.at(i + 1) in (",", ")", ";"):
            yield from (replaced(code, 3, i, i, number) for number in "01")


def misspelt(code: Code) -> Edits:
    """A name that occurs once by one that is nearly the same."""
    found = [token.text for token in code.tokens if token.kind == "name"]
    for i, token in enumerate(code.tokens):
        if token.kind == "name" and found.count(token.text) == 1:
            for other in difflib.get_close_matches(token.text, [*{*found, *KEYWORDS} - {token.text}], 3, 0.7):
                yield replaced(code, 0, i, i, other)


def strings(code: Code) -> Edits:
    """A string by another of the file, or by a usual one; two exchanged in all places."""
    texts = list(dict.fromkeys(token.text for token in code.tokens if token.kind == "string" and len(token.text) <= 6))
    for i, token in enumerate(code.tokens):
        if token.kind != "string":
            continue
        quote = token.text[-1]
        prefix, _, rest = token.text.partition(quote)
        inner = rest.rstrip(quote)
        others = [text for text in texts if text[-1] == quote] if len(token.text) <= 6 else []
        changed = [inner.lower(), inner.strip(), f"{inner} ", f"{inner}\\n", *(["", " ", "\\n"] if len(inner) < 3 else [])]
        for old, new in ("%c", " %c"), ("%d", "%lld"), ("%c", "%s"), ("\\n\\n", "\\n"), ("\\n", ""), ("\\n", " "):
            changed.append(inner.replace(old, new))
        for new in dict.fromkeys([*others, *(f"{prefix}{quote}{text}{quote}" for text in changed)]):
            if new != token.text:
                yield replaced(code, 2, i, i, new)
    for one, two in itertools.combinations(texts, 2):
        pairs = [(token, two if token.text == one else one) for token in code.tokens if token.text in (one, two)]
        changes = tuple(replaced(code, 2, i, i, new).changes[0] for (token, new) in pairs for i in [code.tokens.index(token)])
        yield Edit(2, changes, changes[0].start, EXCHANGED, one, two)
