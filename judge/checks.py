"""Finds undefined behaviour in C and C++, with builds that the compiler has equipped with sanitizers."""

import re
import typing

from judge import run, verdicts
from judge.compilers import Error
from judge.messages import say

LIMIT = 2  # In seconds.
HARMLESS = "out-of-bounds index 0, but container only holds 0 elements"  # For example &v[0].
OF_ARRAY = r"index (?P<index>-?\d+) out of bounds for type '(?P<type>.*)'"
OF_CONTAINER = r"attempt to subscript .* index (?P<index>-?\d+), but container only holds (?P<size>\d+) elements\."
WARNING = r"(?m)^.*solution\.c(?:pp)?:(\d+):\d+: (warning: .*) \[-W(?!unused|sign-compare|reorder|unknown|misleading).*"


def run_build(name, program, calls, case):
    """Runs NAME.exe. Returns the outcome, and what a sanitizer has found and the line, or None."""
    binary = program.command[0].with_name(name + ".exe")
    outcome = verdicts.run_case(program._replace(command=[binary]), calls, case, LIMIT)
    report, file = run.text(outcome.errors), rf"{re.escape(str(binary.parent))}[/\\]solution\.c(?:pp)?"
    line = re.search(rf"{file}:(\d+)", report)  # Of the file, not of a library.
    found = re.search(rf"(?:{file}:\d+:\d+: runtime error|ERROR: AddressSanitizer): (.*)", report)
    if not line or not found:
        return outcome, None
    what = re.sub(r" (?:on |at |within )?(?:unknown )?(?:address )?0x.*", "", found[1])
    if what == "ABRT":
        library = re.search(r"Error: ((?:.+\n)+)|(Assertion .*)", report)
        what = library[1] or library[2] if library else what
    return outcome, (line[1], " ".join(what.split()))


def in_words(found):
    """Returns the message of a sanitizer; the most frequent ones in the user's language."""
    if match := re.fullmatch(OF_ARRAY, found):
        if int(match["index"]) & 0xFFFFFFFF == 0xFEFEFEFE:  # The pattern.
            return say("an index that is not initialised, of an array of type {type}", type=match["type"])
        return say("index {index} out of bounds for type {type}", **match.groupdict())
    if match := re.fullmatch(OF_CONTAINER, found):
        return say("index {index} out of bounds for a container of size {size}", **match.groupdict())
    return found


class Finding(typing.NamedTuple):
    result: verdicts.Result
    text: str
    is_judges: bool  # Whether the judge finds it, too.


def succeeds(job):
    """Returns whether a build succeeds. With sanitizers, it may need more memory than there is."""
    try:
        return job.result()[0]
    except Error:
        return False


def is_possible(program):
    """Returns whether there is a build with sanitizers."""
    return bool(program.sanitized.checked) and succeeds(program.sanitized.checked)


def first_finding(problem, program, file, results):
    """Returns the first error in these cases, or None."""
    if not program.sanitized or not is_possible(program):
        return None
    for result in results:
        calls = verdicts.calls_of(problem, result.case)
        outcome, found = run_build("checked", program, calls, result.case)
        if outcome.is_late:
            break  # The other cases may take as long.
        if found and not (HARMLESS in found[1] and result.verdict == "AC"):
            can_find = "address-sanitizer" in problem.flags and succeeds(program.sanitized.address())
            is_judges = can_find and run_build("address", program, calls, result.case)[1] is not None
            return Finding(result, f"{file}:{found[0]}: {in_words(found[1])}", is_judges)
        verdict, reason = verdicts.verdict_on(problem.flags, program, LIMIT, result.answer, outcome)
        if result.verdict == "AC" and verdict == "WA" and not found:
            what = "another value in an uninitialised variable makes it wrong: {reason}"
            return Finding(result, say(what, reason=reason), False)
    return None


def with_address_sanitizer(problem, program, results):
    """Returns the results that a judge with AddressSanitizer has."""
    checked = []
    for result in results:
        _, found = run_build("address", program, verdicts.calls_of(problem, result.case), result.case)
        checked.append(result._replace(verdict="RE", reason=f"AddressSanitizer: {found[1]}") if found else result)
    return checked


def warnings(program, file):
    """Returns the first warnings of the compiler that may explain a failure."""
    output = program.sanitized.checked.result()[1] if program.sanitized and is_possible(program) else ""
    return [f"{file}:{line}: {what}" for line, what in re.findall(WARNING, output)[:3]]
