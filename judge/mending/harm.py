"""Finds what can do more than compute, read stdin and write stdout: a copy of such a file with an edit could destroy others."""

import functools
import re
import typing

from judge.mending.lexing import pattern_of


class Harm(typing.NamedTuple):
    """What can do harm in a language, as patterns that white space separates."""

    words: str
    harmless: str  # Uses of these words that do no harm.
    imports: str  # One pattern: an import, with a group for a name that is not known to be harmless.


def either(patterns: str) -> str:
    return "|".join(patterns.split())


MODULES = """__future__ abc array bisect calendar cmath collections copy dataclasses datetime decimal enum fractions functools
    heapq io itertools json math numbers operator queue random re statistics string struct sys textwrap threading time typing"""
HEADERS = r"""<[a-z_]+> <bits/stdc\+\+\.h> [<"](?:assert|complex|ctype|errno|fenv|float|inttypes|iso646|limits|locale|malloc)\.h
    [<"](?:math|memory|signal|std\w+|string|time|uthash|wchar|wctype)\.h"""
OF_PYTHON = Harm(
    r"open exec eval getattr globals locals vars __\w+__ _?os _sys _io builtins codecs modules _getframe FileIO",
    r"""open\s*\(\s*(?:0|"/dev/stdin"|'/dev/stdin')\s*\)
    __(?:init|name|file|str|repr|eq|ne|lt|le|gt|ge|hash|len|iter|next|call|add|sub|\w+item|contains|slots)__""",
    r"from\s+(?!(?:M)\b)([\w.]+)\s+import|import\s+(?:(?:M)\b[\w. ]*,\s*)*(?!(?:M)\b)([\w.]+)".replace("M", either(MODULES)),
)
OF_C = Harm(
    r"""\w*f(?:re|d)?open\w* \w*popen (?<!<)\w*fstream \w*filebuf filesystem tmp(?:file|nam)\w* mk(?:s|d|os)?temps? _*asm_*
    system syscall remove rename(?:at2?)? open(?:at)?(?:64)? creat unlink(?:at)? rmdir mk(?:dir|fifo|nod)(?:at)? f?truncate
    u?mount (?:sym)?link(?:at)? f?ch(?:mod|own|dir|root) kill(?:pg)? v?fork f?exec[lv]\w* posix_spawn\w* dl(?:open|sym)""",
    r"""(?<=[.>])\w+ (?:remove|rename|open|link|kill|truncate|mount|fork)\b(?!\s*\() remove\s*\([^;{]*,
    system\s*\(\s*"(?:pause|PAUSE|cls|CLS)"\s*\)""",
    rf'(?:include(?:_next)?|import)\s*(?=[<"])(?!{either(HEADERS)})(\S+)',
)
OF_JAVA = Harm(
    r"""File\w* RandomAccessFile Runtime Process\w* Class\w* getClassLoader Formatter ServiceLoader System
    Print(?:Writer|Stream) javax sun jdk nio net awt applet reflect invoke zip jar logging prefs spi""",
    r"""File(?:In|Out)putStream\s*\(\s*(?:java\.io\.)?FileDescriptor\b File(?:Descriptor|NotFoundException)\b
    Print(?:Writer|Stream)\b(?!\s*\() Print(?:Writer|Stream)\s*\(\s*(?:System|new)\b
    System\s*\.\s*(?:in|out|err|nanoTime|currentTimeMillis|arraycopy|exit|gc|lineSeparator|identityHashCode|set(?:In|Out))\b""",
    r"import\s+(?:static\s+)?(?!static\b|java\.(?:io|lang|math|text|time|util)\b)([\w.]+)",
)
OF_RUST = Harm(r"unsafe extern fs net os Command include\w* global_asm", "$^", "$^")
HARM = {".py": OF_PYTHON, ".java": OF_JAVA, ".rs": OF_RUST, **dict.fromkeys((".c", ".cc", ".cpp", ".cxx"), OF_C)}
WORD = re.compile(r"from\s+[\w.]+\s+import\b|\b[^\W\d]\w*")
KEPT = {"/dev/stdin", "pause", "PAUSE", "cls", "CLS"}  # Strings in harmless uses.


@functools.lru_cache(maxsize=None)
def pattern(suffix: str) -> typing.Pattern[str]:
    """Returns a pattern with a group for the name of what can do harm."""
    words, harmless, imports = HARM[suffix]
    return re.compile(rf"{imports}|(?!{either(harmless)})({either(words)})\b")


@functools.lru_cache(maxsize=None)
def may_harm(word: str, suffix: str) -> bool:
    """Returns whether what stands around a word has to be looked at, which takes longer."""
    return word.startswith(("from ", "import", "include")) or bool(re.fullmatch(either(HARM[suffix].words), word))


def without_strings(text: str, suffix: str) -> str:
    """Returns a text with spaces in place of comments and strings."""

    def kept(match: typing.Match[str]) -> str:
        is_text = match.lastgroup == "string" or (match.lastgroup == "skipped" and "include" not in match[0])
        if not is_text or match[0][1:-1] in KEPT:
            return match[0]
        code = r"\{[^{}]*\}|" if match[0][:2].lower().startswith(("f", "rf")) else ""  # In Python's f-strings.
        return re.sub(f"({code}\n)|.", lambda part: part[1] or " ", match[0])

    return pattern_of(suffix).sub(kept, text)


def first_harm(text: str, suffix: str) -> typing.Optional[typing.Match[str]]:
    words = (word.start() for word in WORD.finditer(text) if may_harm(word[0], suffix))
    return next(filter(None, (pattern(suffix).match(text, start) for start in words)), None)


def harm_in(text: str, suffix: str) -> typing.Optional[typing.Tuple[int, str]]:
    """Returns the line and the name of the first thing that can do harm."""
    match = first_harm(text, suffix) and first_harm(without_strings(text, suffix), suffix)
    return (text.count("\n", 0, match.start()) + 1, match[match.lastindex or 0]) if match else None
