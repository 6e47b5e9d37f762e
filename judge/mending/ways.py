"""Ways to run many edits of a file: in one program or process where that is known for the language, else one after the other.

A way gets edits, and returns those that compile, each with a function that runs it on a test case.
"""

import contextlib
import functools
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import threading
import time
import typing

from judge.building.compiler import COMPILER, run_compiler
from judge.building.languages import language_of
from judge.building.languages.java import IMPORTS
from judge.building.languages.rust import STRUCT, rust_call
from judge.building.program import CALL, Program
from judge.comparing.verdicts import Result, Trial
from judge.mending.edit import Edit
from judge.running import processes, run

Run = typing.Callable[[Result, float], run.Outcome]  # On the case of a result, with a limit in seconds.
Runs = typing.Iterator[typing.Tuple[Edit, Run]]
MEMORY = 1 << 30  # In bytes.


class Way:
    """One after the other: a copy of the file for each."""

    memory = 0  # In bytes; 0 is no limit, since node and Java reserve more than they use.

    def __init__(self, trial: Trial, name: str, text: str) -> None:
        self.trial, self.name, self.file, self.text = trial, name, pathlib.Path(name), text
        self.prepare()

    def prepare(self) -> None:
        """Does what serves all edits."""

    def copy(self, edit: Edit) -> pathlib.Path:
        copy = pathlib.Path(tempfile.mkdtemp(), self.file.name)
        copy.write_bytes(edit.applied(self.text).encode())
        return copy

    def command(self, copy: pathlib.Path) -> typing.Sequence[processes.Word]:
        return [copy if word == self.name else word for word in self.trial.program.command]

    def runs(self, edits: typing.Sequence[Edit]) -> Runs:
        """Yields the edits that compile, each with what runs it."""
        for edit in edits:
            yield edit, functools.partial(self.run_one, self.command(self.copy(edit)))

    def run_one(self, command: typing.Sequence[processes.Word], result: Result, limit: float) -> run.Outcome:
        """Runs a program, or calls a function, as its other calls do: with a file for the answers."""
        with tempfile.TemporaryDirectory() as folder:
            if not self.trial.program.is_function:
                return run.run_briefly(command, result.case, limit, folder, self.memory)
            answers = pathlib.Path(folder, "answers")
            numbers = map(str, [*result.before, int(result.case.read_text())])
            outcome = run.run_briefly([*command, answers, *numbers], pathlib.Path(os.devnull), limit, folder, self.memory)
            return self.trial.printed(outcome._replace(output=answers.read_bytes() if answers.exists() else b""))


class Server:
    """A process that runs edits one after the other, started anew after one that is late."""

    def __init__(self, trial: Trial, command: typing.Sequence[processes.Word], memory: int) -> None:
        self.trial, self.command, self.memory, self.folder = trial, command, memory, tempfile.mkdtemp()
        self.process: typing.Optional[subprocess.Popen[bytes]] = None

    def start(self) -> "subprocess.Popen[bytes]":
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
        process = processes.start(self.command, cwd=self.folder, **pipes)
        run.limit_memory(process, self.memory)
        assert process.stdout
        process.stdout.readline()  # It is ready.
        return process

    def question(self, result: Result) -> str:
        """Returns the file of a test case, or the method and what it is called for."""
        if not self.trial.program.is_function:
            return f"\t{result.case}"
        numbers = [*result.before, int(result.case.read_text())]
        return f"{self.trial.problem.method}\t{' '.join(map(str, numbers))}"

    def ask(self, name: str, result: Result, limit: float) -> run.Outcome:
        """Runs what has this name on a test case."""
        process = self.process = self.process or self.start()
        assert process.stdin and process.stdout
        output, is_late = pathlib.Path(self.folder, "output"), threading.Event()

        def end_late() -> None:
            is_late.set()
            processes.kill(process)

        timer = threading.Timer(limit, end_late)
        timer.start()
        begin = time.monotonic()
        reply = b""
        with contextlib.suppress(OSError):
            process.stdin.write(f"{name}\t{self.question(result)}\t{output}\n".encode())
            process.stdin.flush()
            reply = process.stdout.readline()
        timer.cancel()
        seconds = time.monotonic() - begin
        status = int(reply) if reply.strip() else process.wait()
        if not reply or is_late.is_set():
            self.close()
        text = b""
        with contextlib.suppress(OSError):
            text = output.read_bytes()
            output.unlink()
        outcome = run.Outcome(status, is_late.is_set(), seconds, seconds, text, b"", [], True)
        return self.trial.printed(outcome) if self.trial.program.is_function else outcome

    def close(self) -> None:
        if self.process:
            processes.kill(self.process)
            self.process.wait()
            processes.running.discard(self.process)
            self.process = None


