"""What the user asks for."""

import argparse
import contextlib
import difflib
import pathlib
import re
import shutil
import typing

from judge import languages
from judge.facts import PROBLEMS, Problem
from judge.messages import say, translated, use_language
from judge.processes import Error

DEFAULT_LIMIT = 10  # In seconds, where the judge states none.
CHINESE_NAMES = {"力扣": "leetcode", "洛谷": "luogu", "牛客": "nowcoder"}


class Options(typing.NamedTuple):
    problem: Problem
    files: typing.Sequence[str]  # Source files, or else
    command: typing.Sequence[str]
    is_brief: bool  # Whether each file gets a line, since there are several.
    limit: float  # In seconds.
    is_verbose: bool


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Translates when help is printed, since --lang may come after that."""

    def _get_help_string(self, action: argparse.Action) -> typing.Optional[str]:
        return translated(action.help or "")

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return translated(text)


class Parser(argparse.ArgumentParser):
    def print_help(self, file: typing.Any = None) -> None:
        print(self.format_help(), end="")  # Fails if stdout does.


class Language(argparse.Action):
    def __call__(self, parser: typing.Any, namespace: typing.Any, values: typing.Any, option: typing.Any = None) -> None:
        use_language(values)


argparse._ = translated  # type: ignore[attr-defined]  # Its messages, too.


def seconds(text: str) -> float:
    with contextlib.suppress(ValueError):
        if 0 < float(text) < 10**6:
            return float(text)
    raise argparse.ArgumentTypeError(say("expected a number of seconds above 0"))


def plain(name: str) -> str:
    """Returns the letters and digits of a name, in lower case and with the judges' names in English."""
    for chinese, english in CHINESE_NAMES.items():
        name = name.replace(chinese, english)
    return re.sub("[^a-z0-9]", "", name.lower())


def problems_named(name: str) -> typing.List[Problem]:
    """Returns the problem of this name, or those whose name or title contains it."""
    if name in PROBLEMS:
        return [PROBLEMS[name]]
    return [p for p in PROBLEMS.values() if plain(name) and plain(name) in plain(p.name) + " " + plain(p.title)]


def in_order(problem: str, words: typing.List[str]) -> typing.Tuple[str, typing.List[str]]:
    """Exchanges the problem and the file, or takes off the suffix of the problem, if the user has mixed them up."""
    stem = pathlib.PurePath(problem).stem
    if languages.language_of(problem) and words and len(problems_named(words[0])) == 1:
        return words[0], [problem, *words[1:]]
    return (stem, words) if languages.language_of(problem) and stem in PROBLEMS else (problem, words)


def sources_in(folder: str) -> typing.List[str]:
    files = sorted(str(file) for file in pathlib.Path(folder).iterdir() if languages.language_of(str(file)))
    if not files:
        suffixes = " ".join(languages.SUFFIXES)
        raise Error(say("there is no source file ({suffixes}) in {folder}", folder=folder, suffixes=suffixes))
    return files


def parse(arguments: typing.Sequence[str], description: str) -> Options:
    """Returns what the arguments ask for. --lang takes effect at once."""
    options = argparse.ArgumentParser(prog="judge", add_help=False)
    options.add_argument("--time", type=seconds, metavar="S", help="the time limit in seconds")
    options.add_argument("--lang", choices=("en", "zh"), action=Language, help="the language of the messages")
    options.add_argument("-v", "--verbose", action="store_true", help="list the accepted cases, too")
    parser = Parser(prog="judge", parents=[options], description=description, formatter_class=Formatter)
    parser.add_argument("problem", metavar="PROBLEM", help=" ".join(PROBLEMS))
    parser.add_argument("words", nargs=argparse.REMAINDER, metavar="FILE... | COMMAND [ARGUMENT...]")
    found = parser.parse_args(arguments)
    name, words = in_order(found.problem, found.words)
    problems = problems_named(name)
    if len(problems) != 1:
        names = [problem.name for problem in problems] or difflib.get_close_matches(plain(name), PROBLEMS) or PROBLEMS
        parser.error(say("there is no problem '{name}', only {names}", name=name, names=" ".join(names)))
    if not words:
        parser.error(say("FILE or COMMAND is missing"))

    def is_judged(word: str) -> bool:
        return bool(languages.language_of(word)) or (pathlib.Path(word).is_dir() and not shutil.which(word))

    def chosen(files: typing.Sequence[str], command: typing.Sequence[str], is_brief: bool) -> Options:
        limit = found.time or problems[0].seconds or DEFAULT_LIMIT
        return Options(problems[0], files, command, is_brief, limit, found.verbose)

    if words[0].startswith("-") and any(map(is_judged, options.parse_known_args(words)[1])):
        words = options.parse_known_args(words, found)[1]
    if is_judged(words[0]):
        _, names = options.parse_known_args(words, found)
        others = [word for word in names if not is_judged(word)]
        if others:
            parser.error(translated("unrecognized arguments: %s") % " ".join(others))
        files = [file for name in names for file in ([name] if languages.language_of(name) else sources_in(name))]
        return chosen(files, [], is_brief=[*names] != files[:1])
    if words[0].startswith("-"):
        parser.error(say("options go before PROBLEM or after FILE: {option}", option=words[0]))
    sources = list(filter(languages.language_of, words))
    if problems[0].method and sources:
        what = "this problem's judge calls {method}: give only the file {file}"
        parser.error(say(what, method=problems[0].method, file=sources[0]))
    return chosen([], words, is_brief=False)
