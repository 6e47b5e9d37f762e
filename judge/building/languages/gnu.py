"""C and C++, compiled with gcc, g++ or what takes their options."""

import pathlib
import re
import typing

from judge.building.compiler import Checked, first_standard, run_compiler
from judge.building.language import Language
from judge.building.program import CALL, Program, Source
from judge.running.processes import Word

SANITIZERS = [
    *("-g1", "-fno-omit-frame-pointer", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"),
    "-fno-sanitize=shift-base,nonnull-attribute",  # These are harmless: `~0 << n`, and null for the length 0.
]
CHECKS = ["-O1", *SANITIZERS, "-D_GLIBCXX_DEBUG", "-w"]
# What not all compilers have: odd values for uninitialised variables, and checks of an array at the end of a class.
FURTHER_CHECKS = ["-ftrivial-auto-var-init=pattern", "-fsanitize=bounds-strict"]
# What <bits/stdc++.h> includes, for compilers that lack it.
HEADERS = """algorithm any array bit bitset cassert cctype chrono climits cmath cstddef cstdint cstdio cstdlib cstring ctime
    deque fstream functional iomanip iostream iterator limits list map memory numbers numeric optional queue random ranges set
    span sstream stack stdexcept string string_view tuple type_traits unordered_map unordered_set utility variant vector"""


def included(names: typing.Iterable[str]) -> str:
    """Returns the lines that include headers, as far as the compiler has them."""
    return "".join(f"#if __has_include(<{name}>)\n#include <{name}>\n#endif\n" for name in names)


def write_header(folder: pathlib.Path) -> None:
    header = folder / "headers" / "bits" / "stdc++.h"  # There are no warnings of files in a folder after -idirafter.
    header.parent.mkdir(parents=True)
    header.write_text(included(HEADERS.split()))


def gnu(compiler: str, suffix: str, standards: typing.Sequence[str], source: Source, folder: pathlib.Path) -> Program:
    copy = folder / f"solution{suffix}"
    copy.write_bytes(source.text.encode())
    write_header(folder)
    options = ["-O2", *(SANITIZERS if source.has_sanitizers else [])]
    inputs: typing.List[Word] = [f"-DJUDGE_CALL={source.call}", CALL / f"call{suffix}"] if source.call else [copy]
    folders: typing.List[Word] = ["-iquote", folder, "-iquote", source.headers, "-idirafter", folder / "headers"]
    inputs += [*folders, "-DONLINE_JUDGE", "-lm"]

    def compile_with(standard: str) -> typing.Tuple[bool, str]:
        succeeds, output = run_compiler(compiler, standard, *options, "-w", "-o", folder / "yours.exe", *inputs)
        if not succeeds and re.search("sanitize|[au]b?san", output) and options[1:]:  # The compiler has none.
            options[1:] = []
            return compile_with(standard)
        return succeeds, output

    def own_errors(standard: str, output: str) -> str:
        if "undefined reference" in output:
            return output
        alone = ["-w", "-fsyntax-only", "-include", CALL / f"answers{suffix}", "-Dmain=main_of_the_solution", *folders, copy]
        succeeds, errors = run_compiler(compiler, standard, "-DONLINE_JUDGE", *alone)
        return "" if succeeds else errors  # A `#pragma message` is printed without an error.

    def checked_with(standard: str) -> Checked:
        binary = folder / "checked.exe"
        rest = (FURTHER_CHECKS[:number] for number in (2, 1, 0))
        return Checked(binary, [[compiler, standard, *CHECKS, *further, "-o", binary, *inputs] for further in rest])

    checked = checked_with(standards[0])
    try:
        standard = first_standard(standards, compile_with, own_errors, source)
    except BaseException:
        checked.first.stop()
        raise
    if standard != standards[0]:
        checked.first.stop()
        checked = checked_with(standard)
    text = [compiler, standard, "-E", *inputs]
    return Program([folder / "yours.exe"], is_function=bool(source.method), checked=checked, preprocessed=text)


def c(source: Source, folder: pathlib.Path) -> Program:
    return gnu("gcc", ".c", ["-std=gnu11"], source, folder)


def cpp(source: Source, folder: pathlib.Path) -> Program:
    # First what most judges have: C++20 forbids some older code, and some, such as `cin >> array`, means something else.
    return gnu("g++", ".cpp", [f"-std=gnu++{year}" for year in (17, 23, 11)], source, folder)


LANGUAGES = [
    Language("C", ".c", c, "{}".format),
    Language("C++", ".cc .cpp .cxx", cpp, "Solution().{}".format, "Solution"),
]
