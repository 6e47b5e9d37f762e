"""The order of work: compiles, runs, and reports."""

import pathlib
import re
import sys
import typing

from judge import report
from judge.arguments import Options
from judge.building import build
from judge.building.languages import language_of
from judge.building.program import CompileError, Program
from judge.explaining import failures, notes
from judge.mending.search.mend import Mending, mend
from judge.running.processes import Error
from judge.running.run import Limits
from judge.tables.facts import JUDGES, TESTDATA, Problem
from judge.tables.messages import say
from judge.verdicts.cases import easiest_failure, judge_cases
from judge.verdicts.trial import Result, Trial

DEFAULT_LIMIT = 10  # In seconds, where the judge states none.
PATIENCE = 10  # In seconds, for the usual implementation of a language where there is a faster one.


def limits_of(options: Options, language: str) -> Limits:
    seconds, megabytes = options.problem.limits(language)
    return Limits(options.seconds or seconds or DEFAULT_LIMIT, (megabytes or 0) << 20)


def trial_of(options: Options, file: str) -> Trial:
    """Returns what is judged: a file, which is not compiled yet, or the command, of which only the time is."""
    program, language = Program([], file, bool(options.problem.method)) if file else Program(options.command), language_of(file)
    limits, is_measured = limits_of(options, language.name if language else ""), bool(language and language.is_measured)
    return Trial(options.problem, program, limits if is_measured else limits._replace(memory=0), is_measured)


def compiled(options: Options, trial: Trial, folder: pathlib.Path) -> Trial:
    if not trial.program.file:
        return trial
    with report.progress(say("compiling")):
        program = build.build(trial.program.file, trial.problem, folder)
    trial, faster = trial._replace(program=program), program.faster
    if not faster or not faster.command or faster.name not in JUDGES[trial.problem.judge].languages:
        return trial
    other = trial.with_command(faster.command, limits_of(options, faster.name))
    limits = trial.limits._replace(cpu=min(trial.limits.cpu, PATIENCE))
    return trial._replace(limits=limits, faster=other._replace(implementation=faster.name))


def mending(options: Options, trial: Trial, results: typing.Sequence[Result], errors: str = "") -> Mending:
    """Looks for an edit that mends a file. Errors are those of a compiler."""
    sys.stdout.flush()
    return mend(trial, results, errors, options.mend, report.show_progress)


def judge_whole(options: Options, folder: pathlib.Path) -> int:
    """Reports all that is known of a file or a command. Returns the exit status."""
    file, cases = options.files[0] if options.files else "", options.problem.cases
    trial = trial_of(options, file)
    try:
        trial = compiled(options, trial, folder)
    except CompileError as error:
        report.compile_error(failures.compile_error(file, error), error.errors)
        report.sentences(mending(options, trial, [], error.errors))
        return 1
    results = report.list_verdicts(judge_cases(trial, cases), cases, options.is_verbose)
    failure = easiest_failure(results)
    with report.progress(say("checking")):
        remarks = failures.of_failure(trial, results, failure) if failure else notes.of_success(trial, results)
    if failure:
        reason, errors = failures.reason(trial, failure), failures.errors_of(trial, failure)
        report.explain(failure, reason, remarks, errors, trial.program.is_function)
    report.summarize(results, cases, trial.is_measured)
    report.sentences([*(() if failure else remarks), notes.of_implementation(trial, results), *notes.of_judge(trial)])
    if failure:
        report.sentences(mending(options, trial, results))
    return int(bool(failure))


def judge_in_a_line(options: Options, file: str, folder: pathlib.Path) -> int:
    """Reports the verdict on one of several files. Returns the exit status."""
    trial, cases, columns = trial_of(options, file), options.problem.cases, max(map(report.width, options.files))
    verdict, results = "AC", typing.cast(typing.List[Result], [])
    try:
        trial = compiled(options, trial, folder)
        results = list(judge_cases(trial, cases))
        failure = easiest_failure(results)
        if failure:
            reason = f"{failure.case.stem}: {failures.reason(trial, failure)}"
            verdict, reasons = failure.verdict, [mending(options, trial, results).edit, reason]
        else:
            reasons = [*notes.of_success(trial, results), notes.of_implementation(trial, results), *notes.of_judge(trial)]
    except CompileError as error:
        errors = (line for line in error.errors.splitlines() if "error" in line.lower())
        verdict, reasons = "CE", [mending(options, trial, [], error.errors).edit, *failures.compile_error(file, error), *errors]
    except (Error, OSError) as cause:
        report.line(file, columns, str(cause))
        return 2
    accepted = sum(result.verdict == "AC" for result in results)
    report.line(file, columns, f"{verdict:3} {accepted:3}/{len(cases)}", next(filter(None, reasons), "").partition("\n")[0])
    return int(verdict != "AC")


def check_cases(problem: Problem) -> None:
    """Raises an error if a test case, which may be one of the user's, cannot be judged."""
    if not problem.cases:
        raise Error(say("there are no test cases in {folder}", folder=TESTDATA / problem.name))
    for case in problem.cases:
        if not case.with_suffix(".out").exists():
            raise Error(
                say("{case} needs the right answer beside it, in {answer}", case=case, answer=case.with_suffix(".out").name)
            )
        if not re.fullmatch(r"\s*\d+\s*" if problem.method else r"(?s).*\S.*", case.read_text(errors="replace")):
            what = "expected a number n in {case}" if problem.method else "expected an input in {case}"
            raise Error(say(what, case=case))


def judge(options: Options, folder: pathlib.Path) -> int:
    """Returns the exit status."""
    check_cases(options.problem)
    if not options.is_brief:
        return judge_whole(options, folder)
    statuses = []
    for number, file in enumerate(options.files):
        folder_of_file = folder / str(number)
        folder_of_file.mkdir()
        statuses.append(judge_in_a_line(options, file, folder_of_file))
    return max(statuses)
