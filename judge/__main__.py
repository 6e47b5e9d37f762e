"""Judges a solution on the test cases of a problem: python3 judge PROBLEM FILE, or PROBLEM COMMAND [ARGUMENT...]

FILE is a source file in C, C++, Java, Python or Rust, which is compiled as a judge does. If the judge calls a function, FILE
needs no more than the function in C, or else the class Solution; what it prints is not part of the answer.

Runs the program, without a shell, once for each testdata/PROBLEM/CASE.in. Prints the verdicts of the first cases that are not
accepted: WA wrong answer, PE presentation error (only white space is wrong), RE runtime error, TLE time limit exceeded (the
other cases are not run), OLE output limit exceeded, or CE compile error. Then explains the first of them. In C and C++, also
tells the line of an error such as an index out of bounds, even if all cases are accepted.

The time limit is the judge's, or 10 s if it states none, of CPU time (on Windows, of elapsed time). Memory is neither limited
nor measured. FILE runs in an empty folder, and COMMAND in the current one.

The environment variable JUDGE_COMPILER names another gcc, g++, javac, rustc or Python interpreter, and JUDGE_FLAGS has the
options that it gets in place of those for optimisation, the standard, and warnings.

The exit status is 0 if every case is accepted, 1 if not, 2 if nothing was judged, and 130 after Ctrl-C or a closed output.
"""

import signal
import sys

signal.signal(signal.SIGINT, signal.SIG_DFL)  # Without a traceback while modules are loaded.
if sys.version_info < (3, 8):
    sys.exit("judge: needs Python 3.8 or later")

import argparse
import contextlib
import difflib
import errno
import os
import pathlib
import re
import shutil
import tempfile

sys.path[0] = str(pathlib.Path(__file__).resolve().parent.parent)
from judge import build, checks, hints, languages, report, run, verdicts
from judge.compilers import CompileError, Error, Program
from judge.facts import JUDGES, PROBLEMS, TESTDATA
from judge.messages import say, translated, use_language, users_language

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


