"""Runs a file, calls a method of its class Solution for each n, and writes a line of JSON for each to another file.

Without any n, writes what the file is. Without a method, only compiles.
"""

import ast
import json
import pathlib
import sys
import traceback
import types
import typing

# What LeetCode adds: all names of these modules, and then the modules.
MODULES = "string re datetime collections heapq bisect copy math random statistics itertools functools operator io sys json"


def prepared(code: types.CodeType) -> types.ModuleType:
    """Returns a module with what LeetCode adds."""
    solution = sys.modules["solution"] = types.ModuleType("solution")
    solution.__file__ = code.co_filename
    for name in [*MODULES.split(), "builtins", "typing"]:
        exec(f"from {name} import *", vars(solution))
    for name in MODULES.split():
        exec(f"import {name}", vars(solution))
    return solution


def kind(code: types.CodeType, text: bytes, method: str) -> str:
    """Returns what a file is: a class with the method, one without it, or a program."""
    solution = prepared(code)
    try:
        exec(code, vars(solution))
    except ImportError as error:
        sys.exit("".join(traceback.format_exception_only(type(error), error)))
    except BaseException:  # Errors are shown when the method is called.
        names = [node.name for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
        if "Solution" in names and not hasattr(solution, "Solution"):
            return "method"
    if callable(getattr(getattr(solution, "Solution", None), method, None)):
        return "method"
    return "class" if hasattr(solution, "Solution") and b"__main__" not in text else "program"


def answers(code: types.CodeType, method: str, numbers: typing.Iterable[str]) -> typing.Iterator[str]:
    """Yields a line of JSON for each n. Any iterable is a list."""
    solution = prepared(code)
    exec(code, vars(solution))
    for n in map(int, numbers):
        yield json.dumps(getattr(solution.Solution(), method)(n), default=list) + "\n"


def call(code: types.CodeType, method: str, path: str, numbers: typing.Iterable[str]) -> None:
    try:
        for line in answers(code, method, numbers):
            with open(path, "a") as file:
                file.write(line)
    except Exception as error:
        trace = error.__traceback__
        while trace and trace.tb_frame.f_code.co_filename == __file__:
            trace = trace.tb_next
        traceback.print_exception(type(error), error, trace)
        sys.exit(1)


def main(source: str, method: str, path: str, *numbers: str) -> None:
    sys.setrecursionlimit(50000)
    sys.argv[1:] = []
    text = pathlib.Path(source).read_bytes()
    try:
        code = compile(text, source, "exec")
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        sys.exit("".join(traceback.format_exception_only(type(error), error)))
    if numbers:
        call(code, method, path, numbers)
    elif method:
        pathlib.Path(path).write_text(kind(code, text, method))


if __name__ == "__main__":
    main(*sys.argv[1:])
