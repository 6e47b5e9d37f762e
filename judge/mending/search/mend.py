"""Looks for an edit of a file that makes all test cases accepted, by trying."""

import difflib
import itertools
import pathlib
import re
import threading
import typing

from judge.building.languages import language_name
from judge.building.text import read, submitted
from judge.explaining.failures import of_faster
from judge.mending.edits.candidates import edits_of, edits_of_compile_error
from judge.mending.edits.edit import Edit
from judge.mending.languages import MENDED
from judge.mending.search.search import Found, Mender, Show, end_of_time
from judge.mending.text.code import Code
from judge.mending.text.harm import harm_in
from judge.running.processes import Error, children
from judge.tables.messages import say
from judge.verdicts.trial import Result, Trial


def difference(text: str, edit: Edit) -> typing.Iterator[str]:
    """Yields what an edit changes, as `diff -u` shows it, with a line before and after it."""
    lines = difflib.unified_diff(text.splitlines(), edit.applied(text).splitlines(), n=1, lineterm="")
    return itertools.islice(lines, 2, None)  # Without the names of the files.


class Mending(typing.NamedTuple):
    """What is said of a search."""

    edit: str = ""  # The edit that was found, if one was.
    remark: str = ""  # Why none was found.


def in_words(mender: Mender, code: Code, found: typing.Optional[Found], seconds: float) -> Mending:
    file, problem = mender.trial.program.file, mender.trial.problem
    if found and found.edit.changes:
        what = "an edit that mends it: {place} (all {all} cases accepted)"
        if found.limit:
            what = "an edit that mends all but the time: {place} ({accepted} of {all} accepted, the next takes over {late:g} s)"
        place = f"{file}:{code.line(min(found.edit.changes).start)}"
        top = say(what, place=place, accepted=found.accepted, all=len(problem.cases), late=found.limit)
        text = "\n".join([top, *difference(code.text, found.edit)])
        return Mending(text, of_faster(mender.trial) if found.limit else "")
    if mender.is_out_of_time:
        what = "no edit found in {seconds:g} s, with {tried:,} of {edits:,} tried; --mend {longer:g} looks longer"
        return Mending(remark=say(what, seconds=seconds, tried=mender.tried, edits=len(mender.edits), longer=6 * seconds))
    if mender.tried == len(mender.edits) and not found:
        return Mending(remark=say("no single edit of {edits:,} mends it", edits=len(mender.edits)))
    return Mending()


def mend(trial: Trial, results: typing.Sequence[Result], errors: str, seconds: float, show: Show) -> Mending:
    """Looks for an edit that mends a file. Errors are those of a compiler, if it does not compile."""
    name = trial.program.file
    if not name or not seconds:
        return Mending()
    text, mended = read(pathlib.Path(name)), MENDED[language_name(name)]
    code = Code(submitted(text) if trial.program.is_function else text, mended.grammar)
    harm = harm_in(code.text, code.grammar)
    if harm:
        what = "no edits were tried: {file}:{line} uses {name}, and edits of that could destroy files"
        return Mending(remark=say(what, file=name, line=harm[0], name=harm[1]))
    numbers = re.findall(rf"(?m){re.escape(name)}(?::|\", line )(\d+)|^ *(\d+) \|", errors)
    lines = {int(number) for pair in numbers for number in pair if number}
    timer = threading.Timer(seconds, end_of_time)
    timer.start()
    try:
        edits = edits_of_compile_error(code, lines) if errors else edits_of(code)
        mender = Mender(mended.runner(trial, pathlib.Path(name), code.text), edits, results, show)
        return in_words(mender, code, mender.first(), seconds)
    except Error as error:  # A compiler may be missing.
        return Mending(remark=say("no edits were tried: {error}", error=error))
    except (KeyboardInterrupt, RecursionError, OSError):  # Ctrl-C ends only the search. An expression may have very many parts.
        return Mending()
    finally:
        timer.cancel()
        timer.join()
        children.end_all()
        show("")
        if children.is_terminated:
            raise KeyboardInterrupt
