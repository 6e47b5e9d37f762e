"""Compiles a source file as a judge does."""

import pathlib
import re
import sys

from judge import run
from judge.compilers import COMPILER, CompileError, Error, NothingToCall, method_of, named, read
from judge.languages import language_of
from judge.messages import say


def compile_file(language, source, text, method, folder):
    """Compiles a file with what calls its function or, if it lacks what the judge calls, as a whole program."""

    def compile_in(name, call):
        folder.joinpath(name).mkdir()
        return language.compile(source, call, folder / name)

    call, errors = method and language.call(method), ""
    if call and language.word.format(method) in text:
        try:
            return compile_in("function", call)
        except NothingToCall as error:
            errors = error.errors
    word = language.main_words[0]
    if not call:
        lacks = say("the judge runs a whole program, and the file has no {word}", word=word)
    elif errors and method_of(call) in text:
        lacks = say("the judge calls {call}(n), which does not compile", call=call)
    else:
        lacks, errors = say("the judge calls {call}(n), and the file has neither that nor {word}", call=call, word=word), ""
    if not re.search(rf"\b({'|'.join(language.main_words)})", text):
        raise CompileError(errors, lacks)
    try:
        return compile_in("program", None)
    except CompileError as error:
        raise CompileError(errors or error.errors, lacks if call else error.reason) from None


def build(file, method, folder):
    """Compiles a file in a folder. Errors name the file as it was given."""
    source = pathlib.Path(file).absolute()
    try:
        text = read(source)
    except OSError as error:
        raise Error(say("cannot read '{file}': {error}", file=file, error=error.strerror)) from error
    try:
        return compile_file(language_of(file), source, text, method, folder)
    except run.CannotStart as error:
        raise Error(say("cannot run '{name}': {error}", name=COMPILER or sys.executable, error=error)) from None
    except CompileError as error:
        errors = re.sub(r"In file included from .*call\.c(pp)?:\d+:\n", "", error.errors)
        raise CompileError(named(errors, file), error.reason) from None
