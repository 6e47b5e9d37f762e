"""Java: all edits compiled at once, each in a package of its own, and run in one process."""

import functools
import os
import pathlib
import re
import tempfile
import typing

from judge.building.compiler import run_compiler
from judge.building.languages.java import as_submitted
from judge.building.program import CALL
from judge.mending.edits.edit import Edit
from judge.mending.runners.runner import Mended, Runner, Runs, those_that_compile
from judge.mending.runners.server import Server
from judge.mending.text import grammar
from judge.mending.text.grammar import Harm, Words
from judge.running import processes

JAVA = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xmx512m -Duser.language=en -cp"
JAVAC = "-encoding UTF-8 -nowarn -proc:none -Xmaxerrs 100000 -XDshould-stop.ifError=FLOW -d"
PATIENCE = 60  # In seconds, for the compiler.
HARM = Harm(
    words=r"""File\w* RandomAccessFile Runtime Process\w* Class\w* \w*ClassLoader loadClass Formatter ServiceLoader System
    Print(?:Writer|Stream) javax sun jdk nio net awt applet reflect invoke zip jar logging prefs spi""",
    harmless=r"""File(?:In|Out)putStream\s*\(\s*(?:java\.io\.)?FileDescriptor\b File(?:Descriptor|NotFoundException)\b
    (?<!extends\s)Print(?:Writer|Stream)\b(?!\s*(?:\(|::)) Print(?:Writer|Stream)\s*\(\s*(?:System|new)\b
    Runtime\s*\.\s*getRuntime\s*\(\s*\)\s*\.\s*(?:(?:total|free|max)Memory|availableProcessors|gc)\b
    System\s*\.\s*(?:in|out|err|nanoTime|currentTimeMillis|arraycopy|exit|gc|lineSeparator|identityHashCode|set(?:In|Out))\b""",
    imports=r"import\s+(?:static\s+)?(?!static\b|java\.(?:io|lang|math|text|time|util)\b)([\w.]+)",
)
GRAMMAR = grammar.Grammar(
    token=grammar.tokens(grammar.COMMENTS),
    levels=grammar.levels(*grammar.LEVELS_OF_C),
    harm=HARM,
    rules=grammar.read_rules("all", "braces", "java"),
    words=Words(absolute="Math.abs({})", equals="{}.equals({})"),
    array_after="]",
)


class Java(Runner):
    """The processes run the compiler, too, which is slow at first, and serve one group of edits after the other."""

    def prepare(self) -> None:
        public = re.search(r"\bpublic\s+(?:final\s+)?class\s+(\w+)", self.text)
        self.file_name = self.trial.program.copy or f"{public[1] if public else self.file.stem}.java"
        self.helpers, self.idle = pathlib.Path(tempfile.mkdtemp()), typing.cast(typing.List[Server], [])
        helpers = CALL / "JudgeCall.java", pathlib.Path(__file__).with_name("JudgeServe.java")
        run_compiler("javac", "-J-XX:TieredStopAtLevel=1", "-d", self.helpers, *helpers, folder=self.helpers)

    def server(self) -> Server:
        return Server(self.trial, ["java", *JAVA.split(), self.helpers, "judgecall.JudgeServe", "."], 0)

    def runs(self, edits: typing.Sequence[Edit]) -> Runs:
        server = self.idle.pop() if self.idle else self.server()
        folder = pathlib.Path(tempfile.mkdtemp())
        for number, edit in enumerate(edits):
            text = as_submitted(edit.applied(self.text), self.trial.program.is_function)
            file = folder / f"e{number}" / self.file_name
            file.parent.mkdir()
            file.write_bytes(f"package e{number}; {text}".encode())

        def compiled(numbers: typing.Sequence[int]) -> typing.Tuple[bool, typing.Set[int]]:
            arguments = folder / "arguments"
            files = [f'"{folder.as_posix()}/e{number}/{self.file_name}"' for number in numbers]
            arguments.write_bytes(os.fsencode("\n".join([*JAVAC.split(), ".", *files])))
            outcome = server.request(f"javac\t\t{arguments}", PATIENCE)
            errors = processes.text(outcome.output)
            wrong = {int(n) for n in re.findall(r"(?m)[/\\]e(\d+)[/\\].*\.java:\d+: error:", errors)}
            return outcome.status == 0, wrong if errors else set(numbers)

        for number in those_that_compile(range(len(edits)), compiled):
            yield edits[number], functools.partial(server.ask, f"e{number}.{self.trial.program.class_name}")
        self.idle.append(server)


MENDED = {"Java": Mended(GRAMMAR, Java)}
