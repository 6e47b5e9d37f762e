"""Writes the expected output of a program: python3 -m oracle.expected PROGRAM < CASE.in > CASE.out

Solves the problem as oracle/PROGRAM.py or oracle/of_n.py does, independently of the programs. Input must keep to the
constraints of the judge's statement. With --beyond before PROGRAM, input that only the program accepts is allowed too: other
white space, other sizes, several test cases.

python3 -m oracle.expected --check checks all testdata against these solutions and constraints.
"""

import importlib
import pathlib
import re
import sys
import typing

from judge.comparing import compare
from judge.tables.facts import PROBLEMS, TESTDATA
from oracle import Cases, Oracle, Solve, of_n
from oracle.inputs import any_of


def answer(solve: Solve, text: bytes) -> bytes:
    """Returns the output of a solution. Words are separated as in C: by space, \\t, \\n, \\v, \\f and \\r."""
    words = [word.decode("latin-1") for word in text.split()]
    return "".join(f"{line}\n" for line in solve(words)).encode()


class Expected:
    """What is expected of the test cases of a problem. Each n must have a case of its own where the statement allows that."""

    def __init__(self, name: str) -> None:
        self.problem = PROBLEMS[name]
        self.oracle: Oracle = of_n.ORACLES.get(name) or importlib.import_module(f"oracle.{name}").ORACLE

    def allows(self, text: bytes) -> bool:
        """Returns whether the statement allows this input."""
        constraints = self.oracle.constraints or any_of(self.problem.n or ()) + r"\n"
        return bool(re.fullmatch(constraints, text.decode("latin-1"))) and self.oracle.is_allowed(text.decode().split())

    def is_right(self, text: bytes, output: bytes) -> bool:
        """Compares an output, byte for byte unless any solution is right."""
        expected = answer(self.oracle.solve, text)
        if "any-solution" in self.problem.flags:
            return not compare.mistake(self.problem.flags, expected, output)
        return output == expected

    def missing(self, cases: Cases) -> typing.Iterator[str]:
        """Yields what the test cases lack."""
        texts = [text for text, _ in cases]
        for n in self.problem.n or ():
            if self.allows(b"%d\n" % n) and b"%d\n" % n not in texts:
                yield f"an input of only n = {n}"
        yield from self.oracle.missing(cases)


def badly_named(folder: pathlib.Path) -> typing.Iterator[str]:
    """Yields what is wrong with the names of test cases. Hydro reads a case's number from the end or the start of its name."""
    for number, case in enumerate(sorted(folder.glob("*.in"), key=lambda case: (len(case.stem.split("-")[0]), case)), 1):
        what = "sample" if number == 1 else r".*\D"
        if not re.fullmatch(f"{number:02}-{what}", case.stem):
            yield f"{case}: expected the name {number:02}-{'sample' if number == 1 else 'WHAT'}.in, without a number at its end"
    for name in "crlf", "empty", "no-final-newline":
        if not (folder / "beyond" / f"{name}.in").exists():
            yield f"{folder}: expected beyond/{name}.in"
    inputs, outputs = ({file.with_suffix("") for file in folder.glob(f"**/*{suffix}")} for suffix in (".in", ".out"))
    others = [file for file in folder.glob("**/*") if file.is_file() and file.suffix not in (".in", ".out")]
    yield from (f"{file}: expected only CASE.in and CASE.out" for file in [*sorted(inputs ^ outputs), *others])


def mistakes_in(name: str) -> typing.List[str]:
    """Returns what is wrong with the test cases of a program."""
    expected, folder = Expected(name), TESTDATA / name
    cases: typing.List[typing.Tuple[bytes, bytes]] = []
    mistakes = list(badly_named(folder))
    for case in sorted(folder.glob("**/*.in")) if not mistakes else []:
        is_beyond = case.parent.name == "beyond"
        text, output = case.read_bytes(), case.with_suffix(".out").read_bytes()
        if expected.allows(text) == is_beyond:
            mistakes.append(f"{case}: the statement {'allows' if is_beyond else 'does not allow'} this input")
        elif not expected.is_right(text, output):
            mistakes.append(f"{case.with_suffix('.out')} differs from the expected output")
        if not is_beyond:
            cases.append((text, output))
    return mistakes or [f"{name} lacks {what}" for what in expected.missing(cases)]


def main(arguments: typing.List[str]) -> str:
    if arguments == ["--check"]:
        return "\n".join(f"expected.py: {what}" for name in PROBLEMS for what in mistakes_in(name))
    name = arguments[-1] if arguments else ""
    if arguments not in ([name], ["--beyond", name]) or name not in PROBLEMS:
        names = " ".join(PROBLEMS)
        return f"usage: expected.py --check\n       expected.py [--beyond] PROGRAM, which is one of {names}"
    expected, text = Expected(name), sys.stdin.buffer.read()
    if arguments[0] != "--beyond" and not expected.allows(text):
        return f"expected.py: the statement of {name} does not allow this input (--beyond accepts more)"
    try:
        sys.stdout.buffer.write(answer(expected.oracle.solve, text))
    except (IndexError, RuntimeError, ValueError):  # A generator raises RuntimeError for StopIteration.
        return f"expected.py: {name} cannot answer this input"
    return ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]) or None)
