"""Edits of expressions: operands, arguments, subscripts, calls and the heads of loops."""

import re
import typing

from judge.mending.code import CLOSING, Code
from judge.mending.conditions import end_of, split, start_of
from judge.mending.edit import Edit, replaced
from judge.mending.tokens import TYPES, ends_operand, everywhere

Edits = typing.Iterator[Edit]
ABS = {".java": "Math.abs", ".js": "Math.abs"}
BINARY = set("+ - * / // % << >> >>> | & ^ and or && ||".split())


def operands(code: Code) -> Edits:
    """A binary expression by one of its operands, by the exchange of both, in brackets, or as an absolute value."""
    absolute = ABS.get(code.suffix, "abs")
    for i in range(1, len(code.tokens) - 1):
        if code.at(i) not in BINARY or not ends_operand(code, i - 1):
            continue
        first, last = code.first_of(i - 1), code.last_of(i + 1)
        if last >= len(code.tokens) or code.at(last) in ("", *CLOSING):
            continue
        left, right, whole = code.span(first, i - 1), code.span(i + 1, last), code.span(first, last)
        news = [left, right, *([f"{right} {code.at(i)} {left}"] if code.at(i) in ("-", "/", "%", "<<", ">>") else [])]
        news += [] if (code.at(first - 1), code.at(last + 1)) == ("(", ")") else [f"({whole})"]
        yield from (replaced(code, 2, first, last, new) for new in news)
        if code.at(i) == "-":
            yield replaced(code, 1.5, first, last, f"{absolute}({whole})")
        if code.at(i) == "-" and code.at(last + 1) in ("==", "!="):
            end = code.last_of(last + 2)
            while code.at(end + 1) in ("-", "+"):
                end = code.last_of(end + 2)
            new = f"{absolute}({whole}) {code.at(last + 1)} {absolute}({code.span(last + 2, end)})"
            yield replaced(code, 1.5, first, end, new)


def shifts(code: Code) -> Edits:
    """`a | b << 1` meant as `(a | b) << 1`, and shifts put on arguments."""
    has_shifts = "<<" in code.text and ">>" in code.text
    for i in range(len(code.tokens)):
        operator = code.first_of(i - 1) - 1
        if code.at(i) in ("<<", ">>", ">>>") and code.at(operator) in ("|", "+", "^", "&"):
            left = code.first_of(operator - 1)
            yield replaced(code, 0, left, i - 1, f"({code.span(left, i - 1)})")
        if has_shifts and code.at(i) in ("(", ",") and code.is_operand(i + 1):
            last = code.last_of(i + 1)
            while code.at(last + 1) in ("|", "&"):
                last = code.last_of(last + 2)
            text = code.span(i + 1, last) if last == i + 1 else f"({code.span(i + 1, last)})"
            for new in (" << 1", " >> 1") if code.at(last + 1) in (",", ")") else ():
                yield replaced(code, 2, i + 1, last, text + new)


def sums(code: Code) -> Edits:
    """The same sum or difference in all places at once."""
    found: typing.Dict[typing.Tuple[str, str, str, str], typing.List[typing.Tuple[int, int]]] = {}
    for i in range(1, len(code.tokens) - 1):
        if code.at(i) not in ("+", "-") or not ends_operand(code, i - 1):
            continue
        first, last = code.first_of(i - 1), code.last_of(i + 1)
        if last >= len(code.tokens) or last - first > 11:
            continue
        parts = code.span(first, i - 1), code.at(i), code.span(i + 1, last)
        found.setdefault(("", *parts), []).append((first, last))
        if code.at(first - 2) in ("abs", "fabs") and code.at(last + 1) == ")":
            found.setdefault(("abs", *parts), []).append((code.first_of(first - 2), last + 1))
    short = [name for name in code.uses if len(name) <= 4 and code.kind_of(name) == "scalar" and name != "_"]
    for (is_abs, left, sign, right), spans in found.items():
        inner = f"{left} {sign} {right}"
        news = [inner] if is_abs else []
        news += [f"{left} {'-' if sign == '+' else '+'} {right}"] if len(spans) > 1 else []
        if sign == "-":
            news += [f"{right} - {left}", *(f"{inner} + {name}" for name in short if name not in (left, right))]
        for new in news:
            yield everywhere(code, 1 if new == news[0] else 2, spans, new)


