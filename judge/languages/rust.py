"""Rust."""

import pathlib
import re

from judge.job import COMPILER, FLAGS, Job
from judge.languages.standards import Standard, first_standard
from judge.program import CALL, CompileError, Program, Source

# LeetCode adds the structure, and NowCoder's file has one. One in the file hides this.
STRUCT = """
#[allow(dead_code)]
mod judge_solution { pub struct Solution; }
#[allow(unused_imports)]
use self::judge_solution::*;
"""


def rust_call(method: str) -> str:
    """NowCoder's method has the same name in Rust; LeetCode's is a function in snake case."""
    if method[0].isupper():
        return f"Solution::new().{method}"
    return "Solution::" + re.sub("[A-Z]", lambda capital: f"_{capital[0].lower()}", method)


def rust(source: Source, folder: pathlib.Path) -> Program:
    copy, binary, library = folder / "solution.rs", folder / "yours.exe", folder / "libsolution.rlib"
    text, crate = source.text, ["-o", str(binary)]
    if source.call:
        # A library, in which a `main` of the solution is a function like others.
        text += f'\n{"" if "new()" in source.call else STRUCT}#[path = "call.rs"]\npub mod judge_main;\n'
        main = CALL.joinpath("call.rs").read_text(encoding="utf-8")
        folder.joinpath("call.rs").write_text(main.replace("JUDGE_CALL", f"super::{source.call}"))
        crate = ["-o", str(library), "--crate-type=lib"]
    copy.write_bytes(text.encode())
    choices = [[]] if FLAGS else [["-O", "--cap-lints=allow", f"--edition={year}"] for year in (2024, 2015, 2021, 2018)]

    def errors_with(standard: Standard) -> str:
        succeeds, output = Job(COMPILER or "rustc", *(FLAGS or []), *standard, "--crate-name=solution", *crate, copy).result()
        return "" if succeeds else output

    first_standard(choices, errors_with, rf"(?m)^error.*\n *--> {re.escape(str(copy))}:", source)
    if source.method:
        main_file = folder / "main.rs"
        main_file.write_text("fn main() { solution::judge_main::main() }")
        succeeds, output = Job(COMPILER or "rustc", "--extern", f"solution={library}", "-o", binary, main_file).result()
        if not succeeds:
            raise CompileError(output)
    return Program([binary], is_function=bool(source.method))
