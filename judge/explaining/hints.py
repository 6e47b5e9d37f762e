"""Explains errors of compilers and programs that mislead."""

import pathlib
import re
import typing

from judge.tables import facts
from judge.tables.messages import say


class Hint(typing.NamedTuple):
    languages: typing.FrozenSet[str]
    error: str  # A pattern of what a compiler or a program prints.
    text: str


HINTS = facts.read(pathlib.Path(__file__).with_name("hints.tsv"), Hint)


def of_errors(language: str, errors: str) -> typing.List[str]:
    return [say(hint.text) for hint in HINTS if language in hint.languages and re.search(hint.error, errors)]
