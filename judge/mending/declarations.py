"""Edits of declarations: references, and Python's `nonlocal` and `global`."""

import re

from judge.mending.code import Code
from judge.mending.edit import Edits, added, replaced
from judge.mending.vocabulary import TYPES


def references(code: Code) -> Edits:
    """C and C++: a parameter by reference, and the address for scanf."""
    for i in range(1, len(code.tokens) - 1) if code.suffix in (".c", ".cpp", ".cc", ".cxx") else ():
        before, after = code.at(i - 1), code.at(i + 1)
        if code.kind(i) == "name" and after in (",", ")", ":") and before in (">", ">>", *TYPES):
            yield from replaced(code, 1, i, i, f"&{code.at(i)}")
    for node in code.nodes:
        if node.kind == "call" and code.at(node.first) == "scanf":
            news = ", ".join(
                code.text_of(part) if code.at(part.first) == "&" else f"&{code.text_of(part)}" for part in node.parts[2:]
            )
            yield from replaced(code, 1, node.parts[2].first, node.last - 1, news) if news else ()


def declared(code: Code) -> Edits:
    """Python: a name of the function around, or of none, declared; `self` as the first parameter."""
    for i in range(len(code.tokens)) if code.is_python and "self" in code.text else ():
        if code.at(i) == "def" and code.at(i + 3) != "self":
            first = code.at(i + 3)
            yield from (
                replaced(code, 1, i + 2, i + 3, "(self)") if first == ")" else replaced(code, 1, i + 3, i + 3, f"self, {first}")
            )
    names = [name for name in code.uses if re.search(rf"\b{re.escape(name)}\s*[-+|^&*]?=(?!=)", code.text)]
    for gap in code.gaps if code.is_python else ():
        if gap.after and gap.after.text.startswith("def "):
            for name in names:
                yield from added(code, 1.5, gap, f"nonlocal {name}", f"global {name}")
