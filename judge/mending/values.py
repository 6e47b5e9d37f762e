"""Edits of what is stored, passed and read: copies, conversions and tables."""

import re

from judge.mending.code import Code
from judge.mending.edit import Change, Edit, Edits, replaced

# What may be done to the argument of a method, or to the value of one: language, names, and the new texts.
ARGUMENTS = [
    (".py", "append add", "{0}[:]", "list({0})", "''.join({0})", "[''.join(row) for row in {0}]", "tuple({0})", "{0}.copy()"),
    (".py", "print", "*{0}", "''.join({0})", "*{0}, sep=''", "len({0})", "{0}, end=' '", "{0}, end=''", "sum({0})"),
    (".java", "add", "new ArrayList<>({0})", "{0}.clone()", "new String({0})", "String.valueOf({0})"),
    (".java", "remove", "Integer.valueOf({0})", "(Integer) {0}"),
    (".rs", "push", "{0}.clone()", "{0}.iter().collect()"),
]
VALUES = [
    (".py", "input readline read", "int({0})", "{0}.split()", "{0}.strip()", "list({0})"),
    (".py", "split", "list(map(int, {0}))", "map(int, {0})"),
    (".java", "nextLine readLine", "{0}.trim()", "Integer.parseInt({0})"),
]
# A list for each row, not the same list in all; an array, its text or a list that a loop changes copied; a value added up.
ROWS = [
    (".py", r"\bin (\w+)(?=:)", r"in list(\1)"),
    (".py", r"(\w+)\[([^][]+)\] = (\w+)(?=\n)", r"\1[\2] = \1.get(\2, 0) + \3"),
    (".py", r"\[(\[[^][]*\] ?\* ?\w+)\] ?\* ?([\w.]+(?:\(\w+\))?)", r"[\1 for _ in range(\2)]"),
    (".java", r"([\w.]+(?:\[\w+\])?)\.toString\(\)", r"new String(\1)"),
    (".rs", r"\.(parse|split|chars)\b", r".trim().\1"),
    (".rs", r"\*(\w+)\b", r"\1.clone()"),
]


def wrapped(code: Code) -> Edits:
    """Copies of what is stored, and numbers of what is read."""
    for node in code.nodes:
        if node.kind != "call":
            continue
        name, last = code.at(node.operator - 1), node.last - 1
        first = node.operator + 1 + (code.at(node.operator + 1) == "*")
        for suffix, names, *news in ARGUMENTS if first <= last else ():
            if suffix == code.suffix and name in names.split():
                yield from replaced(code, 1, node.operator + 1, last, *(new.format(code.span(first, last)) for new in news))
        for suffix, names, *news in VALUES:
            if suffix == code.suffix and name in names.split():
                yield from replaced(code, 1, node.first, node.last, *(new.format(code.text_of(node)) for new in news))
    for suffix, pattern, new in ROWS:
        for match in re.finditer(pattern, code.text) if suffix == code.suffix else ():
            yield Edit(0.5, (Change(*match.span(), match.expand(new)),))
