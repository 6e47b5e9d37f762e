"""An edit of a source text."""

import re
import typing

from judge.mending.code import Code


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


def spaced(text: str) -> str:
    """Returns a text on one line, with single spaces outside strings."""
    return re.sub(r"(\"[^\"\n]*\"|'[^'\n]*')|\s+", lambda match: match[1] or " ", text).strip()


def replaced(code: Code, rank: float, first: int, last: int, new: str) -> Edit:
    """Replaces the tokens first to last."""
    start, end = code.tokens[first].start, code.tokens[last].end
    return Edit(rank, (Change(start, end + (not new and code.text[end : end + 1] == " "), new),))
