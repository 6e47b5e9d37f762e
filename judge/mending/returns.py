"""Edits of what is returned, and of where a function or a loop ends."""

import re
import typing

from judge.mending.code import Code
from judge.mending.edit import Change, Edit
from judge.mending.moves import insertion
from judge.mending.statements import is_function
from judge.mending.tree import STATEMENT_WORDS

Edits = typing.Iterator[Edit]
CONSTANTS = [("true", "false", "0", "1"), ("True", "False", "0", "1")]
ASSIGNMENTS = {"=", "+=", "-=", "*=", "/=", "|=", "&=", "^=", "<<=", ">>=", "++", "--"}


def values(code: Code) -> typing.List[str]:
    """Returns what may be returned."""
    return [*code.results, *CONSTANTS[code.is_python]]


def returned(code: Code) -> Edits:
    """The value of a call or an expression returned, added up, or not."""
    end, condition = code.end, "if {}: return True" if code.is_python else "if ({}) return true;"
    for statement in code.statements:
        text, tokens = statement.text.rstrip(";"), code.tokens_in(statement.start, statement.end)
        if statement.is_head or not text:
            continue
        is_returned = code.at(tokens[0]) == "return"
        value = text[6:].strip() if is_returned else text
        is_value = code.at(tokens[0]) not in STATEMENT_WORDS and not any(code.at(i) in ASSIGNMENTS for i in tokens)
        news = [(1.0, f"return {value}{end}")] if is_value else []
        if code.calls_own(statement) and (is_returned or "=" not in text.partition("(")[0]):
            news += [(1, value + end), (1, condition.format(value)), *([(1, f"yield from {value}")] if code.is_python else [])]
            arguments = [code.at(i) for i in tokens if code.use(code.at(i)) == "scalar"]
            sums = [f"{name} {sign} {value}{end}" for name in dict.fromkeys(code.results + arguments) for sign in ("+=", "=")]
            news += [(1.5, new) for new in sums]
        dropped, kept = re.match(r"([\w.]+)\.\w+\(", text), re.match(r"(\w+) = (\1\.\w+\(.*)", text)
        news += [(2, f"{dropped[1]} = {value}{end}")] if dropped else [(2, kept[2] + end)] if kept else []
        news += [(2, f"return {other}{end}") for other in values(code)] if is_returned else []
        yield from (Edit(rank, (Change(statement.start, statement.end, new),)) for rank, new in news)


def stopped(code: Code) -> Edits:
    """`return`, `break`, `continue` or a value returned at the end of a block, or if a flag is set."""
    words = ["return", "break", "continue", *(f"return {value}" for value in values(code))]
    flags = re.findall(r"\b([\w.]+) ?= ?(?:True|true)\b", code.text)
    condition = "if {}: {}" if code.is_python else "if ({}) {};"
    for before, statement in zip(code.statements, code.statements[1:]):
        bare = not code.is_python and before.is_head and code.text[before.end - 1] == ")" and not statement.is_head
        for word in words if bare else ():
            new = f"{{ {statement.text} {word}; }}"
            yield Edit(2 if word == "return" else 3, (Change(statement.start, statement.end, new),))
    for gap in code.gaps:
        for word in words if gap.ends else ():
            is_finished = gap.ends and is_function(gap.ends) and " " in word
            rank = 1.5 if is_finished else 2 if word == "return" else 4
            yield Edit(rank, (insertion(code, gap, word + code.end),))
        if gap.after and not gap.after.is_head and code.calls_own(gap.after):
            for flag in dict.fromkeys(flags):
                yield from (
                    Edit(3, (insertion(code, gap, condition.format(flag, word)),))
                    for word in ("return", "break", f"return {CONSTANTS[code.is_python][0]}")
                )
