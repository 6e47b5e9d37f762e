"""Looks for an edit of a file that makes all test cases accepted, by trying."""

import difflib
import itertools
import pathlib
import re
import threading
import typing

from judge.building.languages import language_name
from judge.building.text import read, submitted
from judge.mending.code import Code
from judge.mending.edit import Edit
from judge.mending.kinds import edits_of, edits_of_compile_error
from judge.mending.search import Mender, Show, end_of_time
from judge.mending.ways import WAYS
from judge.running import processes
from judge.tables.messages import say
from judge.verdicts.trial import Result, Trial


def difference(text: str, edit: Edit) -> typing.Iterator[str]:
    """Yields what an edit changes, as `diff -u` shows it, with a line before and after it."""
    lines = difflib.unified_diff(text.splitlines(), edit.applied(text).splitlines(), n=1, lineterm="")
    return itertools.islice(lines, 2, None)  # Without the names of the files.


def mend(trial: Trial, results: typing.Sequence[Result], errors: str, seconds: float, show: Show) -> str:
    """Returns what is said of an edit that mends a file, or nothing. Errors are those of a compiler, if it does not compile."""
    name = trial.program.file
    if not name or not seconds:
        return ""
    text = read(pathlib.Path(name))
    code = Code(submitted(text) if trial.program.is_function else text, pathlib.Path(name).suffix.lower())
    numbers = re.findall(rf"(?m){re.escape(name)}(?::|\", line )(\d+)|^ *(\d+) \|", errors)
    lines = {int(number) for pair in numbers for number in pair if number}
    timer = threading.Timer(seconds, end_of_time)
    timer.start()
    try:
        edits = edits_of_compile_error(code, lines) if errors else edits_of(code)
        way = WAYS[language_name(name)](trial, pathlib.Path(name), code.text)
        found = Mender(way, edits, results, show).first()
    # Ctrl-C ends only the search. An expression may have very many parts, and a compiler may be missing.
    except (KeyboardInterrupt, RecursionError, processes.Error, OSError):
        return ""
    finally:
        timer.cancel()
        timer.join()
        processes.kill_all()
        show("")
        if processes.is_terminated:
            raise KeyboardInterrupt
    if not found or not found.changes:
        return ""
    what = "an edit that mends it: {file}:{line} (all {cases} cases accepted)"
    line = code.line(min(found.changes).start)
    return "\n".join([say(what, file=name, line=line, cases=len(trial.problem.cases)), *difference(code.text, found)])
