"""Java: all edits compiled at once, each in a package of its own, and run in one process."""

import contextlib
import functools
import pathlib
import re
import tempfile
import typing

from judge.building.compiler import COMPILER, run_compiler
from judge.building.languages.java import IMPORTS
from judge.building.program import CALL
from judge.mending.edit import Edit
from judge.mending.ways.server import Server
from judge.mending.ways.way import Runs, Way, those_that_compile
from judge.running.processes import Word

JAVAC = """-encoding UTF-8 -nowarn -proc:none -Xmaxerrs 100000 -XDshould-stop.ifError=FLOW -J-Duser.language=en
    -J-XX:TieredStopAtLevel=1 -J-XX:+UseSerialGC"""
JAVA = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xmx256m"


class Java(Way):
    """Each edit is in a package of its own."""

    def runs(self, edits: typing.Sequence[Edit]) -> Runs:
        folder = pathlib.Path(tempfile.mkdtemp())
        files = {}
        for number, edit in enumerate(edits):
            files[number] = folder / f"e{number}" / self.trial.program.copy
            files[number].parent.mkdir()
            text = re.sub(r"(?m)^\s*package\b[^;]*;", "", edit.applied(self.text), count=1)
            files[number].write_bytes(f"package e{number}; {IMPORTS if self.trial.problem.method else ''}{text}".encode())

        def compiled(texts: typing.Dict[int, str]) -> typing.Tuple[bool, typing.Set[int]]:
            listed = folder / "files"
            listed.write_text("\n".join(str(files[number]) for number in texts))
            helpers = CALL / "JudgeCall.java", CALL / "JudgeTry.java"
            options: typing.List[Word] = [*JAVAC.split(), "-d", folder / "classes"]
            # In a folder for the file that javac writes if it fails itself.
            succeeds, errors = run_compiler(COMPILER or "javac", *options, *helpers, f"@{listed}", folder=folder)
            return succeeds, set(map(int, re.findall(r"(?m)[/\\]e(\d+)[/\\]\w+\.java:\d+: error:", errors)))

        java = pathlib.Path(COMPILER).with_name("java") if COMPILER else "java"
        options: typing.List[Word] = [*JAVA.split(), "-cp", folder / "classes"]
        name = self.trial.program.command[-2 if self.trial.program.is_function else -1]
        with contextlib.closing(Server(self.trial, [java, *options, "JudgeTry"], 0)) as server:
            for number in those_that_compile(dict.fromkeys(files, ""), compiled):
                yield edits[number], functools.partial(server.ask, f"e{number}.{name}")
