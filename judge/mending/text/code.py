"""A source text: its tokens, expressions, statements and names."""

import functools
import re
import typing

from judge.mending.text.grammar import Rule, Words
from judge.mending.text.lexing import MEMBER, SourceText
from judge.mending.text.places import Place, places_of
from judge.mending.text.statements import Statement, is_function, statements_of
from judge.mending.text.tree import Node, nodes_of
from judge.mending.text.vocabulary import KEYWORDS, STATEMENT_WORDS, TYPES


class Code(SourceText):
    """A source text with all that the kinds of edits ask for."""

    @property
    def words(self) -> Words:
        return self.grammar.words

    def rules(self, where: str) -> typing.List[Rule]:
        return self.rules_by_place.get(where, [])

    @functools.cached_property
    def rules_by_place(self) -> typing.Dict[str, typing.List[Rule]]:
        found: typing.Dict[str, typing.List[Rule]] = {}
        for rule in self.grammar.rules:
            found.setdefault(rule.where, []).append(rule)
        return found

    @functools.cached_property
    def rules_of_words(self) -> typing.Dict[typing.Tuple[str, str], typing.List[Rule]]:
        found: typing.Dict[typing.Tuple[str, str], typing.List[Rule]] = {}
        for rule in self.grammar.rules:
            for word in rule.what.split():
                found.setdefault((rule.where, word), []).append(rule)
        return found

    def news(self, where: str, word: str) -> typing.Iterator[typing.Tuple[float, str]]:
        """Yields what may stand in place of a word, or of what it calls, each with its rank."""
        for rule in self.rules_of_words.get((where, word), ()):
            yield from rule.ranked()

    @functools.cached_property
    def statements(self) -> typing.List[Statement]:
        return list(statements_of(self))

    @functools.cached_property
    def places(self) -> typing.List[Place]:
        return places_of(self, self.statements)

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
        return self.at(i - 1) in MEMBER and self.at(i - 2) not in ("self", "this")

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
        no_names = STATEMENT_WORDS | TYPES
        names = {
            next((self.at(i) for i in head if self.at(i + 1) == "(" and self.at(i) not in no_names), "") for head in tokens
        }
        assigned = r"(\w+) :?= (?:lambda\b|\[[^]]*\]\s*\(|(?:async )?(?:func|function)\b|\(?[\w, ]*\)? =>)"
        return {*names, *re.findall(assigned, self.text)} - {""}

    def calls_own(self, statement: Statement) -> bool:
        """Returns whether a statement calls a function of the file."""
        tokens = self.tokens_in(statement.start, statement.end)
        return any(
            self.at(i) in self.functions and self.at(i + 1) == "(" and self.at(i - 1) not in ("def", "fn", "func", "function")
            for i in tokens
        )

    @functools.cached_property
    def results(self) -> typing.List[str]:
        """The names that are added to, or that start with nothing."""
        changed = r"\s*(\+=|\+\+|:?=\s*(0|\[\]|False|false)\b)"
        return [name for name in self.uses if re.search(rf"\b{re.escape(name)}{changed}", self.text)]
