"""The statements of a source text."""

import re
import typing

from judge.mending.text.lexing import SourceText
from judge.mending.text.vocabulary import HEADS

BLOCKS = {"for", "if", "else", "switch", "select", "func", "struct", "interface", "case"}
UNFINISHED = {"else", "do", "in", "of", "new", "typeof", "func", "import"}
CONTINUED = {".", "?.", "+", "-", "*", "/", "&&", "||", "?", ":", ",", ")", "]", "=", "==", "===", "=>", "(", "[", "{"}

FUNCTION = re.compile(
    r"(?s)def\b|[^{}]*\bfunc(?:tion)?\b[^{}]*\{$|[^{}]*=>\s*\{$"
    r"|(?!(?:\} *)?(?:if|for|while|else|switch|match)\b).*\)\s*(?:->.*|const\s*|throws .*)?\{$"
)


class Statement(typing.NamedTuple):
    """A statement without others in it, or the head of a block, such as `if (a) {` or `for c in range(n):`."""

    start: int
    end: int
    text: str  # Without the semicolon.
    is_head: bool
    indent: str  # The white space before the line of its start.
    block: int  # The number of the block that it stands in.


def is_function(statement: Statement) -> bool:
    return statement.is_head and bool(FUNCTION.match(statement.text))


def statements_of(code: SourceText) -> typing.Iterator[Statement]:
    return indented_statements(code) if code.grammar.is_indented else brace_statements(code)


def indented_statements(code: SourceText) -> typing.Iterator[Statement]:
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


def end_of_values(code: SourceText, i: int) -> int:
    """Returns the end of parentheses without a block in them, or of the values of an array, that start at a token, or 0."""
    end, before = code.partner.get(i, 0), {"=", ",", "(", "[", "{", "return", code.grammar.array_after}
    has_no_statements = code.at(end - 1) != "}" if code.at(i) in ("(", "[") else code.at(i) == "{" and code.at(i - 1) in before
    return end if end > i and has_no_statements else 0


def end_of_literal(code: SourceText, i: int, first: int) -> int:
    """Returns the end of values in braces after a type, outside of the head of a block, or 0."""
    words = {code.at(first), code.at(first + 1), *(code.at(k) for k in range(first, i))}
    is_head = not BLOCKS.isdisjoint(words) or first == i
    return code.partner.get(i, 0) if code.grammar.has_literals and code.at(i) == "{" and not is_head else 0


def can_end(code: SourceText, i: int) -> bool:
    """Returns whether a statement ends with a line."""
    is_complete = code.kind(i) in ("name", "number", "string") or code.at(i) in (")", "]", "}", "++", "--")
    return is_complete and code.at(i) not in UNFINISHED and code.at(i + 1) not in CONTINUED


def brace_statements(code: SourceText) -> typing.Iterator[Statement]:
    blocks, number, i, first = [0], 0, 0, 0

    def taken(last: int, is_head: bool = False) -> Statement:
        """Returns the statement from `first` to this token. The next one starts after it."""
        nonlocal first
        start, end = code.tokens[first].start, code.tokens[last].end
        first = last + 1
        return Statement(start, end, code.text[start:end].rstrip("; "), is_head, code.indent(start), blocks[-1])

    while i < len(code.tokens):
        text, end = code.at(i), end_of_values(code, i) or end_of_literal(code, i, first)
        if code.at(first) == "#":  # `#define`.
            if code.ends_line(i):
                yield taken(i)
        elif end:
            word = first + (code.at(first) == "else")
            is_head = code.at(word) in ("if", "for", "while") and code.at(i) == "(" and i <= word + 2
            is_head &= code.at(end + 1) not in ("{", "&&", "||")
            i = end
            if is_head:
                yield taken(i, is_head)
            elif code.grammar.ends_lines and code.ends_line(i) and can_end(code, i):
                yield taken(i)
        elif text == "{":
            yield taken(i, is_head=True)
            number += 1
            blocks.append(number)
        elif text == "}":
            if first < i:  # An expression that ends a block.
                yield taken(i - 1)
            if len(blocks) > 1:
                blocks.pop()
            i += code.at(i + 1) in (";", ")", ",")
            first = i + 1
        elif text == ";" and (code.at(first) not in ("for", "if", "switch") or i == first):
            yield taken(i)
        elif text == "else" and code.at(i + 1) not in ("{", "if"):
            first = i + 1
        elif code.grammar.ends_lines and first <= i and code.ends_line(i) and can_end(code, i):
            yield taken(i)
        i += 1