def elsewhere(code: Code) -> Edits:
    """The subscript of an array, or the argument of a method or function, as it is in another place of the file."""
    found: typing.Dict[str, typing.Dict[str, typing.List[typing.Tuple[int, int]]]] = {}
    for i, end in code.partner.items():
        if (
            i + 1 < end
            and code.at(i) in "[("
            and code.kind(i - 1) == "name"
            and code.at(i - 2) not in ("def", "fn", "function")
        ):
            holder = code.at(i - 3) if code.at(i - 2) == "." else code.at(i - 1)
            if holder in code.uses:
                found.setdefault(holder, {}).setdefault(code.span(i + 1, end - 1), []).append((i + 1, end - 1))
    for texts in found.values():
        pairs = [(span, new) for old, spans in texts.items() for span in spans for new in texts if new != old]
        yield from (replaced(code, 1.5, *span, new) for span, new in pairs if len(texts) < 12)


def arguments(code: Code) -> Edits:
    """Two arguments or two subscripts exchanged, and a call by its argument."""
    for i, end in code.partner.items():
        if i > end:
            continue
        parts = [part for part in split(code, i + 1, end, {","}) if part[0] <= part[1]]
        for (a, b), (c, d) in zip(parts, parts[1:]):
            yield replaced(
                code, 2, a, d, code.span(c, d) + code.text[code.tokens[b].end : code.tokens[c].start] + code.span(a, b)
            )
        if code.at(i) == code.at(end + 1) == "[" and end + 1 in code.partner:
            last = code.partner[end + 1]
            yield replaced(code, 2, i, last, code.span(end + 1, last) + code.span(i, end))
        is_call = code.at(i) == "(" and code.kind(i - 1) == "name" and code.at(i - 2) not in ("def", "fn", *TYPES)
        if is_call and len(parts) == 1 and code.at(i - 1) not in ("if", "while", "for", "return", "print"):
            yield replaced(code, 2, code.first_of(i - 1), end, code.span(i + 1, end - 1))
        if not parts and code.at(i - 1) in ("join", "split"):
            yield from (replaced(code, 1, i, end, f"({new})") for new in ("''", "' '", '""'))
    for i in range(2, len(code.tokens) - 2):  # cin >> r >> c
        if code.at(i) == code.at(i + 2) == ">>" and code.kind(i + 1) == code.kind(i + 3) == "name":
            yield replaced(code, 2, i + 1, i + 3, f"{code.at(i + 3)} >> {code.at(i + 1)}")


def choices(code: Code) -> Edits:
    """`a if c else b` or `c ? a : b` by one of its values."""
    for i in range(len(code.tokens)):
        first, last = start_of(code, i), end_of(code, i)
        if code.at(i) == "?":
            middle = next((j for j in range(i, len(code.tokens)) if code.at(j) == ":" and code.depth(j) == code.depth(i)), i)
            yield from (
                replaced(code, 2, first, last, code.span(a, b)) for a, b in ((i + 1, middle - 1), (middle + 1, last)) if a <= b
            )
        if code.is_python and code.at(i) == "else" and code.depth(i) and "if" in map(code.at, range(first, i)):
            middle = next(j for j in range(first, i) if code.at(j) == "if")
            yield replaced(code, 2, first, last, code.span(first, middle - 1))
            yield replaced(code, 2, first, last, code.span(i + 1, last))


# What may be done to the argument of a method: the suffix of the file, the names, and the new arguments.
WRAPPED: typing.Sequence[typing.Tuple[str, str, typing.Sequence[str]]] = [
    (".py", "append add", ["{0}[:]", "list({0})", "''.join({0})", "[''.join(row) for row in {0}]", "tuple({0})"]),
    (".py", "print", ["*{0}", "''.join({0})", "*{0}, sep=''", "len({0})", "{0}, end=' '", "{0}, end=''"]),
    (".java", "add", ["new ArrayList<>({0})", "{0}.clone()", "new String({0})"]),
    (".java", "remove", ["Integer.valueOf({0})"]),
    (".java", "append print println", ['{0} + " "', '{0} + "\\n"']),
    (".js", "push log", ["[...{0}]", "{0}.slice()", "{0}.map(row => row.join(''))", "{0}.join('')"]),
    (".js", "write", ['{0} + " "', '{0} + "\\n"']),
    (".rs", "push", ["{0}.clone()"]),
]
# What may be done to the value of a method or function.
VALUES: typing.Sequence[typing.Tuple[str, str, typing.Sequence[str]]] = [
    (".py", "input readline", ["int({0})", "{0}.split()", "{0}.strip()", "list({0})"]),
    (".js", "readFileSync trim", ["Number({0})", "parseInt({0})"]),
    (".java", "nextLine readLine", ["{0}.trim()", "Integer.parseInt({0})"]),
    (".rs", "parse split chars", ["{0}"]),
]
# A list for each row, not the same list in all.
ROWS = [
    (".py", r"\[(\[[^][]*\] ?\* ?\w+)\] ?\* ?([\w.]+(?:\(\w+\))?)", r"[\1 for _ in range(\2)]"),
    (".js", r"\.fill\((\[\]|new Array\([^()]*\)(?:\.fill\([^()]*\))?)\)", r".fill().map(() => \1)"),
]


