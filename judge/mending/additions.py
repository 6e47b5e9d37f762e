"""Edits that add a statement, made from others of the file."""

import re
import typing

from judge.mending.code import Code
from judge.mending.edit import ADDED_BEFORE, Change, Edit, added

Edits = typing.Iterator[Edit]
# What undoes a statement, by a pattern of it.
INVERSES = [
    (r"(.+?)\s*=\s*(?:true|True)(;?)", [r"\1 = false\2", r"\1 = False\2"]),
    (r"(.+?)\s*=\s*'[Q*#]'(;?)", [r"\1 = '.'\2", r"\1 = '*'\2", r"\1 = ' '\2"]),
    (r"(.+?)\s*=\s*\"[Q*#]\"(;?)", [r'\1 = "."\2', r'\1 = "*"\2']),
    (r"([^=]+?)\s*=\s*(?:1|c|col|i|j|r)(;?)", [r"\1 = 0\2", r"\1 = -1\2"]),
    (r"(.+?)\s*\+=\s*(.+)", [r"\1 -= \2"]),
    (r"(.+?)\s*-=\s*(.+)", [r"\1 += \2"]),
    (r"(.+?)\s*\^=\s*(.+)", [r"\1 ^= \2"]),
    (r"(.+?)\s*\|=\s*(.+)", [r"\1 ^= \2"]),
    (r"(.+?)\+\+;", [r"\1--;"]),
    (r"(.+?)--;", [r"\1++;"]),
    (r"(.+?)\.add\((.*)\)", [r"\1.remove(\2)", r"\1.discard(\2)"]),
    (r"(.+?)\.add\((.*)\);", [r"\1.remove(\2);", r"\1.remove(\1.size() - 1);", r"\1.delete(\2);"]),
    (r"(.+?)\.insert\((.*)\);", [r"\1.erase(\2);", r"\1.remove(&\2);"]),
    (r"(.+?)\.append\((.*)\)", [r"\1.pop()"]),
    (r"(.+?)\.push_back\((.*)\);", [r"\1.pop_back();"]),
    (r"(.+?)\.push\((.*)\);", [r"\1.pop();"]),
    (r"(swap\(.*\);|(\w+\[.*\]), (\w+\[.*\]) = \3, \2)", [r"\1"]),
]
START = r"(?:(?:static|let|var|mut|int|long|long long|bool|boolean|char|size_t|auto)\s+)*([A-Za-z_][\w.]*(?:\[[^=]*\])?)\s*=\s*"
INITIAL = re.compile(
    rf"^{START}(-?[01]|\[\]|set\(\)|\{{\}}|\[.*\] ?\* ?.*|\[\[.*\]|new .*|false|true|False|True|\[.*for .*\]|\"\"|'')(;?)$"
)
CLEARS = re.compile(r"^(memset\(.*|[\w.]+\.clear\(\)|.*\.assign\(.*|fill\(.*|Arrays\.fill\(.*)\s*;?$")


READS = re.compile(r"input\(|cin ?>>|scanf|next\w*\(\)|readline|read_line")
DECLARED = re.compile(r"(?m)^\s*(?:static\s+)?(?:int|bool|char|long long|long)\s+([^;()=]*);")


def inverses(text: str, is_python: bool) -> typing.List[str]:
    """Returns what undoes a statement."""
    if re.match(r"(int|let|auto|var|const|long|char|bool)\b", text):
        return []
    matches = [(re.fullmatch(pattern, text), news) for pattern, news in INVERSES]
    found = [match.expand(new) for match, news in matches if match for new in news]
    return [new for new in found if ("false" if is_python else "False") not in new]


def undone(code: Code) -> Edits:
    """The marks before a recursive call undone after it, one or all."""
    for k, call in enumerate(code.statements):
        if call.is_head or not code.calls_own(call):
            continue
        before = [s for s in code.statements[max(0, k - 10) : k] if s.block == call.block and not s.is_head]
        after = " ".join(s.text for s in code.statements[k + 1 : k + 8])
        undo = [[new for new in inverses(s.text, code.is_python) if new not in after] for s in before]
        yield from (added(code, 0.5, call, new) for news in undo for new in news[:3])
        firsts = [news[0] for news in undo if news]
        if len(firsts) > 1:
            yield added(code, 0.5, call, *firsts)
            yield added(code, 0.5, call, *firsts[::-1])


def initial_values(code: Code) -> typing.List[str]:
    """Returns the statements that set something to its initial value, in C also those that the file leaves to the compiler."""
    found = []
    for statement in code.statements:
        match = INITIAL.match(statement.text)
        if match:
            found.append(f"{match[1]} = {match[2]}{match[3]}")
            found += [f"{holder}.{found[-1]}" for holder in ("self", "this") if f"{holder}.{match[1]}" in code.text]
        elif CLEARS.match(statement.text):
            found.append(statement.text)
    if code.is_python:
        return found
    for names in DECLARED.findall(code.text):
        for name, is_array in re.findall(r"(\w+)\s*((?:\[[^]]*\])*)(?:,|$)", names):
            found.append(f"memset({name}, 0, sizeof {name});" if is_array else f"{name} = 0;")
    return [*found, *(f"{name}.clear();" for name in re.findall(r"(?:vector|set|map)<[^;()]*>\s+(\w+)\s*;", code.text))]


def set_again(code: Code) -> Edits:
    """An initial value set again where input is read, before a call, or at the start of a loop or a function."""
    values = dict.fromkeys(initial_values(code))
    for statement in code.statements:
        is_place = statement.is_head and not re.match(r"(if|else|elif|class|struct|impl|\}|public class)\b", statement.text)
        reads = bool(READS.search(statement.text))
        for new in values if is_place or reads or code.calls_own(statement) else ():
            yield added(code, 3 if reads else 3.5, statement, new)
            change = Change(statement.start, statement.start, f"{new}\n{statement.indent}")
            if not statement.is_head:
                yield Edit(3.5, (change,), statement.start, ADDED_BEFORE, "", new)


def declared(code: Code) -> Edits:
    """Python: a name of the function around, or of none, declared."""
    names = [name for name in code.uses if re.search(rf"\b{re.escape(name)}\s*[-+|^&*]?=(?!=)", code.text)]
    for statement in code.statements:
        for name in names if statement.text.startswith("def ") else ():
            yield added(code, 1.5, statement, f"nonlocal {name}")
            yield added(code, 1.5, statement, f"global {name}")


def read_again(code: Code) -> Edits:
    """A line or a character read and dropped."""
    for statement in code.statements:
        scanner = re.search(r"(\w+)\.next\w*\(", statement.text)
        news = [f"{scanner[1]}.nextLine();"] if scanner else ["getchar();", "cin.ignore();"]
        if READS.search(statement.text) and not statement.is_head:
            yield from (added(code, 2, statement, new) for new in (["input()"] if code.is_python else news))


def filled(code: Code) -> Edits:
    """Java: an array of characters filled with dots."""
    for statement in code.statements:
        match = re.match(r"(?:char\[\]\[\] )?(\w+) = new char\[", statement.text)
        if match:
            yield added(code, 2, statement, f"for (char[] row : {match[1]}) java.util.Arrays.fill(row, '.');")