class Python(Way):
    """In one process."""

    def runs(self, edits: typing.Sequence[Edit]) -> Runs:
        with contextlib.closing(Server(self.trial, [COMPILER or sys.executable, CALL / "try.py"], MEMORY)) as server:
            for edit in edits:
                yield edit, functools.partial(server.ask, str(self.copy(edit)))


JAVAC = """-encoding UTF-8 -nowarn -proc:none -Xmaxerrs 100000 -XDshould-stop.ifError=FLOW -J-Duser.language=en
    -J-XX:TieredStopAtLevel=1 -J-XX:+UseSerialGC"""


class Java(Way):
    """Compiled at once, each in a package of its own, and run in one process."""

    def compiled(self, folder: pathlib.Path, edits: typing.Sequence[Edit]) -> typing.List[int]:
        """Returns the numbers of the edits that compile."""
        files = {}
        for number, edit in enumerate(edits):
            files[number] = folder / f"e{number}" / self.trial.program.copy
            files[number].parent.mkdir()
            text = re.sub(r"(?m)^\s*package\b[^;]*;", "", edit.applied(self.text), count=1)
            files[number].write_bytes(f"package e{number}; {IMPORTS if self.trial.problem.method else ''}{text}".encode())
        options: typing.List[processes.Word] = [*JAVAC.split(), "-d", folder / "classes"]
        while files:
            listed = folder / "files"
            listed.write_text("\n".join(map(str, files.values())))
            helpers = CALL / "JudgeCall.java", CALL / "JudgeTry.java"
            # In a folder for the file that javac writes if it fails itself.
            succeeds, errors = run_compiler(COMPILER or "javac", *options, *helpers, f"@{listed}", folder=folder)
            wrong = {int(number) for number in re.findall(r"(?m)[/\\]e(\d+)[/\\]\w+\.java:\d+: error:", errors)} & set(files)
            if succeeds:
                break
            files = {number: file for number, file in files.items() if number not in wrong} if wrong else {}
        return list(files)

    def runs(self, edits: typing.Sequence[Edit]) -> Runs:
        folder = pathlib.Path(tempfile.mkdtemp())
        numbers = self.compiled(folder, edits)
        java = pathlib.Path(COMPILER).with_name("java") if COMPILER else "java"
        options: typing.List[processes.Word] = [
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-Xmx256m",
            "-cp",
            folder / "classes",
        ]
        name = self.trial.program.command[-2 if self.trial.program.is_function else -1]
        with contextlib.closing(Server(self.trial, [java, *options, "JudgeTry"], 0)) as server:
            for number in numbers:
                yield edits[number], functools.partial(server.ask, f"e{number}.{name}")


class Together(Way):
    """In one program, whose first argument chooses the edit."""

    memory = MEMORY
    error: str  # A pattern of errors, with the number of the edit.

    def compiled(self, folder: pathlib.Path, texts: typing.Dict[int, str]) -> typing.Tuple[bool, str]:
        """Compiles `all.exe`. Returns whether that succeeds, and the errors."""
        raise NotImplementedError

    def runs(self, edits: typing.Sequence[Edit]) -> Runs:
        folder = pathlib.Path(tempfile.mkdtemp())
        waiting, succeeds = {number: edit.applied(self.text) for number, edit in enumerate(edits)}, False
        while waiting and not succeeds:
            succeeds, errors = self.compiled(folder, waiting)
            wrong = {int(number) for number in re.findall(self.error, errors)}
            if not succeeds:
                waiting = (
                    {number: text for number, text in waiting.items() if number not in wrong} if wrong & set(waiting) else {}
                )
        for number in waiting:
            yield edits[number], functools.partial(self.run_one, [folder / "all.exe", str(number)])


HEADERS = """algorithm array bitset cassert climits cmath cstdio cstdlib cstring deque fstream functional iomanip iostream list
    map numeric queue set sstream stack string tuple unordered_map unordered_set utility vector"""
CPP_START = """
template <class R> void judge_start(R (*start)()) { start(); }
template <class R, class A> void judge_start(R (*start)(int, A), int n = 0, A arguments = A()) { start(n, arguments); }
"""
C_CALLS = """
void judge_call(char *file, char *n, int (*count)(int)) { judge_count(file, n, count); }
void judge_call(char *file, char *n, char ***(*boards)(int, int *, int **)) { judge_boards(file, n, boards); }
"""
INCLUDE = re.compile(r"(?m)^[ \t]*#[ \t]*(?:include|pragma).*")


