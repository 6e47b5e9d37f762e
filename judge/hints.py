"""Explains errors of compilers and programs that mislead."""

import re
import typing

from judge import processes
from judge.messages import say


class Hint(typing.NamedTuple):
    languages: str
    error: str  # A pattern.
    text: str


HINTS = [
    Hint(
        "C",
        "UT_hash|uthash|HASH_(FIND|ADD)",
        "LeetCode includes uthash.h: install it (in Debian, uthash-dev), or put it beside the file",
    ),
    Hint(
        "C",
        "unknown type name ‘(class|bool|string|vector)’|‘(cin|cout)’ undeclared|fatal error: (iostream|vector|bits/)",
        "if this is C++, name the file .cpp; in C, bool needs stdbool.h",
    ),
    Hint(
        "C",
        "‘_Generic’ selector",
        "the judge calls int f(int n) or, for boards, char ***f(int n, int *returnSize, int **returnColumnSizes)",
    ),
    Hint("C C++", r"(conio|graphics|windows)\.h: No such file", "this header is of Windows, and most judges run Linux"),
    Hint("C C++", "undefined reference to [`‘]main|`WinMain", "there is no function main"),
    Hint(
        "C++",
        r"fatal error: (iostream|fstream|iomanip|vector|set|map|queue|stack|algorithm|string)\.h:",
        "this header is older than the standard: write it without .h, and then using namespace std;",
    ),
    Hint(
        "C++",
        "reference to ‘[a-z_]+’ is ambiguous(?s:.*)std::",
        "with using namespace std, this name clashes with one of the library: rename yours",
    ),
    Hint(
        "C++",
        "before ‘this’|‘println?’ is not a member|fatal error: (print|expected|generator|flat_map)",
        "this is C++23, which LeetCode compiles, but of which this compiler does not know all",
    ),
    Hint("C++", "‘::main’ must return ‘int’", "the compilers of some judges take void main, this one does not"),
    Hint(
        "C++",
        "did you forget to ‘#include <|defined in header ‘<",
        "some judges' compilers include this header along with others, and may accept the file",
    ),
    Hint(
        "Python",
        "Missing parentheses in call to 'print'|name '(xrange|raw_input)' is not defined",
        "this is Python 2, and the file is run with Python 3",
    ),
    Hint("Java Python", "StackOverflowError|RecursionError", "a recursion that does not end, or is too deep"),
    Hint(
        "Java",
        r"symbol: +class (Scanner|ArrayList|LinkedList|List|Arrays|Set|HashSet|Map|HashMap|Deque|Stack)\b",
        "this class needs import java.util.*;",
    ),
    Hint(
        "Java",
        "class, interface,.* expected",
        "methods stand in a class, such as class Solution {{ ... }}: is it missing, or closed too early?",
    ),
    Hint(
        "Python",
        "UnboundLocalError",
        "a function that assigns to a name makes it local: declare it nonlocal or, if it is outside of all functions, global",
    ),
    Hint(
        "Python",
        r"takes (1 positional argument but 2|2 positional arguments but 3|3 positional arguments but 4) were given",
        "if this is a method: its first parameter is self",
    ),
]
FULL_WIDTH = "；（），：＂＜＞＝［］｛｝"  # As a Chinese keyboard writes them.


def of_errors(language: str, errors: str) -> typing.List[str]:
    return [say(hint.text) for hint in HINTS if language in hint.languages.split() and re.search(hint.error, errors)]


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
