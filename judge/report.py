"""Prints verdicts, the explanation of a failure, and a summary."""

import contextlib
import os
import pathlib
import sys
import typing
import unicodedata

from judge.running import processes
from judge.tables.messages import say
from judge.verdicts.trial import Result

SHOWN = 5  # Failures in the list of verdicts.


def shorten(text: str, first: int, last: int = 0, width: int = 1000) -> typing.List[str]:
    """Returns the first and the last lines of a text, and the first characters of each."""
    lines = [line[:width] for line in text.splitlines()]
    return lines if len(lines) <= first + last else [*lines[:first], "...", *lines[len(lines) - last :]]


def width(text: str) -> int:
    """Returns how many columns a text takes."""
    return sum(1 + (unicodedata.east_asian_width(character) in "WF") for character in text)


def padded(text: str, columns: int) -> str:
    """Returns a text that takes at least so many columns."""
    return text + " " * (columns - width(text))


def show_progress(text: str) -> None:
    """Replaces the progress on a terminal, which may be redirected to a file."""
    if sys.stderr.isatty() and os.environ.get("TERM") != "dumb":
        print(f"\r{'':60}\r{text}", end="", file=sys.stderr, flush=True)


@contextlib.contextmanager
def progress(text: str) -> typing.Iterator[None]:
    show_progress(text)
    try:
        yield
    finally:
        show_progress("")


def list_verdicts(
    results: typing.Iterable[Result], cases: typing.Sequence[pathlib.Path], is_verbose: bool
) -> typing.List[Result]:
    """Prints the verdicts as they come: all of them, or the first that are not accepted. Returns the results."""
    done: typing.List[Result] = []
    failures, columns = 0, max(width(case.stem) for case in cases)
    show_progress(f"0/{len(cases)}")
    for result in results:
        done.append(result)
        failures += result.verdict != "AC"
        show_progress("")
        if is_verbose or (result.verdict != "AC" and failures <= SHOWN):
            print(f"{padded(result.case.stem, columns)}  {result.verdict:3}  {result.outcome.seconds:.3f} s", flush=True)
        show_progress(f"{len(done)}/{len(cases)}")
    show_progress("")
    if failures > SHOWN and not is_verbose:
        print(say("and {number} more", number=failures - SHOWN))
    if is_verbose and not failures:
        print()
    return done


def explain(result: Result, why: str, remarks: typing.Sequence[str], errors: str, is_function: bool) -> None:
    """Prints why a case fails: the reason, remarks on it, and the board, the input and the output."""
    case, outcome = result.case, result.outcome
    reason, *board = why.split("\n")
    print(f"\n{case.stem}: {result.verdict}: {reason}", *remarks, *board, sep="\n")
    path = os.path.relpath(case) if os.name == "posix" else case
    for title, text in (f"{path}:", case.read_bytes()), (say("expected:"), result.answer), (say("found:"), outcome.output):
        print(title, *shorten(processes.text(text), 10, width=100), sep="\n    ")
    if errors:
        print(say("printed, and errors:") if is_function else "stderr:", *shorten(errors, 5, 5), sep="\n    ")
    print()


def summarize(results: typing.Sequence[Result], cases: typing.Sequence[pathlib.Path], is_measured: bool) -> None:
    accepted = [result for result in results if result.verdict == "AC"]
    slowest = max(accepted, key=lambda result: result.outcome.seconds, default=None)
    if slowest:
        what = "{accepted} of {cases} cases accepted, the slowest in {seconds:.2f} s ({case})"
        seconds, case, memory = slowest.outcome.seconds, slowest.case.stem, max(result.outcome.memory for result in accepted)
        text = say(what, accepted=len(accepted), cases=len(cases), seconds=seconds, case=case)
        print(text + say(", {megabytes} MB at most", megabytes=-(-memory >> 20)) if is_measured and memory else text)
    else:
        print(say("{accepted} of {cases} cases accepted", accepted=0, cases=len(cases)))
    if len(results) < len(cases):
        print(say("larger cases that were not run after the TLE or OLE: {number}", number=len(cases) - len(results)))


def compile_error(remarks: typing.Sequence[str], errors: str) -> None:
    print(say("CE: compile error"), *remarks, *shorten(errors, 10), sep="\n    ")


def sentences(texts: typing.Iterable[str]) -> None:
    """Prints those that are not empty."""
    print(*(f"{text}\n" for text in texts if text), sep="", end="", flush=True)


def line(file: str, columns: int, *texts: str) -> None:
    """Prints the line of one of several files."""
    print("  ".join((padded(file, columns), *texts)).rstrip(), flush=True)
