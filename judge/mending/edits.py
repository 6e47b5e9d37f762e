"""The single edits of a source text that may mend it, the likeliest first.

Each kind is a function that yields edits. None knows what the program is for.
"""

import difflib
import itertools
import re
import typing

from judge.mending import blocks, conditions
from judge.mending.code import CLOSING, KEYWORDS, Code
from judge.mending.edit import EVERYWHERE, EXCHANGED, Edit, replaced

Edits = typing.Iterator[Edit]

# What a token is replaced by, the likeliest first. Nothing stands for the empty text, `and` for a space.
TOKENS = {
    words[0]: [word.replace("_", " ") for word in words[1:]]
    for words in map(
        str.split,
        """\
< <= > !=
<= < >=
> >= <
>= > <=
== != >= <= =
!= == < >
=== !== >=
!== ===
+ - |
- + ^
* + //
/ // *
% / //
// / %
&& ||
|| &&
and or
or and
<< >> >>>
>> << >>>
>>> >>
| & ^ +
& | ^ &_~ &_!
^ | & ^~
+= = -= |=
-= += =
= += |= ==
|= = ^= += &=
&= ^= |= &=_~
^= |= &= -=
++ -- +=_2
-- ++
break continue return
continue break
return break
const let
let let_mut
of in
in of
product permutations combinations
if while
while if
True False
False True
true false
false true
int long_long long double
float int
short int
bool int
char int
elif if
print return
append extend add
extend append
any all
all any
min max
max min
nextLine next
next nextLine
println print
readline read
remove discard
pop popleft
popleft pop
cin cout
i32 i64
u8 u32 u64
u16 u32 u64
u32 u64
i64 u64
usize i32
.. ..=
..= ..
""".splitlines(),
    )
}
UNARY = {"!", "not", "~", "-", "&", "*", "&mut"}
LEFT_OUT = {"static", "const", "final", "else"}  # Words that may be too many.


def ends_operand(code: Code, i: int) -> bool:
    return code.is_operand(i) or code.at(i) in (")", "]")


def is_type(code: Code, i: int) -> bool:
    """Returns whether `<` or `>` stands around the parameters of a type."""
    return code.at(i) in ("<", ">") and (
        bool(code.at(i - 1)[:1].isupper() and len(code.at(i - 1)) > 1)
        or code.at(i - 1)
        in ("vector", "set", "map", "pair", "include", "array", "unordered_set", ">", "char", "string", "bool")
        or code.at(i + 1) in (">", "(", "Integer", "String", "string", "vector", "&", "*")
        or (code.at(i) == ">" and code.at(i - 1) in ("int", "Integer", "String"))
    )


def tokens(code: Code) -> Edits:
    for i, token in enumerate(code.tokens):
        if token.text in TOKENS and not is_type(code, i):
            is_unary = token.text in UNARY and not ends_operand(code, i - 1)
            if token.text in ("=",) and (code.is_python and code.partner and depth(code, i)):
                continue
            for place, new in enumerate(TOKENS[token.text]):
                if not is_unary or token.text in ("not",):
                    yield replaced(code, 1 + (place > 0), i, i, new)
        if token.text in UNARY and not ends_operand(code, i - 1):
            yield replaced(code, 1, i, i, "")
        if token.text in LEFT_OUT and not code.is_python:
            yield replaced(code, 2, i, i, "")
        if token.text in ("++", "--"):  # Before the name in place of after it, or the other way round.
            if code.kind(i - 1) == "name":
                yield replaced(code, 2, i - 1, i, token.text + code.at(i - 1))
            elif code.kind(i + 1) == "name":
                yield replaced(code, 2, i, i + 1, code.at(i + 1) + token.text)


def depth(code: Code, i: int) -> int:
    """Returns the number of brackets around a token."""
    return sum(a < i < b for a, b in code.partner.items() if a < b)


