"""JavaScript and TypeScript, run with node."""

import pathlib
import shutil
import typing

from judge.building.compiler import run_compiler
from judge.building.language import Language
from judge.building.probe import check_called
from judge.building.program import CALL, CompileError, Program, Source
from judge.running.processes import Error, Word
from judge.tables.messages import say

# Other judges than LeetCode take the method of an object, too.
CALL_BACK = '\n;globalThis.judgeCall("{0}", typeof {0} == "undefined" ? 0 : {0}{1});\n'
OBJECTS = ', typeof module == "undefined" ? 0 : module.exports, typeof Solution == "undefined" ? 0 : Solution'
OF_LEETCODE = "solveNQueens", "totalNQueens"
# From node 22.7 and from 22.6 on. The second does not know enumerations.
TYPES = "--experimental-transform-types", "--experimental-strip-types"


def with_call(text: str, method: typing.Optional[str]) -> str:
    """Returns a text with a call of what call.js defines, if a method is called."""
    return text + CALL_BACK.format(method, "" if method in OF_LEETCODE else OBJECTS) if method else text


def program_of(command: typing.List[Word], copy: pathlib.Path, source: Source, folder: pathlib.Path) -> Program:
    if not source.method:
        succeeds, output = run_compiler(*command, "--check", copy) if copy.suffix != ".ts" else (True, "")
        if not succeeds:
            raise CompileError(output)
        return Program([*command, copy])
    called: typing.List[Word] = [*command, "-r", CALL / "call.js", copy]
    check_called(called, source.method, folder)
    return Program(called, is_function=True)


def javascript(source: Source, folder: pathlib.Path) -> Program:
    copy = folder / "solution.cjs"  # Also for older versions of node, what judges run is no module.
    copy.write_bytes(with_call(source.text, source.method).encode())
    return program_of(["node"], copy, source, folder)


def typescript(source: Source, folder: pathlib.Path) -> Program:
    """Leaves out the types, which are not checked: by node itself, or by a compiler."""
    copy = folder / "solution.ts"
    copy.write_bytes(with_call(source.text, source.method).encode())
    for option in TYPES:
        if run_compiler("node", option, "-e", "0")[0]:
            return program_of(["node", option, "--disable-warning=ExperimentalWarning"], copy, source, folder)
    compilers: typing.Dict[str, typing.Sequence[Word]] = {
        "esbuild": [copy, f"--outdir={folder}", "--sourcemap=inline", "--log-level=error"],
        "tsc": [copy, "--target", "es2022", "--inlineSourceMap"],
    }
    compiler = next(filter(shutil.which, compilers), None)
    if not compiler:
        raise Error(say("for TypeScript, node 22.6 or later is needed, or tsc or esbuild"))
    output = run_compiler(compiler, *compilers[compiler])[1]
    if not copy.with_suffix(".js").exists():
        raise CompileError(output)
    return program_of(["node", "--enable-source-maps"], copy.with_suffix(".js"), source, folder)


LANGUAGES = [
    Language("JavaScript", ".js", javascript, "{}".format, is_measured=False),
    Language("TypeScript", ".ts", typescript, "{}".format, is_measured=False),
]
