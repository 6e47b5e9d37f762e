"""A language: how a source file is compiled, as a whole program or with what calls its function."""

import pathlib
import re
import typing

from judge.building.program import Program, Source


class Language(typing.NamedTuple):
    name: str
    suffixes: str
    compile: typing.Callable[[Source, pathlib.Path], Program]  # Compiles in an empty folder.
    call: typing.Callable[[str], str]  # Returns how the judge calls a method.
    holder: str = ""  # What a file contains that has the method: a class, or nothing.
    is_measured: bool = True  # Whether a program takes little more memory than it needs.

    def name_in_file(self, method: str) -> str:
        """Returns the last word of the call."""
        return re.split(r"\W+", self.call(method))[-1]