def numbers(code: Code) -> Edits:
    for i, token in enumerate(code.tokens):
        if token.kind == "number" and token.text.isdecimal():
            number = int(token.text)
            for other in dict.fromkeys([number + 1, number - 1, 0, 1, 2]):
                if other >= 0 and other != number and (other or code.at(i - 1) not in ("+", "-")):
                    yield replaced(code, 1 if abs(other - number) == 1 else 2, i, i, str(other))
            if number <= 1:
                yield replaced(code, 2, i, i, "-1")
            for k in range(len(token.text) - 1):  # Two digits exchanged.
                other_order = token.text[:k] + token.text[k + 1] + token.text[k] + token.text[k + 2 :]
                yield replaced(code, 3, i, i, other_order)
            for name in code.uses if number > 3 else ():
                if code.kind_of(name) == "scalar":
                    yield replaced(code, 3, i, i, name)


def sizes(code: Code) -> Edits:
    """All equal numbers at once: the sizes of arrays."""
    found: typing.Dict[str, typing.List[int]] = {}
    for i, token in enumerate(code.tokens):
        if token.kind == "number" and token.text.isdecimal() and int(token.text) >= 4:
            found.setdefault(token.text, []).append(i)
    for number, places in found.items():
        for new in str(int(number) + 1), str(int(number) - 1), str(2 * int(number)), str(5 * int(number)):
            yield everywhere(code, 2, [(i, i) for i in places], new)
    for old, news in WIDER.items():
        types = [(i, i) for i, token in enumerate(code.tokens) if token.text == old]
        for new in news if types else ():
            yield everywhere(code, 2, types, new)


WIDER = {
    **{"int": ["long long", "long"], "char": ["int"], "short": ["int"], "byte": ["int"], "float": ["double"], "bool": ["int"]},
    **{"u8": ["u32", "usize"], "u16": ["u32"], "i8": ["i32"], "i16": ["i32"], "u32": ["u64", "i32"], "usize": ["i32"]},
}


def everywhere(code: Code, rank: float, spans: typing.Sequence[typing.Tuple[int, int]], new: str) -> Edit:
    """Replaces all of these spans of tokens."""
    edits = [replaced(code, rank, first, last, new) for first, last in spans]
    changes = tuple(change for edit in edits for change in edit.changes)
    what = EVERYWHERE if len(edits) > 1 else edits[0].what
    old = code.span(*spans[0]) if len(edits) > 1 else edits[0].old
    return edits[0]._replace(changes=changes, what=what, old=old, new=new if len(edits) > 1 else edits[0].new)


def additions(code: Code) -> Edits:
    """`+ 1` and `- 1` put on, and a size doubled."""
    for i in range(len(code.tokens)):
        after = {",", ")", "]", ";", ":", "<", "<=", ">", ">=", "==", "!=", "&&", "||", "and", "or", "..", "{"}
        is_last = code.is_python and "\n" in code.text[code.tokens[i].end : code.tokens[i].end + 2]
        if not (code.at(i + 1) in after or is_last) or code.at(i - 1) in TYPES or code.at(i - 1) == "for":
            continue
        is_scalar = code.kind(i) == "number" or code.kind_of(code.at(i)) == "scalar"
        if is_scalar or code.at(i) in (")", "]"):
            for new in " + 1", " - 1":
                yield replaced(code, 2, i, i, code.at(i) + new)
        if is_scalar and code.kind(i) == "name" and code.at(i - 1) in ("[", "*", ";", "("):
            yield replaced(code, 2.5, i, i, f"2 * {code.at(i)}")


TYPES = {
    "int",
    "void",
    "boolean",
    "bool",
    "char",
    "long",
    "short",
    "string",
    "String",
    "def",
    "fn",
    "class",
    "auto",
    "let",
    "mut",
    ">",
}
ABS = {".java": "Math.abs", ".js": "Math.abs"}
BINARY = {"+", "-", "*", "/", "//", "%", "<<", ">>", "|", "&", "^", ">>>", "and", "or", "&&", "||"}


