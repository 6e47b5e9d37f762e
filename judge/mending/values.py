"""Edits of what is stored, passed and read: copies, conversions and tables."""

import re
import typing

from judge.mending.code import Code
from judge.mending.edit import Change, Edit, Edits, replaced
from judge.mending.rules import ARGUMENTS, ROWS, VALUES


def rows_of(table: str, code: Code) -> typing.Iterator[typing.Tuple[typing.Set[str], typing.List[str]]]:
    for suffix, names, *news in map(str.split, table.strip().split("\n")):
        if suffix == code.suffix:
            yield set(names.split("|")), [new.replace("_", " ") for new in news]


def wrapped(code: Code) -> Edits:
    """Copies of what is stored, and numbers of what is read."""
    of_arguments, of_values = list(rows_of(ARGUMENTS, code)), list(rows_of(VALUES, code))
    for node in code.nodes:
        if node.kind != "call":
            continue
        name, last = code.at(node.operator - 1), node.last - 1
        first = node.operator + 1 + (code.at(node.operator + 1) == "*")
        for names, news in of_arguments if first <= last else ():
            if name in names:
                yield from replaced(code, 1, node.operator + 1, last, *(new.format(code.span(first, last)) for new in news))
        for names, news in of_values:
            if name in names:
                yield from replaced(code, 1, node.first, node.last, *(new.format(code.text_of(node)) for new in news))
    for suffix, pattern, new in ROWS:
        for match in re.finditer(pattern, code.text) if suffix == code.suffix else ():
            yield Edit(0.5, (Change(*match.span(), match.expand(new)),))
