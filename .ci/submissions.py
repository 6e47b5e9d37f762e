#!/usr/bin/env python3
"""Judges all submissions, or those of some programs: .ci/submissions.py [PROGRAM...]

Each is compiled without a warning as well: Java as Java 8, Rust as the newest edition and with the Rust of each judge in
testdata/rust.tsv, and C++ as C++98, or C++11 if the judge calls a method. The exit status is 77 if all that can be judged on
this machine are accepted, but not all can, for example without one of these versions of Rust.
"""

import concurrent.futures
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import typing

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path[0] = str(ROOT)
from judge.tables.facts import PROBLEMS, TESTDATA, read  # noqa: E402
from tests.judge.tool import judge, write_script  # noqa: E402

COMPILERS = {".cpp": "g++", ".go": "go", ".java": "javac", ".js": "node", ".rs": "rustc"}
# Runs a compiler with other options for optimisation, the standard and warnings, and without sanitizers.
SCRIPT = """\
for word; do
    shift
    case $word in
        -fsanitize=*) echo "unknown: $word"; exit 1 ;;
        -w | -O* | -std=* | --edition=* | --cap-lints=*) ;;
        *) set -- "$@" "$word" ;;
    esac
done
exec {compiler} "$@" {options}
"""


class Rust(typing.NamedTuple):
    judge: str
    version: str
    editions: typing.FrozenSet[str]
    options: str
    month: str
    source: str


class Compiler(typing.NamedTuple):
    command: typing.Optional[str]  # None if it is not installed.
    options: str = ""  # If there are none, those of the tool.


def rust(version):
    """Returns the path of the compiler of a version of Rust, if it is installed."""
    try:
        command = ["rustup", "which", "--toolchain", version, "rustc"]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return None


def compilers(file):
    """Yields the compilers of a file."""
    installed = shutil.which(COMPILERS.get(file.suffix, sys.executable))
    if file.suffix == ".java":
        yield Compiler(installed, "--release 8 -Xlint:all,-options -Werror")
    elif file.suffix == ".rs":
        yield Compiler(installed, "-O -Dwarnings --edition=2024")
        judges = PROBLEMS[file.stem].judge, "*" if "fn main()" in file.read_text() else ""
        for row in read(TESTDATA / "rust.tsv", Rust):
            for edition in row.editions if row.judge in judges else ():
                yield Compiler(rust(row.version), f"{row.options} -Dwarnings --edition={edition}")
    else:
        yield Compiler(installed)
    if file.suffix == ".cpp":
        standard = "c++11" if PROBLEMS[file.stem].method else "c++98"
        yield Compiler(installed, f"-O2 -std={standard} -Wall -Wextra -pedantic -Werror")


def run(file, compiler):
    """Returns the exit status and the output, or nothing if the compiler is not installed."""
    if not compiler.command:
        return None
    with tempfile.TemporaryDirectory() as folder:
        if compiler.options:
            write_script(
                pathlib.Path(folder, COMPILERS[file.suffix]), SCRIPT.format(compiler=compiler.command, options=compiler.options)
            )
        environment = {"PATH": os.pathsep.join((folder, os.environ["PATH"]))}
        return judge("--time", "60", file.stem, file, environment=environment)


def main(names):
    if not PROBLEMS.keys() >= set(names):
        sys.exit(f"usage: submissions.py [PROGRAM...], of {' '.join(PROBLEMS)}")
    files = sorted(file for file in (ROOT / "submissions").iterdir() if not names or file.stem in names)
    runs = [(file, compiler) for file in files for compiler in compilers(file)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(run, *zip(*runs)))
    for (file, compiler), found in zip(runs, results):
        if not found:
            print(f"skipped {file.name}: no compiler for {compiler.options}")
        elif found[0] != 0:
            print(f"{file.name} {compiler}:\n{found[1]}", end="")
    accepted, skipped = sum(bool(found) and found[0] == 0 for found in results), results.count(None)
    print(f"{accepted} of {len(runs)} runs accepted, {skipped} skipped")
    return 0 if accepted == len(runs) else 77 if accepted + skipped == len(runs) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
