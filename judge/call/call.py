"""Runs a file, calls a method of its class Solution for each n, and writes what it returns last to another file.

Without any n, writes what the file is. Without a method, only compiles.
"""

import json
import pathlib
import sys
import traceback
import types

# What LeetCode adds: all names of these modules, and then the modules.
MODULES = "string re datetime collections heapq bisect copy math random statistics itertools functools operator io sys json"


def prepared():
    """Returns a module with what LeetCode adds."""
    solution = sys.modules["solution"] = types.ModuleType("solution")
    for name in [*MODULES.split(), "builtins", "typing"]:
        exec(f"from {name} import *", vars(solution))
    for name in MODULES.split():
        exec(f"import {name}", vars(solution))
    return solution


def kind(code, text, method):
    """Returns what a file is: a class with the method, one without it, or a program."""
    solution, reads_input = prepared(), False
    try:
        exec(code, vars(solution))
    except EOFError:
        reads_input = True
    except ImportError as error:
        sys.exit("".join(traceback.format_exception_only(type(error), error)))
    except BaseException:  # Errors are shown when the method is called.
        pass
    if callable(getattr(getattr(solution, "Solution", None), method, None)) and not reads_input:
        return "method"
    if hasattr(solution, "Solution") and not reads_input and b"__main__" not in text:
        return "class"
    return "program"


def call(code, method, answer, numbers):
    """Calls the method for each number."""
    solution = prepared()
    try:
        exec(code, vars(solution))
        for n in map(int, numbers):
            found = json.dumps(getattr(solution.Solution(), method)(n), default=list)  # Any iterable is a list.
            answer.write_text(found + "\n")
    except Exception as error:
        traceback.print_exception(type(error), error, error.__traceback__.tb_next)  # Without this file.
        sys.exit(1)


def main(source, method, answer, *numbers):
    sys.setrecursionlimit(50000)
    text = pathlib.Path(source).read_bytes()
    try:
        code = compile(text, source, "exec")
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        sys.exit("".join(traceback.format_exception_only(type(error), error)))
    if numbers:
        call(code, method, pathlib.Path(answer), numbers)
    elif method:
        pathlib.Path(answer).write_text(kind(code, text, method))


main(*sys.argv[1:])
