"""Reads what sanitizers report of C and C++."""

import re
import tempfile
import typing

from judge.running import processes
from judge.tables.messages import say


def of_array(match: typing.Match[str]) -> str:
    if int(match["index"]) & 0xFFFFFFFF == 0xFEFEFEFE:  # The pattern of variables that are not initialised.
        return say("an index that is not initialised, of an array of type {type}", type=match["type"])
    return say("index {index} out of bounds for type {type}", **match.groupdict())


# The most frequent errors in the user's language.
WORDS: typing.Sequence[typing.Tuple[str, typing.Callable[[typing.Match[str]], str]]] = [
    (r"index (?P<index>-?\d+) out of bounds for type '(?P<type>.*)'", of_array),
    (
        r"attempt to subscript .* index (?P<index>-?\d+), but container only holds (?P<size>\d+) elements\.",
        lambda match: say("index {index} out of bounds for a container of size {size}", **match.groupdict()),
    ),
    (r".*-buffer-(over|under)flow|container-overflow", lambda _: say("an index or pointer out of bounds of an array")),
    ("stack-overflow", lambda _: say("a recursion that does not end, or is too deep")),
    (".*reached the end of a value-returning function.*", lambda _: say("a function reaches its end without a return")),
    (".*(null pointer|SEGV).*", lambda _: say("memory is used that may not be, such as through a null pointer")),
    ("signed integer overflow: (.*)", lambda match: say("integer overflow: {what}", what=match[1])),
    ("division by zero|FPE.*", lambda _: say("division by 0")),
]


def in_words(found: str) -> str:
    for pattern, words in WORDS:
        if match := re.fullmatch(pattern, found):
            return words(match)
    return found


def error_in(errors: bytes) -> typing.Optional[typing.Tuple[str, str]]:
    """Returns the line and the message of what a sanitizer has found."""
    report = processes.text(errors)
    file = rf"{re.escape(tempfile.gettempdir())}\S*[/\\]solution\.c(?:pp)?"
    line = re.search(rf"{file}:(\d+)", report)  # Of the file, not of a library.
    found = re.search(rf"(?:{file}:\d+:\d+: runtime error|ERROR: AddressSanitizer): (.*)", report)
    if not line or not found:
        return None
    error = re.sub(r" (?:on |at |within )?(?:unknown )?(?:address )?0x.*", "", found[1])
    if error == "ABRT":
        library = re.search(r"Error: ((?:.+\n)+)|(Assertion .*)", report)
        error = library[1] or library[2] if library else error
    return line[1], " ".join(error.split())
