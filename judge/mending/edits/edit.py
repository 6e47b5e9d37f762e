"""An edit of a source text, and the usual ones."""

import re
import typing

from judge.mending.text.code import Code
from judge.mending.text.places import Place
from judge.mending.text.statements import Statement


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


Edits = typing.Iterator[Edit]


def spaced(text: str) -> str:
    """Returns a text on one line, with single spaces outside strings."""
    return re.sub(r"(\"[^\"\n]*\"|'[^'\n]*')|\s+", lambda match: match[1] or " ", text).strip()


def replacement(code: Code, first: int, last: int, new: str) -> Change:
    """Returns the change of the tokens first to last."""
    start, end = code.tokens[first].start, code.tokens[last].end
    return Change(start, end + (not new and code.text[end : end + 1] == " "), new)


def insertion(code: Code, place: Place, *new: str) -> Change:
    """Returns the change that puts statements into a place, on lines of their own if nothing else is on its line."""
    rest = code.text[place.position :].partition("\n")[0].strip()
    if not rest or rest.startswith(("#", "//")):
        return Change(place.position, place.position, "".join(f"\n{place.indent}{text}{code.end}" for text in new))
    text = " ".join(text + code.end for text in new)
    if code.grammar.is_indented:
        text = f"{text};" if place.after and place.after.is_head else f"; {text}"
    return Change(place.position, place.position, f" {text}")


def replaced(code: Code, rank: float, first: int, last: int, *news: str) -> Edits:
    """Replaces the tokens first to last by each of the new texts."""
    return (Edit(rank, (replacement(code, first, last, new),)) for new in news)


def instead(code: Code, rank: float, statement: Statement, *news: str) -> Edits:
    """Replaces a statement by each of the new ones."""
    return (Edit(rank, (Change(statement.start, statement.end, new + code.end),)) for new in news)


def added(code: Code, rank: float, place: Place, *news: str) -> Edits:
    """Puts each of the new statements into a place."""
    return (Edit(rank, (insertion(code, place, new),)) for new in news)


def everywhere(code: Code, rank: float, spans: typing.Iterable[typing.Tuple[int, int]], new: str) -> Edit:
    """Replaces all of these spans, first and last tokens."""
    return Edit(rank, tuple(replacement(code, first, last, new) for first, last in spans))
