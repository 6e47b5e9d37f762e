"""C and C++, compiled with gcc, g++ or what takes their options."""

import pathlib
import re
import typing

from judge.job import COMPILER, FLAGS, Job
from judge.languages.standards import Standard, first_standard
from judge.processes import Word
from judge.program import CALL, CompileError, Program, Source

SANITIZERS = [
    *("-g1", "-fno-omit-frame-pointer", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"),
    "-fno-sanitize=shift-base,nonnull-attribute",  # These are harmless: `~0 << n`, and null for the length 0.
]
CHECKED = ["-O1", *SANITIZERS, "-D_GLIBCXX_DEBUG", "-Wall", "-Wshadow"]
PATTERN = "-ftrivial-auto-var-init=pattern"  # Uninitialised variables have odd values.
STRICT = "-fsanitize=bounds-strict"  # Also for an array that is the last member of a class.
# What <bits/stdc++.h> includes, for compilers that lack it.
HEADERS = """algorithm any array bit bitset cassert cctype chrono climits cmath cstddef cstdint cstdio cstdlib cstring ctime
    deque fstream functional iomanip iostream iterator limits list map memory numbers numeric optional queue random ranges set
    span sstream stack stdexcept string string_view tuple type_traits unordered_map unordered_set utility variant vector"""


def checked_options(compiler: str, folder: pathlib.Path) -> typing.Optional[typing.List[str]]:
    """Returns the options for sanitizers that the compiler has."""
    file = folder / "empty.c"
    file.write_text("int main(void) { return 0; }\n")
    choices = [*CHECKED, PATTERN, STRICT], [*CHECKED, PATTERN], CHECKED
    return next((options for options in choices if Job(compiler, *options, "-o", folder / "empty.exe", file).result()[0]), None)


def gnu(compiler: str, suffix: str, standards: typing.Sequence[str], source: Source, folder: pathlib.Path) -> Program:
    compiler, copy, header = COMPILER or compiler, folder / f"solution{suffix}", folder / "bits" / "stdc++.h"
    copy.write_bytes(source.text.encode())
    header.parent.mkdir()
    header.write_text("".join(f"#if __has_include(<{name}>)\n#include <{name}>\n#endif\n" for name in HEADERS.split()))
    file: typing.List[Word] = [f"-DJUDGE_CALL={source.call}", CALL / f"call{suffix}"] if source.call else [copy]
    user = source.path.parent
    file += ["-iquote", folder, "-iquote", user, "-idirafter", user, "-idirafter", folder, "-DONLINE_JUDGE", "-lm"]
    checked = checked_options(compiler, folder)
    judges = ["-O2", *(SANITIZERS if source.has_sanitizers and checked else [])]
    choices = [[]] if FLAGS else [[*judges, *standard.split()] for standard in standards]

    def start(name: str, standard: Standard, *options: str) -> Job:
        return Job(compiler, *(FLAGS or []), *standard, *options, "-o", folder / f"{name}.exe", *file)

    def errors_with(standard: Standard) -> str:
        succeeds, output = start("yours", standard, *([] if FLAGS else ["-w"])).result()
        return "" if succeeds else output

    # Both builds run side by side, if the first standard is right.
    job = start("checked", choices[0], *checked) if checked else None
    try:
        standard = first_standard(choices, errors_with, rf"(?m)^{re.escape(str(copy))}:\d+(:\d+)?: (?!note)", source)
    except CompileError:
        if job:
            job.stop()
        raise
    if job and checked and standard != choices[0]:
        job.stop()
        job = start("checked", standard, *checked)
    return Program([folder / "yours.exe"], is_function=bool(source.method), checked=job)


def c(source: Source, folder: pathlib.Path) -> Program:
    return gnu("gcc", ".c", [""], source, folder)


def cpp(source: Source, folder: pathlib.Path) -> Program:
    # First what most judges have: C++20 forbids some older code, and some, such as `cin >> array`, means something else.
    standards = [f"-std=gnu++{year}" for year in (17, 23, 11)]
    return gnu("g++", ".cpp", standards, source, folder)
