"""Java."""

import pathlib
import re
import typing

from judge.building.compiler import run_compiler
from judge.building.language import Language
from judge.building.program import CALL, CompileError, NothingToCall, Program, Source
from judge.running.processes import Word
from judge.tables.messages import say

IMPORTS = "".join(f"import java.{package}.*; " for package in ("io", "math", "util", "util.function", "util.stream"))
# What a method may return, and how the judge writes it.
LIST = r"java\.util\.\w*(?:List|Vector)"
RETURNS = {
    "int": ("int", r"int|short|byte|char|java\.lang\.Integer"),
    "boards": ("List<List<String>>", rf"{LIST}(<java\.util\.List<java\.lang\.String>>)?"),
    "lists": ("ArrayList<ArrayList<Integer>>", r"java\.util\.ArrayList(<java\.util\.ArrayList(<java\.lang\.Integer>)?>)?"),
}


def as_submitted(text: str, is_called: bool) -> str:
    """Returns a text with the imports of a judge that calls a method in place of the package, which no judge has."""
    top = r"\A((?:\s|//.*|/\*(?s:.*?)\*/)*)(package\b[^;]*;)?"
    return re.sub(top, lambda match: match[1] + (IMPORTS if is_called else ""), text, count=1)


def java(source: Source, folder: pathlib.Path) -> Program:
    text, classes = as_submitted(source.text, bool(source.method)), folder / "classes"

    classes.mkdir()

    def compile_as(name: str) -> typing.Tuple[bool, str]:
        file = folder / f"{name}.java"
        file.write_bytes(text.encode())
        quick = "-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC"  # For small files.
        options = "-encoding", "UTF-8", "-J-Duser.language=en", *quick, "-d", classes
        return run_compiler("javac", *options, file, CALL / "JudgeCall.java")

    name = source.path.stem
    succeeds, output = compile_as(name)
    public = re.search(r"should be declared in a file named (\w+)\.java", output)
    if public:
        name = public[1]
        succeeds, output = compile_as(name)
    if not succeeds:
        raise CompileError(output)
    command: typing.List[Word] = ["java", "-cp", classes]
    listed = run_compiler(*command, "judgecall.JudgeCall")[1].splitlines()
    rows = [line.split() for line in sorted(listed, key=lambda line: line.split()[:1])]
    methods = [Method(*row) for row in rows if len(row) == 3]  # Java may mention its options.
    program = called_in_java(command, methods, source) if source.method else started_in_java(command, methods)
    return program._replace(copy=f"{name}.java")


class Method(typing.NamedTuple):
    """A method as JudgeCall.java lists it."""

    holder: str  # The class; one in another is named like `Main$Solution`.
    name: str
    kind: str


def called_in_java(command: typing.Sequence[Word], methods: typing.Sequence[Method], source: Source) -> Program:
    """Calls a method of Solution or, if there is no such class, of another."""
    returns, pattern = RETURNS[source.returns or "int"]
    called = [method for method in methods if method.name == source.method]
    if not called:
        raise NothingToCall("")
    names = {method: method.holder.rpartition("$")[2] for method in called}
    method = min(called, key=lambda method: (names[method] != "Solution", "$" in method.holder))
    if method.kind == "no-constructor":
        raise CompileError("", say("the class {name} has no constructor without parameters", name=names[method]))
    if not re.fullmatch(pattern, method.kind):
        what = "the judge needs {returns} from {method}, but that is {type}"
        raise CompileError("", say(what, returns=returns, method=method.name, type=re.sub(r"\w+\.", "", method.kind)))
    return Program([*command, "judgecall.JudgeCall", method.holder, method.name], is_function=True, class_name=method.holder)


def started_in_java(command: typing.Sequence[Word], methods: typing.Sequence[Method]) -> Program:
    """Starts a class that has a main."""
    names = [method.holder for method in methods if "$" not in method.holder and method.kind == "main"]
    if not names:
        raise CompileError("", say("no class has public static void main(String[])"))
    if len(names) > 1 and "Main" not in names:
        raise CompileError("", say("several classes have a main: name one of them Main: {names}", names=" ".join(names)))
    name = "Main" if "Main" in names else names[0]
    return Program([*command, name], class_name=name)


LANGUAGES = [Language("Java", ".java", java, "new Solution().{}".format, is_measured=False)]
