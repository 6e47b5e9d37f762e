"""A source text as tokens and statements, alike for all languages but for Python's blocks."""

import bisect
import functools
import itertools
import re
import typing

STRING = r"(?P<string>\"\"\"(?s:.*?)\"\"\"|'''(?s:.*?)'''|[rbf]?\"(?:\\.|[^\"\\\n])*\"|[rbf]?'(?:\\.|[^'\\\n])*'|`[^`]*`)"
OTHERS = r"""
    |(?P<name>[A-Za-z_$][\w$]*(?:!(?=[(\[]))?)|(?P<number>\d\w*(?:\.\d\w*)?)
    |(?P<operator><<=|>>>=|>>=|>>>|\*\*=|//=|===|!==|\.\.=|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%|&^]=|\+\+|--|->|=>|::|\*\*|:=|\.\.|.)"""
PYTHON = re.compile(rf"(?P<skipped>\#.*|\\\n|\s+)|{STRING}{OTHERS}", re.X)
BRACES = re.compile(rf"(?P<skipped>//.*|/\*(?s:.*?)\*/|\#\s*include.*|'\w+\b(?!')|\s+)|{STRING}{OTHERS}", re.X)
CLOSING = {"(": ")", "[": "]", "{": "}"}
KEYWORDS = set(
    """if else elif for while do return in not and or is def class struct enum impl fn let mut const pub use mod match loop
    self this int void bool boolean char long short unsigned signed float double string String auto size_t usize u8 u16
    u32 u64 i8 i16 i32 i64 isize str Vec vec List ArrayList LinkedList Set HashSet Map HashMap Integer Boolean Character
    Scanner vector set map pair include define import from as new delete using namespace public private protected static
    final break continue pass global nonlocal lambda try except finally catch throw throws raise with yield True False
    None true false null nullptr undefined std var function of typeof require Math System out cin cout endl print println
    printf scanf range len main Main Solution sizeof where ref Some Ok Err Self dyn super""".split()
)


class Token(typing.NamedTuple):
    kind: str  # string, name, number or operator.
    text: str
    start: int
    end: int


class Statement(typing.NamedTuple):
    """A statement without others in it, or the head of a block, such as `if (a) {` or `for c in range(n):`."""

    start: int
    end: int
    is_head: bool
    indent: str  # The white space before the line of its start.
    block: int  # The number of the block that it stands in.


