"""Starts the tool."""

import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
JUDGE = ROOT / "judge"


def judge(*arguments, environment=(), tool=JUDGE, **options):
    """Returns the exit status and the output, in English unless the environment or an argument says otherwise.

    No edit is looked for, unless an argument asks for that.
    """
    arguments = arguments if "--mend" in arguments or not arguments else ("--mend", "0", *arguments)
    environment = {**os.environ, "LC_ALL": "C", "PYTHONIOENCODING": "utf-8", **dict(environment)}
    output = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "encoding": environment["PYTHONIOENCODING"]}
    found = subprocess.run([sys.executable, tool, *arguments], env=environment, **{**output, **options})
    return found.returncode, (found.stdout or "") + (found.stderr or "")


def write_script(file, text):
    file.write_text("#!/bin/sh\n" + text)
    file.chmod(0o755)


def judge_source(problem, name, source, *options, **others):
    """Judges a source text as a file of this name, in a folder of its own, which must have no other file afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, name).write_bytes(source)
        status, output = judge("--time", "60", *options, problem, name, cwd=folder, **others)
        return status, output + "".join(f"left behind: {left}\n" for left in {*os.listdir(folder)} - {pathlib.Path(name).name})


def read(page):
    return ROOT.joinpath(page).read_text(encoding="utf-8")
