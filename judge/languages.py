"""The languages: how a source file is compiled, as a whole program or with what calls its function."""

import functools
import os
import pathlib
import re
import shlex
import sys
import typing

from judge import run
from judge.compilers import CompileError, Job, NothingToCall, Program
from judge.messages import say

CALL = pathlib.Path(__file__).resolve().parent / "call"
COMPILER = os.environ.get("JUDGE_COMPILER")
FLAGS = shlex.split(os.environ["JUDGE_FLAGS"]) if "JUDGE_FLAGS" in os.environ else None
PROBE_LIMIT = 10  # In seconds.
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
JAVA_IMPORTS = "".join(f"import java.{package}.*; " for package in ("io", "math", "util", "util.function", "util.stream"))
JAVA_RETURNS = (
    r"(int|short|byte|char|java\.lang\.Integer|java\.util\.\w*(List|Vector)(<java\.util\.List<java\.lang\.String>>)?)"
)
# LeetCode adds the structure, and NowCoder's file has one. One in the file hides this.
RUST_STRUCT = """
#[allow(dead_code)]
mod judge_solution { pub struct Solution; }
#[allow(unused_imports)]
use self::judge_solution::*;
"""


def read(source):
    """Returns the text of a source file, without a byte order mark."""
    text = source.read_bytes()
    return text.decode("utf-16" if text[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig", "replace")


def first_standard(standards, errors_with, own_error, call):
    """Compiles with the first standard that has no errors, and returns it. Standards are lists of options."""
    failures, seen = [], []
    for standard in standards:
        errors = errors_with(standard)
        if not errors:
            return standard
        messages = re.findall("error.*", errors)  # Notes may name the standard.
        seen.append(messages)
        if seen.count(messages) == 3:  # With the newest and the oldest, too.
            break
        # A compiler that does not know the standard names it.
        if re.search(own_error, errors) or not standard or standard[-1][-4:] not in errors:
            failures.append(errors)
    # In Rust, errors of the syntax, which have no code, hide others; the syntax may be that of an older edition.
    errors = min(failures or [errors], key=lambda errors: len(re.findall("^error: (?!aborting)", errors, re.M)))
    raise (NothingToCall if call and not re.search(own_error, errors) else CompileError)(errors)


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
    file += ["-DONLINE_JUDGE", "-iquote", folder, "-I", source.parent, "-idirafter", folder, "-lm"]
    standards = [[]] if FLAGS else [["-O2", *standard.split()] for standard in standards]

    def start(name, standard, *options):
        return Job(compiler, *(FLAGS or []), *standard, *options, "-o", folder / f"{name}.exe", *file)

    def errors_with(standard):
        succeeds, output = start("yours", standard, *([] if FLAGS else ["-w"])).result()
        return "" if succeeds else output

    # Both builds run side by side, if the first standard is right.
    options = sanitizers(compiler, folder)
    checked = bool(options) and start("checked", standards[0], *options)
    try:
        standard = first_standard(standards, errors_with, rf"(?m)^{re.escape(str(copy))}:\d+(:\d+)?: (?!note)", call)
    except CompileError:
        if checked:
            checked.stop()
        raise
    if checked and standard != standards[0]:
        checked.stop()
        checked = start("checked", standard, *options)
    with_address_sanitizer = functools.lru_cache(None)(lambda: start("address", standard, *ADDRESS_SANITIZER))
    return Program([folder / "yours.exe"], bool(call), checked=checked, with_address_sanitizer=with_address_sanitizer)


def c(source, call, folder):
    return gnu("gcc", ".c", [""], source, call, folder)


def cpp(source, call, folder):
    # First what most judges have: C++20 forbids some older code, and some, such as `cin >> array`, means something else.
    return gnu("g++", ".cpp", [f"-std=gnu++{year}" for year in (17, 23, 11, 20, 14)], source, call, folder)


def rust(source, call, folder):
    copy, binary, library = folder / "solution.rs", folder / "yours.exe", folder / "libsolution.rlib"
    text, crate = read(source), ["-o", binary]
    if call:
        # A library, in which a `main` of the solution is a function like others.
        text += f'\n{"" if "new()" in call else RUST_STRUCT}#[path = "call.rs"]\npub mod judge_main;\n'
        main = CALL.joinpath("call.rs").read_text(encoding="utf-8")
        folder.joinpath("call.rs").write_text(main.replace("JUDGE_CALL", f"super::{call}"))
        crate = ["-o", library, "--crate-type=lib"]
    copy.write_bytes(text.encode())
    standards = [[]] if FLAGS else [["-O", "--cap-lints=allow", f"--edition={year}"] for year in (2024, 2015, 2021, 2018)]

    def errors_with(standard):
        succeeds, output = Job(COMPILER or "rustc", *(FLAGS or []), *standard, "--crate-name=solution", *crate, copy).result()
        return "" if succeeds else output

    first_standard(standards, errors_with, rf"(?m)^error.*\n *--> {re.escape(str(copy))}:", call)
    if call:
        main = folder / "main.rs"
        main.write_text("fn main() { solution::judge_main::main() }")
        Job(COMPILER or "rustc", "--extern", f"solution={library}", "-o", binary, main).result()
    return Program([binary], bool(call))


def java(source, call, folder):
    # The judge's imports stand after the comments at the top, in place of the package, which the judge does not have.
    top = r"\A((?:\s|//.*|/\*(?s:.*?)\*/)*)(package\b[^;]*;)?"
    text = re.sub(top, lambda match: match[1] + (JAVA_IMPORTS if call else ""), read(source), count=1)
    classes = folder / "classes"

    def compile_as(name):
        file = folder / f"{name}.java"
        file.write_bytes(text.encode())
        options = "-encoding", "UTF-8", "-J-Duser.language=en", "-d", classes
        return Job(COMPILER or "javac", *(FLAGS or []), *options, file, CALL / "JudgeCall.java").result()

    succeeds, output = compile_as(source.stem)
    public = re.search(r"should be declared in a file named (\w+)\.java", output)
    if public:
        succeeds, output = compile_as(public[1])
    if not succeeds:
        raise CompileError(output)
    command = [pathlib.Path(COMPILER).with_name("java") if COMPILER else "java", "-cp", classes]
    lines = Job(*command, "JudgeCall").result()[1].splitlines()
    methods = {line.split()[0]: dict(word.partition(":")[::2] for word in line.split()[1:]) for line in lines}
    if call:
        return called_in_java(command, methods, method_of(call))
    name = main_class(methods)
    return Program([*command, name], class_name=name)


def called_in_java(command, methods, method):
    """Calls a method of Solution or, if there is no such class, of another."""
    names = {name: name.rpartition("$")[2] for name in sorted(methods) if method in methods[name]}
    if not names:
        raise NothingToCall("")
    name = min(names, key=lambda name: (names[name] != "Solution", "$" in name))
    if not re.fullmatch(JAVA_RETURNS, methods[name][method]):
        what = "the judge needs an int or a List<List<String>> from {method}, but that is {type}"
        raise CompileError("", say(what, method=method, type=re.sub(r"\w+\.", "", methods[name][method])))
    return Program([*command, "JudgeCall", name, method], True, names[name])


def main_class(methods):
    """Returns the name of the class that starts a whole program: one with a main that any Java starts, if there is one."""
    names = [name for name in sorted(methods) if "$" not in name and {"main", "main()"} & {*methods[name]}]
    names = [name for name in names if "main" in methods[name]] or names
    if not names:
        raise CompileError("", say("no class has public static void main(String[])"))
    if len(names) > 1 and "Main" not in names:
        raise CompileError("", say("several classes have a main: name one of them Main: {names}", names=" ".join(names)))
    return "Main" if "Main" in names else names[0]


def python(source, call, folder):
    interpreter = [COMPILER or sys.executable, *(FLAGS or [])]
    command = [*interpreter, CALL / "call.py", source, method_of(call) if call else ""]
    outcome = run.run_function(command, [], PROBE_LIMIT, folder)
    if outcome.status > 0:
        raise CompileError(run.text(outcome.errors))
    if outcome.output == b"class":
        raise CompileError("", say("the class Solution has no {method}", method=method_of(call)))
    is_known = outcome.status == 0 and not outcome.is_late  # What stands below the class may fail or take long.
    if call and is_known and outcome.output != b"method":
        raise NothingToCall("")
    return Program(command if call else [*interpreter, source], bool(call))


def method_of(call):
    return re.split(r"\W+", call)[-1]


def rust_call(method):
    """NowCoder's method has the same name in Rust; LeetCode's is a function in snake case."""
    if method[0].isupper():
        return f"Solution::new().{method}"
    return "Solution::" + re.sub("[A-Z]", lambda capital: f"_{capital[0].lower()}", method)


class Language(typing.NamedTuple):
    name: str
    suffixes: str
    compile: typing.Callable  # A file, the call or None, and an empty folder; returns a Program.
    call: typing.Callable  # The name of the method; returns what the judge calls.
    word: str  # What a file certainly contains if it has the method, a format of its name.
    main_words: tuple = ("main",)  # Of which it contains one if it is a whole program.


LANGUAGES = [
    Language("C", ".c", c, "{}".format, "{}"),
    Language("C++", ".cc .cpp .cxx", cpp, "Solution().{}".format, "Solution"),
    Language("Java", ".java", java, "new Solution().{}".format, "{}"),
    Language("Python", ".py", python, "Solution().{}".format, "Solution", ("print", "write")),
    Language("Rust", ".rs", rust, rust_call, "Solution"),
]
SUFFIXES = {suffix: language for language in LANGUAGES for suffix in language.suffixes.split()}


def suffix(file):
    """Returns the suffix of a source file, or None."""
    found = pathlib.PurePath(file).suffix.lower()
    return found if found in SUFFIXES else None
