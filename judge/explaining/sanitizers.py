"""Looks for undefined behaviour, with a build that the compiler has equipped with sanitizers."""

import contextlib
import re
import tempfile
import typing

from judge.running import processes, run
from judge.tables.messages import say
from judge.verdicts.trial import Result, Trial

LIMIT = run.Limits(2)
HARMLESS = "out-of-bounds index 0, but container only holds 0 elements"  # For example &v[0].


def of_array(match: typing.Match[str]) -> str:
    if int(match["index"]) & 0xFFFFFFFF == 0xFEFEFEFE:  # The pattern of variables that are not initialised.
        return say("an index that is not initialised, of an array of type {type}", type=match["type"])
    return say("index {index} out of bounds for type {type}", **match.groupdict())


# The most frequent errors in the user's language.
SENTENCES: typing.Sequence[typing.Tuple[str, typing.Callable[[typing.Match[str]], str]]] = [
    (r"index (?P<index>-?\d+) out of bounds for type '(?P<type>.*)'", of_array),
    (
        r"attempt to subscript .* index (?P<index>-?\d+), but container only holds (?P<size>\d+) elements\.",
        lambda match: say("index {index} out of bounds for a container of size {size}", **match.groupdict()),
    ),
    (
        r".*-buffer-(over|under)flow|container-overflow|store to|load of|member (access within|call on)",
        lambda _: say("an index or pointer out of bounds of an array"),
    ),
    ("stack-overflow", lambda _: say("stack overflow: a recursion that does not end or is too deep, or a large local array")),
    (".*reached the end of a value-returning function.*", lambda _: say("a function reaches its end without a return")),
    (".*(null pointer|SEGV).*", lambda _: say("memory is used that may not be, such as through a null pointer")),
    ("signed integer overflow: (.*)", lambda match: say("integer overflow: {what}", what=match[1])),
    ("throw (.*)", lambda match: say("an exception that is not caught: {what}", what=match[1])),
    ("division by zero|FPE.*", lambda _: say("division by 0")),
]


def in_words(found: str) -> str:
    for pattern, words in SENTENCES:
        if match := re.fullmatch(pattern, found):
            return words(match)
    return found


def error_in(errors: bytes) -> typing.Optional[typing.Tuple[str, str]]:
    """Returns the line and the message of what a sanitizer has found."""
    report = processes.text(errors)
    file = rf"{re.escape(tempfile.gettempdir())}\S*[/\\]solution\.\w+"
    line = re.search(rf"{file}:(\d+)", report)  # Of the file, not of a library.
    found = re.search(rf"(?:{file}:\d+:\d+: runtime error|ERROR: AddressSanitizer): (.*)", report)
    if not line or not found:
        return None
    error = re.sub(r" (?:on |at |within )?(?:unknown )?(?:address )?0x.*", "", found[1])
    if error == "ABRT":
        library = re.search(r"Error: ((?:.+\n)+)|(Assertion .*)", report)
        thrown = re.search(r"throwing an instance of ('.*')(?:\n +what\(\)(: .*))?", report)
        error = (library and (library[1] or library[2])) or (thrown and f"throw {thrown[1]}{thrown[2] or ''}") or error
    return line[1], " ".join(error.split())


class Finding(typing.NamedTuple):
    result: Result
    text: str


def first_finding(trial: Trial, results: typing.Sequence[Result]) -> typing.Optional[Finding]:
    """Returns the first error in these cases."""
    if not trial.program.checked or not trial.program.checked.is_built:
        return None
    checked = trial.with_command([trial.program.checked.binary], LIMIT)
    with contextlib.closing(run.outcomes(checked.started(result.case, result.before) for result in results)) as outcomes:
        for result, outcome in zip(results, outcomes):
            if outcome.is_late:
                break  # The other cases may take as long.
            found = error_in(outcome.errors)
            if found and not (HARMLESS in found[1] and result.verdict == "AC"):
                return Finding(result, f"{trial.program.file}:{found[0]}: {in_words(found[1])}")
            verdict, mistake = trial.verdict(result.case, result.answer, trial.printed(outcome))
            if result.verdict == "AC" and verdict == "WA" and not found:
                what = "wrong if it is compiled with other options: {reason}"
                return Finding(result, say(what, reason=mistake))
    return None
