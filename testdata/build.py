"""Compiles a source file as a judge does. If the judge calls a function, adds what the judge adds: imports and a `main`."""

import os
import pathlib
import re
import shutil
import subprocess
import sys

TESTDATA = pathlib.Path(__file__).parent
COMPILERS = {
    ".c": ["gcc", "-O2", "-o", "yours"],
    ".cpp": ["g++", "-O2", *os.environ.get("CXXFLAGS", "").split(), "-o", "yours"],
    ".java": ["javac", "-encoding", "UTF-8"],
    ".py": [sys.executable, "-m", "py_compile", "Solution.py"],
    ".rs": ["rustc", "-O", "--edition", "2021", "-o", "yours"],
}
JAVA_PACKAGES = "io", "math", "util", "util.function", "util.stream"


def language(file):
    """Returns the usual suffix of the language, or None if the file is not a source file."""
    suffix = pathlib.PurePath(file).suffix
    suffix = ".cpp" if suffix in (".cc", ".cxx") else suffix
    return suffix if suffix in COMPILERS else None


def build(source, suffix, problem, folder):
    """Compiles a source file in the folder. Returns the command that runs it, whether it calls a function of the file,
    and the compiler's output if that fails. The command of a function expects a file for the answer, and integers."""
    try:
        text = pathlib.Path(source).read_bytes().decode("latin-1")
    except OSError as error:
        sys.exit(f"judge: cannot read '{source}': {error.strerror}")
    code = re.sub(r"#.*" if suffix == ".py" else r"//.*|/\*(?s:.*?)\*/", "", text)
    call = {".c": "-", ".rs": problem.rust_call}.get(suffix, problem.call)
    method = re.split(r"\W+", call)[-3:][0]
    calls_method = call != "-" and re.search(rf"\bSolution\b(?s:.*)\b{method}\b", code)
    is_function = bool(calls_method or call != "-" and not re.search(r"\b(main|input|stdin)\b", code))
    if suffix == ".java":
        text = re.sub(r"(?m)^\s*package\b.*?;|\bpublic\s+(?=(\w+\s+)*class\b)", "", text)
    if is_function:
        main = TESTDATA.joinpath(f"main{suffix}").read_text(encoding="utf-8").replace("CALL", call)
        if suffix == ".java":
            text = "".join(f"import java.{package}.*; " for package in JAVA_PACKAGES) + text
        if suffix == ".rs":
            struct = "" if re.search(r"\bstruct\s+Solution\b", code) else "struct Solution;"
            main = "\n".join([re.sub(r"\bfn\s+main\b", "fn main_of_the_solution", text), struct, main])
        folder.joinpath(f"main{suffix}").write_bytes(main.encode("latin-1"))
    folder.joinpath(f"Solution{suffix}").write_bytes(text.encode("latin-1"))

    target = f"main{suffix}" if is_function else f"Solution{suffix}"
    compiler, *options = COMPILERS[suffix]
    for tool in [compiler] + ["java"] * (suffix == ".java"):
        if not shutil.which(tool):
            sys.exit(f"judge: {tool} is not on the PATH")
    output = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
    compiled = subprocess.run([compiler, *options, target], cwd=folder, stdin=subprocess.DEVNULL, **output)
    command = [str(folder / "yours")]
    if suffix == ".py":
        command = [sys.executable, str(folder / target)]
    if suffix == ".java":
        # The last class that begins a line above `main`.
        main_class = re.search(r"(?m)(?s:.*)^(?:\w+ )*class\s+(\w+)(?s:.*)\bvoid\s+main\b", "\n" + code)
        name = "JudgeMain" if is_function or not main_class else main_class[1]
        command = ["java", "-cp", str(folder), name]
    return command, is_function, compiled.stdout if compiled.returncode != 0 else None
