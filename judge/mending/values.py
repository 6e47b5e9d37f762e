"""Edits of what is stored, passed and read: copies, types, references and declarations."""

import re
import typing

from judge.mending.code import Code
from judge.mending.edit import Change, Edit, Edits, instead, replaced
from judge.mending.rules import ARGUMENTS, INITIAL, ROWS, VALUES
from judge.mending.statements import is_function


def rows_of(table: str, code: Code) -> typing.Iterator[typing.Tuple[typing.Set[str], typing.List[str]]]:
    for suffix, names, *news in map(str.split, table.strip().split("\n")):
        if suffix == code.suffix:
            yield set(names.split("_")), [new.replace("_", " ") for new in news]


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
        if len(node.parts) < 2 and name in ("join", "split"):
            yield from replaced(code, 1, node.operator, node.last, "('')", "(' ')", '("")')
    for suffix, pattern, new in ROWS:
        for match in re.finditer(pattern, code.text) if suffix == code.suffix else ():
            yield Edit(0.5, (Change(*match.span(), match.expand(new)),))
    for node in code.nodes if code.suffix == ".rs" else ():
        if node.kind in ("name", "index") and code.at(node.last + 1) != "as":
            text = code.text_of(node)
            yield from replaced(code, 2.5, node.first, node.last, f"{text} as usize", f"{text} as i32")


def references(code: Code) -> Edits:
    """C and C++: a parameter by reference, the address for scanf, and white space after what cout prints."""
    for i in range(1, len(code.tokens) - 1) if code.suffix in (".c", ".cpp", ".cc", ".cxx") else ():
        before, after = code.at(i - 1), code.at(i + 1)
        types = (">", ">>", "string", "int", "bool", "auto", "char", "long")
        if code.kind(i) == "name" and after in (",", ")", ":") and before in types:
            yield from replaced(code, 1, i, i, f"&{code.at(i)}")
    for node in code.nodes:
        if node.kind == "call" and code.at(node.first) == "scanf":
            news = ", ".join(
                code.text_of(part) if code.at(part.first) == "&" else f"&{code.text_of(part)}" for part in node.parts[2:]
            )
            yield from replaced(code, 1, node.parts[2].first, node.last - 1, news) if news else ()
        if node.kind == "binary" and code.at(node.operator) == "<<" and code.at(node.parts[0].first) == "cout":
            text = code.text_of(node)
            yield from replaced(code, 2, node.first, node.last, f'{text} << " "', f"{text} << endl")


def declarations(code: Code) -> Edits:
    """A variable that hides another, or that is another in each call: with or without the type; a static member in Java."""
    members = {statement.block for statement in code.statements if is_function(statement)}
    for statement in code.statements if code.suffix == ".java" else ():
        if statement.block in members and "static" not in statement.text:
            yield Edit(1.5, (Change(statement.start, statement.start, "static "),))
    word = "let" if code.suffix == ".js" else "int"
    for i in range(len(code.tokens) - 2) if not code.is_python else ():
        if code.at(i) == "(" and code.at(i - 1) == "for" and code.kind(i + 1) == "name" and code.at(i + 2) == "=":
            yield from replaced(code, 1.5, i + 1, i + 1, f"{word} {code.at(i + 1)}")
        is_type = code.at(i) in ("int", "let", "boolean", "bool", "var", "auto", "char", "long")
        if is_type and code.at(i + 2) in ("=", "[") and code.at(i - 1) in (";", "{", "}", "("):
            yield from replaced(code, 2, i, i, "")


def macros(code: Code) -> Edits:
    """The text of a macro in parentheses, and its parameters."""
    for match in re.finditer(r"(?m)^[ \t]*#define \w+(?:\(([^()]*)\))? +(.+)", code.text):
        names = "|".join(re.findall(r"\w+", match[1] or ""))
        new = re.sub(rf"\b({names})\b", r"(\1)", match[2].strip()) if names else match[2].strip()
        yield Edit(1, (Change(*match.span(2), f"({new})"),))


def apart(code: Code) -> Edits:
    """An own value for a name that gets that of another."""
    values = {match[1]: match[2] for match in (INITIAL.match(statement.text) for statement in code.statements) if match}
    for statement in code.statements:
        match = re.fullmatch(r"([\w.]+) = ([\w.]+)", statement.text)
        yield from instead(code, 1, statement, f"{match[1]} = {values[match[2]]}") if match and match[2] in values else ()


def tables(code: Code) -> Edits:
    """An element of a table left out, or added."""
    for node in code.nodes:
        if node.kind == "list" and len(node.parts) > 4 and all(part.kind == "number" for part in node.parts):
            for one, two in zip(node.parts, node.parts[1:]):
                yield Edit(2.5, (Change(code.tokens[one.first].start, code.tokens[two.first].start, ""),))
                yield from replaced(code, 2.5, one.first, one.last, *(f"{new}, {code.text_of(one)}" for new in ("0", "1")))
