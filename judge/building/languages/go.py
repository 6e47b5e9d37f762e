"""Go, without modules: standard packages are all that judges have."""

import os
import pathlib
import re
import typing

from judge.building.compiler import run_compiler
from judge.building.language import Language
from judge.building.program import CALL, CompileError, NothingToCall, Program, Source
from judge.running.processes import Word

CLAUSE = re.compile(r"\A((?:\s|//.*|/\*(?s:.*?)\*/)*)(?:package\s+\w+)?;?")
# The packages that a judge which calls a function imports where they are used.
STANDARD = """bufio bytes cmp container/heap container/list container/ring errors fmt maps math math/big math/bits math/rand os
    slices sort strconv strings sync time unicode unicode/utf8""".split()
PACKAGES = {path.rpartition("/")[2]: path for path in STANDARD}

MAIN = 'package main\n\nimport (\n"os"\n"solution"\n)\n\nfunc main() { judgeCalls(solution.JudgeCall, os.Args[1:]) }\n'


def go_build(target: Word, *sources: Word, folder: pathlib.Path) -> typing.Tuple[bool, str]:
    """Builds a program below a folder in which packages are found. Errors name whole paths."""
    variables = {"GO111MODULE": "off", "GOPATH": str(folder), "GOFLAGS": "", "CGO_ENABLED": "0"}
    succeeds, output = run_compiler("go", "build", "-o", target, *sources, folder=folder, **variables)
    return succeeds, re.sub(r"(?m)^(?:\.[/\\])?(?=src[/\\]|solution\.go)", lambda _: f"{folder}{os.sep}", output)


def in_package(text: str, name: str, imported: typing.Iterable[str] = ()) -> str:
    """Returns a text as one of a package, with further imports. The numbers of its lines are the same."""
    imports = "".join(f'; import "{path}"' for path in imported)
    return CLAUSE.sub(lambda match: f"{match[1]}package {name}{imports};", text, count=1)


def missing(errors: str) -> typing.List[str]:
    """Returns the standard packages that a text uses without importing them."""
    return sorted({PACKAGES[name] for name in re.findall(r"undefined: (\w+)", errors) if name in PACKAGES})


def with_call(method: str, package: str) -> str:
    """Returns what a package needs besides, to be called."""
    return f"package {package}\n\nfunc JudgeCall(n int) interface{{}} {{ return {method}(n) }}\n"


def go(source: Source, folder: pathlib.Path) -> Program:
    binary = folder / "yours.exe"
    if not source.method:
        folder.joinpath("solution.go").write_bytes(source.text.encode())
        succeeds, output = go_build(binary, "solution.go", folder=folder)
        if not succeeds:
            raise CompileError(output)
        return Program([binary])
    package, main = folder / "src" / "solution", folder / "src" / "judge"
    package.mkdir(parents=True)
    main.mkdir()
    package.joinpath("call.go").write_text(with_call(source.method, "solution"))
    main.joinpath("call.go").write_text(CALL.joinpath("call.go").read_text())
    main.joinpath("main.go").write_text(MAIN)

    def compile_with(*imported: str) -> typing.Tuple[bool, str]:
        package.joinpath("solution.go").write_bytes(in_package(source.text, "solution", imported).encode())
        return go_build(binary, "judge", folder=folder)

    succeeds, output = compile_with()
    if missing(output):
        succeeds, output = compile_with(*missing(output))
    if not succeeds:
        own = re.search(r"(?m)solution\.go:\d+", output)
        raise CompileError(output) if own else NothingToCall(output)
    return Program([binary], is_function=True)


LANGUAGES = [Language("Go", ".go", go, "{}".format)]