def parse(arguments):
    """Returns the options, with the problem, and the command or the one file."""
    options = argparse.ArgumentParser(prog="judge", add_help=False)
    options.add_argument("--time", type=seconds, metavar="S", help=say("the time limit in seconds"))
    options.add_argument("--lang", choices=("en", "zh"), help=say("the language of the messages"))
    options.add_argument("-v", "--verbose", action="store_true", help=say("list the accepted cases, too"))
    parser = Parser(
        prog="judge", parents=[options], description=translated(__doc__), formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("problem", metavar="PROBLEM", help=" ".join(PROBLEMS))
    parser.add_argument("command", nargs=argparse.REMAINDER, metavar="FILE | COMMAND [ARGUMENT...]")
    found = parser.parse_args(arguments)
    found.problem = problem_named(found.problem, parser)
    if not found.command:
        parser.error(say("FILE or COMMAND is missing"))
    found.file = found.command[0] if languages.suffix(found.command[0]) else None
    if found.file:
        _, rest = options.parse_known_args(found.command[1:], found)
        if rest:
            parser.error(translated("unrecognized arguments: %s") % " ".join(rest))
        return found
    if found.command[0].startswith("-"):
        parser.error(say("options go before PROBLEM or after FILE: {option}", option=found.command[0]))
    sources = list(filter(languages.suffix, found.command))
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


def judge(options, folder):
    """Judges, and returns whether all cases are accepted."""
    problem, file = options.problem, options.file
    cases = sorted(TESTDATA.joinpath(problem.name).glob("*.in"))
    if not cases:
        raise Error(say("there are no test cases in {folder}", folder=TESTDATA / problem.name))
    try:
        report.show_progress(say("compiling"))
        program = build.build(file, problem.method, folder) if file else Program(options.command, is_file=False)
    except CompileError as error:
        check_space(folder)
        report.show_progress("")
        report.compile_error(file, error)
        return False
    report.show_progress("")
    if file:
        print_notes(problem, program, languages.SUFFIXES[languages.suffix(file)])
    limit = options.time or problem.seconds or 10
    try:
        results = report.list_verdicts(verdicts.judge(problem, program, cases, limit), cases, options.verbose)
    except run.CannotStart as error:
        what = "cannot run what is compiled in {folder}: {error} (TMPDIR names another folder)"
        raise Error(say(what, folder=folder, error=error) if file else why_not(program.command, error)) from None
    return report_on(problem, program, options, results, cases, limit)


def check_space(folder):
    """Raises an error if a failure is not the file's fault."""
    if shutil.disk_usage(folder).free < 2**20:
        raise Error(say("there is no space left in {folder} (TMPDIR names another folder)", folder=folder))


def print_notes(problem, program, language):
    """Prints what a judge would do otherwise."""
    if language.name not in JUDGES[problem.judge].languages:
        print(say("{judge} is not known to take {language}", judge=problem.judge, language=language.name))
    if problem.method and not program.is_function:
        call = language.call(problem.method)
        print(say("judged as a whole program, since the judge cannot call {call}(n)", call=call))
    if program.class_name and program.is_function and program.class_name != "Solution":
        print(say("the judge's class is Solution, not {name}", name=program.class_name))
    if program.class_name and not program.is_function and program.class_name != "Main":
        print(say("the class that is started is {name}, where many judges want Main", name=program.class_name))


def report_on(problem, program, options, results, cases, limit):
    """Prints a summary, and what is wrong. Returns whether all cases are accepted."""
    failure = next((result for result in results if result.verdict != "AC"), None)
    is_final = not failure and "address-sanitizer" not in problem.flags
    if failure:
        check_space(tempfile.gettempdir())
    if is_final:
        report.summarize(results, cases)
        sys.stdout.flush()
    report.show_progress(say("checking"))
    quick = [result for result in results if result.outcome.seconds < limit / 10]
    found = checks.first_finding(problem, program, options.file, [failure] if failure else quick)
    report.show_progress("")
    remarks = [found.text] if found else []
    if failure:
        remarks += verdicts.remarks(problem, program, results, failure, limit)
        remarks += [*hints.on_failure(problem, options.file, failure), *checks.warnings(program, options.file)]
    elif found and found.is_judges:
        print(say("the judge compiles with AddressSanitizer:"))
        results = checks.with_address_sanitizer(problem, program, results)
        report.list_verdicts(results, cases, options.verbose)
        failure = next(result for result in results if result.verdict != "AC")
    if failure:
        report.explain(failure, options.file, remarks, program.is_function)
        print()
    if not is_final:
        report.summarize(results, cases)
    if found and not failure:
        what = "accepted, but in {case} {finding}, which other machines may punish"
        print(say(what, case=found.result.case.stem, finding=found.text))
    if checks.is_impossible(program):
        print(say("not checked, since this compiler has no sanitizers: indices, overflows, uninitialised variables"))
    return not failure


def main(arguments):
    """Returns the exit status."""
    use_language(users_language(arguments))
    os.getcwd()  # An error if it is deleted.
    folder = tempfile.mkdtemp(prefix="judge-")
    run.use_folder(folder)
    run.raise_stack_limit()
    for name in "SIGINT", "SIGTERM", "SIGHUP":  # Windows has no SIGHUP.
        signal.signal(getattr(signal, name, signal.SIGINT), run.interrupt)
    try:
        return 0 if judge(parse(arguments), pathlib.Path(folder)) else 1
    finally:
        for name in "SIGINT", "SIGTERM", "SIGHUP":
            signal.signal(getattr(signal, name, signal.SIGINT), signal.SIG_IGN)
        run.kill_all()
        shutil.rmtree(folder, ignore_errors=True)


def run_tool():
    """Returns the exit status. What prevents a verdict is reported in a line."""
    for name in "stdout", "stderr":
        if getattr(sys, name) is None:  # It is closed.
            setattr(sys, name, open(os.devnull, "w"))  # noqa: SIM115
        getattr(sys, name).reconfigure(errors="backslashreplace")
    try:
        try:
            status = main(sys.argv[1:])
        except SystemExit as error:
            status = error.code
        sys.stdout.flush()
        return status
    except (KeyboardInterrupt, BrokenPipeError):
        return 130
    except (Error, OSError) as error:
        print(f"judge: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    os._exit(run_tool())  # Without a traceback if stdout cannot be flushed.
