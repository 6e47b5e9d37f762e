"""Says why a program fails, and what helps."""

import pathlib
import re
import typing

from judge.building import build
from judge.building.compiler import run_compiler
from judge.building.languages import language_name
from judge.building.program import CompileError
from judge.explaining import sanitizers
from judge.running import processes, run
from judge.tables import facts
from judge.tables.facts import JUDGES
from judge.tables.messages import say
from judge.verdicts.trial import Result, Trial, size


class Hint(typing.NamedTuple):
    """What is said of an error of a compiler or a program that misleads."""

    languages: typing.FrozenSet[str]
    error: str  # A pattern of what is printed.
    text: str


# What programs print of an exception or a panic, and answers.c of a result that it cannot print.
EXCEPTION = (
    r"(?m)^Traceback (?s:.*)\n .*\n(\w.*)|^(?:Exception in thread \S+|Caused by:) (?:\w+\.)*(.*)"
    r"|^(?:\w+\.)*(\w*(?:Error|Exception)\b.*)"
    r"|^(.*)\n\(Use `node --trace-uncaught|panicked at .*:\n(.*)|^(?:panic|fatal error): (.*)|^judge: (.*)"
)
WINDOWS = {0xC0000005: "null pointer", 0xC00000FD: "stack-overflow", 0xC0000094: "division by zero"}  # Exit statuses.
HINTS = facts.read(pathlib.Path(__file__).with_name("hints.tsv"), Hint)


def of_crash(trial: Trial, result: Result) -> str:
    """Returns why a program ended with another status than 0."""
    outcome, found = result.outcome, sanitizers.error_in(result.outcome.errors)
    if found:
        return f"{trial.program.file}:{found[0]}: {sanitizers.in_words(found[1])}"
    if outcome.status < 0:
        return processes.signal_name(outcome.status)
    if outcome.status in WINDOWS:
        return sanitizers.in_words(WINDOWS[outcome.status])
    errors = errors_of(trial, result)
    exceptions = re.findall(EXCEPTION, errors)
    reason = "".join(exceptions[-1]).strip() if exceptions else say("exit status {status}", status=outcome.status)
    reason += place_of(trial.program.file or "", errors) if exceptions else ""
    return reason if result.mistake else say("{reason}, although the answer is right", reason=reason)


def place_of(file: str, errors: str) -> str:
    """Returns the innermost place in a file that a stack trace names. It stands first, but last in a traceback."""
    places = re.findall(rf"{re.escape(file)}(:|\", line )(\d+)", errors) if file else []
    return f", {file}:{places[0 if places[0][0] == ':' else -1][1]}" if places else ""


def reason(trial: Trial, result: Result) -> str:
    """Returns why a case is not accepted."""
    outcome, limits = result.outcome, trial.of(result).limits
    if result.verdict == "OLE":
        return say("more than {megabytes} MB of output", megabytes=run.MAX_OUTPUT // 10**6)
    if result.verdict == "MLE":
        what = "{used} MB of memory; the limit is {limit} MB"
        return say(what, used=outcome.memory >> 20, limit=(limits.memory or run.MAX_MEMORY) >> 20)
    if result.verdict == "TLE":
        what = "{cpu:.2f} s of CPU time in {elapsed:.2f} s; the limit is {limit:g} s (--time sets another)"
        return say(what, elapsed=outcome.elapsed, cpu=outcome.cpu, limit=limits.cpu)
    return of_crash(trial, result) if result.verdict == "RE" else result.mistake or ""


def hints_on(language: str, errors: str) -> typing.List[str]:
    errors = re.sub("[‘’]", "'", errors)  # Of gcc, as the locale has them.
    return [say(hint.text) for hint in HINTS if language in hint.languages and re.search(hint.error, errors)]


def compile_error(file: str, error: CompileError) -> typing.List[str]:
    return [*filter(None, [error.reason]), *hints_on(language_name(file), error.errors)]


def errors_of(trial: Trial, result: Result) -> str:
    """Returns what a program has written to stderr; if it is a function, after what it has printed."""
    errors, program = processes.text(result.outcome.errors), trial.program
    return build.named(errors, program.file, program.copy) if program.file else errors


def of_calls(trial: Trial, failure: Result) -> str:
    if not failure.before:
        return ""
    before = ", ".join(map(str, failure.before))
    if failure.verdict != "WA":
        return say("right when called alone, but not after n = {before}", before=before)
    what = "right when called alone, wrong after n = {before}: something keeps its value, or has none at first"
    return say(what, before=before)


def of_time(trial: Trial, results: typing.Sequence[Result], failure: Result) -> str:
    if failure.verdict != "TLE" or failure.outcome.cpu < trial.of(failure).limits.cpu:  # Then it waited, or the system is busy.
        return ""
    if trial.problem.n and all(size(result.case) >= size(failure.case) for result in results):
        return say("this is the smallest case: is there a loop or a recursion that does not end?")
    is_wrong = any(result.verdict not in ("AC", "TLE") for result in results)
    return "" if is_wrong else of_faster(trial)


def of_faster(trial: Trial) -> str:
    """Returns how to install a faster implementation of the language that the judge has."""
    judge, faster = trial.problem.judge, trial.program.faster
    if not faster or trial.faster or faster.name not in JUDGES[judge].languages:
        return ""
    what = "no answer is wrong so far, and {judge} has {name}, which is faster; what installs it here: {command}"
    return say(what, judge=judge, name=faster.name, command=faster.to_install)


def of_command(trial: Trial, failure: Result) -> str:
    """Returns what a command has to do on a problem whose judge calls a function."""
    is_silent = failure.verdict == "WA" and not failure.outcome.output.strip()
    if trial.program.file or not trial.problem.method or not is_silent:
        return ""
    return say("a command has to read n from stdin, and to print the answer as the test cases have it")


def of_input(trial: Trial, failure: Result) -> str:
    """Returns where the text that is compiled redirects stdin or stdout, if nothing was read."""
    if failure.outcome.has_read or not trial.program.preprocessed or not failure.case.read_bytes():
        return ""
    line, is_own = 0, False
    for text in run_compiler(*trial.program.preprocessed)[1].splitlines():
        marker = re.match(r'# (\d+) ".*?(solution\.\w+)?"', text)
        if marker:  # Of the next line.
            line, is_own = int(marker[1]), bool(marker[2])
        elif is_own and re.search(r"\bfreopen\s*\(", text):
            return say("{file}:{line} has freopen; the judge's input is on stdin", file=trial.program.file, line=line)
        else:
            line += 1
    return ""


def of_failure(trial: Trial, results: typing.Sequence[Result], failure: Result) -> typing.List[str]:
    """Returns what is known of a failure besides its reason."""
    found = sanitizers.first_finding(trial, [failure])
    remarks = [
        found.text if found and found.text != reason(trial, failure) else "",
        of_calls(trial, failure),
        of_input(trial, failure),
        of_time(trial, results, failure),
        of_command(trial, failure),
        *(hints_on(language_name(trial.program.file), errors_of(trial, failure)) if failure.verdict == "RE" else ()),
    ]
    outputs = {result.outcome.output.strip() for result in results}
    is_known = any(remarks) or failure.mistake == trial.program.why_not_called
    if failure.verdict == "WA" and len(outputs) == 1 < len(results) and not outputs & {b"", b"null"} and not is_known:
        remarks.append(say("the output is the same for every input"))
    return list(filter(None, remarks))
