"""The languages: how a source file is compiled, as a whole program or with what calls its function."""

import pathlib
import typing

from judge.languages.gnu import c, c_call, cpp, cpp_call
from judge.languages.java import java, java_call
from judge.languages.python import python, python_call
from judge.languages.rust import rust, rust_call
from judge.program import Program, Source


class Language(typing.NamedTuple):
    name: str
    suffixes: str
    compile: typing.Callable[[Source, pathlib.Path], Program]  # Compiles in an empty folder.
    call: typing.Callable[[str], str]  # Returns how the judge calls a method.
    holder: str  # What a file contains that has the method: a class, or nothing.
    main_words: typing.Tuple[str, ...] = ("main",)  # Of which a file contains one if it is a whole program.


LANGUAGES = [
    Language("C", ".c", c, c_call, ""),
    Language("C++", ".cc .cpp .cxx", cpp, cpp_call, "Solution"),
    Language("Java", ".java", java, java_call, ""),
    Language("Python", ".py", python, python_call, "Solution", ("print", "write")),
    Language("Rust", ".rs", rust, rust_call, "Solution"),
]
SUFFIXES = {suffix: language for language in LANGUAGES for suffix in language.suffixes.split()}


def language_of(file: str) -> typing.Optional[Language]:
    """Returns the language of a source file."""
    return SUFFIXES.get(pathlib.PurePath(file).suffix.lower())
