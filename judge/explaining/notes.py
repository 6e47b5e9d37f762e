"""Says what is remarkable although all cases are accepted, and what the judge would do otherwise."""

import os
import pathlib
import re
import typing

from judge.building.compiler import run_compiler
from judge.building.languages import language_name
from judge.building.text import read
from judge.explaining import sanitizers
from judge.tables.facts import JUDGES
from judge.tables.messages import say
from judge.verdicts.trial import Result, Trial


def of_success(trial: Trial, results: typing.Sequence[Result]) -> typing.List[str]:
    """Returns what some judges refuse, in the case with the longest answer, and what sanitizers find."""
    notes = []
    spaces = max((result for result in results if result.mistake), key=lambda result: len(result.answer), default=None)
    if spaces:
        what = "accepted, but in {case} {reason}, which some judges refuse"
        notes.append(say(what, case=spaces.case.stem, reason=spaces.mistake))
    found = sanitizers.first_finding(trial, [result for result in results if result.outcome.seconds < trial.limits.cpu / 10])
    if found:
        what = "accepted, but in {case} {finding}, which other machines may punish"
        notes.append(say(what, case=found.result.case.stem, finding=found.text))
    return notes


def of_implementation(trial: Trial, results: typing.Sequence[Result]) -> str:
    """Returns which implementation of the language to choose."""
    first = next((result for result in results if result.verdict == "AC" and result.implementation), None)
    if not first or any(result.verdict not in ("AC", "TLE") for result in results):
        return ""
    what = "choose {name}: without it, {case} takes over {seconds:g} s"
    return say(what, name=first.implementation, case=first.case.stem, seconds=trial.limits.cpu)


def of_headers(trial: Trial) -> typing.List[str]:
    """Returns which of the user's headers the text that is compiled includes first."""
    program = trial.program
    if not program.file or not program.preprocessed or not re.search(r'#\s*include\s*"', read(pathlib.Path(program.file))):
        return []
    folder = re.escape(f"{pathlib.Path(program.file).absolute().parent}{os.sep}")
    headers = re.findall(rf'(?m)^# 1 "{folder}([^"]+)"', run_compiler(*program.preprocessed)[1])
    what = "{header} is taken from beside {file}; a judge gets one file"
    return [say(what, header=header, file=program.file) for header in headers if header != "uthash.h"][:1]


def of_judge(trial: Trial) -> typing.List[str]:
    """Returns what the judge would do otherwise."""
    problem, program = trial.problem, trial.program
    notes = []
    if program.file and language_name(program.file) not in JUDGES[problem.judge].languages:
        notes.append(say("{judge} is not known to take {language}", judge=problem.judge, language=language_name(program.file)))
    class_name = program.class_name.rpartition("$")[2]
    if class_name and program.is_function and class_name != "Solution":
        notes.append(say("the judge's class is Solution, not {name}", name=class_name))
    if class_name and not program.is_function and class_name != "Main":
        notes.append(say("the class that is started is {name}, where many judges want Main", name=class_name))
    if program.why_not_called:
        what = "judged as a whole program, which {judge} does not run: {why}"
        notes.append(say(what, judge=problem.judge, why=program.why_not_called))
    notes += of_headers(trial)
    if program.checked and not program.checked.is_built:
        notes.append(say("not checked, since a build with sanitizers fails: indices, overflows, uninitialised variables"))
    return notes
