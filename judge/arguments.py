"""What the user asks for."""

import argparse
import contextlib
import difflib
import os
import pathlib
import re
import shutil
import typing

from judge.building import languages
from judge.running.processes import Error
from judge.tables.facts import PROBLEMS, Problem
from judge.tables.messages import say, translated, use_language, users_language

DEFAULT_LIMIT = 10  # In seconds, where the judge states none.
DEFAULT_MEND = 10  # In seconds, for one file.
USAGE = "judge [-h] [--time S] [--mend S] [-v] PROBLEM FILE... | COMMAND [ARGUMENT...]"
CHINESE_NAMES = {"力扣": "leetcode", "洛谷": "luogu", "牛客": "nowcoder"}


class WrongUse(Exception):
    """What is wrong with the arguments."""


class Options(typing.NamedTuple):
    problem: Problem
    files: typing.Sequence[str]  # Source files, or else
    command: typing.Sequence[str]
    is_brief: bool  # Whether each file gets a line, since there are several.
    limit: float  # In seconds.
    is_verbose: bool
    mend: float  # How long an edit is looked for that mends a file, in seconds.


class Parser(argparse.ArgumentParser):
    def print_help(self, file: typing.Any = None) -> None:
        print(self.format_help(), end="")  # Fails if stdout does.


argparse._ = translated  # type: ignore[attr-defined]  # Its messages, too.


def number(text: str) -> float:
    """Reads a number of seconds."""
    with contextlib.suppress(ValueError):
        if 0 <= float(text) < 10**6:
            return float(text)
    raise argparse.ArgumentTypeError(say("expected a number of seconds"))


def positive(text: str) -> float:
    value = number(text)
    if not value:
        raise argparse.ArgumentTypeError(say("expected a number of seconds above 0"))
    return value


def plain(name: str) -> str:
    """Returns the letters and digits of a name, in lower case and with the judges' names in English."""
    for chinese, english in CHINESE_NAMES.items():
        name = name.replace(chinese, english)
    return re.sub("[^a-z0-9]", "", name.lower())


def problem_named(name: str) -> Problem:
    """Returns the problem of this name, or the only one whose name or title contains it."""
    if name in PROBLEMS:
        return PROBLEMS[name]
    problems = [p for p in PROBLEMS.values() if plain(name) and plain(name) in plain(p.name) + " " + plain(p.title)]
    if len(problems) == 1:
        return problems[0]
    names = [problem.name for problem in problems] or difflib.get_close_matches(plain(name), PROBLEMS) or PROBLEMS
    raise WrongUse(say("there is no problem '{name}', only {names}", name=name, names=" ".join(names)))


def sources_in(name: str) -> typing.List[str]:
    """Returns a source file, or those in a folder."""
    if not os.path.isdir(name):
        return [name] if languages.language_of(name) else []
    files = [file for file in pathlib.Path(name).iterdir() if languages.language_of(str(file)) and not file.is_dir()]
    return sorted(map(str, files))


def is_judged(word: str) -> bool:
    """Returns whether this is a source file or a folder, and not a command."""
    return bool(sources_in(word)) or (os.path.isdir(word) and not shutil.which(word))


def parsers(description: str) -> typing.Tuple[argparse.ArgumentParser, argparse.ArgumentParser]:
    """Returns a parser of the options alone, and one of all arguments."""
    options = argparse.ArgumentParser(prog="judge", usage=USAGE, add_help=False)
    options.add_argument("--time", type=positive, metavar="S", help=translated("the time limit in seconds"))
    options.add_argument(
        "--mend", type=number, metavar="S", help=translated("how long to look for an edit that mends the file, in seconds")
    )
    options.add_argument("-v", "--verbose", action="store_true", help=translated("list the accepted cases, too"))
    form, description = argparse.RawDescriptionHelpFormatter, translated(description)
    parser = Parser(prog="judge", usage=USAGE, parents=[options], description=description, formatter_class=form)
    parser.add_argument("problem", metavar="PROBLEM", help=" ".join(PROBLEMS))
    parser.add_argument("words", nargs=argparse.REMAINDER, metavar="FILE... | COMMAND [ARGUMENT...]")
    return options, parser


def names_in(
    problem: Problem, words: typing.Sequence[str], options: argparse.ArgumentParser, found: typing.Any
) -> typing.List[str]:
    """Returns the names of files and folders, without the options after them, or nothing if the words are a command."""
    if not words:
        raise WrongUse(say("FILE or COMMAND is missing"))
    if not is_judged(words[0]) and not words[0].startswith("-"):
        file = next(filter(languages.language_of, words), None)
        if problem.method and file:
            what = "this problem's judge calls {method}: give only the file {file}"
            raise WrongUse(say(what, method=problem.method, file=file))
        return []
    names: typing.List[str] = options.parse_known_args(words, found)[1]
    others = [name for name in names if not is_judged(name)]
    if not names or names[0] in others:
        raise WrongUse(say("options go before PROBLEM or after FILE: {option}", option=words[0]))
    if others:
        raise WrongUse(translated("unrecognized arguments: %s") % " ".join(others))
    return names


def files_named(name: str) -> typing.List[str]:
    files = sources_in(name)
    if not files:
        suffixes = " ".join(languages.SUFFIXES)
        raise Error(say("there is no source file ({suffixes}) in {folder}", folder=name, suffixes=suffixes))
    return files


def parse(arguments: typing.Sequence[str], description: str) -> Options:
    """Returns what the arguments ask for, and sets the language of the messages."""
    use_language(users_language())
    options, parser = parsers(description)
    found = parser.parse_args(arguments)
    try:
        problem = problem_named(found.problem)
        names = names_in(problem, found.words, options, found)
    except WrongUse as error:
        parser.error(str(error))
    files = [file for name in names for file in files_named(name)]
    limit = found.time or problem.seconds or DEFAULT_LIMIT
    is_brief = names != files[:1] and bool(names)
    mend = found.mend if found.mend is not None else 0 if is_brief else DEFAULT_MEND
    return Options(problem, files, [] if names else found.words, is_brief, limit, found.verbose, mend)
