"""Compiles what a judge calls, or tells why the judge cannot call it."""

import pathlib
import re

from judge.building.language import Language
from judge.building.program import CompileError, NothingToCall, Program, Source
from judge.building.text import submitted
from judge.tables.messages import say


def why_not_called(language: Language, source: Source, method: str, errors: str) -> str:
    """Returns why the judge cannot call a method. The errors are those of the call, if the file has the method's name."""
    call, name = language.call(method), language.name_in_file(method)
    if name in source.text and language.holder and not re.search(r"\b(class|struct|impl)\s+Solution\b", source.text):
        other = re.search(r"(?i)\b(?:class|struct|impl)\s+(solution)\b", source.text)
        if other:
            return say("the judge's class is Solution, not {name}", name=other[1])
        return say("the judge calls {call}(n), but {name} is not in a class Solution", call=call, name=name)
    if errors:
        return say("the judge calls {call}(n), which does not compile", call=call)
    return say("the judge calls {call}(n) with an integer, and the file has no such method", call=call)


def compile_whole(language: Language, source: Source, folder: pathlib.Path) -> Program:
    """Compiles a file as a whole program."""
    folder.joinpath("program").mkdir()
    return language.compile(source._replace(method=None), folder / "program")


def compile_called(language: Language, source: Source, folder: pathlib.Path) -> Program:
    """Compiles a file with what calls its function or, if it lacks what the judge calls, as a whole program."""
    method, errors, why = source.method or "", "", ""
    called = source._replace(text=submitted(source.text), call=language.call(method))
    if (language.holder or method) in called.text:
        try:
            folder.joinpath("function").mkdir()
            return language.compile(called, folder / "function")
        except NothingToCall as error:
            errors, why = error.errors if language.name_in_file(method) in source.text else "", error.reason
    why = why or why_not_called(language, source, method, errors)
    try:
        program = compile_whole(language, source, folder)
    except CompileError as error:
        raise CompileError(errors or error.errors, why) from None
    return program._replace(why_not_called=why)
