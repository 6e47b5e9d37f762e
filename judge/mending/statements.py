"""The statements of a source text, and the gaps between them where another can stand."""

import itertools
import re
import typing

from judge.mending.vocabulary import HEADS
from judge.source.lexing import SourceText

FUNCTION = re.compile(r"(?s)def\b|(?!(?:\} *)?(?:if|for|while|else|switch|match)\b).*\)\s*(?:->.*|const|throws .*)?\{$")


class Statement(typing.NamedTuple):
    """A statement without others in it, or the head of a block, such as `if (a) {` or `for c in range(n):`."""

    start: int
    end: int
    text: str  # Without the semicolon.
    is_head: bool
    indent: str  # The white space before the line of its start.
    block: int  # The number of the block that it stands in.


class Gap(typing.NamedTuple):
    """A place for a statement."""

    position: int
    indent: str
    after: typing.Optional[Statement]  # None after a closing brace.
    ends: typing.Optional[Statement]  # The head of the block whose end it is, if it is one.


def is_function(statement: Statement) -> bool:
    return statement.is_head and bool(FUNCTION.match(statement.text))


def statements_of(code: SourceText) -> typing.Iterator[Statement]:
    return python_statements(code) if code.is_python else brace_statements(code)


def python_statements(code: SourceText) -> typing.Iterator[Statement]:
    blocks: typing.List[typing.Tuple[int, int]] = [(0, 0)]  # Indent and number of those that are open.
    number, depth, first = 0, 0, 0
    for i, token in enumerate(code.tokens):
        depth += (token.text in ("(", "[", "{")) - (token.text in (")", "]", "}"))
        is_colon = token.text == ":" and depth <= 0 and code.at(first) in HEADS
        if is_colon and code.at(i - 1) != ")":
            is_colon = all(code.at(j) != "lambda" for j in range(first, i))
        if not (depth <= 0 and (code.ends_line(i) or token.text == ";")) and not is_colon and i + 1 < len(code.tokens):
            continue
        start, end = code.tokens[first].start, token.start if token.text == ";" else token.end
        indent = code.indent(start)
        while blocks and blocks[-1][0] > len(indent):
            blocks.pop()
        if not blocks or blocks[-1][0] < len(indent):
            number += 1
            blocks.append((len(indent), number))
        yield Statement(start, end, code.text[start:end], is_colon, indent, blocks[-1][1])
        first, depth = i + 1, 0


def brace_statements(code: SourceText) -> typing.Iterator[Statement]:
    blocks, number, i, first = [0], 0, 0, 0
    # What stands before the values of an array or an object.
    values = {"=", ",", "(", "{", "return", "]" if code.suffix == ".java" else "="}

    def statement(last: int, is_head: bool) -> Statement:
        start = code.tokens[first].start
        end = code.tokens[last].end
        text = code.text[start:end].rstrip("; ")
        return Statement(start, end, text, is_head, code.indent(start), blocks[-1])

    while i < len(code.tokens):
        text = code.at(i)
        if code.at(first) == "#":  # `#define`.
            if code.ends_line(i):
                yield statement(i, False)
                first = i + 1
        elif text in "([" and i in code.partner and code.at(code.partner[i] - 1) != "}":
            opened, i = i, code.partner[i]
            if code.at(first) in ("if", "for", "while") and code.at(i + 1) != "{" and first + 1 <= opened <= first + 2:
                yield statement(i, True)
                first = i + 1
        elif text == "{" and code.at(i - 1) in values:
            i = code.partner.get(i, i)
        elif text == "{":
            yield statement(i, True)
            number += 1
            blocks.append(number)
            first = i + 1
        elif text == "}":
            if first < i:  # Rust's last expression.
                yield statement(i - 1, False)
            if len(blocks) > 1:
                blocks.pop()
            i += code.at(i + 1) in (";", ")", ",")
            first = i + 1
        elif text == ";":
            yield statement(i, False)
            first = i + 1
        elif text == "else" and code.at(i + 1) not in ("{", "if"):
            first = i + 1
        i += 1


def gaps_of(code: SourceText, statements: typing.Sequence[Statement]) -> typing.List[Gap]:
    """Returns the gaps in the order of the text."""
    found = python_gaps(statements) if code.is_python else brace_gaps(code, statements)
    return sorted(found, key=lambda gap: gap.position)


def python_gaps(statements: typing.Sequence[Statement]) -> typing.Iterator[Gap]:
    heads: typing.List[Statement] = []
    for one, two in itertools.zip_longest(statements, statements[1:]):
        heads = [head for head in heads if len(head.indent) < len(one.indent)]
        after = len(two.indent) if two else 0
        if one.is_head:
            heads.append(one)
            yield Gap(one.end, two.indent if two and after > len(one.indent) else f"{one.indent}    ", one, None)
            continue
        indents = [*(head.indent for head in heads), one.indent]
        for k, indent in enumerate(indents):
            if len(indent) >= after:
                is_end = k > 0 and len(indent) > after
                yield Gap(one.end, indent, one if indent == one.indent else None, heads[k - 1] if is_end else None)


def brace_gaps(code: SourceText, statements: typing.Sequence[Statement]) -> typing.Iterator[Gap]:
    heads = {}
    for head in statements:
        if head.is_head and head.text.endswith("{"):
            heads[code.tokens_in(head.start, head.end)[-1]] = head
    step = "\t" if "\n\t" in code.text else "  " if "\n  " in code.text and "\n    " not in code.text else "    "
    outer: typing.Optional[Statement] = None  # The first of the heads whose body has no braces.
    for one in statements:
        if one.is_head and one.text.endswith("{"):
            yield Gap(one.end, one.indent + step, one, None)
        elif not one.is_head:
            last = code.tokens_in(one.start, one.end)[-1]
            ends = heads.get(code.partner.get(last + 1, -1)) if code.at(last + 1) == "}" else None
            if code.at(last + 1) != "else":
                yield Gap(one.end, outer.indent if outer else one.indent, None if outer else one, ends)
        is_bare = one.is_head and not one.text.endswith("{")
        outer = (outer or one) if is_bare else None
    for opened in heads:
        brace = code.partner.get(opened, -1)
        if brace > 0 and code.at(brace + 1) not in ("else", ";", ")", ",", "while"):
            around = next((heads[i] for i in heads if code.partner.get(i) == brace + 1), None)
            yield Gap(code.tokens[brace].end, code.indent(code.tokens[brace].start), None, around)
