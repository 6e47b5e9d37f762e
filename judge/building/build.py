"""Compiles a source file as a judge does."""

import os
import pathlib
import re
import tempfile
import typing

from judge.building import calling
from judge.building.languages import language_of
from judge.building.program import CALL, CompileError, Program, Source
from judge.building.text import read
from judge.running.processes import Error
from judge.tables.facts import Problem
from judge.tables.messages import say


def named(errors: str, file: str, copy: str = "") -> str:
    """Replaces the names of the copy that is compiled by the name of the file, and leaves out those of folders and headers."""
    folder = rf"(?:file://)?{re.escape(tempfile.gettempdir())}\S*[/\\]"
    names = [
        rf"{folder}(?:solution\.\w+|[^/\\\n]+?\.java)",
        re.escape(os.path.abspath(file)),
        r"\bcall\.c(?:pp)?(?=:\d+:.* undefined)",  # The linker names the compiled file, which includes the copy.
    ]
    names += [rf"\b{re.escape(copy)}\b"] if copy else []
    errors = re.sub("|".join(names), lambda match: file, errors)
    errors = re.sub(r"In file included from .*call\.c(pp)?:\d+:\n", "", errors)
    return re.sub(folder, "", errors).replace(f"{CALL}{os.sep}", "")


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
        program = (calling.compile_called if source.method else calling.compile_whole)(language, source, folder)
    except CompileError as error:
        raise CompileError(named(error.errors, file), error.reason) from None
    return program._replace(file=file)