def operands(code: Code) -> Edits:
    """A binary expression by one of its operands, or by the exchange of both."""
    for i in range(1, len(code.tokens) - 1):
        if code.at(i) in BINARY and ends_operand(code, i - 1):
            first, last = code.first_of(i - 1), code.last_of(i + 1)
            if last >= len(code.tokens) or code.at(last) in ("", *CLOSING):
                continue
            left, right = code.span(first, i - 1), code.span(i + 1, last)
            yield replaced(code, 2, first, last, left)
            yield replaced(code, 2, first, last, right)
            if code.at(i) in ("-", "/", "%", "<<", ">>"):
                yield replaced(code, 2, first, last, f"{right} {code.at(i)} {left}")
            around = code.at(first - 1), code.at(last + 1)
            if around != ("(", ")"):
                yield replaced(code, 2, first, last, f"({code.span(first, last)})")
            if code.at(last + 1) in ("==", "!=") and code.at(i) == "-":
                absolute = ABS.get(code.suffix, "abs")
                end = code.last_of(last + 2)
                while code.at(end + 1) in ("-", "+"):
                    end = code.last_of(end + 2)
                other = f"{absolute}({code.span(last + 2, end)})"
                yield replaced(code, 1.5, first, end, f"{absolute}({code.span(first, last)}) {code.at(last + 1)} {other}")
            if code.at(i) == "-" and "abs" not in around[0] + code.at(first - 2):
                absolute = ABS.get(code.suffix, "abs")
                yield replaced(code, 1.5, first, last, f"{absolute}({code.span(first, last)})")


def shifts(code: Code) -> Edits:
    """`a | b << 1` meant as `(a | b) << 1`, and shifts put on arguments."""
    has_shifts = "<<" in code.text and ">>" in code.text
    for i in range(len(code.tokens)):
        if code.at(i) in ("<<", ">>", ">>>") and code.at(code.first_of(i - 1) - 1) in ("|", "+", "^", "&"):
            _right, operator = code.first_of(i - 1), code.first_of(i - 1) - 1
            left = code.first_of(operator - 1)
            yield replaced(code, 0, left, i - 1, f"({code.span(left, i - 1)})")
        if has_shifts and code.at(i) in ("(", ",") and ends_operand(code, i + 1) is not False and code.is_operand(i + 1):
            last = code.last_of(i + 1)
            while code.at(last + 1) in ("|", "&"):
                last = code.last_of(last + 2)
            if code.at(last + 1) in (",", ")"):
                for new in " << 1", " >> 1":
                    text = code.span(i + 1, last)
                    yield replaced(code, 2, i + 1, last, f"({text}){new}" if last > i + 1 else text + new)


def names(code: Code) -> Edits:
    """A name by another that is used alike, one of the same line first."""
    lines = [code.line(token.start) for token in code.tokens]
    for i, token in enumerate(code.tokens):
        if token.kind != "name" or token.text not in code.uses or code.at(i - 1) in (".", "::", "->", *TYPES):
            continue
        near = {code.at(j) for j in range(max(0, i - 40), min(i + 40, len(code.tokens))) if lines[j] == lines[i]}
        for other in code.names_like(token.text):
            rank = 2 if other in near else 3
            yield replaced(code, rank, i, i, other)
        if code.kind_of(token.text) == "scalar" and code.at(i - 1) in ("(", ",", "=") and code.at(i + 1) in (",", ")", ";"):
            for number in "0", "1":
                yield replaced(code, 3, i, i, number)


def expressions(code: Code) -> Edits:
    """The same sum or difference in all places at once."""
    found: typing.Dict[str, typing.List[typing.Tuple[int, int]]] = {}
    for i in range(1, len(code.tokens) - 1):
        if code.at(i) in ("+", "-") and ends_operand(code, i - 1) and code.at(i + 1):
            first, last = code.first_of(i - 1), code.last_of(i + 1)
            if last < len(code.tokens) and last - first < 12:
                found.setdefault(code.span(first, last), []).append((first, last))
                if code.at(first - 1) == "(" and code.at(first - 2) in ("abs", "fabs") and code.at(last + 1) == ")":
                    start = code.first_of(first - 2)
                    found.setdefault(code.span(start, last + 1), []).append((start, last + 1))
    short = [name for name in code.uses if len(name) <= 4 and code.kind_of(name) == "scalar"]
    for text, spans in found.items():
        inner = re.sub(r"^(?:Math\.)?f?abs\((.*)\)$", r"\1", text)
        match = re.match(r"^(.*?) ?([-+]) ?(.*)$", inner)
        assert match
        left, sign, right = match.groups()
        news = [f"{left} {'-' if sign == '+' else '+'} {right}"] if len(spans) > 1 else []
        news += [inner] if inner != text else []
        news += [f"{inner} + {name}" for name in short if name not in (left, right)] if sign == "-" else []
        news += [f"{right} - {left}"] if sign == "-" and len(spans) > 1 else []
        for new in news:
            yield everywhere(code, 1 if new == news[0] else 2, spans, new)


