"""Finds what can do more than compute, read stdin and write stdout: a copy of such a file with an edit could destroy others."""

import functools
import re
import typing
import unicodedata

from judge.mending.text.grammar import Grammar, Harm, either

WORD = re.compile(r"from\s+[\w.]+\s+import\b|\b[^\W\d]\w*")


@functools.lru_cache(maxsize=None)
def pattern(harm: Harm) -> typing.Pattern[str]:
    """Returns a pattern with a group for the name of what can do harm."""
    return re.compile(rf"{harm.imports}|(?!{either(harm.harmless)})({either(harm.words)})\b")


def normal(text: str) -> str:
    """Returns a text whose words are written as they are meant: without escapes, splices of lines, and wide letters."""
    text = re.sub(r"\\u+00([46][1-9a-fA-F]|[57][0-9aA])", lambda match: chr(int(match[1], 16)), text)
    return unicodedata.normalize("NFKC", re.sub(r"\\\r?\n(\w*)", r"\1\n", text))


def without_strings(text: str, grammar: Grammar) -> str:
    """Returns a text with spaces in place of comments and strings, but for those that imports and harmless words have."""

    def kept(match: typing.Match[str]) -> str:
        before = text[max(0, match.start() - 40) : match.start()]
        is_string = match.lastgroup == "string" and not re.search(rf"(?:{grammar.harm.kept})$", before)
        is_comment = match.lastgroup == "skipped" and "include" not in match[0]
        if not is_string and not is_comment:
            return match[0]
        # Strings may have code in braces.
        code = r"\{[^{}]*\}|" if match[0][:2].lower().startswith(("f", "rf", "`")) else ""
        return re.sub(f"({code}\n)|.", lambda part: part[1] or " ", match[0])

    return grammar.token.sub(kept, text)


def first_harm(text: str, grammar: Grammar) -> typing.Optional[typing.Match[str]]:
    found = pattern(grammar.harm)
    return next(filter(None, (found.match(text, word.start()) for word in WORD.finditer(text))), None)


def harm_in(text: str, grammar: Grammar) -> typing.Optional[typing.Tuple[int, str]]:
    """Returns the line and the name of the first thing that can do harm."""
    text = normal(text)
    hidden = re.search(grammar.harm.hides, text)  # Then strings are not told from code.
    match = first_harm(text if hidden else without_strings(text, grammar), grammar)
    return (text.count("\n", 0, match.start()) + 1, match[match.lastindex or 0]) if match else None
