"""JavaScript and TypeScript: each edit in the same process of node, in a context of its own."""

import contextlib
import functools
import pathlib
import re
import tempfile
import typing

from judge.building.compiler import run_compiler
from judge.building.languages.javascript import with_call
from judge.mending.edits.edit import Edit
from judge.mending.runners.runner import Mended, Runner, Runs
from judge.mending.runners.server import Server
from judge.mending.text import grammar
from judge.mending.text.grammar import Harm, Words, either
from judge.running.processes import Error
from judge.tables.messages import say

SERVE = pathlib.Path(__file__).with_name("serve.js")
NODE = "node", "--max-old-space-size=1024", "--stack-size=3900", SERVE
MODULES = either("assert buffer events fs lodash os path perf_hooks readline stream util")
HARM = Harm(
    words=r"""eval Function child_process constructor binding dlopen mainModule process globalThis
    \w*(?:write|append|copy|cp|unlink|rm|rmdir|rename|mkdir|mkdtemp|truncate|symlink|link|chmod|chown|utimes|open)(?:File|Sync)\w*
    unlink rmdir rename mkdir mkdtemp truncate ftruncate symlink createWriteStream require promises Reflect fs(?:\s*\.\s*\w+)?
    readFile(?:Sync)?(?=\s*\([^)]*\{(?!\s*encoding\s*:[^,}]*\}))""",
    harmless=r"""process\s*\.\s*(?:stdin|stdout|stderr|argv|exit|exitCode|on|platform|env|hrtime|memoryUsage|nextTick|version)\b
    process\s*: fs\s*\.\s*(?:readFileSync|existsSync|createReadStream)\b fs(?:\s*=\s*require|\s+from)\b fs['"`]
    (?<=[^.])constructor\b(?=\s*\() (?<=\.)(?:truncate|rename|link)\b(?!\s*\() require\s*\(\s*['"`](?!(?:node:)?fs['"`])
    (?<=function\s)require (?<=\bfs\s=\s)require (?<=readFileSync\s\}\s=\s)require
    require\s*\(\s*['"`](?:node:)?fs['"`]\s*\)\s*\.\s*readFileSync\b""",
    hides=r"(?<![\w/*'\"`.<])/(?![/*])[^\n]*['\"`]",
    imports=rf"(?:import\s+[^;'\"]*?|require\s*\(\s*)['\"`](?!(?:node:)?(?:{MODULES})['\"`])([^'\"`]*)|import\s*(\()",
    kept=r"(?:require\s*\(|from|import)\s*",
)
QUOTED = rf"`(?:\\.|[^`\\])*`|(?<=[(,=:!&|?])/(?![*/\s])(?:\\.|[^/\\\n])+/[gimsuy]*|{grammar.QUOTED}"
GRAMMAR = grammar.Grammar(
    token=grammar.tokens(grammar.COMMENTS, QUOTED, r"\?\.|\?\?|"),
    levels=grammar.levels(
        *("?", "|| ??", "&&", "|", "^", "&", "== != === !==", "< <= > >= in instanceof"),
        *("<< >> >>>", "+ -", "* / %", "unary", "**"),
    ),
    harm=HARM,
    rules=grammar.read_rules("all", "braces", "javascript"),
    words=Words(
        absolute="Math.abs({})",
        contains=[("{0}.has({1})", "!{0}.has({1})"), ("{0}.includes({1})", "!{0}.includes({1})")],
        delegate="yield* {}",
    ),
    ends_lines=True,
)

IMPORT = re.compile(r"\bimport\s+(?:\*\s+as\s+)?([\w$]+|\{[^}]*\})\s+from\s+(['\"][^'\"]+['\"])")
# Prints a file with spaces in place of its types.
STRIP = "process.stdout.write(require('module').stripTypeScriptTypes(require('fs').readFileSync(process.argv[1], 'utf8')))"


class JavaScript(Runner):
    def prepare(self) -> None:
        self.plain = self.text
        if self.file.suffix == ".ts":
            succeeds, self.plain = run_compiler("node", "--no-warnings", "-e", STRIP, self.copy(Edit(0, ())))
            if not succeeds or len(self.plain) != len(self.text):
                raise Error(say("for edits of TypeScript, node 22.13 or later is needed"))

    def script(self, edit: Edit) -> str:
        """Returns a text with an edit, without types and `import`, or nothing if the edit is one of types."""
        is_code = all(self.plain[change.start : change.end] == self.text[change.start : change.end] for change in edit.changes)
        text = edit.applied(self.plain) if is_code else ""
        return IMPORT.sub(lambda match: f"const {match[1].replace(' as ', ': ')} = require({match[2]})", text)

    def runs(self, edits: typing.Sequence[Edit]) -> Runs:
        method = self.trial.problem.method if self.trial.program.is_function else None
        folder = pathlib.Path(tempfile.mkdtemp())
        with contextlib.closing(Server(self.trial, NODE, 0)) as server:
            for number, edit in enumerate(edits):
                file = folder / f"e{number}.js"
                file.write_bytes(with_call(self.script(edit), method).encode())
                yield edit, functools.partial(server.ask, str(file))


MENDED = {name: Mended(GRAMMAR, JavaScript) for name in ("JavaScript", "TypeScript")}
