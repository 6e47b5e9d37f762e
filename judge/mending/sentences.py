"""What is said of an edit, found from what it changes: who does it by these words alone gets the same program."""

import typing

from judge.building.lexing import SourceText
from judge.mending.code import Code
from judge.mending.edit import Change, Edit, spaced

IN_PLACE = "`{new}` in place of `{old}`"
EVERYWHERE = "`{new}` in place of `{old}` in all {count} places"
WITHOUT = "without `{old}`"
ADDED = "`{new}` added after this line"
ADDED_LIKE = "`{new}` added after this line, indented like line {like}"
MOVED = "`{old}` moved after line {last}"
MOVED_LIKE = "`{old}` moved after line {last}, indented like line {like}"
INDENTED = "`{old}` indented like line {like}"
INDENTED_TO = "this line indented like line {like}, and those to line {last} moved along with it"
MESSAGES = IN_PLACE, EVERYWHERE, WITHOUT, ADDED, ADDED_LIKE, MOVED, MOVED_LIKE, INDENTED, INDENTED_TO


class Sentence(typing.NamedTuple):
    line: int
    message: str  # One of the above.
    fields: typing.Mapping[str, object]


def sentence(code: Code, edit: Edit) -> typing.Optional[Sentence]:
    """Returns what is said of an edit, if it can be said."""
    changes = sorted(edit.changes)
    olds, news = [code.text[change.start : change.end] for change in changes], [change.new for change in changes]
    line, last = (code.line(change.start) for change in (changes[0], changes[-1]))
    if not "".join((*olds, *news)).strip():
        return indented(code, changes)
    for away, to in ((0, 1), (1, 0)) if len(changes) == 2 else ():
        if olds[away] == news[to].strip() and not (olds[to] or news[away]):
            line, last = (code.line(changes[k].start) for k in (away, to))
            is_clear = code.text.splitlines()[line - 1].count(olds[away].partition("\n")[0]) == 1
            return placed(code, changes[to], line, MOVED, old=spaced(olds[away]), last=last) if is_clear else None
    if len(changes) == 1 and news[0].startswith("\n"):
        texts = [text.strip() for text in news[0].strip().split("\n")]
        return placed(code, changes[0], line, ADDED, new=("; " if code.is_python else " ").join(texts))
    if len(changes) > 1 and len(set(zip(olds, news))) == 1 and count(code, olds[0]) == len(olds):
        return Sentence(line, EVERYWHERE, {"old": olds[0], "new": news[0], "count": len(changes)})
    if len(changes) == 1 and "\n" in news[0]:
        changes = [trimmed(changes[0], olds[0])]
    return in_place(code, changes) if last == line and not any("\n" in change.new for change in changes) else None


def count(code: Code, text: str) -> int:
    """Returns how often a text stands in the file as tokens of its own."""
    wanted, found = [token.text for token in SourceText(text, code.suffix).tokens], [token.text for token in code.tokens]
    return sum(found[i : i + len(wanted)] == wanted for i in range(len(found)))


def line_like(code: Code, indent: str, line: int) -> typing.Optional[int]:
    """Returns the nearest line with this indentation, one above first."""
    lines = [code.line(statement.start) for statement in code.statements if statement.indent == indent]
    return min((other for other in lines if other != line), key=lambda other: (other > line, abs(other - line)), default=None)


def placed(code: Code, change: Change, line: int, message: str, **fields: object) -> typing.Optional[Sentence]:
    """Says where a statement is put. In Python, the line before does not tell the indentation, unless it starts a block."""
    indent = change.new[1 : len(change.new) - len(change.new.lstrip())]
    head = any(statement.is_head and statement.end == change.start for statement in code.statements)
    if not code.is_python or head or indent == code.indent(change.start):
        return Sentence(line, message, fields)
    like = line_like(code, indent, line)
    return Sentence(line, {ADDED: ADDED_LIKE, MOVED: MOVED_LIKE}[message], {**fields, "like": like}) if like else None


def indented(code: Code, changes: typing.Sequence[Change]) -> typing.Optional[Sentence]:
    line, last = code.line(changes[0].end), code.line(changes[-1].end)
    like = line_like(code, changes[0].new, line)
    old = code.text[changes[0].end :].partition("\n")[0].rstrip()
    return Sentence(line, INDENTED if last == line else INDENTED_TO, {"old": old, "last": last, "like": like}) if like else None


def trimmed(change: Change, old: str) -> Change:
    """Returns a change of a text without what stays the same at its start and at its end."""
    start, _, new = change
    while old[:1] == new[:1] != "":
        old, new, start = old[1:], new[1:], start + 1
    while old[-1:] == new[-1:] != "":
        old, new = old[:-1], new[:-1]
    return Change(start, start + len(old), new)


def in_place(code: Code, changes: typing.Sequence[Change]) -> typing.Optional[Sentence]:
    """Quotes enough of the text around a change to tell the place from others of its line."""
    first, last = changes[0].start, changes[-1].end
    line_start, line_end = code.text.rfind("\n", 0, first) + 1, (code.text + "\n").find("\n", last)
    line = code.text[line_start:line_end]
    spans = {*code.spans, (line_start, line_end), *([(first, last)] if len(changes) == 1 else [])}
    around = [(start, end) for start, end in spans if line_start <= start <= first and last <= end <= line_end]
    for start, end in sorted(around, key=lambda span: span[1] - span[0]):
        old = code.text[start:end]
        is_clear = len(old.strip()) > 1 and spaced(line).count(spaced(old)) == 1
        if is_clear or old == line:
            moved = tuple(Change(change.start - start, change.end - start, change.new) for change in changes)
            new = Edit(0, moved).applied(old)
            if old.endswith(";") and new.endswith(";"):
                old, new = old[:-1], new[:-1]
            message = IN_PLACE if new.strip(" ;") else WITHOUT
            texts = {"old": spaced(old), "new": spaced(new)}
            return Sentence(code.line(start + len(old) - len(old.lstrip())), message, texts)
    return None
