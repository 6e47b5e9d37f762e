"""A source text: its tokens, expressions, statements and names."""

import functools
import re
import typing

from judge.mending import lexing
from judge.mending.gaps import Gap, gaps_of
from judge.mending.statements import Statement, is_function, statements_of
from judge.mending.tree import Node, nodes_of
from judge.mending.vocabulary import KEYWORDS, OF_C, STATEMENT_WORDS, TYPES, WORDS, Words


class Code(lexing.SourceText):
    """A source text with all that the kinds of edits ask for."""

    @property
    def words(self) -> Words:
        return WORDS.get(self.suffix, OF_C)

    @functools.cached_property
    def statements(self) -> typing.List[Statement]:
        return list(statements_of(self))

    @functools.cached_property
    def gaps(self) -> typing.List[Gap]:
        return gaps_of(self, self.statements)

    @functools.cached_property
    def nodes(self) -> typing.List[Node]:
        return nodes_of(self, self.statements)

    @functools.cached_property
    def parents(self) -> typing.Dict[Node, Node]:
        return {part: node for node in self.nodes for part in node.parts}

    def text_of(self, node: Node) -> str:
        return self.span(node.first, node.last)

    @functools.cached_property
    def uses(self) -> typing.Dict[str, typing.Set[str]]:
        """What the file does with each name that is its own: index, call, look into (object) or nothing of these (scalar)."""
        found: typing.Dict[str, typing.Set[str]] = {}
        kinds = {"[": "array", "(": "function", ".": "object"}
        for i, token in enumerate(self.tokens):
            is_own = token.text not in KEYWORDS or token.text in self.functions
            if token.kind == "name" and is_own and not self.is_member(i):
                found.setdefault(token.text, set()).add(kinds.get(self.at(i + 1), "scalar"))
        return found

    def is_member(self, i: int) -> bool:
        """Returns whether a name is looked up in an object or a type other than that of the method."""
        return self.at(i - 1) in lexing.MEMBER and self.at(i - 2) not in ("self", "this")

    def use(self, name: str) -> str:
        """Returns the most special use of a name."""
        return next((kind for kind in ("function", "array", "object", "scalar") if kind in self.uses.get(name, ())), "")

    def names_like(self, name: str) -> typing.List[str]:
        return [other for other in self.uses if other != name and self.use(other) == self.use(name)]

    @functools.cached_property
    def scalars(self) -> typing.List[str]:
        return [name for name in self.uses if self.use(name) == "scalar" and name != "_"]

    @functools.cached_property
    def functions(self) -> typing.Set[str]:
        """The functions that the file defines."""
        tokens = (self.tokens_in(head.start, head.end) for head in self.statements if is_function(head))
        names = {next((self.at(i) for i in head if self.at(i + 1) == "("), "") for head in tokens} - STATEMENT_WORDS - TYPES
        return names | set(re.findall(r"(\w+) = (?:lambda\b|\[[^]]*\]\s*\()", self.text))

    def calls_own(self, statement: Statement) -> bool:
        """Returns whether a statement calls a function of the file."""
        tokens = self.tokens_in(statement.start, statement.end)
        return any(
            self.at(i) in self.functions and self.at(i + 1) == "(" and self.at(i - 1) not in ("def", "fn") for i in tokens
        )

    @functools.cached_property
    def results(self) -> typing.List[str]:
        """The names that are added to, or that start with nothing."""
        changed = r"\s*(\+=|\+\+|=\s*(0|\[\]|False|false)\b)"
        return [name for name in self.uses if re.search(rf"\b{re.escape(name)}{changed}", self.text)]