class Code:
    """A source text. Tokens have the numbers 0 to `len(tokens) - 1`; the texts around them are empty."""

    def __init__(self, text: str, suffix: str) -> None:
        self.text, self.suffix, self.is_python = text, suffix, suffix == ".py"
        matches = (PYTHON if self.is_python else BRACES).finditer(text)
        self.tokens = [Token(str(m.lastgroup), m[0], m.start(), m.end()) for m in matches if m.lastgroup != "skipped"]
        self.partner: typing.Dict[int, int] = {}  # Of each bracket.
        opened: typing.List[int] = []
        for i, token in enumerate(self.tokens):
            if token.text in CLOSING:
                opened.append(i)
            elif opened and token.text == CLOSING[self.tokens[opened[-1]].text]:
                self.partner[i], self.partner[opened[-1]] = opened[-1], i
                opened.pop()

    def at(self, i: int) -> str:
        return self.tokens[i].text if 0 <= i < len(self.tokens) else ""

    def kind(self, i: int) -> str:
        return self.tokens[i].kind if 0 <= i < len(self.tokens) else ""

    @functools.cached_property
    def depths(self) -> typing.List[int]:
        opened = itertools.accumulate(
            (token.text in CLOSING and i in self.partner) - (self.partner.get(i, i) < i) for i, token in enumerate(self.tokens)
        )
        return list(opened)

    def depth(self, i: int) -> int:
        """Returns the number of brackets around a token."""
        return self.depths[i] - (self.partner.get(i, 0) > i)

    def span(self, i: int, j: int) -> str:
        """Returns the text from token i to token j, inclusive."""
        return self.text[self.tokens[i].start : self.tokens[j].end]

    def line(self, position: int) -> int:
        return self.text.count("\n", 0, position) + 1

    @functools.cached_property
    def starts(self) -> typing.List[int]:
        return [token.start for token in self.tokens]

    def tokens_in(self, start: int, end: int) -> range:
        """Returns the numbers of the tokens in a part of the text."""
        return range(bisect.bisect_left(self.starts, start), bisect.bisect_left(self.starts, end))

    def is_operand(self, i: int) -> bool:
        return self.kind(i) in ("string", "number") or (self.kind(i) == "name" and self.at(i) not in KEYWORDS - VALUES)

    def first_of(self, i: int) -> int:
        """Returns the first token of the operand, such as `a.b[c](d)`, whose last token is i."""
        while True:
            if self.at(i) in ")]" and i in self.partner:
                i = self.partner[i]
                if not (self.is_operand(i - 1) or self.at(i - 1) in ("]", ")") or self.at(i - 1) in CALLED):
                    return i
                i -= 1
            elif self.at(i - 1) in (".", "::", "->") and self.kind(i) == "name":
                i -= 2
            else:
                return i

    def last_of(self, i: int) -> int:
        """Returns the last token of the operand whose first token is i."""
        while self.at(i) in ("-", "!", "~", "not", "*", "&", "+"):
            i += 1
        if self.at(i) in "([":
            i = self.partner.get(i, i)
        while True:
            if self.at(i + 1) in ("(", "[") and i + 1 in self.partner:
                i = self.partner[i + 1]
            elif self.at(i + 1) in (".", "::", "->") and self.kind(i + 2) == "name":
                i += 2
            else:
                return i

    @functools.cached_property
    def uses(self) -> typing.Dict[str, typing.Set[str]]:
        """What the file does with each name that is its own: index, call, look into (object) or nothing of these (scalar)."""
        found: typing.Dict[str, typing.Set[str]] = {}
        kinds = {"[": "array", "(": "function", ".": "object"}
        for i, token in enumerate(self.tokens):
            is_member = self.at(i - 1) in (".", "::", "->") and self.at(i - 2) not in ("self", "this")
            if token.kind == "name" and token.text not in KEYWORDS and not is_member:
                found.setdefault(token.text, set()).add(kinds.get(self.at(i + 1), "scalar"))
        return found

    def kind_of(self, name: str) -> str:
        """Returns the most special use of a name."""
        return next((kind for kind in ("function", "array", "object", "scalar") if kind in self.uses.get(name, ())), "")

    def names_like(self, name: str) -> typing.List[str]:
        return [other for other in self.uses if other != name and self.kind_of(other) == self.kind_of(name)]

    @functools.cached_property
    def functions(self) -> typing.Set[str]:
        """The functions that the file defines."""
        names = set()
        for i in range(len(self.tokens)):
            if self.kind(i) == "name" and self.at(i + 1) == "(" and self.at(i) not in KEYWORDS:
                after = self.partner.get(i + 1, 0) + 1
                if self.at(i - 1) in ("def", "fn", "function") or self.at(after) == "{":
                    names.add(self.at(i))
            if self.kind(i) == "name" and self.at(i + 1) == "=" and self.at(i + 2) in ("[", "lambda", "function", "("):
                end = self.partner.get(i + 2, i + 2)
                if self.at(i + 2) in ("lambda", "function") or self.at(end + 1) in ("(", "=>"):
                    names.add(self.at(i))  # A lambda.
        return names

    @functools.cached_property
    def statements(self) -> typing.List[Statement]:
        return list(self.python_statements() if self.is_python else self.brace_statements())

    def indent(self, position: int) -> str:
        line = self.text[self.text.rfind("\n", 0, position) + 1 :]
        return line[: len(line) - len(line.lstrip(" \t"))]

    def python_statements(self) -> typing.Iterator[Statement]:
        blocks: typing.List[typing.Tuple[int, int]] = [(0, 0)]  # Indent and number of those that are open.
        number, depth, first = 0, 0, 0
        for i, token in enumerate(self.tokens):
            depth += (token.text in CLOSING) - (token.text in CLOSING.values())
            is_last = i + 1 == len(self.tokens) or (depth <= 0 and "\n" in self.text[token.end : self.tokens[i + 1].start])
            is_colon = token.text == ":" and depth <= 0 and self.at(first) in HEADS and not self.has_lambda(first, i)
            if not is_last and not (depth <= 0 and token.text == ";") and not is_colon:
                continue
            indent = self.indent(self.tokens[first].start)
            while blocks and blocks[-1][0] > len(indent):
                blocks.pop()
            if not blocks or blocks[-1][0] < len(indent):
                number += 1
                blocks.append((len(indent), number))
            end = token.start if token.text == ";" else token.end
            yield Statement(self.tokens[first].start, end, is_colon, indent, blocks[-1][1])
            first, depth = i + 1, 0

    def has_lambda(self, first: int, last: int) -> bool:
        return any(self.at(i) == "lambda" for i in range(first, last)) and self.at(last - 1) != ")"

    def brace_statements(self) -> typing.Iterator[Statement]:
        blocks, number, i, first = [0], 0, 0, 0
        while i < len(self.tokens):
            text = self.at(i)
            start = self.tokens[first].start
            if text in "([" and i in self.partner and self.at(self.partner[i] - 1) != "}":
                i = self.partner[i]
                if (
                    self.at(first) in ("if", "for", "while")
                    and self.at(i + 1) != "{"
                    and first + 1 <= self.partner[i] <= first + 2
                ):
                    yield Statement(start, self.tokens[i].end, True, self.indent(start), blocks[-1])
                    first = i + 1
            elif text == "{" and self.is_value(i):
                i = self.partner.get(i, i)
            elif text == "{":
                yield Statement(start, self.tokens[i].end, True, self.indent(start), blocks[-1])
                number += 1
                blocks.append(number)
                first = i + 1
            elif text == "}":
                if first < i:  # Rust's last expression.
                    yield Statement(start, self.tokens[i - 1].end, False, self.indent(start), blocks[-1])
                if len(blocks) > 1:
                    blocks.pop()
                first = i + 1
                if self.at(first) in (";", ")", ","):
                    first += 1
                    i += 1
            elif text == ";":
                yield Statement(start, self.tokens[i].end, False, self.indent(start), blocks[-1])
                first = i + 1
            elif text == "else" and self.at(i + 1) not in ("{", "if"):
                first = i + 1
            i += 1

    def is_value(self, i: int) -> bool:
        """Returns whether a brace opens the values of an array or an object, not a block."""
        return self.at(i - 1) in {"=", ",", "(", "{", "]", "return"}


CALLED = {"len", "range", "print", "vector", "printf", "scanf", "println!", "vec!"}
VALUES = {"True", "False", "None", "true", "false", "null", "nullptr", "self", "this", *CALLED}
HEADS = {"if", "elif", "else", "for", "while", "def", "class", "try", "except", "finally", "with"}
