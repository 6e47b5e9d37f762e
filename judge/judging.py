"""The order of work: compiles, runs, and reports."""

import pathlib
import sys
import typing

from judge import mending, report
from judge.arguments import Options
from judge.building import build
from judge.building.program import CompileError, Program
from judge.comparing import verdicts
from judge.comparing.verdicts import Result, Trial
from judge.explaining import explain
from judge.running.processes import Error
from judge.running.run import Limits
from judge.tables.facts import TESTDATA
from judge.tables.messages import say


def compiled(options: Options, file: str, folder: pathlib.Path) -> typing.Tuple[Trial, typing.Optional[CompileError]]:
    """Compiles a file in a folder."""
    error, program = None, Program([folder / "yours.exe"], file, bool(options.problem.method))
    with report.progress(say("compiling")):
        try:
            program = build.build(file, options.problem, folder)
        except CompileError as its_error:
            error = its_error
    return Trial(options.problem, program, Limits(options.limit)), error


def mended(options: Options, trial: Trial, results: typing.Sequence[Result], error: typing.Optional[CompileError]) -> str:
    """Returns what is said of an edit."""
    return mending.mend(trial, results, error.errors if error else "", options.mend, report.show_progress)


def judge_whole(options: Options, cases: typing.Sequence[pathlib.Path], folder: pathlib.Path) -> bool:
    """Reports all that is known of a file or a command. Returns whether all cases are accepted."""
    trial, error = Trial(options.problem, Program(options.command), Limits(options.limit)), None
    if options.files:
        trial, error = compiled(options, options.files[0], folder)
    if error:
        report.compile_error(explain.compile_error(options.files[0], error), error.errors)
        sys.stdout.flush()
        report.last(mended(options, trial, [], error))
        return False
    results = report.list_verdicts(verdicts.judge(trial, cases), cases, options.is_verbose)
    failure = explain.easiest_failure(results)
    if failure:
        with report.progress(say("checking")):
            remarks = explain.of_failure(trial, results, failure)
        report.explain(failure, remarks, explain.errors_of(trial, failure), trial.program.is_function)
    report.summarize(results, cases)
    sys.stdout.flush()
    with report.progress(say("checking")):
        notes = ["" if failure else explain.of_success(trial, results), *explain.notes_of(trial)]
    print(*(f"{note}\n" for note in notes if note), sep="", end="", flush=True)
    if failure:
        report.last(mended(options, trial, results, None))
    return not failure


def judge_in_a_line(options: Options, file: str, cases: typing.Sequence[pathlib.Path], folder: pathlib.Path) -> int:
    """Reports the verdict on one of several files. Returns the exit status."""
    width = max(map(len, options.files))
    try:
        trial, error = compiled(options, file, folder)
        results = [] if error else list(verdicts.judge(trial, cases))
    except Error as cause:
        print(f"{file:{width}}  {cause}")
        return 2
    if error:
        errors = (line for line in error.errors.splitlines() if "error" in line.lower())
        reason = mended(options, trial, results, error) or error.reason.partition("\n")[0] or next(errors, "")
        report.line(file, "CE", 0, len(cases), reason, width)
        return 1
    failure = explain.easiest_failure(results)
    accepted = sum(result.verdict == "AC" for result in results)
    if failure:
        reason = f"{failure.case.stem}: {(failure.reason or '').splitlines()[0]}"
        reason = mended(options, trial, results, None) or reason
    else:
        reason = explain.of_success(trial, results) or report.white_space(results)
    report.line(file, failure.verdict if failure else "AC", accepted, len(cases), reason, width)
    return 1 if failure else 0


def judge(options: Options, folder: pathlib.Path) -> int:
    """Returns the exit status."""
    cases = options.problem.cases
    if not cases:
        raise Error(say("there are no test cases in {folder}", folder=TESTDATA / options.problem.name))
    if not options.is_brief:
        return 0 if judge_whole(options, cases, folder) else 1
    statuses = []
    for number, file in enumerate(options.files):
        folder_of_file = folder / str(number)
        folder_of_file.mkdir()
        statuses.append(judge_in_a_line(options, file, cases, folder_of_file))
    return max(statuses)
