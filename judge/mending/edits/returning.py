"""Edits of what is returned, and of what ends a function or a loop."""

import re
import typing

from judge.mending.edits.edit import Edits, added, instead
from judge.mending.text.code import Code
from judge.mending.text.statements import is_function
from judge.mending.text.vocabulary import ASSIGNMENTS, STATEMENT_WORDS

EXITS = re.compile(r"(?:sys\.|System\.)?\bexit\([^()]*\)")  # What ends a program.


def values(code: Code) -> typing.List[str]:
    """Returns what may be returned."""
    return [*code.results, code.words.true, code.words.false, "0", "1"]


def returned(code: Code) -> Edits:
    """The value of a call or an expression returned, added up, or not."""
    for statement in code.statements:
        text, tokens = statement.text, code.tokens_in(statement.start, statement.end)
        if statement.is_head or not text:
            continue
        is_returned = code.at(tokens[0]) == "return"
        value = text[6:].strip() if is_returned else text
        is_value = code.at(tokens[0]) not in STATEMENT_WORDS and not any(code.at(i) in ASSIGNMENTS for i in tokens)
        yield from instead(code, 1, statement, *([f"return {value}"] if is_value else []))
        if code.calls_own(statement) and (is_returned or "=" not in text.partition("(")[0]):
            exits = (code.words.conditional.format(value, f"return {right}") for right in (code.words.true, "1"))
            yield from instead(code, 1, statement, value, *exits)
            yield from instead(code, 1, statement, code.words.delegate.format(value)) if code.words.delegate else ()
            arguments = [code.at(i) for i in tokens if code.use(code.at(i)) == "scalar"]
            for name in dict.fromkeys(code.results + arguments):
                yield from instead(code, 1.5, statement, f"{name} += {value}", f"{name} = {value}")


def ended(code: Code) -> Edits:
    """`return`, `break` and `continue` as others of them, or as what ends the program elsewhere, and a `return` added."""
    exits = dict.fromkeys(EXITS.findall(code.text))
    for statement in code.statements:
        word = re.match(r"(return|break|continue)\b", statement.text)
        others = ["break", "continue", *(f"return {value}" for value in values(code))] if word and word[1] == "return" else []
        yield from instead(code, 2, statement, *others, *exits) if word else ()
    for place in code.places:
        if place.ends and is_function(place.ends) and not (place.after and place.after.text.startswith("return")):
            yield from added(code, 2, place, *(f"return {value}" for value in values(code)))