class Cpp(Together):
    """C, too, as far as C++ takes it. The headers are compiled once."""

    error = r"(?m)^e(\d+):\d+:\d+: (?:fatal error:|error:|  required from)"

    def compiler(self, *arguments: processes.Word) -> typing.Tuple[bool, str]:
        built = pathlib.Path(self.trial.program.command[0]).parent
        options: typing.List[processes.Word] = [
            "-std=gnu++17",
            "-O0",
            "-w",
            "-fpermissive",
            "-fmax-errors=0",
            "-DONLINE_JUDGE",
            "-idirafter",
            built,
        ]
        return run_compiler(COMPILER or "g++", *options, *arguments)

    def prepare(self) -> None:
        # <bits/stdc++.h> takes twice as long.
        text = "".join(f"#include <{name}>\n" for name in HEADERS.split())
        if self.trial.program.is_function:
            text += CALL.joinpath(f"call{self.file.suffix}").read_text().partition("#define main")[0]
            text += C_CALLS if self.file.suffix == ".c" else ""
        text += "\n".join(INCLUDE.findall(self.text))
        self.header = pathlib.Path(tempfile.mkdtemp(), "all.h")
        self.header.write_bytes((text.replace("#include <bits/stdc++.h>", "") + CPP_START).encode())
        self.compiler("-x", "c++-header", self.header)

    def compiled(self, folder: pathlib.Path, texts: typing.Dict[int, str]) -> typing.Tuple[bool, str]:
        method = self.trial.problem.method if self.trial.program.is_function else ""
        start = "void judge_run(char **) { judge_start(judge_user_main); }"
        if method and self.file.suffix == ".c":
            start = f"void judge_run(char **a) {{ for (char **n = a + 2; *n; n++) judge_call(a[1], *n, {method}); }}"
        elif method:
            start = f"void judge_run(char **a) {{ judge_main(a, [](signed n) {{ return Solution().{method}(n); }}); }}"
        macros = sorted(set(re.findall(r"(?m)^[ \t]*#[ \t]*define[ \t]+(\w+)", self.text)))
        undefined = "".join(f"#undef {name}\n" for name in macros)
        parts = []
        for number, text in texts.items():
            text = re.sub(r"\bmain\b(?=\s*\()", "judge_user_main", INCLUDE.sub("", text))
            parts.append(f'{undefined}namespace e{number} {{\n#line 1 "e{number}"\n{text}\n{start}\n}}')
        calls = "".join(f"case {number}: e{number}::judge_run(arguments + 1); break;\n" for number in texts)
        parts.append(f"{undefined}signed main(signed, char **arguments) {{\nswitch (atoi(arguments[1])) {{\n{calls}}}\n}}\n")
        file = folder / "all.cpp"
        file.write_bytes("\n".join(parts).encode())
        return self.compiler("-include", self.header, "-o", folder / "all.exe", file, "-lm")


class Rust(Together):
    error = r"(?m)^error.*\n *--> .*[/\\]e(\d+)\.rs:"

    def compiled(self, folder: pathlib.Path, texts: typing.Dict[int, str]) -> typing.Tuple[bool, str]:
        method = self.trial.problem.method if self.trial.program.is_function else None
        call = rust_call(method) if method else ""
        parts = []
        for number, text in texts.items():
            if method:
                text += "" if "new()" in call else STRUCT
                main = CALL.joinpath("call.rs").read_text(encoding="utf-8").replace("skip(1)", "skip(2)")
                folder.joinpath("call.rs").write_text(main.replace("JUDGE_CALL", f"super::{call}"))
                text += '\n#[path = "call.rs"] pub mod judge_main;\npub fn judge_run() { judge_main::main(); }\n'
            else:
                text += "\n#[allow(unused_must_use)] pub fn judge_run() { main(); }\n"
            folder.joinpath(f"e{number}.rs").write_bytes(text.encode())
            parts.append(f"mod e{number};")
        calls = "".join(f'"{number}" => e{number}::judge_run(),\n' for number in texts)
        parts.append(f"fn main() {{\nmatch std::env::args().nth(1).unwrap().as_str() {{\n{calls}_ => {{}}\n}}\n}}")
        folder.joinpath("all.rs").write_text("\n".join(parts))
        options = ["--edition=2021", "--cap-lints=allow", "-C", "debuginfo=0", "-C", "overflow-checks=off"]
        return run_compiler(COMPILER or "rustc", *options, "-o", folder / "all.exe", folder / "all.rs")


WAYS: typing.Dict[str, typing.Type[Way]] = {"Python": Python, "Java": Java, "C": Cpp, "C++": Cpp, "Rust": Rust}


def way_of(program: Program) -> typing.Type[Way]:
    language = language_of(program.file) if program.file else None
    return WAYS[language.name] if language else Way
