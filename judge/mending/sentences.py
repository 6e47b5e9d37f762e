"""What is said of an edit, found from what it changes: who does it by these words alone gets the same program."""

import typing

from judge.mending.code import Code
from judge.mending.edit import Change, Edit, spaced
from judge.source.lexing import SourceText
from judge.tables.messages import say


class Sentence(typing.NamedTuple):
    line: int
    text: str


def sentence(code: Code, edit: Edit) -> typing.Optional[Sentence]:
    """Returns what is said of an edit, if it can be said."""
    changes = sorted(edit.changes)
    olds, news = [code.text[change.start : change.end] for change in changes], [change.new for change in changes]
    line, last = (code.line(change.start) for change in (changes[0], changes[-1]))
    if not "".join((*olds, *news)).strip():
        return indented(code, changes)
    for away, to in ((0, 1), (1, 0)) if len(changes) == 2 else ():
        if olds[away] == news[to].strip() and not (olds[to] or news[away]):
            return moved(code, changes[away], changes[to])
    if len(changes) == 1 and news[0].startswith("\n"):
        return added(code, changes[0])
    if len(changes) > 1 and len(set(zip(olds, news))) == 1 and count(code, olds[0]) == len(olds):
        what = "`{new}` in place of `{old}` in all {count} places"
        return Sentence(line, say(what, old=olds[0], new=news[0], count=len(changes)))
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


def line_of_indent(code: Code, change: Change, line: int) -> typing.Optional[int]:
    """Returns the line that a new one is indented like, or 0 if that is clear from the line before it."""
    indent = change.new[1 : len(change.new) - len(change.new.lstrip())]
    head = any(statement.is_head and statement.end == change.start for statement in code.statements)
    if not code.is_python or head or indent == code.indent(change.start):
        return 0
    return line_like(code, indent, line)


def added(code: Code, change: Change) -> typing.Optional[Sentence]:
    line, texts = code.line(change.start), [text.strip() for text in change.new.strip().split("\n")]
    new, like = ("; " if code.is_python else " ").join(texts), line_of_indent(code, change, line)
    what = "`{new}` added after this line, indented like line {like}" if like else "`{new}` added after this line"
    return Sentence(line, say(what, new=new, like=like)) if like is not None else None


def moved(code: Code, away: Change, to: Change) -> typing.Optional[Sentence]:
    old, line, last = code.text[away.start : away.end], code.line(away.start), code.line(to.start)
    like = line_of_indent(code, to, line)
    if like is None or code.text.splitlines()[line - 1].count(old.partition("\n")[0]) > 1:
        return None
    what = "`{old}` moved after line {last}, indented like line {like}" if like else "`{old}` moved after line {last}"
    return Sentence(line, say(what, old=spaced(old), last=last, like=like))


def indented(code: Code, changes: typing.Sequence[Change]) -> typing.Optional[Sentence]:
    line, last = code.line(changes[0].end), code.line(changes[-1].end)
    like = line_like(code, changes[0].new, line)
    what = "`{old}` indented like line {like}"
    if last != line:
        what = "this line indented like line {like}, and those to line {last} moved along with it"
    old = code.text[changes[0].end :].partition("\n")[0].rstrip()
    return Sentence(line, say(what, old=old, last=last, like=like)) if like else None


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
            is_left_out = not new.strip(" ;")
            what = "without `{old}`" if is_left_out else "`{new}` in place of `{old}`"
            line_of_change = code.line(start + len(old) - len(old.lstrip()))
            return Sentence(line_of_change, say(what, old=spaced(old), new=spaced(new)))
    return None
