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
    sys.stderr.write("judge: needs Python 3.8 or later\n")
    sys.exit(2)

import argparse
import os
import pathlib
import shutil
import tempfile
import typing

sys.path[0] = str(pathlib.Path(__file__).resolve().parent.parent)
from judge import build, checks, hints, report, run, verdicts
from judge.arguments import parse, why_not
from judge.compilers import CompileError, Error, Program
from judge.facts import JUDGES, TESTDATA, Problem
from judge.languages import language_of
from judge.messages import say, use_language, users_language

SIGNALS = [getattr(signal, name, signal.SIGINT) for name in ("SIGINT", "SIGTERM", "SIGHUP")]  # Windows has no SIGHUP.


class Judged(typing.NamedTuple):
    """A program, and its results."""

    problem: Problem
    program: Program
    options: argparse.Namespace
    cases: list
    results: list
    limit: float


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
        print_notes(problem, program, language_of(file))
    limit = options.time or problem.seconds or 10
    try:
        results = report.list_verdicts(verdicts.judge(problem, program, cases, limit), cases, options.verbose)
    except run.CannotStart as error:
        what = "cannot run what is compiled in {folder}: {error} (TMPDIR names another folder)"
        raise Error(say(what, folder=folder, error=error) if file else why_not(program.command, error)) from None
    judged = Judged(problem, program, options, cases, results, limit)
    failure = first_failure(results)
    if failure:
        report_failure(judged, failure)
    is_accepted = not failure and report_success(judged)
    if program.sanitized and not checks.is_possible(program):
        print(say("not checked, since this compiler has no sanitizers: indices, overflows, uninitialised variables"))
    return is_accepted


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


def first_failure(results):
    return next((result for result in results if result.verdict != "AC"), None)


def findings(judged, results):
    """Returns what sanitizers find first in these cases, or None."""
    report.show_progress(say("checking"))
    found = checks.first_finding(judged.problem, judged.program, judged.options.file, results)
    report.show_progress("")
    return found


def report_failure(judged, failure):
    """Explains a failure."""
    check_space(tempfile.gettempdir())
    problem, program, file = judged.problem, judged.program, judged.options.file
    found = findings(judged, [failure])
    remarks = [found.text] if found else []
    remarks += verdicts.remarks(problem, program, judged.results, failure, judged.limit)
    remarks += [*hints.on_failure(problem, file, failure), *checks.warnings(program, file)]
    report.explain(failure, file, remarks, program.is_function)
    report.summarize(judged.results, judged.cases)


def report_success(judged):
    """Reports what sanitizers find although all cases are accepted. Returns whether the judge, too, accepts them."""
    may_be_refused = "address-sanitizer" in judged.problem.flags
    if not may_be_refused:
        report.summarize(judged.results, judged.cases)
        sys.stdout.flush()
    found = findings(judged, [result for result in judged.results if result.outcome.seconds < judged.limit / 10])
    results = checks.with_address_sanitizer(judged.problem, judged.program, judged.results) if found and found.is_judges else []
    failure = first_failure(results)
    if failure:
        print(say("the judge compiles with AddressSanitizer:"))
        report.list_verdicts(results, judged.cases, judged.options.verbose)
        report.explain(failure, judged.options.file, [found.text], judged.program.is_function)
        report.summarize(results, judged.cases)
        return False
    if may_be_refused:
        report.summarize(judged.results, judged.cases)
    if found:
        what = "accepted, but in {case} {finding}, which other machines may punish"
        print(say(what, case=found.result.case.stem, finding=found.text))
    return True


def main(arguments):
    """Returns the exit status."""
    use_language(users_language(arguments))
    os.getcwd()  # An error if it is deleted.
    folder = tempfile.mkdtemp(prefix="judge-")
    run.use_folder(folder)
    run.raise_stack_limit()
    for number in SIGNALS:
        signal.signal(number, run.interrupt)
    try:
        return 0 if judge(parse(arguments, __doc__), pathlib.Path(folder)) else 1
    finally:
        for number in SIGNALS:
            signal.signal(number, signal.SIG_IGN)
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
