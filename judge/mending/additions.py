"""Edits that add a statement, made from others of the file."""

import itertools
import re
import typing

from judge.mending.code import Code
from judge.mending.edit import Edit, Edits, added, insertion
from judge.mending.rules import CLEARS, COLLECTION, DECLARED, ELEMENT, FOLLOWED, INITIAL, INVERSES, READS
from judge.mending.statements import Statement, is_function


def inverses(text: str, is_python: bool) -> typing.List[str]:
    """Returns what undoes a statement."""
    if re.match(r"(int|let|auto|var|const|long|char|bool)\b", text):
        return []
    matches = [(re.fullmatch(pattern, text), news) for pattern, news in INVERSES]
    found = [match.expand(new) for match, news in matches if match for new in news]
    return [new for new in found if ("false" if is_python else "False") not in new]


def undone(code: Code) -> Edits:
    """The marks before a recursive call undone after it, one or all."""
    places = {gap.position: gap for gap in code.gaps if gap.after or not code.is_python}
    for k, call in enumerate(code.statements):
        if call.is_head or call.end not in places or not code.calls_own(call):
            continue
        before = [s for s in code.statements[max(0, k - 10) : k] if s.block == call.block and not s.is_head]
        after = " ".join(s.text for s in code.statements[k + 1 : k + 8])
        undo = [[new for new in inverses(s.text, code.is_python) if new not in after] for s in before]
        firsts = [news[0] for news in undo if news]
        for new in [*([new] for news in undo for new in news), *([firsts, firsts[::-1]] if len(firsts) > 1 else [])]:
            yield Edit(0.5, (insertion(code, places[call.end], *new),))


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
    if code.is_python:
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
    for gap in code.gaps:
        one = gap.after
        is_start = one and one.is_head and (is_function(one) or is_loop(one))
        calls = [s for s in (one, nexts.get(one) if one else None) if s and not s.is_head and code.calls_own(s)]
        if is_start or calls or is_loop(gap.ends) or (one and READS.search(one.text)):
            yield from added(code, 2, gap, *values)
        for changes, news in of_elements:
            if one and re.search(changes, one.text):
                yield from added(code, 2, gap, *news)


def followed(code: Code) -> Edits:
    """What the rules have after a statement."""
    for gap, (pattern, *news) in itertools.product(code.gaps, FOLLOWED[code.is_python]):
        match = re.search(pattern, gap.after.text) if gap.after else None
        yield from added(code, 1, gap, *map(match.expand, news)) if match else ()
