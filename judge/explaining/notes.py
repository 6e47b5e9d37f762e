"""Says what the judge would do otherwise with a file that is judged here."""

import typing

from judge.building.languages import language_name
from judge.comparing.verdicts import Trial
from judge.tables.facts import JUDGES
from judge.tables.messages import say


def notes_of(trial: Trial) -> typing.List[str]:
    problem, program = trial.problem, trial.program
    notes = []
    if program.file and language_name(program.file) not in JUDGES[problem.judge].languages:
        notes.append(say("{judge} is not known to take {language}", judge=problem.judge, language=language_name(program.file)))
    if program.class_name and program.is_function and program.class_name != "Solution":
        notes.append(say("the judge's class is Solution, not {name}", name=program.class_name))
    if program.class_name and not program.is_function and program.class_name != "Main":
        notes.append(say("the class that is started is {name}, where many judges want Main", name=program.class_name))
    if program.why_not_called:
        notes.append(
            say("judged as a whole program, which {judge} does not run: {why}", judge=problem.judge, why=program.why_not_called)
        )
    if program.file and language_name(program.file) in ("C", "C++") and not program.checked:
        notes.append(say("not checked, since this compiler has no sanitizers: indices, overflows, uninitialised variables"))
    return notes
