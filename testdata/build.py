"""Compiles a source file as a judge does. If the judge calls a function, adds what the judge adds: imports and a `main`."""

import ast
import os
import pathlib
import re
import shutil
import subprocess
import sys
import traceback
import typing
import warnings

import run

TESTDATA = pathlib.Path(__file__).resolve().parent
SUFFIXES = ".c .cc .cpp .cxx .java .py .rs"
CXXFLAGS = os.environ.get("CXXFLAGS", "-w").split()
RUSTC = os.environ.get("RUSTC", "rustc")
RUSTFLAGS = os.environ.get("RUSTFLAGS", "-O --cap-lints=allow").split()
SANITIZERS = "-g -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=all".split()
# What <bits/stdc++.h> includes, for compilers that lack it.
HEADERS = """algorithm any array bit bitset cassert cctype chrono climits cmath cstddef cstdint cstdio cstdlib cstring ctime deque
    fstream functional iomanip iostream iterator limits list map memory numbers numeric optional queue random ranges set span
    sstream stack stdexcept string string_view tuple type_traits unordered_map unordered_set utility variant vector"""
JAVA_IMPORTS = "".join(f"import java.{package}.*; " for package in ("io", "math", "util", "util.function", "util.stream"))
JAVA_MAIN = "public static void main(String[])"
# LeetCode adds the structure, and NowCoder's file has one. One in the file hides this.
RUST_STRUCT = """
#[allow(dead_code)]
mod judge_solution { pub struct Solution; }
#[allow(unused_imports)]
use self::judge_solution::*;
"""
RUST_PROBE = "std::mem::size_of::<super::Solution>()"


class Error(Exception):
    """What prevents a verdict."""


class CompileError(Exception):
    """The errors of a compiler."""


class Program(typing.NamedTuple):
    """`command` runs a whole program or, if `is_function`, calls the function: it expects a file for the answer, and integers.
    `sanitize` compiles again, and returns the new command, or None if the compiler has no sanitizers."""

    command: list
    is_function: bool = False
    sanitize: typing.Callable = lambda: None


def suffix(file):
    """Returns the suffix of a source file in lower case, or None."""
    found = pathlib.PurePath(file).suffix.lower()
    return found if found in SUFFIXES.split() else None


def run_tool(*command):
    """Returns the exit status and the output."""
    if not shutil.which(command[0]):
        raise Error(f"{command[0]} is not on the PATH")
    output = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
    found = subprocess.run(list(map(str, command)), stdin=subprocess.DEVNULL, env=run.ENVIRONMENT, **output)
    return found.returncode, run.text(found.stdout)


def compile_file(*command, standards=("",)):
    """Compiles with the first standard that succeeds, or raises the errors with the newest that the compiler knows."""
    failures = []
    for standard in standards:
        status, output = run_tool(*command, *standard.split())
        if status == 0:
            return
        failures.append((standard.split("=")[-1], output))
    # A compiler that does not know the standard names it.
    raise CompileError(next((errors for name, errors in failures if name not in errors), failures[-1][1]))


# Each of the following compiles a file, alone if `call` is None, and returns the command that runs it.


def c(source, call, folder, *options):
    return gcc(["gcc", "-w", "-x", "c"], TESTDATA / "main.c", [""], source, call, folder, *options)


def cpp(source, call, folder, *options):
    standards = "-std=gnu++20", "-std=gnu++11"
    header = folder / "bits" / "stdc++.h"
    header.parent.mkdir(exist_ok=True)
    header.write_text("".join(f"#if __has_include(<{name}>)\n#include <{name}>\n#endif\n" for name in HEADERS.split()))
    return gcc(["g++", *CXXFLAGS, "-idirafter", folder, "-x", "c++"], TESTDATA / "main.cpp", standards, source, call, folder, *options)


def gcc(compiler, main, standards, source, call, folder, *options):
    binary = folder / "yours.exe"
    if call:
        options += f'-DJUDGE_FILE="{source.as_posix()}"', f"-DJUDGE_CALL={call}"
    compile_file(*compiler, "-O2", *options, "-o", binary, main if call else source, "-lm", standards=standards)
    return [binary]


def java(source, call, folder):
    text = source.read_bytes().decode("utf-8-sig", "replace")
    # The judge's imports stand after the comments at the top, in place of the package, which the judge does not have.
    top = r"\A((?:\s|//.*|/\*(?s:.*?)\*/)*)(package\b[^;]*;)?"
    text = re.sub(top, lambda match: match[1] + (JAVA_IMPORTS if call else ""), text, count=1)
    main = folder / "JudgeMain.java"
    main.write_text(TESTDATA.joinpath("main.java").read_text(encoding="utf-8").replace("JUDGE_CALL", call or "null"))

    def javac(name):
        file = folder / f"{name}.java"
        file.write_text(text, encoding="utf-8")
        compile_file("javac", "-encoding", "UTF-8", "-J-Duser.language=en", "-d", folder, file, *[main] if call else [])

    try:
        javac("Solution")
    except CompileError as errors:
        public = re.search(r"should be declared in a file named (\w+)\.java", str(errors))
        if not public:
            raise
        javac(public[1])
    return ["java", "-cp", folder, "JudgeMain" if call else main_class(folder)]


