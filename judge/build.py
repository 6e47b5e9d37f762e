"""Compiles a source file as a judge does."""

import os
import pathlib
import re

from judge.compilers import CompileError, Error, NothingToCall
from judge.languages import CALL, SUFFIXES, read, suffix
from judge.messages import say


def compile_file(language, source, method, folder):
    """Compiles a file with what calls its function or, if it lacks what the judge calls, as a whole program."""

    def compile_in(name, call):
        folder.joinpath(name).mkdir()
        return language.compile(source, call, folder / name)

    text, call, errors = read(source), method and language.call(method), ""
    if call and language.word.format(method) in text:
        try:
            return compile_in("function", call)
        except NothingToCall as error:
            errors = error.errors
    if language.main_word not in text:
        what = "the judge calls {call}(n), and the file has neither that nor main"
        raise CompileError(
            errors, say(what, call=call) if call else say("the judge runs a whole program, and the file has no main")
        )
    try:
        return compile_in("program", None)
    except CompileError as error:
        reason = say("the judge calls {call}(n), which the file lacks", call=call) if call else error.reason
        raise CompileError(errors or error.errors, reason) from None


def build(file, method, folder):
    """Compiles a file in a folder. Errors name the file as it was given."""
    try:
        return compile_file(SUFFIXES[suffix(file)], pathlib.Path(file).absolute(), method, folder)
    except OSError as error:
        raise Error(say("cannot read '{file}': {error}", file=file, error=error.strerror)) from error
    except CompileError as error:
        errors = re.sub(r"In file included from .*call\.c(pp)?:\d+:\n", "", error.errors)
        folder = rf"{re.escape(str(folder))}\S*[/\\]"
        copy = rf"{folder}(?:solution\.\w+|\w+\.java)|{re.escape(os.path.abspath(file))}"
        errors = re.sub(copy, lambda match: file, errors).replace(f"{CALL}{os.sep}", "")
        raise CompileError(re.sub(folder, "", errors), error.reason) from None
