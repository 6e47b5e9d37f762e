"""The languages, each in a room of its own."""

import pathlib
import typing

from judge.building.language import Language
from judge.building.languages import gnu, go, java, javascript, python, rust

LANGUAGES: typing.List[Language] = [
    language for room in (gnu, go, java, javascript, python, rust) for language in room.LANGUAGES
]
SUFFIXES = {suffix: language for language in LANGUAGES for suffix in language.suffixes.split()}


def language_of(file: str) -> typing.Optional[Language]:
    """Returns the language of a source file."""
    return SUFFIXES.get(pathlib.PurePath(file).suffix.lower())


def language_name(file: typing.Optional[str]) -> str:
    language = language_of(file) if file else None
    return language.name if language else ""
