"""The order of work: compiles, runs, and reports."""

import pathlib
import sys
import typing

from judge import report
from judge.arguments import Options
from judge.building import build
from judge.building.program import CompileError, Program
from judge.comparing import verdicts
from judge.comparing.verdicts import Result, Trial
from judge.explaining import failures, notes
from judge.mending.mend import mend
from judge.running.processes import Error
from judge.running.run import Limits
from judge.tables.facts import TESTDATA
from judge.tables.messages import say


class Judged(typing.NamedTuple):
    """A file or a command with its verdicts."""

    trial: Trial
    error: typing.Optional[CompileError]
    results: typing.Sequence[Result]

    @property
    def failure(self) -> typing.Optional[Result]:
        return failures.easiest_failure(self.results)

    def notes(self) -> typing.List[str]:
        """Returns what is remarkable although all cases are accepted, and what the judge would do otherwise."""
        if self.error:
            return []
        with report.progress(say("checking")):
            of_success = [] if self.failure else notes.of_success(self.trial, self.results)
        return of_success + notes.of_judge(self.trial)

    def edit(self, seconds: float) -> str:
        """Returns what is said of an edit that mends it."""
        sys.stdout.flush()
        return mend(self.trial, self.results, self.error.errors if self.error else "", seconds, report.show_progress)


def judged(
    options: Options,
    file: str,
    folder: pathlib.Path,
    listed: typing.Callable[[typing.Iterator[Result]], typing.Sequence[Result]],
) -> Judged:
    """Compiles a file in a folder, unless there is only a command, and runs it on all cases."""
    program = Program([], file, bool(options.problem.method)) if file else Program(options.command)
    trial = Trial(options.problem, program, Limits(options.limit))
    try:
        with report.progress(say("compiling")):
            trial = trial._replace(program=build.build(file, options.problem, folder)) if file else trial
    except CompileError as error:
        return Judged(trial, error, [])
    return Judged(trial, None, listed(verdicts.judge(trial, options.problem.cases)))


def judge_whole(options: Options, folder: pathlib.Path) -> int:
    """Reports all that is known of a file or a command. Returns the exit status."""
    cases, file = options.problem.cases, options.files[0] if options.files else ""
    found = judged(options, file, folder, lambda results: report.list_verdicts(results, cases, options.is_verbose))
    failure = found.failure
    if found.error:
        report.compile_error(failures.compile_error(file, found.error), found.error.errors)
    if failure:
        with report.progress(say("checking")):
            remarks = failures.of_failure(found.trial, found.results, failure)
        report.explain(failure, remarks, failures.errors_of(found.trial, failure), found.trial.program.is_function)
    if not found.error:
        report.summarize(found.results, cases)
    report.sentences(found.notes())
    if found.error or failure:
        report.sentences([found.edit(options.mend)])
    return int(bool(found.error or failure))


def judge_in_a_line(options: Options, file: str, folder: pathlib.Path) -> int:
    """Reports the verdict on one of several files. Returns the exit status."""
    width = max(map(len, options.files))
    try:
        found = judged(options, file, folder, list)
    except (Error, OSError) as cause:
        print(f"{file:{width}}  {cause}")
        return 2
    verdict, reasons = "AC", found.notes()
    if found.error:
        errors = (line for line in found.error.errors.splitlines() if "error" in line.lower())
        verdict, reasons = "CE", [found.edit(options.mend), *found.error.reason.splitlines(), *errors]
    elif found.failure:
        reason = f"{found.failure.case.stem}: {str(found.failure.reason).splitlines()[0]}"
        verdict, reasons = found.failure.verdict, [found.edit(options.mend), reason]
    accepted, cases = sum(result.verdict == "AC" for result in found.results), len(options.problem.cases)
    report.line(file, verdict, accepted, cases, next(filter(None, reasons), ""), width)
    return int(verdict != "AC")


def judge(options: Options, folder: pathlib.Path) -> int:
    """Returns the exit status."""
    if not options.problem.cases:
        raise Error(say("there are no test cases in {folder}", folder=TESTDATA / options.problem.name))
    if not options.is_brief:
        return judge_whole(options, folder)
    statuses = []
    for number, file in enumerate(options.files):
        folder_of_file = folder / str(number)
        folder_of_file.mkdir()
        statuses.append(judge_in_a_line(options, file, folder_of_file))
    return max(statuses)
