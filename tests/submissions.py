"""Judges the files in submissions/: python3 -m tests.submissions [--strict]

Java is compiled as Java 8, without a warning. With --strict, Rust and C++ are compiled without a warning, too: Rust in every
edition, and with the Rust of each judge in rust.tsv; C++ as C++98, or C++11 if the judge calls a method.
What cannot be judged on this machine, for example with a Rust that rustup does not have, is named and skipped.
"""

import concurrent.futures
import os
import subprocess
import sys
import typing

from judge.facts import PROBLEMS, read
from tests.files import ROOT

CPP = "-O2 -std={} -Wall -Wextra -pedantic -Werror"
JAVA = "--release 8 -Xlint:all,-options -Werror"


class Rust(typing.NamedTuple):
    judge: str
    version: str
    editions: frozenset
    options: str
    month: str
    source: str


def rusts(problem):
    """Yields the environment variables for each Rust with which a submission must compile."""
    for edition in 2015, 2018, 2021, 2024:
        yield {"JUDGE_FLAGS": f"-O -Dwarnings --edition={edition}"}
    for rust in read(ROOT / "submissions" / "rust.tsv", Rust):
        if rust.judge != problem.judge and (rust.judge != "*" or problem.method):
            continue
        found = subprocess.run(["rustup", "which", "--toolchain", rust.version, "rustc"], capture_output=True, text=True)
        if found.returncode != 0:
            print(f"skipped {problem.name}.rs: no Rust {rust.version}")
            continue
        for edition in rust.editions:
            flags = f"{rust.options} -Dwarnings --edition={edition}"
            yield {"JUDGE_COMPILER": found.stdout.strip(), "JUDGE_FLAGS": flags}


def variables(file, is_strict):
    """Yields the environment variables with which a file is judged."""
    problem = PROBLEMS[file.stem]
    if not is_strict:
        yield {"JUDGE_FLAGS": JAVA} if file.suffix == ".java" else {}
    elif file.suffix == ".cpp":
        yield {"JUDGE_FLAGS": CPP.format("c++11" if problem.method else "c++98")}
    elif file.suffix == ".rs":
        yield from rusts(problem)


def failure(file, environment):
    """Returns the output of the tool, or None if the file is accepted."""
    command = [sys.executable, ROOT / "judge", "--time", "60", file.stem, file]
    options = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
    found = subprocess.run(command, env={**os.environ, **environment}, **options)
    if found.returncode == 2 and " is not on the PATH" in found.stdout:
        print(f"skipped {file.name}: {found.stdout.strip()}")
    elif found.returncode != 0:
        return f"{file.name} {environment}:\n{found.stdout}"
    return None


def main(arguments):
    files = sorted(file for file in (ROOT / "submissions").iterdir() if file.suffix != ".tsv")
    runs = [(file, environment) for file in files for environment in variables(file, arguments == ["--strict"])]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        failures = list(filter(None, pool.map(failure, *zip(*runs))))
    print(f"{len(runs) - len(failures)} of {len(runs)} runs accepted")
    return "\n".join(failures)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]) or None)
