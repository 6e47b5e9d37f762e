"""Compares programs, submissions and READMEs with testdata/problems.tsv and judges.tsv: python3 tests/pages.py"""

import itertools
import pathlib
import re
import sys

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "testdata"))
from table import PROBLEMS


def header(file, comment):
    """Returns the comment at the top of a file, as one line for each paragraph or item."""
    lines = file.read_text(encoding="utf-8").splitlines()
    text = "\n".join(line[len(comment) :].strip() for line in itertools.takewhile(lambda line: line.startswith(comment), lines))
    return re.sub(r"\n(?=[^-\n])(?<!\n\n)", " ", text)


def limits(problem):
    known = [f"{limit} {unit}" for limit, unit in ((problem.seconds, "s"), (problem.megabytes, "MB")) if limit != "-"]
    return f"; {', '.join(known)}." if known else "."


def missing(file, text, *facts):
    return (f"{file.relative_to(ROOT)}: expected {fact!r}" for fact in facts if fact not in text)


def mistakes_in_program(name, problem):
    file = ROOT / "src" / "bin" / f"{name}.rs"
    text = header(file, "//!")
    yield from missing(file, text, f"# {name}: {problem.title}\n", f"\n<{problem.address}>\n")
    yield from missing(file, text, *("\n- " + item for item in ("Constraints: ", "Input: ", "Output: ", "Example: `", "Cost: ")))
    constraints = re.search(r"\n- Constraints: .*|$", text)[0]
    yield from missing(file, constraints, limits(problem), *([f"n from {problem.n}"] if problem.n != "-" else []))
    source = re.search(r"\n- Input: .*|$", text)[0]
    yield from missing(file, source, *([f"integers n, 0 to {problem.largest_n}"] if problem.largest_n != "-" else []))
    if ("until a 0" in source) != ("until-zero" in problem.flags):
        yield f"{file.relative_to(ROOT)}: 'until a 0' must stand in the input if the flag until-zero is set"


def mistakes_in_submission(name, problem, suffix, comment):
    file = ROOT / "submissions" / f"{name}{suffix}"
    text, lines = header(file, comment), file.read_text(encoding="utf-8").splitlines()
    n = [f"n from {problem.n}"] if problem.n != "-" else []
    yield from missing(file, text, f"{problem.title}: {problem.address} ", limits(problem), *n, "From nqueens, MIT License.")
    if not "\n".join(lines).isascii() or max(map(len, lines)) > 80:
        yield f"{file.relative_to(ROOT)}: expected ASCII, and at most 80 columns"
    if sum(line.strip().startswith(comment) for line in lines) > 9:
        yield f"{file.relative_to(ROOT)}: expected at most nine lines of comment"


def mistakes_on_page(name, problem, file):
    rows = [row for row in file.read_text(encoding="utf-8").splitlines() if f"](submissions/{name}." in row]
    low, _, high = problem.n.partition(" to ")
    row = rows[0] if rows else ""
    yield from missing(file, row, f"]({problem.address})", *(f"](submissions/{name}{suffix})" for suffix in (".py", ".cpp", ".rs")))
    n = f"n ≤ {high}" if low == "1" else f"{low} ≤ n ≤ {high}"
    if problem.n != "-" and not re.search(rf"(?<!≤ ){n}(?!\d)", row):
        yield f"{file.name}: expected {n!r} in the row of {name}"


def mistakes():
    names = {file.stem for file in (ROOT / "src" / "bin").glob("*.rs")} | {file.stem for file in (ROOT / "submissions").iterdir()}
    yield from (f"testdata/problems.tsv: expected a row for {name}" for name in sorted(names - set(PROBLEMS)))
    judges = {row.split("\t")[0] for row in (ROOT / "testdata" / "judges.tsv").read_text(encoding="utf-8").splitlines()}
    for name, problem in PROBLEMS.items():
        if problem.judge not in judges:
            yield f"testdata/judges.tsv: expected a row for {problem.judge}"
        try:
            yield from mistakes_in_program(name, problem)
            for suffix, comment in (".py", "#"), (".cpp", "//"), (".rs", "//"):
                yield from mistakes_in_submission(name, problem, suffix, comment)
        except FileNotFoundError as error:
            yield f"{name}: there is no {pathlib.Path(error.filename).relative_to(ROOT)}"
        for page in "README.md", "README.zh-CN.md":
            yield from mistakes_on_page(name, problem, ROOT / page)


if __name__ == "__main__":
    sys.exit("\n".join(mistakes()) or None)
