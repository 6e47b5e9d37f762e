"""Edits that undo, after a recursive call, what was marked before it."""

import re
import typing

from judge.mending.code import Code
from judge.mending.edit import Edit, Edits, insertion
from judge.mending.vocabulary import Words

# What undoes a statement, with the words of the language.
INVERSES = [
    (r"(.+?)\s*=\s*(?:true|True)", [r"\1 = {false}"]),
    (r"(.+?)\s*=\s*(['\"])[Q*#]\2", [r"\1 = \2.\2", r"\1 = \2*\2", r"\1 = \2 \2"]),
    (r"([^=]*[\w\]])\s*=\s*(?:1|c|col|i|j|r)", [r"\1 = 0", r"\1 = -1"]),
    (r"(.+?)\s*\+=\s*(.+)", [r"\1 -= \2"]),
    (r"(.+?)\s*-=\s*(.+)", [r"\1 += \2"]),
    (r"(.+?)\s*[|^]=\s*(.+)", [r"\1 ^= \2"]),
    (r"(.+?)\+\+", [r"\1--"]),
    (r"(.+?)--", [r"\1++"]),
    (r"(.+?)\.add\((.*)\)", [r"\1.remove(\2)", r"\1.discard(\2)", r"\1.remove(\1.size() - 1)"]),
    (r"(.+?)\.insert\((.*)\)", [r"\1.erase(\2)", r"\1.remove({reference}\2)"]),
    (r"(.+?)\.append\((.*)\)", [r"\1.pop()"]),
    (r"(.+?)\.push(_back|)\((.*)\)", [r"\1.pop\2()"]),
    (r"(swap\(.*\)|(\w+\[.*\]), (\w+\[.*\]) = \3, \2)", [r"\1"]),
]


def inverses(text: str, words: Words) -> typing.List[str]:
    """Returns what undoes a statement."""
    if re.match(r"(int|let|auto|var|const|long|char|bool)\b", text):
        return []
    matches = [(re.fullmatch(pattern, text), news) for pattern, news in INVERSES]
    return [match.expand(new.format(**words._asdict())) for match, news in matches if match for new in news]


def undone(code: Code) -> Edits:
    """The marks before a recursive call undone after it, one or all."""
    places = {gap.position: gap for gap in code.gaps if gap.after or not code.is_python}
    for k, call in enumerate(code.statements):
        if call.is_head or call.end not in places or not code.calls_own(call):
            continue
        before = [s for s in code.statements[max(0, k - 10) : k] if s.block == call.block and not s.is_head]
        after = " ".join(s.text for s in code.statements[k + 1 : k + 8])
        undo = [[new for new in inverses(s.text, code.words) if new not in after] for s in before]
        firsts = [news[0] for news in undo if news]
        for new in [*([new] for news in undo for new in news), *([firsts, firsts[::-1]] if len(firsts) > 1 else [])]:
            yield Edit(0.5, (insertion(code, places[call.end], *new),))
