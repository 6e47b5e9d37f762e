"""Edits that undo, after a recursive call, what was marked before it."""

import re
import typing

from judge.mending.edits.edit import Edit, Edits, insertion
from judge.mending.text.code import Code


def inverses(code: Code, text: str) -> typing.List[str]:
    """Returns what undoes a statement."""
    if re.match(r"(int|let|auto|var|const|long|char|bool)\b", text):
        return []
    matches = [(re.fullmatch(rule.what, text), rule.news) for rule in code.rules("undo")]
    return [match.expand(new.format(false=code.words.false)) for match, news in matches if match for new in news]


def undone(code: Code) -> Edits:
    """The marks before a recursive call undone after it, one or all."""
    places = {place.position: place for place in code.places if place.after or not code.grammar.is_indented}
    for k, call in enumerate(code.statements):
        if call.is_head or call.end not in places or not code.calls_own(call):
            continue
        before = [s for s in code.statements[max(0, k - 10) : k] if s.block == call.block and not s.is_head]
        after = " ".join(s.text for s in code.statements[k + 1 : k + 8])
        undo = [news for news in (inverses(code, s.text) for s in before) if not any(new in after for new in news)]
        firsts = [news[0] for news in undo if news]
        for new in [*([new] for news in undo for new in news), *([firsts, firsts[::-1]] if len(firsts) > 1 else [])]:
            yield Edit(0.5, (insertion(code, places[call.end], *new),))
