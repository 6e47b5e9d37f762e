"""What the user asks for."""

import contextlib
import difflib
import getopt
import os
import pathlib
import re
import shutil
import sys
import typing

from judge.building import languages
from judge.running.processes import Error
from judge.tables.facts import PROBLEMS, Problem
from judge.tables.messages import say, use_language, users_language

DEFAULT_MEND = 10  # In seconds, for one file.
USAGE = "usage: judge [-h] [-v] [--time S] [--mend S] PROBLEM FILE... | COMMAND [ARGUMENT...]"
OPTIONS = "hv", ["help", "verbose", "time=", "mend="]


class WrongUse(Error):
    """What is wrong with the arguments."""

    def __str__(self) -> str:
        return f"{self.args[0]}\n{USAGE}"


class Options(typing.NamedTuple):
    problem: Problem
    files: typing.Sequence[str]  # Source files, or else
    command: typing.Sequence[str]
    is_brief: bool  # Whether each file gets a line, since there are several.
    seconds: typing.Optional[float]  # The time limit in place of the judge's.
    is_verbose: bool
    mend: float  # How long an edit is looked for that mends a file, in seconds.


def plain(name: str) -> str:
    """Returns the letters and digits of a name, in lower case. In Chinese, the number of a problem is enough."""
    return re.sub("[^a-z0-9]", "", name.lower())


def problem_named(name: str) -> Problem:
    """Returns the problem with this name, or the only one with a name or a title that contains it."""
    problems = [p for p in PROBLEMS.values() if plain(name) in map(plain, [p.name, *p.names])]
    texts = {p.name: " ".join(map(plain, [p.name, *p.names, p.title])) for p in PROBLEMS.values()}
    problems = problems or [p for p in PROBLEMS.values() if plain(name) and plain(name) in texts[p.name]]
    if len(problems) == 1:
        return problems[0]
    if problems:
        names = say(" or ").join(problem.name for problem in problems)
        raise WrongUse(say("'{name}' may be {names}", name=name, names=names))
    names = " ".join(difflib.get_close_matches(plain(name), PROBLEMS) or PROBLEMS)
    raise WrongUse(say("there is no problem '{name}', only {names}", name=name, names=names))


def sources_in(name: str) -> typing.List[str]:
    """Returns a source file, or those in a folder."""
    if not os.path.isdir(name):
        is_special = os.path.exists(name) and not os.path.isfile(name)  # A FIFO may never end.
        return [name] if languages.language_of(name) and not is_special else []
    files = [file for file in pathlib.Path(name).iterdir() if languages.language_of(str(file)) and file.is_file()]
    return sorted(map(str, files))


def is_judged(word: str) -> bool:
    """Returns whether this is a file or a folder, and not a command."""
    return bool(sources_in(word)) or (os.path.exists(word) and not shutil.which(word))


def files_named(name: str) -> typing.List[str]:
    files = sources_in(name)
    if not files:
        suffixes = " ".join(sorted(languages.SUFFIXES))
        what = "'{name}' is no source file ({suffixes}) and no folder of them"
        raise WrongUse(say(what, name=name, suffixes=suffixes))
    return files


def without_options(arguments: typing.Sequence[str]) -> typing.Tuple[typing.Dict[str, str], typing.List[str]]:
    """Returns the options, with what they are set to, and the other words. Those after a command are its own."""
    options: typing.Dict[str, str] = {}
    words, rest = typing.cast(typing.List[str], []), [*arguments]
    try:
        while rest and (len(words) < 2 or is_judged(words[1])):
            found, rest = getopt.getopt(rest, *OPTIONS)  # The options before the next word.
            options.update(found)
            words, rest = words + rest[:1], rest[1:]
    except getopt.GetoptError as error:
        raise WrongUse(say("unknown option, or one without its value: {option}", option=error.opt)) from None
    return options, words + rest


def files_or_command(problem: Problem, words: typing.List[str]) -> typing.Tuple[typing.List[str], typing.List[str]]:
    if is_judged(words[0]):
        return [file for name in words for file in files_named(name)], []
    file = next(filter(languages.language_of, words), None)
    if problem.method and file:
        what = "this problem's judge calls {method}: give only the file {file}"
        raise WrongUse(say(what, method=problem.method, file=file))
    return [], words


def seconds(option: str, text: str) -> float:
    with contextlib.suppress(ValueError):
        if 0 < float(text) < 10**6 or (float(text) == 0 and option == "--mend"):
            return float(text)
    what = "{option}: expected a number of seconds up to 1000000, more than 0 for --time, found '{found}'"
    raise WrongUse(say(what, option=option, found=text))


def parse(arguments: typing.Sequence[str], description: str) -> Options:
    """Returns what the arguments ask for, and sets the language of the messages."""
    use_language(users_language())
    options, words = without_options(arguments)
    if {"-h", "--help"} & options.keys():
        print(USAGE, *(say(part, problems=" ".join(PROBLEMS)) for part in description.strip().split("\n\n")), sep="\n\n")
        sys.exit(0)
    if len(words) < 2:
        raise WrongUse(say("PROBLEM, FILE or COMMAND is missing"))
    problem = problem_named(words[0])
    files, command = files_or_command(problem, words[1:])
    is_brief = bool(files) and words[1:] != files[:1]
    times = {option: seconds(option, text) for option, text in options.items() if option in ("--time", "--mend")}
    mend = times.get("--mend", 0 if is_brief else DEFAULT_MEND)
    is_verbose = bool({"-v", "--verbose"} & options.keys())
    return Options(problem, files, command, is_brief, times.get("--time"), is_verbose, mend)
