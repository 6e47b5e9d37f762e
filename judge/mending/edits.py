"""All single edits of a source text that may mend it, the likeliest first. None of the kinds knows what the program is for."""

import itertools
import re
import typing

from judge.mending import additions, conditions, expressions, moves, returns, tokens
from judge.mending.code import Code
from judge.mending.edit import BEFORE, BEHIND, Edit, replaced

KINDS: typing.Sequence[typing.Callable[[Code], typing.Iterator[Edit]]] = [
    *(tokens.words, tokens.numbers, tokens.sizes, tokens.additions, tokens.names, tokens.strings, tokens.misspelt),
    *(expressions.operands, expressions.shifts, expressions.sums, expressions.elsewhere, expressions.arguments),
    *(expressions.choices, expressions.wrapped, expressions.references, expressions.loops, expressions.declarations),
    *(conditions.shortened, conditions.extended, conditions.asked),
    *(moves.left_out, moves.moved, moves.over_braces, moves.indented, moves.exchanged),
    *(returns.returned, returns.stopped, returns.finished),
    *(additions.undone, additions.set_again, additions.declared, additions.read_again, additions.filled),
]
BRACKETS = re.compile(r"[][(){}]")


def keeps_brackets(edit: Edit, code: Code) -> bool:
    """Returns whether each bracket still has its partner."""
    if all(BRACKETS.findall(code.text[start:end]) == BRACKETS.findall(new) for start, end, new in edit.changes):
        return True
    edited = Code(edit.applied(code.text), code.suffix)
    return len(edited.partner) == sum(token.text in "()[]{}" for token in edited.tokens if token.kind == "operator")


def stays_on_its_line(edit: Edit, code: Code) -> bool:
    """Returns whether a statement is moved behind or before its own line, which would say nothing."""
    return edit.what in (BEHIND, BEFORE) and edit.new == str(code.line(edit.position))


def edits_of(text: str, suffix: str) -> typing.List[Edit]:
    """Returns all edits, without those that have the same text as another or unbalance brackets."""
    code, known = Code(text, suffix), {text}
    found: typing.List[Edit] = []
    for edit in sorted(itertools.chain.from_iterable(kind(code) for kind in KINDS), key=Edit.order):
        new = edit.applied(text)
        if new not in known and keeps_brackets(edit, code) and not stays_on_its_line(edit, code):
            known.add(new)
            found.append(edit)
    return found


def punctuation(code: Code, lines: typing.Container[int]) -> typing.Iterator[Edit]:
    """What may be missing at the end of these lines and, in Rust, the type of an index."""
    for i, token in enumerate(code.tokens):
        if code.line(token.end) not in lines:
            continue
        if i + 1 == len(code.tokens) or "\n" in code.text[token.end : code.tokens[i + 1].start]:
            for new in ":" if code.is_python else ";", ")", "}", "]", "{", ",", '"', "'":
                yield replaced(code, 0, i, i, token.text + new)
        if code.suffix == ".rs" and token.kind == "name":
            yield from (replaced(code, 1, i, i, f"{token.text} as {kind}") for kind in ("usize", "i32"))


def edits_of_compile_error(text: str, suffix: str, lines: typing.Set[int]) -> typing.List[Edit]:
    """Returns the edits of the lines with errors and those above, punctuation first."""
    code = Code(text, suffix)
    near = [edit for edit in edits_of(text, suffix) if lines & {*range(code.line(edit.position), code.line(edit.position) + 4)}]
    return [*punctuation(code, lines | {line - 1 for line in lines}), *near]
