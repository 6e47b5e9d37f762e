"""Edits that add a statement, made from others of the file."""

import re
import typing

from judge.mending.edits.edit import Edits, added
from judge.mending.text.code import Code
from judge.mending.text.statements import Statement, is_function

# A statement that gives something its initial value.
START = r"(?:(?:[a-z]+|[A-Z]\w*(?:<[^=]*>)?)\s+)*([A-Za-z_][\w.]*(?:\[[^=]*\])?)"
VALUE = r"-?[01]|\[\]|set\(\)|\{\}|\[.*\] ?\* ?.*|\[\[.*\]|new .*|false|true|False|True|\[.*for .*\]|\"\"|''"
INITIAL = re.compile(rf"^{START}\s*=\s*({VALUE})$")
CLEARS = re.compile(r"^(memset\(.*|[\w.]+\.clear\(\)|.*\.assign\(.*|fill\(.*|Arrays\.fill\(.*)$")
COLLECTION = re.compile(r"(?:vector|set|map)<[^;()]*>\s+(\w+)\s*;|let mut (\w+) = String::new")
DECLARED = re.compile(r"(?m)^\s*(?:static\s+)?(?:int|bool|char|long long|long)\s+([^;()=]*);")
ELEMENT = re.compile(r"([A-Za-z_][\w.]*\[(\w+)\](?:\[\w+\])?)\s*(?:[-+|^&]?=(?!=)|\+\+|--)")  # One that is changed.
READS = re.compile(r"input\(|cin ?>>|scanf|next\w*\(\)|readline|read_line|Scan")


def initial_values(code: Code) -> typing.List[str]:
    """Returns the statements that set something to its initial value, in C also those that the file leaves to the compiler."""
    found = []
    for statement in code.statements:
        match = INITIAL.match(statement.text)
        if match:
            found.append(f"{match[1]} = {match[2]}")
            found += [f"{holder}.{found[-1]}" for holder in ("self", "this") if f"{holder}.{match[1]}" in code.text]
        elif CLEARS.match(statement.text):
            found.append(statement.text)
    found += [
        match.expand(new) for rule in code.rules("initial") for match in re.finditer(rule.what, code.text) for new in rule.news
    ]
    if code.grammar.is_indented:
        return found
    for names in DECLARED.findall(code.text):
        for name, is_array in re.findall(r"(\w+)\s*((?:\[[^]]*\])*)(?:,|$)", names):
            found.append(f"memset({name}, 0, sizeof {name})" if is_array else f"{name} = 0")
            found += [f"memset({name}, -1, sizeof {name})"] if is_array and "-1" in code.text else []
    if "-1" in code.text:
        found += [f"java.util.Arrays.fill({name}, -1)" for name in re.findall(r"(\w+) = new int\[\w+\];", code.text)]
    return [*found, *(f"{one or two}.clear()" for one, two in COLLECTION.findall(code.text))]


def is_loop(head: typing.Optional[Statement]) -> bool:
    return bool(head and re.match(r"(for|while)\b", head.text))


def elements(code: Code) -> typing.Iterator[typing.Tuple[str, typing.List[str]]]:
    """Yields patterns of statements that change a subscript, each with what gives an element its initial value after that."""
    values = ["0", *(value for value in ("-1", "'.'") if value in code.text)]
    for element, subscript in dict.fromkeys(ELEMENT.findall(code.text)):
        changes = rf"\b{subscript}( = | [-+]= |\+\+| in |:)|(\+\+|--){subscript}\b"
        yield changes, [f"{element} = {value}" for value in values]


def set_again(code: Code) -> Edits:
    """An initial value set again: beside a call or what reads input, or at the start or end of a loop or a function."""
    nexts = dict(zip(code.statements, code.statements[1:]))
    values, of_elements = dict.fromkeys(initial_values(code)), list(elements(code))
    for place in code.places:
        one = place.after
        is_start = one and one.is_head and (is_function(one) or is_loop(one))
        calls = [s for s in (one, nexts.get(one) if one else None) if s and not s.is_head and code.calls_own(s)]
        if is_start or calls or is_loop(place.ends) or (one and READS.search(one.text)):
            yield from added(code, 2, place, *values)
        for changes, news in of_elements:
            if one and re.search(changes, one.text):
                yield from added(code, 2, place, *news)
