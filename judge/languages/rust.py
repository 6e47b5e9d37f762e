"""Rust."""

import re

from judge.compilers import CALL, COMPILER, FLAGS, CompileError, Job, Program, first_standard, read

# LeetCode adds the structure, and NowCoder's file has one. One in the file hides this.
RUST_STRUCT = """
#[allow(dead_code)]
mod judge_solution { pub struct Solution; }
#[allow(unused_imports)]
use self::judge_solution::*;
"""


def rust_call(method):
    """NowCoder's method has the same name in Rust; LeetCode's is a function in snake case."""
    if method[0].isupper():
        return f"Solution::new().{method}"
    return "Solution::" + re.sub("[A-Z]", lambda capital: f"_{capital[0].lower()}", method)


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
        succeeds, output = Job(COMPILER or "rustc", "--extern", f"solution={library}", "-o", binary, main).result()
        if not succeeds:
            raise CompileError(output)
    return Program([binary], bool(call))
