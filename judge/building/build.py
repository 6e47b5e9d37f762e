"""Compiles a source file as a judge does."""

import os
import pathlib
import re
import tempfile
import typing

from judge.building.languages import Language, language_of
from judge.building.program import CALL, CompileError, NothingToCall, Program, Source
from judge.building.text import read, submitted
from judge.running.processes import Error
from judge.tables.facts import Problem
from judge.tables.messages import say


def named(errors: str, file: str, copy: str = "") -> str:
    """Replaces the names of the copy that is compiled by the name of the file, and leaves out those of folders and headers."""
    folder = rf"{re.escape(tempfile.gettempdir())}\S*[/\\]"
    # The linker names the compiled file, which includes the copy.
    names = [
        rf"{folder}(?:solution\.\w+|[^/\\\n]+?\.java)",
        re.escape(os.path.abspath(file)),
        r"\bcall\.c(?:pp)?(?=:\d+:.* undefined)",
    ]
    names += [rf"\b{re.escape(copy)}\b"] if copy else []
    errors = re.sub("|".join(names), lambda match: file, errors)
    errors = re.sub(r"In file included from .*call\.c(pp)?:\d+:\n", "", errors)
    return re.sub(folder, "", errors).replace(f"{CALL}{os.sep}", "")


def compile_in(folder: pathlib.Path, language: Language, source: Source) -> Program:
    folder.mkdir()
    return language.compile(source, folder)


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


def compile_called(language: Language, source: Source, folder: pathlib.Path) -> Program:
    """Compiles a file with what calls its function or, if it lacks what the judge calls, as a whole program."""
    method, errors, why = source.method or "", "", ""
    called = source._replace(text=submitted(source.text), call=language.call(method))
    if (language.holder or method) in called.text:
        try:
            return compile_in(folder / "function", language, called)
        except NothingToCall as error:
            errors, why = error.errors if language.name_in_file(method) in source.text else "", error.reason
    why = why or why_not_called(language, source, method, errors)
    try:
        program = compile_in(folder / "program", language, source._replace(method=None))
    except CompileError as error:
        raise CompileError(errors or error.errors, why) from None
    return program._replace(why_not_called=why)


def build(file: str, problem: Problem, folder: pathlib.Path, headers: typing.Optional[pathlib.Path] = None) -> Program:
    """Compiles a file in a folder. Errors name the file as it was given. The headers are beside it, or in another folder."""
    path, language = pathlib.Path(file).absolute(), language_of(file)
    assert language
    try:
        text = read(path)
    except OSError as error:
        raise Error(say("cannot read '{file}': {error}", file=file, error=error.strerror)) from error
    source = Source(path, headers or path.parent, text, problem.method, None, problem.returns, "sanitizers" in problem.flags)
    try:
        program = (
            compile_called(language, source, folder) if source.method else compile_in(folder / "program", language, source)
        )
    except CompileError as error:
        raise CompileError(named(error.errors, file), error.reason) from None
    return program._replace(file=file)
