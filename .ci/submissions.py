#!/usr/bin/env python3
"""Judges all submissions, or those of some programs: .ci/submissions.py [PROGRAM...]

Java is compiled as Java 8, and Rust in every edition and with the Rust of each judge in testdata/rust.tsv, without a warning.
C++ is compiled as the tool does and, without a warning, as C++98, or C++11 if the judge calls a method. The exit status is 77
if all that can be judged on this machine are accepted, but not all can, for example without one of these versions of Rust.
"""

import concurrent.futures
import os
import pathlib
import subprocess
import sys
import typing

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path[0] = str(ROOT)
from judge.tables.facts import PROBLEMS, TESTDATA, read  # noqa: E402
from tests.judge.tool import judge  # noqa: E402

CPP = "-O2 -std={} -Wall -Wextra -pedantic -Werror"
JAVA = "--release 8 -Xlint:all,-options -Werror"


class Rust(typing.NamedTuple):
    judge: str
    version: str
    editions: typing.FrozenSet[str]
    options: str
    month: str
    source: str


def rusts(file):
    """Yields the environment variables for each Rust with which a submission must compile."""
    for edition in 2015, 2018, 2021, 2024:
        yield {"JUDGE_FLAGS": f"-O -Dwarnings --edition={edition}"}
    judges = PROBLEMS[file.stem].judge, "*" if "fn main()" in file.read_text() else ""
    for rust in read(TESTDATA / "rust.tsv", Rust):
        if rust.judge not in judges:
            continue
        try:
            command = ["rustup", "which", "--toolchain", rust.version, "rustc"]
            compiler = subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
        except (OSError, subprocess.CalledProcessError):
            compiler = f"Rust {rust.version}"  # Which is not on the PATH.
        for edition in rust.editions:
            yield {"JUDGE_COMPILER": compiler, "JUDGE_FLAGS": f"{rust.options} -Dwarnings --edition={edition}"}


def variables(file):
    """Yields the environment variables with which a file is judged."""
    if file.suffix == ".rs":
        yield from rusts(file)
    else:
        yield {"JUDGE_FLAGS": JAVA} if file.suffix == ".java" else {}
    if file.suffix == ".cpp":
        yield {"JUDGE_FLAGS": CPP.format("c++11" if PROBLEMS[file.stem].method else "c++98")}


def run(file, environment):
    return judge("--time", "60", file.stem, file, environment=environment)


def main(names):
    if not PROBLEMS.keys() >= set(names):
        sys.exit(f"usage: submissions.py [PROGRAM...], of {' '.join(PROBLEMS)}")
    files = sorted(file for file in (ROOT / "submissions").iterdir() if not names or file.stem in names)
    runs = [(file, environment) for file in files for environment in variables(file)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(run, *zip(*runs)))
    is_skipped = [status == 2 and " is not on the PATH" in output for status, output in results]
    for (file, environment), (status, output), skipped in zip(runs, results, is_skipped):
        if status != 0:
            print(f"skipped {file.name}: {output}" if skipped else f"{file.name} {environment}:\n{output}", end="")
    accepted, skipped = sum(status == 0 for status, _ in results), sum(is_skipped)
    print(f"{accepted} of {len(runs)} runs accepted, {skipped} skipped")
    return 0 if accepted == len(runs) else 77 if accepted + skipped == len(runs) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
