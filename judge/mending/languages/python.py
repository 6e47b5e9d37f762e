"""Python: each edit in the same process."""

import contextlib
import functools
import pathlib
import sys
import typing

from judge.building.program import CALL
from judge.mending.edits.edit import Edit
from judge.mending.runners.runner import MEMORY, Mended, Runner, Runs
from judge.mending.runners.server import Server
from judge.mending.text import grammar
from judge.mending.text.grammar import Harm, Words, either

SERVE = pathlib.Path(__file__).with_name("serve.py")
MODULES = either(
    """__future__ abc array bisect calendar cmath collections contextlib copy dataclasses datetime decimal enum fractions
    functools heapq io itertools json math numbers operator queue random re sortedcontainers statistics string struct sys
    textwrap threading time typing"""
)
HARM = Harm(
    words=r"""open exec eval getattr globals locals vars __\w+__ _?os _sys _io builtins codecs modules _getframe FileIO
    raw detach [a-z]+_(?:frame|builtins|globals|locals) attrgetter methodcaller get_field get_type_hints Formatter""",
    harmless=r"""open\s*\(\s*(?:0|"/dev/stdin"|'/dev/stdin')\s*\)
    __(?:init|name|file|str|repr|eq|ne|lt|le|gt|ge|hash|len|iter|next|call|add|sub|\w+item|contains|slots)__""",
    imports=r"from\s+(?!(?:M)\b)([\w.]+)\s+import|import\s+(?:(?:M)\b[\w. ]*,\s*)*(?!(?:M)\b)([\w.]+)".replace("M", MODULES),
    kept=r"open\s*\(\s*",
)
QUOTED = r"(?i:f|[rub]|fr|rf|br|rb)?(?:\"\"\"(?s:.*?)\"\"\"|'''(?s:.*?)'''|Q)".replace("Q", grammar.QUOTED)
GRAMMAR = grammar.Grammar(
    token=grammar.tokens(r"\#.*|\\\n|\s+", QUOTED),
    levels=grammar.levels(
        *("if", "or", "and", "not", "in is == != < <= > >=", "|", "^", "&", "<< >>", "+ -", "* / // %", "unary", "**")
    ),
    harm=HARM,
    rules=grammar.read_rules("all", "python"),
    words=Words(
        *("not ", "or", "and", "True", "False", "if {}: {}"),
        contains=[("{1} in {0}", "{1} not in {0}")],
        delegate="yield from {}",
    ),
    is_indented=True,
    receiver="self",
    declares=("nonlocal", "global"),
)


class Python(Runner):
    def runs(self, edits: typing.Sequence[Edit]) -> Runs:
        with contextlib.closing(Server(self.trial, [sys.executable, SERVE, CALL], MEMORY)) as server:
            for edit in edits:
                yield edit, functools.partial(server.ask, str(self.copy(edit)))


MENDED = {"Python": Mended(GRAMMAR, Python)}
