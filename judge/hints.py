"""Explains errors of compilers and programs that mislead."""

import pathlib
import re

from judge import run
from judge.compilers import read
from judge.facts import JUDGES
from judge.languages import language_of
from judge.messages import say

# Languages, an error, and what it means.
HINTS = [
    (
        "C",
        "UT_hash|uthash|HASH_(FIND|ADD)",
        "LeetCode includes uthash.h: install it (in Debian, uthash-dev), or put it beside the file",
    ),
    (
        "C",
        "unknown type name ‘(class|bool|string|vector)’|‘(cin|cout)’ undeclared|fatal error: (iostream|vector|bits/)",
        "if this is C++, name the file .cpp; in C, bool needs stdbool.h",
    ),
    (
        "C",
        "‘_Generic’ selector",
        "the judge calls int f(int n) or, for boards, char ***f(int n, int *returnSize, int **returnColumnSizes)",
    ),
    ("C C++", r"(conio|graphics|windows)\.h: No such file", "this header is of Windows, and most judges run Linux"),
    (
        "C++",
        "before ‘this’|‘println?’ is not a member|fatal error: (print|expected|generator|flat_map)",
        "this is C++23, which LeetCode compiles, but of which this compiler does not know all",
    ),
    ("C++", "‘::main’ must return ‘int’", "the compilers of some judges take void main, this one does not"),
    (
        "C++",
        "did you forget to ‘#include <|defined in header ‘<",
        "some judges' compilers include this header along with others, and may accept the file",
    ),
    (
        "Python",
        "Missing parentheses in call to 'print'|name '(xrange|raw_input)' is not defined",
        "this is Python 2, and the file is run with Python 3",
    ),
]
FULL_WIDTH = "；（），：＂＜＞＝［］｛｝"  # As a Chinese keyboard writes them.


def hints(file, errors):
    name = file and language_of(file).name
    return [say(hint) for names, error, hint in HINTS if name in names.split() and re.search(error, errors)]


def on_failure(problem, file, failure):
    """Yields hints about a case that is not accepted."""
    is_python = file and language_of(file).name == "Python"
    if is_python and failure.verdict == "TLE" and "PyPy" in JUDGES[problem.judge].languages:
        yield say("choose PyPy on the judge, which is faster; here, if it is installed: pypy3 before {file}", file=file)
    if file and re.search(rb"freopen\s*\([^;]*stdin", pathlib.Path(file).read_bytes()):
        yield say("the input comes from stdin: take out freopen")
    answer, output = (run.text(text).strip() for text in (failure.answer, failure.outcome.output))
    before = output[: -len(answer)] if output.endswith(answer) else ""
    if re.fullmatch(r"[\d\s]+", answer) and re.search(r"[^\W\d]|[^\x00-\x7f]", before):
        yield say("text stands before the answer, such as a prompt")


def full_width(file):
    """Returns a hint about the first full-width punctuation outside comments and strings, which gcc does not name, or None."""
    comments = r"#.*|(?s:\"{3}.*?\"{3}|'{3}.*?'{3})" if language_of(file).name == "Python" else r"//.*|/\*(?s:.*?)\*/"
    strings = r"\"(\\.|[^\"\\\n])*\"|'(\\.|[^'\\\n])*'"
    text = re.sub(f"{comments}|{strings}", lambda match: "\n" * match[0].count("\n"), read(pathlib.Path(file)))
    for number, line in enumerate(text.splitlines(), 1):
        for character in line:
            if character in FULL_WIDTH:
                return say("line {line}: {character} is full-width punctuation", line=number, character=character)
    return None
