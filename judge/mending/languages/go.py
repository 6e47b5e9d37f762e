"""Go: all edits in one package, each with names of its own."""

import pathlib
import re
import shutil
import tempfile
import typing

from judge.building.languages.go import go_build, in_package, missing
from judge.building.program import CALL
from judge.mending.runners.runner import Mended
from judge.mending.runners.together import Texts, Together
from judge.mending.text import grammar
from judge.mending.text.grammar import Harm, Words, either
from judge.mending.text.lexing import SourceText

HARMLESS = either(
    r"bufio bytes cmp container/\w+ errors fmt io io/ioutil log maps math math/\w+ os runtime(?:/debug)? slices sort strconv"
)
HARM = Harm(
    words=r"os Chmod Chown Chdir Truncate ioutil exec syscall unsafe net http plugin filepath template embed",
    harmless=r"""os\s*\.\s*(?:Stdin|Stdout|Stderr|Args|Exit|Getenv)\b ioutil\s*\.\s*(?:ReadAll|Discard)\b os" ioutil"
    (?:os|exec|net|http|plugin|filepath|template|embed)\b(?!\s*\.)""",
    imports=rf'(?<=[\w.]\s")(?<!\bimport\s")(os|io/ioutil)"|(?<=")(?!(?:{HARMLESS}|strings|sync|time|unicode(?:/\w+)?)")([\w./-]+)',
    kept=r"(?:^|\n)\s*(?:import\s*\(?\s*)?(?:[\w.]+\s+)?|; import ",
)
GRAMMAR = grammar.Grammar(
    token=grammar.tokens(grammar.COMMENTS, rf"`[^`]*`|{grammar.QUOTED}", r"<-|&\^=|&\^|"),
    levels=grammar.levels(*("||", "&&", "== != < <= > >=", "+ - | ^", "* / % << >> & &^", "unary")),
    harm=HARM,
    rules=grammar.read_rules("all", "braces", "go"),
    words=Words(conditional="if {} {{ {} }}", contains=[]),
    ends_lines=True,
    has_literals=True,
)
TOP_LEVEL = re.compile(r"(?m)^(?:func|var|const|type) (\w+(?:, *\w+)*)|^(?:var|const|type) \(\n((?:.*\n)*?)\)")


class Go(Together):
    """The names that the file declares get the number of the edit."""

    errors = r"\be(\d+)\.go:\d+", r"\b_e(\d+)\b"

    def prepare(self) -> None:
        self.imported: typing.List[str] = []
        declared = [
            alone or "".join(re.findall(r"(?m)^\s+\w+(?:, *\w+)*", block)) for alone, block in TOP_LEVEL.findall(self.text)
        ]
        self.names = {*re.findall(r"\w+", " ".join(declared))} - {"init", "_"}
        self.imported = missing(self.compiled(pathlib.Path(tempfile.mkdtemp()), {0: self.text})[1])

    def renamed(self, text: str, number: int) -> str:
        code = SourceText(text, GRAMMAR)
        for i, token in reversed([*enumerate(code.tokens)]):
            if token.text in self.names and code.at(i - 1) not in (".", "package"):
                text = f"{text[: token.end]}_e{number}{text[token.end :]}"
        return text

    def compiled(self, folder: pathlib.Path, texts: Texts) -> typing.Tuple[bool, str]:
        source, method = folder / "src" / "judge", self.trial.problem.method
        shutil.rmtree(source, ignore_errors=True)
        source.mkdir(parents=True)
        for number, text in texts.items():
            imported = self.imported if self.trial.program.is_function else ()
            source.joinpath(f"e{number}.go").write_bytes(self.renamed(in_package(text, "main", imported), number).encode())
        run = "main_e{}()"
        if self.trial.program.is_function:
            run = f"judgeCalls(func(n int) interface{{{{}}}} {{{{ return {method}_e{{}}(n) }}}}, os.Args[2:])"
        cases = "".join(f'case "{number}":\n{run.format(number)}\n' for number in texts)
        main = f'package main\nimport "os"\nfunc main() {{\nswitch os.Args[1] {{\n{cases}}}\n}}\n'
        source.joinpath("main.go").write_text(main)
        source.joinpath("call.go").write_text(CALL.joinpath("call.go").read_text())
        return go_build(folder / "all.exe", "-gcflags=-e -N -l", "judge", folder=folder)


MENDED = {"Go": Mended(GRAMMAR, Go)}
