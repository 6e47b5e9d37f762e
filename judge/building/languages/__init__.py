"""The languages: how a source file is compiled, as a whole program or with what calls its function."""

import pathlib
import re
import typing

from judge.building.languages.gnu import c, cpp
from judge.building.languages.java import java
from judge.building.languages.python import python
from judge.building.languages.rust import rust, rust_call
from judge.building.program import Program, Source


class Language(typing.NamedTuple):
    name: str
    suffixes: str
    compile: typing.Callable[[Source, pathlib.Path], Program]  # Compiles in an empty folder.
    call: typing.Callable[[str], str]  # Returns how the judge calls a method.
    holder: str  # What a file contains that has the method: a class, or nothing.
    is_measured: bool = True  # Whether a program takes little more memory than it needs.

    def name_in_file(self, method: str) -> str:
        """Returns the last word of the call."""
        return re.split(r"\W+", self.call(method))[-1]


LANGUAGES = [
    Language("C", ".c", c, "{}".format, ""),
    Language("C++", ".cc .cpp .cxx", cpp, "Solution().{}".format, "Solution"),
    Language("Java", ".java", java, "new Solution().{}".format, "", is_measured=False),
    Language("Python", ".py", python, "Solution().{}".format, "Solution"),
    Language("Rust", ".rs", rust, rust_call, "Solution"),
]
SUFFIXES = {suffix: language for language in LANGUAGES for suffix in language.suffixes.split()}


def language_of(file: str) -> typing.Optional[Language]:
    """Returns the language of a source file."""
    return SUFFIXES.get(pathlib.PurePath(file).suffix.lower())


def language_name(file: typing.Optional[str]) -> str:
    language = language_of(file) if file else None
    return language.name if language else ""
