"""C and C++, compiled with gcc, g++ or what takes their options."""

import functools
import re

from judge.compilers import CALL, COMPILER, FLAGS, CompileError, Job, Program, Sanitized, first_standard, read

ADDRESS_SANITIZER = ["-O1", "-g1", "-fno-omit-frame-pointer", "-fsanitize=address"]
# Without what is harmless: `~0 << n`, and null for the length 0.
SANITIZERS = [
    *ADDRESS_SANITIZER,
    *("-fsanitize=undefined", "-fno-sanitize-recover=all", "-fno-sanitize=shift-base,nonnull-attribute"),
    *("-D_GLIBCXX_DEBUG", "-Wall"),
]
PATTERN = "-ftrivial-auto-var-init=pattern"  # Uninitialised variables have odd values.
# What <bits/stdc++.h> includes, for compilers that lack it.
HEADERS = """algorithm any array bit bitset cassert cctype chrono climits cmath cstddef cstdint cstdio cstdlib cstring ctime
    deque fstream functional iomanip iostream iterator limits list map memory numbers numeric optional queue random ranges set
    span sstream stack stdexcept string string_view tuple type_traits unordered_map unordered_set utility variant vector"""


def sanitizers(compiler, folder):
    """Returns the options that the compiler has, or None."""
    file = folder / "empty.c"
    file.write_text("int main(void) { return 0; }\n")
    choices = [*SANITIZERS, PATTERN], SANITIZERS
    return next((options for options in choices if Job(compiler, *options, "-o", folder / "empty.exe", file).result()[0]), None)


def gnu(compiler, suffix, standards, source, call, folder):
    compiler, copy, header = COMPILER or compiler, folder / f"solution{suffix}", folder / "bits" / "stdc++.h"
    copy.write_bytes(read(source).encode())
    header.parent.mkdir()
    header.write_text("".join(f"#if __has_include(<{name}>)\n#include <{name}>\n#endif\n" for name in HEADERS.split()))
    file = [f"-DJUDGE_CALL={call}", CALL / f"call{suffix}"] if call else [copy]
    file += ["-iquote", folder, "-iquote", source.parent, "-idirafter", source.parent, "-idirafter", folder]
    file += ["-DONLINE_JUDGE", "-lm"]
    standards = [[]] if FLAGS else [["-O2", *standard.split()] for standard in standards]

    def start(name, standard, *options):
        return Job(compiler, *(FLAGS or []), *standard, *options, "-o", folder / f"{name}.exe", *file)

    def errors_with(standard):
        succeeds, output = start("yours", standard, *([] if FLAGS else ["-w"])).result()
        return "" if succeeds else output

    # Both builds run side by side, if the first standard is right.
    options = sanitizers(compiler, folder)
    checked = start("checked", standards[0], *options) if options else None
    try:
        standard = first_standard(standards, errors_with, rf"(?m)^{re.escape(str(copy))}:\d+(:\d+)?: (?!note)", call)
    except CompileError:
        if checked:
            checked.stop()
        raise
    if checked and standard != standards[0]:
        checked.stop()
        checked = start("checked", standard, *options)
    address = functools.lru_cache(None)(lambda: start("address", standard, *ADDRESS_SANITIZER))
    return Program([folder / "yours.exe"], bool(call), sanitized=Sanitized(checked, address))


def c(source, call, folder):
    return gnu("gcc", ".c", [""], source, call, folder)


def cpp(source, call, folder):
    # First what most judges have: C++20 forbids some older code, and some, such as `cin >> array`, means something else.
    return gnu("g++", ".cpp", [f"-std=gnu++{year}" for year in (17, 23, 11, 20, 14)], source, call, folder)
