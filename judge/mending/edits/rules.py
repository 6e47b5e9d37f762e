"""Edits by the rules of a language."""

import re

from judge.mending.edits.edit import Change, Edit, Edits, added, everywhere, replaced
from judge.mending.text.code import Code
from judge.mending.text.vocabulary import LOGICAL, UNARY


def words(code: Code) -> Edits:
    """A word by another, or left out; all equal words of the file, or all `&&` of a statement, at once."""
    prefixes = {node.operator for node in code.nodes if node.kind == "unary" and node.operator == node.first}
    binary = {node.operator for node in code.nodes if node.kind in ("binary", "choice")}
    conditions = {i for head in code.statements if head.is_head for i in code.tokens_in(head.start, head.end)}
    for i, token in enumerate(code.tokens):
        if i in prefixes and token.text != "new":
            yield from replaced(code, 2 - (token.text in UNARY), i, i, "")
        is_argument = token.text == "=" and code.grammar.is_indented and code.at(i - 2) in ("(", ",")
        if is_argument or (token.text in ("<", ">", ">>", "*", "&", "-") and i not in binary):  # The others are of a type.
            continue
        unlikely = ("==", "=") if i in conditions else ("=", "==")
        for rank, new in code.news("word", token.text):
            is_lone_else = new == "else if" and code.at(i - 1) not in ("}", ";")
            if (token.text, new) != unlikely and not is_lone_else:
                yield from replaced(code, rank, i, i, new)
    for statement in code.statements:
        tokens = code.tokens_in(statement.start, statement.end)
        for word in LOGICAL:
            places = [(i, i) for i in tokens if code.at(i) == word]
            news = [*code.news("word", word)][: len(places) > 1]
            yield from (everywhere(code, 1, places, new) for _, new in news)
    for word in dict.fromkeys(token.text for token in code.tokens):
        places = [(i, i) for i, token in enumerate(code.tokens) if token.text == word]
        yield from (everywhere(code, rank, places, new) for rank, new in code.news("every", word))


def wrapped(code: Code) -> Edits:
    """Copies of what is stored, numbers of what is read, and other texts."""
    for node in code.nodes:
        if node.kind != "call":
            continue
        name, start, last = code.at(node.operator - 1), node.operator + 1, node.last - 1
        first = start + (code.at(start) == "*")
        for rank, new in code.news("arguments", name) if first <= last else ():
            yield from replaced(code, rank, start, last, new.format(code.span(first, last)))
        for rank, new in code.news("last", name) if len(node.parts) > 1 else ():
            yield from replaced(code, rank, node.parts[-1].first, last, new.format(code.span(node.parts[-1].first, last)))
        for rank, new in code.news("value", name):
            yield from replaced(code, rank, node.first, node.last, new.format(code.text_of(node)))
    for rule in code.rules("text"):
        matches = [*re.finditer(rule.what, code.text)]
        for rank, new in rule.ranked():
            changes = [Change(*match.span(), match.expand(new)) for match in matches]
            yield from (Edit(rank, (change,)) for change in changes)
            yield from [Edit(rank, tuple(changes))] if len(changes) > 1 else ()


def followed(code: Code) -> Edits:
    """What may lack after a statement, or an empty line after a loop that prints."""
    line = next((rule for rule in code.rules("line") if rule.what in code.text), None)
    for place in code.places:
        if line and (not place.after or place.ends):
            yield from added(code, line.ranks[0], place, *line.news)
        text = place.after.text if place.after else ""
        for rule in code.rules("after") if text else ():
            match = re.search(rule.what, text)
            yield from added(code, rule.ranks[0], place, *map(match.expand, rule.news)) if match else ()
