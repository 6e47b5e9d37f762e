"""An edit of a source text, and how it is described."""

import typing

from judge.mending.code import Code, Statement

# How an edit is described. {new} of a move is the number of a line.
IN_PLACE = "`{new}` in place of `{old}`"
EVERYWHERE = "`{new}` in place of `{old}` in all {count} places"
EXCHANGED = "`{new}` and `{old}` exchanged"
ADDED = "`{new}` added after this line"
ADDED_BEFORE = "`{new}` added before this line"
WITHOUT = "without `{old}`"
BEHIND = "`{old}` moved behind line {new}"
BEFORE = "`{old}` moved before line {new}"
FURTHER = "`{old}` indented further"
LESS = "`{old}` indented less"
FURTHER_TO = "this line to line {new} indented further"
LESS_TO = "this line to line {new} indented less"
MESSAGES = IN_PLACE, EVERYWHERE, EXCHANGED, ADDED, ADDED_BEFORE, WITHOUT, BEHIND, BEFORE, FURTHER, LESS, FURTHER_TO, LESS_TO


class Change(typing.NamedTuple):
    start: int
    end: int
    new: str


class Edit(typing.NamedTuple):
    rank: float  # 0 is the likeliest.
    changes: typing.Tuple[Change, ...]
    position: int  # In the text.
    what: str  # One of the above.
    old: str = ""
    new: str = ""

    def order(self) -> typing.Tuple[float, int]:
        return self.rank, sum(abs(len(change.new) - change.end + change.start) for change in self.changes)

    def applied(self, text: str) -> str:
        for start, end, new in sorted(self.changes, reverse=True):
            text = text[:start] + new + text[end:]
        return text


OPERATORS = {
    "+",
    "-",
    "*",
    "/",
    "//",
    "%",
    "<<",
    ">>",
    ">>>",
    "|",
    "&",
    "^",
    "and",
    "or",
    "&&",
    "||",
    "<",
    "<=",
    ">",
    ">=",
    "==",
    "!=",
}


def around(code: Code, first: int, last: int) -> typing.Iterator[typing.Tuple[int, int]]:
    """Yields longer and longer parts of the text around some tokens: with the operands beside them, and what is in brackets."""
    yield first, last
    if code.kind(first) == "operator" and code.at(first) not in ("(", "["):
        first, last = code.first_of(first - 1), code.last_of(last + 1)
    elif code.at(first - 1) in OPERATORS:
        first = code.first_of(first - 2)
    elif code.at(last + 1) in OPERATORS:
        last = code.last_of(last + 2)
    yield first, last
    brackets = sorted((i for i, j in code.partner.items() if i < first and j > last and i < j), reverse=True)
    for i in brackets:
        yield code.first_of(code.partner[i]), code.partner[i]


def replaced(code: Code, rank: float, first: int, last: int, new: str) -> Edit:
    """Replaces the tokens first to last. Quotes enough around them to tell the place from others of the line."""
    change = Change(code.tokens[first].start, code.tokens[last].end, new)
    if not new and code.text[change.end : change.end + 1] == " ":
        change = change._replace(end=change.end + 1)  # With the space after it.
    line_start, line_end = code.text.rfind("\n", 0, change.start) + 1, (code.text + "\n").find("\n", change.end)
    line, start, end = code.text[line_start:line_end], change.start, change.end
    for a, b in around(code, first, last):
        if b >= len(code.tokens) or not (line_start <= code.tokens[a].start and code.tokens[b].end <= line_end):
            break
        start, end = min(start, code.tokens[a].start), max(end, code.tokens[b].end)
        if line.count(code.text[start:end]) == 1 and (b - a >= 2 or end - start > 8):
            break
    quoted = code.text[start : change.start] + new + code.text[change.end : end]
    what = IN_PLACE if quoted.strip() else WITHOUT
    return Edit(rank, (change,), change.start, what, code.text[start:end].strip(), quoted.strip())


def is_alone(code: Code, statement: Statement) -> bool:
    """Returns whether Python needs something in place of a statement, since its block has no other."""
    return code.is_python and sum(other.block == statement.block for other in code.statements) == 1


def removed(code: Code, rank: float, statement: Statement) -> Edit:
    """Leaves out a statement."""
    change = Change(statement.start, statement.end, "pass" if code.is_python else ";")
    what = IN_PLACE if is_alone(code, statement) else WITHOUT
    return Edit(rank, (change,), statement.start, what, statement.text, change.new)


def added(code: Code, rank: float, statement: Statement, *new: str) -> Edit:
    """Adds statements after a statement or, after the head of a block, at its start."""
    end = statement.end + (code.is_python and code.text[statement.end : statement.end + 1] == ";")
    rest = code.text[end:].partition("\n")[0].strip()
    if rest and not rest.startswith(("#", "//")):  # Something else stands on the line.
        text = f"{statement.text}{'; ' if code.is_python and not statement.is_head else ' '}{' '.join(new)}"
        return Edit(rank, (Change(statement.start, end, text),), statement.start, IN_PLACE, statement.text, text)
    indent = statement.indent
    if statement.is_head:
        indent += "\t" if "\n\t" in code.text else "  " if "\n  " in code.text and "\n    " not in code.text else "    "
    change = Change(end, end, "".join(f"\n{indent}{line}" for line in new))
    return Edit(rank, (change,), statement.end - 1, ADDED, "", " ".join(new))
