"""Rust: all edits in one program, each in a module of its own."""

import pathlib
import typing

from judge.building.compiler import run_compiler
from judge.building.languages.rust import rust_call, with_call
from judge.mending.runners.runner import Mended
from judge.mending.runners.together import Texts, Together
from judge.mending.text import grammar
from judge.mending.text.grammar import Harm, Words

GRAMMAR = grammar.Grammar(
    token=grammar.tokens(
        rf"'\w+\b(?!')|{grammar.COMMENTS}", r"b?(?:r(?P<mark>\#*)\"(?s:.*?)\"(?P=mark)|Q)".replace("Q", grammar.QUOTED)
    ),  # Without lifetimes.
    levels=grammar.levels(*("||", "&&", "== != < <= > >= .. ..=", "|", "^", "&", "<< >>", "+ -", "* / %", "unary")),
    harm=Harm(words=r"unsafe extern fs net os Command include\w* global_asm path(?=\s*=) mod(?=\s+\w+\s*;)", harmless="$^"),
    rules=grammar.read_rules("all", "braces", "rust"),
    words=Words(
        conditional="if {} {{ {} }}",
        absolute="({}).abs()",
        contains=[("{0}.contains(&{1})", "!{0}.contains(&{1})"), ("{0}.count(&{1})", "!{0}.count(&{1})")],
        difference="{}.abs_diff({})",
    ),
    has_casts=True,
    is_unsigned=True,
)


class Rust(Together):
    errors = r"(?m)^error.*\n *--> .*[/\\]e(\d+)\.rs:", r"[/\\]e(\d+)\.rs:"

    def compiled(self, folder: pathlib.Path, texts: Texts) -> typing.Tuple[bool, str]:
        end = "#[allow(unused_must_use)] pub fn judge_run() { main(); }"
        if self.trial.program.is_function and self.trial.problem.method:
            end = with_call(rust_call(self.trial.problem.method), folder, 2) + "pub fn judge_run() { judge_main::main(); }"
        for number, text in texts.items():
            folder.joinpath(f"e{number}.rs").write_bytes(f"{text}\n{end}\n".encode())
        parts = [f"mod e{number};" for number in texts]
        calls = "".join(f'"{number}" => e{number}::judge_run(),\n' for number in texts)
        parts.append(f"fn main() {{\nmatch std::env::args().nth(1).unwrap().as_str() {{\n{calls}_ => {{}}\n}}\n}}")
        folder.joinpath("all.rs").write_text("\n".join(parts))
        options = ["--edition=2021", "--cap-lints=allow", "-C", "debuginfo=0", "-C", "overflow-checks=off"]
        return run_compiler("rustc", *options, "-o", folder / "all.exe", folder / "all.rs")


MENDED = {"Rust": Mended(GRAMMAR, Rust)}