def wrapped(code: Code) -> Edits:
    """Copies of what is stored, and numbers of what is read."""
    for i, end in code.partner.items():
        name, first = code.at(i - 1), code.first_of(i - 1)
        if code.at(i) != "(" or code.kind(i - 1) != "name":
            continue
        argument = code.span(i + 1 + (code.at(i + 1) == "*"), end - 1) if i + 1 < end else ""
        for suffix, wrapped_names, news in WRAPPED:
            if argument and suffix == code.suffix and name in wrapped_names.split():
                yield from (replaced(code, 1, i + 1, end - 1, new.format(argument)) for new in news)
        for suffix, wrapped_names, news in VALUES:
            if suffix == code.suffix and name in wrapped_names.split() and code.at(end + 1) != ".":
                yield from (replaced(code, 1, first, end, new.format(code.span(first, end))) for new in news)
        if name == "toString" and first < i - 2:
            yield replaced(code, 1, first, end, f"new String({code.span(first, i - 3)})")
        if name in ("parse", "split", "chars") and code.at(i - 2) == ".":
            yield replaced(code, 1.5, i - 2, i - 1, f".trim().{name}")
    for suffix, pattern, new in ROWS:
        for match in re.finditer(pattern, code.text) if suffix == code.suffix else ():
            tokens = code.tokens_in(*match.span())
            yield replaced(code, 0, tokens[0], tokens[-1], match.expand(new))


def references(code: Code) -> Edits:
    """C and C++: a parameter by reference, the address for scanf, and white space behind what cout prints."""
    for i in range(1, len(code.tokens) - 1) if code.suffix in (".c", ".cpp", ".cc", ".cxx") else ():
        before, after = code.at(i - 1), code.at(i + 1)
        if (
            code.kind(i) == "name"
            and after in (",", ")", ":")
            and before in (">", ">>", "string", "int", "bool", "auto", "char")
        ):
            yield replaced(code, 2, i, i, f"&{code.at(i)}")
        if code.at(i) == "," and "%d" in before:
            yield replaced(code, 1, i + 1, i + 1, f"&{after}")
        if code.at(i) == "<<" and "cout" in code.text[code.text.rfind("\n", 0, code.tokens[i].start) : code.tokens[i].start]:
            last = code.last_of(i + 1)
            for new in ('" "', "endl") if code.kind(i + 1) != "string" else ():
                yield replaced(code, 2, i + 1, last, f"{code.span(i + 1, last)} << {new}")


FOR = re.compile(r"for \((\w* ?)(\w+) = (\w+); \2 (<=?) ([^;]+); (?:\2\+\+|\+\+\2|\2 \+= 1)\)$")


def loops(code: Code) -> Edits:
    """The direction and the bounds of a loop."""
    for i, end in code.partner.items():
        news: typing.List[str] = []
        if code.at(i - 1) == "range" and i < end:
            bounds = [code.span(a, b) for a, b in split(code, i + 1, end, {","}) if a <= b]
            low, high = (bounds if len(bounds) > 1 else ["0", *bounds, ""])[:2]
            up = [high, f"1, {high}", f"1, {high} + 1", f"{low} - 1, {high} - 1", f"{low} + 1, {high} + 1", f"{low}, {high}"]
            news = [
                f"range({text})" for text in [*up, f"{high} - 1, {low} - 1, -1", f"{high} - 1, -1, -1", f"{low}, {high}, -1"]
            ]
        match = FOR.match(code.span(i - 1, end)) if code.at(i - 1) == "for" and i < end else None
        if match:
            kind, name, low, sign, high = match.groups()
            last = high if sign == "<=" else f"{high} - 1"
            news = [f"for ({kind}{name} = {last}; {name} >= {low}; {name}--)"]
            bounds_ = f"1; {name} <= {high}" if sign == "<" else f"0; {name} < {high}"
            news.append(f"for ({kind}{name} = {bounds_}; {name}++)")
        yield from (replaced(code, 2, i - 1, end, new) for new in news)


def declarations(code: Code) -> Edits:
    """A variable that hides another, or that is another in each call: with or without the type."""
    word = "let" if code.suffix == ".js" else "int"
    for i in range(len(code.tokens) - 2) if not code.is_python else ():
        if code.at(i) == "(" and code.at(i - 1) == "for" and code.kind(i + 1) == "name" and code.at(i + 2) == "=":
            yield replaced(code, 1.5, i + 1, i + 1, f"{word} {code.at(i + 1)}")
        is_type = code.at(i) in ("int", "let", "boolean", "bool", "var", "auto", "char", "long")
        if is_type and code.at(i + 2) in ("=", "[") and code.at(i - 1) in (";", "{", "}", "("):
            yield replaced(code, 2, i, i, "")
