"""Runs a file, calls a method of its class Solution for each n, and writes what it returns last to another file."""

import json
import pathlib
import sys
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
exec(compile(pathlib.Path(source).read_bytes(), source, "exec"), vars(solution))
for n in map(int, numbers):
    found = json.dumps(getattr(solution.Solution(), method)(n), default=list)  # Any iterable is a list.
    pathlib.Path(answer).write_text(found + "\n")
