"""Explains errors of compilers and programs that mislead."""

import pathlib
import re
import typing

from judge.running import processes
from judge.tables import facts
from judge.tables.messages import say


class Hint(typing.NamedTuple):
    languages: typing.FrozenSet[str]
    error: str  # A pattern of what a compiler or a program prints.
    text: str


HINTS = facts.read(pathlib.Path(__file__).with_name("hints.tsv"), Hint)
FULL_WIDTH = "；（），：＂＜＞＝［］｛｝"  # As a Chinese keyboard writes them.


def of_errors(language: str, errors: str) -> typing.List[str]:
    return [say(hint.text) for hint in HINTS if language in hint.languages and re.search(hint.error, errors)]


def of_output(answer: bytes, output: bytes) -> typing.List[str]:
    """Returns a hint if numbers are right, but for text before them."""
    expected, found = (processes.text(text).strip() for text in (answer, output))
    before = found[: -len(expected)] if found.endswith(expected) else ""
    if re.fullmatch(r"[\d\s]+", expected) and re.search(r"[^\W\d]|[^\x00-\x7f]", before):
        return [say("text stands before the answer, such as a prompt")]
    return []


def full_width(language: str, text: str) -> str:
    """Returns a hint about the first full-width punctuation outside comments and strings, which gcc does not name."""
    comments = r"#.*|(?s:\"{3}.*?\"{3}|'{3}.*?'{3})" if language == "Python" else r"//.*|/\*(?s:.*?)\*/"
    strings = r"\"(\\.|[^\"\\\n])*\"|'(\\.|[^'\\\n])*'"
    text = re.sub(f"{comments}|{strings}", lambda match: "\n" * match[0].count("\n"), text)
    for number, line in enumerate(text.splitlines(), 1):
        for character in line:
            if character in FULL_WIDTH:
                return say("line {line}: {character} is full-width punctuation", line=number, character=character)
    return ""
