"""An edit of a source text: what it changes, and how that is said."""

import typing

from judge.mending.code import Code

# {new} of a statement that is moved is the number of a line.
IN_PLACE = "`{new}` in place of `{old}`"
EVERYWHERE = "`{new}` in place of `{old}` in all {count} places"
EXCHANGED = "`{new}` and `{old}` exchanged"
ADDED = "`{new}` added after this line"
WITHOUT = "without `{old}`"
MOVED = "`{old}` moved after line {new}"
FURTHER = "`{old}` indented further"
LESS = "`{old}` indented less"
FURTHER_TO = "this line to line {new} indented further"
LESS_TO = "this line to line {new} indented less"
MESSAGES = IN_PLACE, EVERYWHERE, EXCHANGED, ADDED, WITHOUT, MOVED, FURTHER, LESS, FURTHER_TO, LESS_TO


class Change(typing.NamedTuple):
    start: int
    end: int
    new: str


class Edit(typing.NamedTuple):
    rank: float  # 0 is the likeliest.
    changes: typing.Tuple[Change, ...]

    def order(self) -> typing.Tuple[float, int]:
        return self.rank, sum(abs(len(change.new) - change.end + change.start) for change in self.changes)

    def applied(self, text: str) -> str:
        for start, end, new in sorted(self.changes, reverse=True):
            text = text[:start] + new + text[end:]
        return text


def replaced(code: Code, rank: float, first: int, last: int, new: str) -> Edit:
    """Replaces the tokens first to last."""
    start, end = code.tokens[first].start, code.tokens[last].end
    return Edit(rank, (Change(start, end + (not new and code.text[end : end + 1] == " "), new),))


class Words(typing.NamedTuple):
    """What is said of an edit."""

    line: int
    message: str
    old: str
    new: str


def words_of(code: Code, edit: Edit) -> Words:
    changes = sorted(edit.changes)
    olds, news = ([" ".join(text.split()) for text in texts] for texts in zip(*((code.text[a:b], c) for a, b, c in changes)))
    line = code.line(changes[0].start)
    if all(not (old + new).strip() for old, new in zip(olds, news)):
        is_further, last = len(changes[0].new) > changes[0].end - changes[0].start, code.line(changes[-1].end)
        if last == line:
            return Words(line, FURTHER if is_further else LESS, code.text[changes[0].end :].partition("\n")[0], "")
        return Words(line, FURTHER_TO if is_further else LESS_TO, "", str(last))
    if len(changes) == 2 and olds in (["", news[0]], [news[1], ""]):
        moved, to = changes if olds[0] else changes[::-1]
        return Words(code.line(moved.start), MOVED, code.text[moved.start : moved.end], str(code.line(to.start)))
    if len(changes) > 1 and len({*olds, *news}) == 2 and olds != news:
        return Words(line, EXCHANGED if len(set(olds)) == 2 else EVERYWHERE, olds[0], news[0])
    if changes[0].new.startswith("\n"):
        return Words(line, ADDED, "", news[0])
    start, end = changes[0].start, changes[-1].end
    start, end = quoted(code, start, end)
    change = [Change(a - start, b - start, new) for a, b, new in changes]
    old, new = code.text[start:end], Edit(0, tuple(change)).applied(code.text[start:end])
    if old.endswith(";") and new.endswith(";"):
        old, new = old[:-1], new[:-1]
    return Words(code.line(start), IN_PLACE if new.strip(" ;") else WITHOUT, old.strip(), new.strip())


def quoted(code: Code, start: int, end: int) -> typing.Tuple[int, int]:
    """Returns a part of the text around another that tells the place from others of its line."""
    line_start, line_end = code.text.rfind("\n", 0, start) + 1, (code.text + "\n").find("\n", end)
    line = code.text[line_start:line_end]
    spans = [(code.tokens[node.first].start, code.tokens[node.last].end) for node in code.nodes]
    spans = sorted({(start, end), *spans, *((s.start, s.end) for s in code.statements)}, key=lambda span: span[1] - span[0])
    for a, b in spans:
        text = code.text[a:b]
        if line_start <= a <= start and end <= b <= line_end and line.count(text) == 1 and (len(text) > 5 or " " in text):
            return a, b
    return start, end
