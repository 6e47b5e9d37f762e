"""What the user asks for, and what a command that cannot be started should be instead."""

import argparse
import contextlib
import difflib
import errno
import os
import pathlib
import re

from judge import languages
from judge.facts import PROBLEMS
from judge.messages import say, translated

CHINESE_NAMES = {"力扣": "leetcode", "洛谷": "luogu", "牛客": "nowcoder"}
INTERPRETERS = {
    ".go": "go run",
    ".js": "node",
    ".lua": "lua",
    ".php": "php",
    ".pl": "perl",
    ".rb": "ruby",
    ".ts": "npx tsx",
}


def seconds(text):
    with contextlib.suppress(ValueError):
        if 0 < float(text) < 10**6:
            return float(text)
    raise argparse.ArgumentTypeError(say("expected a number of seconds above 0"))


def plain(name):
    """Returns the letters and digits of a name, in lower case and with the judges' names in English."""
    for chinese, english in CHINESE_NAMES.items():
        name = name.replace(chinese, english)
    return re.sub("[^a-z0-9]", "", name.lower())


def problem_named(name, parser):
    """Returns the problem of this name, or the only one whose name or title contains it."""
    if name in PROBLEMS:
        return PROBLEMS[name]
    found = [
        problem
        for problem in PROBLEMS.values()
        if plain(name) and plain(name) in plain(problem.name) + " " + plain(problem.title)
    ]
    if len(found) == 1:
        return found[0]
    names = [problem.name for problem in found] or difflib.get_close_matches(plain(name), PROBLEMS) or PROBLEMS
    parser.error(say("there is no problem '{name}', only {names}", name=name, names=" ".join(names)))


class Parser(argparse.ArgumentParser):
    def print_help(self, file=None):
        print(self.format_help(), end="")  # Fails if stdout does.


argparse._ = translated  # Its messages, too.


def parse(arguments, description):
    """Returns the options, with the problem, and the command or the one file."""
    options = argparse.ArgumentParser(prog="judge", add_help=False)
    options.add_argument("--time", type=seconds, metavar="S", help=say("the time limit in seconds"))
    options.add_argument("--lang", choices=("en", "zh"), help=say("the language of the messages"))
    options.add_argument("-v", "--verbose", action="store_true", help=say("list the accepted cases, too"))
    parser = Parser(
        prog="judge",
        parents=[options],
        description=translated(description),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("problem", metavar="PROBLEM", help=" ".join(PROBLEMS))
    parser.add_argument("command", nargs=argparse.REMAINDER, metavar="FILE | COMMAND [ARGUMENT...]")
    found = parser.parse_args(arguments)
    found.problem = problem_named(found.problem, parser)
    if not found.command:
        parser.error(say("FILE or COMMAND is missing"))
    found.file = found.command[0] if languages.language_of(found.command[0]) else None
    if found.file:
        _, rest = options.parse_known_args(found.command[1:], found)
        if rest:
            parser.error(translated("unrecognized arguments: %s") % " ".join(rest))
        return found
    if found.command[0].startswith("-"):
        parser.error(say("options go before PROBLEM or after FILE: {option}", option=found.command[0]))
    sources = list(filter(languages.language_of, found.command))
    if found.problem.method and sources:
        parser.error(
            say(
                "this problem's judge calls {method}: give only the file {file}",
                method=found.problem.method,
                file=sources[0],
            )
        )
    return found


def why_not(command, error):
    """Returns why a command cannot be started."""
    name, file = command[0], pathlib.Path(command[0])
    if file.suffix in INTERPRETERS:
        return say("cannot run '{name}': write {command}", name=name, command=f"{INTERPRETERS[file.suffix]} {name}")
    if file.is_file() and os.access(name, os.X_OK) and file.name == name:
        return say("cannot run '{name}': write ./{name}", name=name)
    if file.is_file() and not os.access(name, os.X_OK):
        return say("cannot run '{name}': it is no source file ({suffixes})", name=name, suffixes=" ".join(languages.SUFFIXES))
    return say("cannot run '{name}': {error}", name=name, error=os.strerror(errno.EISDIR) if file.is_dir() else error)
