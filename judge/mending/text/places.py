"""The places between the statements of a source text, where another statement can stand."""

import itertools
import typing

from judge.mending.text.lexing import SourceText
from judge.mending.text.statements import Statement

Heads = typing.Dict[int, Statement]  # By their opening braces.


class Place(typing.NamedTuple):
    """A place for a statement."""

    position: int
    indent: str
    after: typing.Optional[Statement]  # None after a closing brace.
    ends: typing.Optional[Statement]  # The head of the block whose end it is, if it is one.


def places_of(code: SourceText, statements: typing.Sequence[Statement]) -> typing.List[Place]:
    """Returns the places in the order of the text."""
    found = indented_places(statements) if code.grammar.is_indented else brace_places(code, statements)
    return sorted(found, key=lambda place: place.position)


def indented_places(statements: typing.Sequence[Statement]) -> typing.Iterator[Place]:
    heads: typing.List[Statement] = []
    for one, two in itertools.zip_longest(statements, statements[1:]):
        heads = [head for head in heads if len(head.indent) < len(one.indent)]
        after = len(two.indent) if two else 0
        if one.is_head:
            heads.append(one)
            yield Place(one.end, two.indent if two and after > len(one.indent) else f"{one.indent}    ", one, None)
            continue
        indents = [*(head.indent for head in heads), one.indent]
        for k, indent in enumerate(indents):
            if len(indent) >= after:
                is_end = k > 0 and len(indent) > after
                yield Place(one.end, indent, one if indent == one.indent else None, heads[k - 1] if is_end else None)


def brace_places(code: SourceText, statements: typing.Sequence[Statement]) -> typing.Iterator[Place]:
    heads = {code.tokens_in(s.start, s.end)[-1]: s for s in statements if s.is_head and s.text.endswith("{")}
    step = min((s.indent for s in statements if s.indent), key=len, default="    ")
    for head in heads.values():
        yield Place(head.end, head.indent + step, head, None)
    yield from places_after_statements(code, statements, heads)
    yield from places_after_braces(code, heads)


def places_after_statements(code: SourceText, statements: typing.Sequence[Statement], heads: Heads) -> typing.Iterator[Place]:
    outer: typing.Optional[Statement] = None  # The first of the heads whose body has no braces.
    for one in statements:
        if not one.is_head:
            last = code.tokens_in(one.start, one.end)[-1]
            ends = heads.get(code.partner.get(last + 1, -1)) if code.at(last + 1) == "}" else None
            if code.at(last + 1) != "else":
                yield Place(one.end, outer.indent if outer else one.indent, None if outer else one, ends)
        is_bare = one.is_head and not one.text.endswith("{")
        outer = (outer or one) if is_bare else None


def places_after_braces(code: SourceText, heads: Heads) -> typing.Iterator[Place]:
    for opened in heads:
        brace = code.partner.get(opened, -1)
        if brace > 0 and code.at(brace + 1) not in ("else", ";", ")", ",", "while"):
            around = next((heads[i] for i in heads if code.partner.get(i) == brace + 1), None)
            yield Place(code.tokens[brace].end, code.indent(code.tokens[brace].start), None, around)
