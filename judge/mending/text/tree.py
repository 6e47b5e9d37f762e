"""The expressions of a source text as trees, alike for all languages but for what binds tighter."""

import typing

from judge.mending.text.lexing import MEMBER, SourceText
from judge.mending.text.statements import Statement, is_function
from judge.mending.text.vocabulary import GENERIC, STATEMENT_WORDS, TYPES, UNARY


class Node(typing.NamedTuple):
    """An expression."""

    kind: str  # name, number, string, group, list, member, call, index, cast, unary, binary or choice.
    first: int  # Token.
    last: int
    parts: typing.Tuple["Node", ...] = ()
    operator: int = -1  # Token.


class Parser:
    def __init__(self, code: SourceText) -> None:
        self.code, self.levels, self.nodes = code, code.grammar.levels, typing.cast(typing.List[Node], [])

    def made(self, *values: typing.Any) -> Node:
        self.nodes.append(Node(*values))
        return self.nodes[-1]

    def expressions(self, i: int, end: int) -> typing.Tuple[Node, ...]:
        """Returns the expressions of some tokens; between them is what is no part of one."""
        found = []
        while i < end:
            node = self.expression(i, end, 0)
            i = node.last + 1 if node else i + 1
            found += [node] if node else []
        return tuple(found)

    def expression(self, i: int, end: int, loosest: int) -> typing.Optional[Node]:
        left, code = self.operand(i, end), self.code
        while left and left.last + 1 < end:
            operator = left.last + 1
            level = self.levels.get("in" if code.at(operator) == "not" else code.at(operator), 0)
            if level <= loosest or self.is_type(operator):
                break
            if code.at(operator) in ("if", "?"):
                middle = self.expression(operator + 1, end, level)
                colon = middle.last + 1 if middle else end
                right = self.expression(colon + 1, end, level - 1) if code.at(colon) in ("else", ":") else None
                if not middle or not right:
                    break
                left = self.made("choice", left.first, right.last, (left, middle, right), operator)
            else:
                right = self.expression(operator + 1 + (code.at(operator) == "not"), end, level)
                if not right:
                    break
                left = self.made("binary", left.first, right.last, (left, right), operator)
        return left

    def operand(self, i: int, end: int) -> typing.Optional[Node]:
        code = self.code
        if code.at(i) in UNARY:
            part = self.expression(i + 1, end, self.levels.get(code.at(i) if code.at(i) == "not" else "unary", 0))
            return self.made("unary", i, part.last, (part,), i) if part else None
        if code.at(i) in ("(", "[", "{") and code.partner.get(i, end) < end:
            kind = "group" if code.at(i) == "(" else "list"
            node = self.made(kind, i, code.partner[i], self.expressions(i + 1, code.partner[i]))
        elif self.is_operand(i):
            node = self.made(code.kind(i), i, i)
        else:
            return None
        while node.last + 1 < end:
            after = node.last + 1
            if code.at(after) in MEMBER and code.kind(after + 1) in ("name", "number"):
                node = self.made("member", node.first, after + 1, (node,))
            elif code.at(after) in ("(", "[") and code.partner.get(after, end) < end:
                kind = "call" if code.at(after) == "(" else "index"
                inside = self.expressions(after + 1, code.partner[after])
                node = self.made(kind, node.first, code.partner[after], (node, *inside), after)
            elif code.at(after) in ("++", "--"):
                node = self.made("unary", node.first, after, (node,), after)
            elif code.at(after) == "as" and code.grammar.has_casts:
                node = self.made("cast", node.first, after + 1, (node,), after)
            else:
                break
        return node

    def is_operand(self, i: int) -> bool:
        text, after = self.code.at(i), self.code.at(i + 1)
        if text in TYPES:
            return after in ("(", ".", "::")
        is_name = text not in STATEMENT_WORDS or after == "."  # Elsewhere a name: `in.nextInt()`.
        return self.code.kind(i) in ("string", "number") or (self.code.kind(i) == "name" and is_name)

    def is_type(self, i: int) -> bool:
        """Returns whether `<` or `>` stands around the parameters of a type."""
        before = self.code.at(i - 1)
        is_named = before[:1].isupper() and len(before) > 1 and not before.isupper()
        return self.code.at(i) in ("<", ">", ">>", "*") and (is_named or before in (">", *GENERIC, *TYPES))


def nodes_of(code: SourceText, statements: typing.Iterable[Statement]) -> typing.List[Node]:
    """Returns all expressions but the parameters of functions, each after its parts."""
    parser = Parser(code)
    for statement in statements:
        if is_function(statement):
            continue
        tokens = code.tokens_in(statement.start, statement.end)
        parser.expressions(tokens.start, tokens.stop)
    return list(dict.fromkeys(parser.nodes))  # What is no choice after all is parsed again.
