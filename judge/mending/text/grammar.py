"""How a language is written, and what edits of it ask for. Each language gives one in its room."""

import pathlib
import re
import typing

QUOTED = r"\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'"
COMMENTS = r"//.*|/\*(?s:.*?)\*/|\s+"
LEVELS_OF_C = "?", "||", "&&", "|", "^", "&", "== !=", "< <= > >=", "<< >> >>>", "+ -", "* / %", "unary"
OPERATORS = r"""<<=|>>>=|>>=|>>>|\*\*=|//=|\.\.=|\.\.\.|<<|>>|<=|>=|===|!==|==|!=|&&|\|\||[-+*/%|&^]=|\+\+|--|->|=>|::|\*\*|//
    |:=|\.\.|."""


def tokens(skipped: str, quoted: str = QUOTED, operators: str = "") -> typing.Pattern[str]:
    """Returns a pattern of a token, or of what is skipped: white space and comments."""
    names = r"(?P<name>[A-Za-z_$][\w$]*(?:!(?=[(\[]))?)|(?P<number>\d\w*(?:\.\d\w*)?)"
    return re.compile(rf"(?P<skipped>{skipped})|(?P<string>{quoted})|{names}|(?P<operator>{operators}{OPERATORS})", re.X)


def levels(*rows: str) -> typing.Dict[str, int]:
    """Returns the levels of operators, of which the loosest come first."""
    return {operator: level for level, row in enumerate(rows, 1) for operator in row.split()}


def either(patterns: str) -> str:
    """Returns a pattern of one of those that white space separates."""
    return "|".join(patterns.split())


class Harm(typing.NamedTuple):
    """What can do harm, that is, more than compute, read stdin and write stdout."""

    words: str  # Patterns that white space separates.
    harmless: str  # Uses of these words that do no harm.
    imports: str = "$^"  # A pattern of an import, with a group for a name that is not known to be harmless.
    kept: str = "$^"  # What stands before a string that is looked at.
    hides: str = "$^"  # What may look like the start of a string, and is none.


class Words(typing.NamedTuple):
    """How edits write what they add."""

    no: str = "!"
    either: str = "||"
    both: str = "&&"
    true: str = "true"
    false: str = "false"
    conditional: str = "if ({}) {}"
    absolute: str = "abs({})"
    contains: typing.Sequence[typing.Tuple[str, str]] = (  # That an element is in a collection, and that it is not.
        ("{0}.contains({1})", "!{0}.contains({1})"),
        ("{0}.count({1})", "!{0}.count({1})"),
    )
    equals: str = ""  # Where `==` compares references.
    difference: str = ""  # Of unsigned numbers.
    delegate: str = ""  # What yields all that a generator does.


class Rule(typing.NamedTuple):
    """What may stand in place of something. A table has the rules, and its comment explains the columns."""

    where: str
    what: str
    ranks: typing.List[float]
    news: typing.List[str]

    def ranked(self) -> typing.Iterator[typing.Tuple[float, str]]:
        return ((self.ranks[min(place, len(self.ranks) - 1)], new) for place, new in enumerate(self.news))


def read_rules(*tables: str) -> typing.List[Rule]:
    found = []
    for table in tables:
        text = pathlib.Path(__file__).parent.with_name("rules").joinpath(f"{table}.tsv").read_text(encoding="utf-8")
        for line in text.splitlines():
            if not line.startswith("#"):
                where, what, ranks, *news = line.split("\t")
                found.append(Rule(where, what, [*map(float, ranks.split())], news))
    return found


class Grammar(typing.NamedTuple):
    token: typing.Pattern[str]
    levels: typing.Dict[str, int]
    harm: Harm
    rules: typing.List[Rule]
    words: Words = Words()
    is_indented: bool = False  # Whether blocks are, and have no braces.
    ends_lines: bool = False  # Whether a line end ends a statement.
    has_literals: bool = False  # Whether values in braces stand after a type.
    has_casts: bool = False  # `x as T`.
    array_after: str = "="  # What, besides `=`, stands before the values of an array in braces.
    is_unsigned: bool = False  # Whether numbers are unsigned by default, so that a difference may not be negative.
    receiver: str = ""  # The first parameter of a method, if it is declared.
    declares: typing.Sequence[str] = ()  # Words that declare names of a function around.
    references: str = ""  # What makes a parameter a reference.
