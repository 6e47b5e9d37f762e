"""Ways to run many edits of a file: in one program or process where that is known for the language, else one after the other.

A way gets edits, and returns those that compile, each with a function that runs it on a test case.
"""

import typing

from judge.building.languages import language_of
from judge.building.program import Program
from judge.mending.ways.java import Java
from judge.mending.ways.server import Python
from judge.mending.ways.together import Cpp, Rust
from judge.mending.ways.way import Way

WAYS: typing.Dict[str, typing.Type[Way]] = {"Python": Python, "Java": Java, "C": Cpp, "C++": Cpp, "Rust": Rust}


def way_of(program: Program) -> typing.Type[Way]:
    language = language_of(program.file) if program.file else None
    return WAYS.get(language.name, Way) if language else Way