def main_class(folder):
    """Returns the name of the class that starts a whole program in Java."""
    names = sorted(file.stem for file in folder.glob("*.class") if "$" not in file.stem)
    members = run_tool("javap", "-public", "-cp", folder, *names)[1].split("Compiled from ")[1:]
    main = r"public static (\w+ )*void main\(java\.lang\.String(\[\]|\.\.\.)\)"
    names = [name for name, text in zip(names, members) if re.search(main, text)]
    if not names:
        raise CompileError(f"no class has {JAVA_MAIN}")
    if len(names) > 1 and "Main" not in names:
        raise CompileError(f"{' and '.join(names)} have a {JAVA_MAIN} each: name one of the classes Main")
    return "Main" if "Main" in names else names[0]


def python(source, call, folder):
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tree = ast.parse(source.read_bytes(), str(source))
            compile(tree, str(source), "exec")
    except (SyntaxError, ValueError) as error:
        raise CompileError("".join(traceback.format_exception_only(type(error), error)))
    if not call:
        return [sys.executable, source]
    nodes = list(ast.walk(tree))
    if not any(isinstance(node, ast.ClassDef) and node.name == "Solution" for node in nodes):
        raise CompileError("there is no class Solution")
    if not any(call in (getattr(node, "name", ""), getattr(node, "id", "")) for node in nodes):
        raise CompileError(f"the class Solution has no {call}")
    return [sys.executable, TESTDATA / "main.py", source, call]


def rust(source, call, folder):
    binary, library = folder / "yours.exe", folder / "libsolution.rlib"
    options = *RUSTFLAGS, "--crate-name=solution"
    standards = [""] if "--edition" in " ".join(RUSTFLAGS) else [f"--edition={year}" for year in (2024, 2021, 2018, 2015)]
    if not call:
        compile_file(RUSTC, *options, "-o", binary, source, standards=standards)
        return [binary]
    # A library, in which a `main` of the solution is a function like others.
    struct = "" if call == RUST_PROBE or "new()" in call else RUST_STRUCT
    main = TESTDATA.joinpath("main.rs").read_text(encoding="utf-8").replace("JUDGE_CALL", call)
    file = folder / source.name
    file.write_bytes(source.read_bytes() + f"\n{struct}{main}".encode())
    compile_file(RUSTC, *options, "--crate-type=lib", "-o", library, file, standards=standards)
    file.write_text("fn main() { solution::judge_main::main() }")
    compile_file(RUSTC, "--crate-name=yours", "--extern", f"solution={library}", "-o", binary, file)
    return [binary]


def build(file, problem, folder):
    """Compiles a source file in the folder."""
    source, method = pathlib.Path(file).absolute(), problem.method
    # How to compile, the judge's call, and an expression that only names its class.
    compiler, call, probe = {
        ".c": (c, method, None),
        ".java": (java, f"new Solution().{method}(judge_n)", "Solution.class"),
        ".py": (python, method, "Solution"),
        ".rs": (rust, f"super::{problem.rust_call}(judge_n)", RUST_PROBE),
    }.get(suffix(file), (cpp, f"Solution().{method}(judge_n)", "sizeof(Solution)"))
    failures = []

    def attempt(call, *options):
        try:
            return compiler(source, call, folder, *options)
        except CompileError as error:
            failures.append(str(error).replace(str(source), file).replace(f"{folder}{os.sep}", ""))

    def program(command, call):
        has_sanitizers = compiler is c or compiler is cpp and "-fsanitize" not in " ".join(CXXFLAGS)
        return Program(command, bool(call), lambda: attempt(call, *SANITIZERS) if has_sanitizers else None)

    try:
        text = source.read_bytes()
    except OSError as error:
        raise Error(f"cannot read '{file}': {error.strerror}")
    needed = "Solution" if probe else method
    is_call = method != "-" and needed.encode() in text
    command = attempt(call) if is_call else None
    if command:
        return program(command, call)
    command = attempt(None)
    # A class without the method is not meant as a whole program.
    if not command or is_call and probe and attempt(probe):
        calls = f"the judge calls {call.replace('judge_n', 'n').replace('super::', '')}\n" if method != "-" else ""
        raise CompileError(("" if is_call or not calls else f"there is no {needed}; ") + calls + failures[0])
    return program(command, None)


def finding(file, errors):
    """Returns what a sanitizer found, with the line of the file, or None."""
    what = re.search(r"(?:runtime error|ERROR: AddressSanitizer): (.*?)(?: on (?:unknown )?address .*)?$", errors, re.M)
    line = re.search(re.escape(pathlib.Path(file).name) + r":(\d+)", errors)
    return f"{file}:{line[1]}: {what[1]}" if what and line else None
