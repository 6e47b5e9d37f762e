"""All single edits of a source text that may mend it, the likeliest first."""

import itertools
import typing

from judge.mending.edits import adding, conditions, declarations, expressions, moving, returning, rules, undoing, words
from judge.mending.edits.edit import Edit, Edits, replaced, spaced
from judge.mending.text.code import Code
from judge.mending.text.grammar import Grammar
from judge.mending.text.harm import first_harm, harm_in
from judge.mending.text.lexing import SourceText
from judge.running.processes import children

KINDS: typing.Sequence[typing.Callable[[Code], Edits]] = [
    *(rules.words, rules.wrapped, rules.followed),
    *(words.numbers, words.sizes, words.names, words.strings),
    *(expressions.expressions, expressions.exchanged, expressions.array_sizes, conditions.asked),
    *(declarations.references, declarations.declared),
    *(moving.left_out, moving.moved, moving.indented),
    *(undoing.undone, adding.set_again, returning.returned, returning.ended),
]
BRACKETS = "(", ")", "[", "]", "{", "}"
MOST, OF_A_KIND = 3000, 20000  # Edits; a file of usual length has fewer.


def unmatched(text: str, grammar: Grammar) -> typing.List[str]:
    """Returns the brackets that have no partner."""
    source = SourceText(text, grammar)
    return [token.text for i, token in enumerate(source.tokens) if token.text in BRACKETS and i not in source.partner]


def is_possible(edit: Edit, code: Code) -> bool:
    """Returns whether no change is in another, and the brackets keep their partners."""
    changes = sorted(edit.changes)
    are_apart = all(one.end <= two.start for one, two in zip(changes, changes[1:]))
    return are_apart and all(
        unmatched(code.text[start:end], code.grammar) == unmatched(new, code.grammar) for start, end, new in changes
    )


def is_harmless(edit: Edit, code: Code) -> bool:
    """Returns whether an edit of a harmless text does no harm. The changed lines tell that of most."""
    new, end = edit.applied(code.text), max(change.end for change in edit.changes)
    start, rest = code.text.rfind("\n", 0, min(edit.changes).start) + 1, code.text[end:].partition("\n")
    lines = new[start : len(new) - len("".join(rest[1:]))]
    return not first_harm(lines, code.grammar) or not harm_in(new, code.grammar)


def essence(code: Code, text: str) -> str:
    """Returns a text without white space that tells nothing."""
    lines = text.splitlines() if code.grammar.is_indented else [spaced(text)]
    return "\n".join(line.rstrip() for line in lines if line.strip())


def edits_of(code: Code) -> typing.List[Edit]:
    """Returns the likeliest edits, without those that make the same as another or as none, or unbalance brackets."""
    known = {essence(code, code.text)}
    found: typing.List[Edit] = []
    edits = itertools.chain.from_iterable(itertools.islice(kind(code), OF_A_KIND) for kind in KINDS)
    for edit in sorted(itertools.takewhile(lambda _: not children.must_stop, edits), key=Edit.order):
        if len(found) == MOST or children.must_stop:
            break
        new = essence(code, edit.applied(code.text))
        if new not in known and is_possible(edit, code) and is_harmless(edit, code):
            known.add(new)
            found.append(edit)
    return found


def punctuation(code: Code, lines: typing.Container[int]) -> Edits:
    """What may be missing at the end of these lines."""
    for i, token in enumerate(code.tokens):
        if code.line(token.end) in lines and code.ends_line(i):
            for new in ":" if code.grammar.is_indented else ";", ")", "\n}", "\n};", "]", "{", ",", '"', "'":
                yield from replaced(code, 0, i, i, token.text + new)


def edits_of_compile_error(code: Code, lines: typing.Set[int]) -> typing.List[Edit]:
    """Returns the edits of a file that does not compile, those of the lines with errors and of those above first.

    If a bracket has no partner, they are those that give it one: the others would spoil all that is compiled with them.
    """
    added = [edit for edit in punctuation(code, lines | {line - 1 for line in lines}) if is_harmless(edit, code)]
    if unmatched(code.text, code.grammar):
        return [edit for edit in added if not unmatched(edit.applied(code.text), code.grammar)]
    near = {line - k for line in lines for k in range(4)}
    others = sorted(edits_of(code), key=lambda edit: code.line(edit.changes[0].start) not in near)
    return [*added, *others]
