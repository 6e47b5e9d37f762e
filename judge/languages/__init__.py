"""The languages: how a source file is compiled, as a whole program or with what calls its function."""

import pathlib
import typing

from judge.languages.gnu import c, cpp
from judge.languages.java import java
from judge.languages.python import python
from judge.languages.rust import rust, rust_call


class Language(typing.NamedTuple):
    name: str
    suffixes: str
    compile: typing.Callable  # A file, the call or None, and an empty folder; returns a Program.
    call: typing.Callable  # The name of the method; returns what the judge calls.
    word: str  # What a file certainly contains if it has the method, a format of its name.
    main_words: tuple = ("main",)  # Of which it contains one if it is a whole program.


LANGUAGES = [
    Language("C", ".c", c, "{}".format, "{}"),
    Language("C++", ".cc .cpp .cxx", cpp, "Solution().{}".format, "Solution"),
    Language("Java", ".java", java, "new Solution().{}".format, "{}"),
    Language("Python", ".py", python, "Solution().{}".format, "Solution", ("print", "write")),
    Language("Rust", ".rs", rust, rust_call, "Solution"),
]
SUFFIXES = {suffix: language for language in LANGUAGES for suffix in language.suffixes.split()}


def language_of(file):
    """Returns the language of a source file, or None."""
    return SUFFIXES.get(pathlib.PurePath(file).suffix.lower())
