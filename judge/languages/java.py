"""Java."""

import pathlib
import re

from judge.compilers import CALL, COMPILER, FLAGS, CompileError, Job, NothingToCall, Program, method_of, read
from judge.messages import say

JAVA_IMPORTS = "".join(f"import java.{package}.*; " for package in ("io", "math", "util", "util.function", "util.stream"))
JAVA_RETURNS = (
    r"(int|short|byte|char|java\.lang\.Integer|java\.util\.\w*(List|Vector)(<java\.util\.List<java\.lang\.String>>)?)"
)


def java(source, call, folder):
    # The judge's imports stand after the comments at the top, in place of the package, which the judge does not have.
    top = r"\A((?:\s|//.*|/\*(?s:.*?)\*/)*)(package\b[^;]*;)?"
    text = re.sub(top, lambda match: match[1] + (JAVA_IMPORTS if call else ""), read(source), count=1)
    classes = folder / "classes"

    def compile_as(name):
        file = folder / f"{name}.java"
        file.write_bytes(text.encode())
        quick = "-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC"  # For small files.
        options = "-encoding", "UTF-8", "-J-Duser.language=en", *quick, "-d", classes
        return Job(COMPILER or "javac", *(FLAGS or []), *options, file, CALL / "JudgeCall.java").result()

    succeeds, output = compile_as(source.stem)
    public = re.search(r"should be declared in a file named (\w+)\.java", output)
    if public:
        succeeds, output = compile_as(public[1])
    if not succeeds:
        raise CompileError(output)
    command = [pathlib.Path(COMPILER).with_name("java") if COMPILER else "java", "-cp", classes]
    lines = Job(*command, "JudgeCall").result()[1].splitlines()
    methods = {line.split()[0]: dict(word.partition(":")[::2] for word in line.split()[1:]) for line in lines}
    if call:
        return called_in_java(command, methods, method_of(call))
    name = main_class(methods)
    return Program([*command, name], class_name=name)


def called_in_java(command, methods, method):
    """Calls a method of Solution or, if there is no such class, of another."""
    names = {name: name.rpartition("$")[2] for name in sorted(methods) if method in methods[name]}
    if not names:
        raise NothingToCall("")
    name = min(names, key=lambda name: (names[name] != "Solution", "$" in name))
    if not re.fullmatch(JAVA_RETURNS, methods[name][method]):
        what = "the judge needs an int or a List<List<String>> from {method}, but that is {type}"
        raise CompileError("", say(what, method=method, type=re.sub(r"\w+\.", "", methods[name][method])))
    return Program([*command, "JudgeCall", name, method], True, names[name])


def main_class(methods):
    """Returns the name of the class that starts a whole program: one with a main that any Java starts, if there is one."""
    names = [name for name in sorted(methods) if "$" not in name and {"main", "main()"} & {*methods[name]}]
    names = [name for name in names if "main" in methods[name]] or names
    if not names:
        raise CompileError("", say("no class has public static void main(String[])"))
    if len(names) > 1 and "Main" not in names:
        raise CompileError("", say("several classes have a main: name one of them Main: {names}", names=" ".join(names)))
    return "Main" if "Main" in names else names[0]
