"""Runs a file, calls a method of its class Solution for each n, and writes what it returns last to another file.

Without any n, writes what the file is: a class with the method, one without it, or a program. Without a method, only compiles.
"""

import json
import pathlib
import sys
import traceback
import types

# What LeetCode adds: all names of these modules, and then the modules.
MODULES = "string re datetime collections heapq bisect copy math random statistics itertools functools operator io sys json"
source, method, answer, *numbers = sys.argv[1:]
solution = sys.modules["solution"] = types.ModuleType("solution")
for name in [*MODULES.split(), "builtins", "typing"]:
    exec(f"from {name} import *", vars(solution))
for name in MODULES.split():
    exec(f"import {name}", vars(solution))
sys.setrecursionlimit(50000)
try:
    code = compile(pathlib.Path(source).read_bytes(), source, "exec")
except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
    sys.exit("".join(traceback.format_exception_only(type(error), error)))
if numbers:
    try:
        exec(code, vars(solution))
        for n in map(int, numbers):
            found = json.dumps(getattr(solution.Solution(), method)(n), default=list)  # Any iterable is a list.
            pathlib.Path(answer).write_text(found + "\n")
    except Exception as error:
        traceback.print_exception(type(error), error, error.__traceback__.tb_next)  # Without this file.
        sys.exit(1)
elif method:
    reads_input = False
    try:
        exec(code, vars(solution))
    except EOFError:
        reads_input = True
    except ImportError as error:
        sys.exit("".join(traceback.format_exception_only(type(error), error)))
    except BaseException:  # Errors are shown when the method is called.
        pass
    if callable(getattr(getattr(solution, "Solution", None), method, None)) and not reads_input:
        kind = "method"
    elif hasattr(solution, "Solution") and not reads_input and b"__main__" not in pathlib.Path(source).read_bytes():
        kind = "class"  # Without the method, and not a program.
    else:
        kind = "program"
    pathlib.Path(answer).write_text(kind)