def elsewhere(code: Code) -> Edits:
    """The subscript of an array, or the argument of a method or function, as it is in another place of the file."""
    found: typing.Dict[str, typing.Dict[str, typing.List[typing.Tuple[int, int]]]] = {}
    for i in range(len(code.tokens)):
        if code.at(i) in ("[", "(") and i in code.partner and code.partner[i] > i + 1 and code.kind(i - 1) == "name":
            holder = code.at(i - 3) if code.at(i - 2) == "." else code.at(i - 1)
            if holder in code.uses and code.at(i - 2) not in ("def", "fn", "function"):
                inside = (i + 1, code.partner[i] - 1)
                found.setdefault(holder, {}).setdefault(code.span(*inside), []).append(inside)
    for texts in found.values():
        for text, spans in texts.items():
            for other in texts:
                if other != text and len(texts) < 12:
                    for span in spans:
                        yield replaced(code, 1.5, *span, other)


def strings(code: Code) -> Edits:
    """A string by another of the file, or by a usual one; two exchanged in all places."""
    texts = list(dict.fromkeys(token.text for token in code.tokens if token.kind == "string" and len(token.text) <= 6))
    for i, token in enumerate(code.tokens):
        if token.kind != "string":
            continue
        quote = token.text[-1]
        prefix, inner = token.text.partition(quote)[0], token.text.partition(quote)[2].rstrip(quote)
        if len(token.text) <= 6:
            for other in texts:
                if other != token.text and other[-1] == quote:
                    yield replaced(code, 2, i, i, other)
        usual = [
            inner.replace("%c", " %c"),
            inner.replace("%d", "%lld"),
            inner.lower(),
            inner.strip(),
            f"{inner} ",
            f"{inner}\\n",
        ]
        usual += [
            inner.replace("\\n", ""),
            inner.replace("\\n", " "),
            inner.replace("\\n\\n", "\\n"),
            inner.replace("%c", "%s"),
        ]
        for _place, other in enumerate(["" if len(inner) < 3 else inner, " ", "\\n", "Q", ".", "*"] if len(inner) < 3 else []):
            usual.append(other)
        for other in dict.fromkeys(usual):
            if other != inner:
                yield replaced(code, 2, i, i, prefix + quote + other + quote)
    for one, two in itertools.combinations(texts, 2):
        pairs = [(i, token.text) for i, token in enumerate(code.tokens) if token.text in (one, two)]
        edits = [replaced(code, 2, i, i, two if text == one else one) for i, text in pairs]
        changes = tuple(change for edit in edits for change in edit.changes)
        yield edits[0]._replace(changes=changes, what=EXCHANGED, old=one, new=two)


def arguments(code: Code) -> Edits:
    """Two arguments or two subscripts exchanged, a call by its argument, and a choice by one of its values."""
    for i in range(len(code.tokens)):
        if code.at(i) in ("(", "[") and i in code.partner:
            parts = conditions.split(code, i + 1, code.partner[i], {","})
            for (a, b), (c, d) in zip(parts, parts[1:]):
                if a <= b < c <= d:
                    gap = code.text[code.tokens[b].end : code.tokens[c].start]
                    yield replaced(code, 2, a, d, code.span(c, d) + gap + code.span(a, b))
            end = code.partner[i]
            if code.at(i) == "[" and code.at(end + 1) == "[" and end + 1 in code.partner and i + 1 < end:
                last = code.partner[end + 1]
                yield replaced(code, 2, i, last, code.span(end + 1, last) + code.span(i, end))
            is_call = (
                code.at(i) == "("
                and code.kind(i - 1) == "name"
                and code.at(i - 1) not in ("if", "while", "for", "return", "print")
            )
            if is_call and len(parts) == 1 and i + 1 < end and code.at(i - 2) not in ("def", "fn", *TYPES):
                first = code.first_of(i - 1)
                yield replaced(code, 2, first, end, code.span(i + 1, end - 1))
        if code.at(i) == ">>" and code.kind(i - 1) == code.kind(i + 1) == "name" and code.at(i + 2) == ">>":
            yield replaced(code, 2, i + 1, i + 3, f"{code.at(i + 3)} >> {code.at(i + 1)}")
        if code.at(i) == "(" and code.at(i + 1) == ")" and code.at(i - 1) in ("join", "split"):
            for new in "''", "' '", '""':
                yield replaced(code, 1, i, i + 1, f"({new})")
        if code.at(i) == "?" and code.at(i + 1):
            colon = next(
                (j for j in range(i + 1, len(code.tokens)) if code.at(j) == ":" and depth(code, j) == depth(code, i)), 0
            )
            if colon:
                first, last = conditions.start_of(code, i), conditions.end_of(code, colon)
                yield replaced(code, 2, first, last, code.span(i + 1, colon - 1))
                yield replaced(code, 2, first, last, code.span(colon + 1, last))
        if code.is_python and code.at(i) == "else" and depth(code, i):
            first, last = conditions.start_of(code, i), conditions.end_of(code, i)
            middle = next((j for j in range(first, i) if code.at(j) == "if"), 0)
            if middle > first:
                yield replaced(code, 2, first, last, code.span(first, middle - 1))
                yield replaced(code, 2, first, last, code.span(i + 1, last))


