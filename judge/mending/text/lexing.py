"""A source text as tokens, without comments and white space."""

import bisect
import functools
import re
import typing

from judge.mending.text.grammar import Grammar

CLOSING = {"(": ")", "[": "]", "{": "}"}
MEMBER = (".", "::", "->", "?.")  # Before the name of a member.


class Token(typing.NamedTuple):
    kind: str  # string, name, number or operator.
    text: str
    start: int
    end: int


class SourceText:
    """A source text. Functions take the numbers of tokens, and the text of a token outside of the file is empty."""

    def __init__(self, text: str, grammar: Grammar) -> None:
        self.text, self.grammar = text, grammar
        matches = grammar.token.finditer(text)
        self.tokens = [Token(str(m.lastgroup), m[0], m.start(), m.end()) for m in matches if m.lastgroup != "skipped"]
        self.partner: typing.Dict[int, int] = {}  # Of each bracket.
        opened: typing.List[int] = []
        for i, token in enumerate(self.tokens):
            if token.text in CLOSING:
                opened.append(i)
            elif opened and token.text == CLOSING[self.tokens[opened[-1]].text]:
                self.partner[i], self.partner[opened[-1]] = opened[-1], i
                opened.pop()
        has_semicolons = not grammar.is_indented and (not grammar.ends_lines or re.search(r";\s*\n", text))
        self.end = ";" if has_semicolons else ""  # Of a statement.

    def at(self, i: int) -> str:
        return self.tokens[i].text if 0 <= i < len(self.tokens) else ""

    def kind(self, i: int) -> str:
        return self.tokens[i].kind if 0 <= i < len(self.tokens) else ""

    def span(self, first: int, last: int) -> str:
        """Returns the text from one token to another, inclusive."""
        return self.text[self.tokens[first].start : self.tokens[last].end]

    def line(self, position: int) -> int:
        return self.text.count("\n", 0, position) + 1

    def ends_line(self, i: int) -> bool:
        """Returns whether a token is the last of its line."""
        return i + 1 >= len(self.tokens) or "\n" in self.text[self.tokens[i].end : self.tokens[i + 1].start]

    def indent(self, position: int) -> str:
        """Returns the white space at the start of the line."""
        line = self.text[self.text.rfind("\n", 0, position) + 1 :]
        return line[: len(line) - len(line.lstrip(" \t"))]

    def tokens_in(self, start: int, end: int) -> range:
        """Returns the numbers of the tokens in a part of the text."""
        return range(bisect.bisect_left(self.starts, start), bisect.bisect_left(self.starts, end))

    @functools.cached_property
    def starts(self) -> typing.List[int]:
        return [token.start for token in self.tokens]
