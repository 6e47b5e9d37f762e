"""Rust."""

import pathlib
import re
import typing

from judge.building.compiler import first_standard, run_compiler
from judge.building.language import Language
from judge.building.program import CALL, CompileError, Program, Source

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


def with_call(call: str, folder: pathlib.Path, skipped: int = 1) -> str:
    """Writes call.rs, which skips this number of arguments. Returns what a file needs besides to be called by it."""
    main = CALL.joinpath("call.rs").read_text(encoding="utf-8").replace("JUDGE_SKIPPED", str(skipped))
    folder.joinpath("call.rs").write_text(main.replace("JUDGE_CALL", f"super::{call}"))
    return f'\n{"" if "new()" in call else STRUCT}#[path = "call.rs"]\npub mod judge_main;\n'


def rust(source: Source, folder: pathlib.Path) -> Program:
    copy, binary, library = folder / "solution.rs", folder / "yours.exe", folder / "libsolution.rlib"
    text, crate = source.text, ["-o", str(binary)]
    if source.call:
        # A library, in which a `main` of the solution is a function like others.
        text += with_call(source.call, folder)
        crate = ["-o", str(library), "--crate-type=lib"]
    copy.write_bytes(text.encode())
    editions = [f"--edition={year}" for year in (2021, 2024, 2015)]  # The likeliest first.

    def compile_with(edition: str) -> typing.Tuple[bool, str]:
        return run_compiler("rustc", "-O", edition, "--cap-lints=allow", "--crate-name=solution", *crate, copy)

    def own_errors(edition: str, output: str) -> str:
        copy.write_bytes(source.text.encode())
        alone = run_compiler("rustc", edition, "--cap-lints=allow", "--crate-type=lib", "-o", library, copy)[1]
        if re.search("(?m)^error: (?!aborting)", alone):  # Of the syntax: they have no number.
            return alone
        return output if re.search(rf"(?m)^error.*\n *--> {re.escape(str(copy))}:", output) else ""

    first_standard(editions, compile_with, own_errors, source)
    if source.method:
        main_file = folder / "main.rs"
        main_file.write_text("fn main() { solution::judge_main::main() }")
        succeeds, output = run_compiler("rustc", "--extern", f"solution={library}", "-o", binary, main_file)
        if not succeeds:
            raise CompileError(output)
    return Program([binary], is_function=bool(source.method))


LANGUAGES = [Language("Rust", ".rs", rust, rust_call, "Solution")]