# What may be done to the argument of a method or function: the suffix of the file, the names, and the new arguments.
WRAPPED: typing.Sequence[typing.Tuple[str, typing.Set[str], typing.Sequence[str]]] = [
    (".py", {"append", "add"}, ["{0}[:]", "list({0})", "''.join({0})", "[''.join(row) for row in {0}]", "tuple({0})"]),
    (".py", {"print"}, ["*{0}", "''.join({0})", "*{0}, sep=''", "len({0})"]),
    (".java", {"add"}, ["new ArrayList<>({0})", "{0}.clone()", "new String({0})"]),
    (".java", {"remove"}, ["Integer.valueOf({0})"]),
    (".js", {"push", "log"}, ["[...{0}]", "{0}.slice()", "{0}.map(row => row.join(''))", "{0}.join('')"]),
    (".rs", {"push"}, ["{0}.clone()"]),
]
# What may be done to the value of a method or function.
VALUES: typing.Sequence[typing.Tuple[str, typing.Set[str], typing.Sequence[str]]] = [
    (".py", {"input", "readline"}, ["int({0})", "{0}.split()", "{0}.strip()", "list({0})"]),
    (".js", {"readFileSync", "trim"}, ["Number({0})", "parseInt({0})"]),
    (".java", {"nextLine", "readLine"}, ["{0}.trim()", "Integer.parseInt({0})"]),
]
# A list for each row, not the same list in all.
ROWS = [
    (".py", r"\[(\[[^][]*\] ?\* ?\w+)\] ?\* ?([\w.]+(?:\(\w+\))?)", r"[\1 for _ in range(\2)]"),
    (".js", r"\.fill\((\[\]|new Array\([^()]*\)(?:\.fill\([^()]*\))?)\)", r".fill().map(() => \1)"),
]


def wrapped(code: Code) -> Edits:
    """Copies of what is stored, numbers of what is read."""
    for i in range(len(code.tokens)):
        if code.at(i + 1) != "(" or i + 1 not in code.partner:
            continue
        end, first = code.partner[i + 1], code.first_of(i)
        for suffix, names_, news in WRAPPED:
            if suffix == code.suffix and code.at(i) in names_ and i + 2 < end:
                argument = code.span(i + 2 + (code.at(i + 2) == "*"), end - 1)
                for new in news:
                    yield replaced(code, 1, i + 2, end - 1, new.format(argument))
        for suffix, names_, news in VALUES:
            if suffix == code.suffix and code.at(i) in names_ and code.at(end + 1) != ".":
                for new in news:
                    yield replaced(code, 1, first, end, new.format(code.span(first, end)))
        if code.at(i) == "toString" and first < i - 1:
            yield replaced(code, 1, first, end, f"new String({code.span(first, i - 2)})")
        if code.at(i) in ("parse", "split", "chars") and code.at(i - 1) == ".":
            yield replaced(code, 1.5, i - 1, i, f".trim().{code.at(i)}")
    for suffix, pattern, new in ROWS:
        for match in re.finditer(pattern, code.text) if suffix == code.suffix else ():
            numbers_ = code.tokens_in(*match.span())
            yield replaced(code, 0, numbers_[0], numbers_[-1], match.expand(new))


def references(code: Code) -> Edits:
    """C++ and Rust: a parameter by reference."""
    if code.suffix not in (".c", ".cpp", ".cc", ".cxx"):
        return
    for i in range(1, len(code.tokens) - 1):
        if code.at(i + 1) in (",", ")") and code.kind(i) == "name" and code.at(i - 1) in (">", ">>", "string", "int", "bool"):
            yield replaced(code, 2, i, i, f"&{code.at(i)}")
        if code.at(i) == "," and code.at(i - 1) == '"%d"':
            yield replaced(code, 1, i + 1, i + 1, f"&{code.at(i + 1)}")
        if code.at(i) == ":" and code.at(i - 1) in code.uses and code.at(i - 2) in ("auto", "string", "int", "char", ">"):
            yield replaced(code, 2, i - 1, i - 1, f"&{code.at(i - 1)}")


def loops(code: Code) -> Edits:
    """The direction and the bounds of a loop."""
    for i in range(len(code.tokens)):
        if code.at(i) == "range" and code.at(i + 1) == "(" and i + 1 in code.partner:
            end = code.partner[i + 1]
            parts = [code.span(a, b) for a, b in conditions.split(code, i + 2, end, {","}) if a <= b]
            if len(parts) == 1:
                news = [f"range(1, {parts[0]} + 1)", f"range({parts[0]} - 1, -1, -1)", f"range(1, {parts[0]})"]
            elif len(parts) == 2:
                news = [f"range({parts[1]})", f"range({parts[0]}, {parts[1]} + 1)", f"range({parts[0]} - 1, {parts[1]} - 1)"]
                news += [f"range({parts[0]}, {parts[1]}, -1)", f"range({parts[0]} + 1, {parts[1]} + 1)"]
            else:
                news = [f"range({parts[0]}, {parts[1]})"] if len(parts) == 3 else []
            for new in news:
                yield replaced(code, 2, i, end, new)
        if code.at(i) == "for" and code.at(i + 1) == "(":
            end = code.partner.get(i + 1, i)
            text = code.span(i, end)
            match = re.match(r"for \((\w* ?)(\w+) = (\w+); \2 (<=?) ([^;]+); (?:\2\+\+|\+\+\2|\2 \+= 1)\)$", text)
            if match:
                kind, name, low, sign, high = match.groups()
                last = high if sign == "<=" else f"{high} - 1"
                yield replaced(code, 2, i, end, f"for ({kind}{name} = {last}; {name} >= {low}; {name}--)")
                if sign == "<":
                    yield replaced(code, 2, i, end, f"for ({kind}{name} = 1; {name} <= {high}; {name}++)")
                else:
                    yield replaced(code, 2, i, end, f"for ({kind}{name} = 0; {name} < {high}; {name}++)")


def declarations(code: Code) -> Edits:
    """A variable that hides another, or that is another in each call: with or without the type."""
    word = "let" if code.suffix == ".js" else "int"
    for i in range(len(code.tokens) - 2):
        if code.is_python:
            break
        if code.at(i) == "(" and code.at(i - 1) == "for" and code.kind(i + 1) == "name" and code.at(i + 2) == "=":
            yield replaced(code, 1.5, i + 1, i + 1, f"{word} {code.at(i + 1)}")
        is_start = code.at(i - 1) in (";", "{", "}", "(")
        if (
            code.at(i) in ("int", "let", "boolean", "bool", "var", "auto", "char", "long")
            and code.at(i + 2) in ("=", "[")
            and is_start
        ):
            yield replaced(code, 2, i, i, "")


def printed(code: Code) -> Edits:
    """White space put behind what is printed."""
    for i in range(len(code.tokens)):
        if (code.at(i) == "<<" and code.at(code.first_of(i - 1) - 1) in ("cout", "<<", "std::cout")) or (
            code.at(i) == "<<" and code.at(i - 1) == "cout"
        ):
            last = code.last_of(i + 1)
            if code.kind(i + 1) != "string":
                for new in '" "', "endl", '"\\n"':
                    yield replaced(code, 2, i + 1, last, f"{code.span(i + 1, last)} << {new}")
        if code.at(i) in ("append", "print", "println", "log", "write") and code.at(i + 1) == "(" and i + 1 in code.partner:
            end = code.partner[i + 1]
            if end > i + 2:
                text = code.span(i + 2, end - 1)
                news = (
                    [f"{text}, end=' '", f"{text}, end=''", f"{text}, sep=''"]
                    if code.is_python
                    else [f'{text} + " "', f'{text} + "\\n"']
                )
                for new in news if code.at(i) != "append" or not code.is_python else ():
                    yield replaced(code, 2, i + 2, end - 1, new)
            elif code.is_python is False and code.at(i) == "println":
                yield replaced(code, 2, i, end, "print()")


KINDS: typing.Sequence[typing.Callable[[Code], Edits]] = [
    *(
        tokens,
        numbers,
        sizes,
        additions,
        operands,
        shifts,
        names,
        expressions,
        elsewhere,
        strings,
        arguments,
        wrapped,
        references,
    ),
    *(loops, declarations, printed),
    *(
        blocks.undone,
        blocks.left_out,
        blocks.moved,
        blocks.indented,
        blocks.returned,
        blocks.stopped,
        blocks.finished,
        blocks.set_again,
    ),
    *(
        blocks.declared,
        blocks.read_again,
        blocks.filled,
        blocks.exchanged,
        conditions.shortened,
        conditions.extended,
        conditions.asked,
    ),
]


def misspelt(code: Code) -> Edits:
    """A name that occurs once by one that is nearly the same."""
    found = [token.text for token in code.tokens if token.kind == "name"]
    for i, token in enumerate(code.tokens):
        if token.kind == "name" and found.count(token.text) == 1:
            for other in difflib.get_close_matches(token.text, [*{*found, *KEYWORDS} - {token.text}], 3, 0.7):
                yield replaced(code, 0, i, i, other)


def edits_of_compile_error(text: str, suffix: str, lines: typing.Set[int]) -> typing.List[Edit]:
    """Returns the edits of the lines with errors and those above: punctuation at their ends first."""
    code, result = Code(text, suffix), []
    near = [number for number in range(text.count("\n") + 2) if {number, number + 1} & set(lines)]
    for i in range(len(code.tokens)):
        end = code.tokens[i].end
        if code.line(end) in near and (i + 1 == len(code.tokens) or "\n" in text[end : code.tokens[i + 1].start]):
            for new in ":" if code.is_python else ";", ")", "}", "]", "{", ",", '"', "'":
                result.append(replaced(code, 0, i, i, code.at(i) + new))
        if suffix == ".rs" and code.line(end) in near and code.kind(i) == "name":
            result += [replaced(code, 1, i, i, f"{code.at(i)} as {kind}") for kind in ("usize", "i32")]
    others = [*misspelt(code), *edits_of(text, suffix)]
    return [
        *result,
        *(
            edit
            for edit in sorted(others, key=Edit.order)
            if {*range(code.line(edit.position), code.line(edit.position) + 4)} & set(lines)
        ),
    ]


BRACKETS = re.compile(r"[][(){}]")


def brackets_of(text: str) -> typing.List[str]:
    return BRACKETS.findall(text)


def keeps_brackets(edit: Edit, code: Code) -> bool:
    """Returns whether each bracket still has its partner."""
    old = [brackets_of(code.text[change.start : change.end]) for change in edit.changes]
    new = [brackets_of(change.new) for change in edit.changes]
    if old == new:
        return True
    edited = Code(edit.applied(code.text), code.suffix)
    return len(edited.partner) == sum(token.text in "()[]{}" for token in edited.tokens if token.kind == "operator")


def edits_of(text: str, suffix: str) -> typing.List[Edit]:
    """Returns all edits, without those that have the same text as another or unbalance brackets."""
    code, found = Code(text, suffix), {text}
    result: typing.List[Edit] = []
    for edit in sorted(itertools.chain.from_iterable(kind(code) for kind in KINDS), key=Edit.order):
        new = edit.applied(text)
        if new not in found and keeps_brackets(edit, code):
            found.add(new)
            result.append(edit)
    return result
