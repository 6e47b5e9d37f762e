"""Python."""

import pathlib
import shutil
import sys
import typing

from judge.building.language import Language
from judge.building.probe import check_called
from judge.building.program import CALL, Faster, Program, Source
from judge.building.text import UTF_16, decoded, encoded
from judge.running import processes

INSTALL = {
    "linux": "sudo apt install pypy3",
    "darwin": "brew install pypy3",
    "win32": "winget install PyPy.PyPy.3.11",
}


def python(source: Source, folder: pathlib.Path) -> Program:
    copy = folder / "solution.py"
    original = source.path.read_bytes()  # Python is asked whether it can read it.
    is_copied = decoded(original) == source.text and original[:2] not in UTF_16
    copy.write_bytes(original if is_copied else encoded(source.text))
    command: typing.List[processes.Word] = [sys.executable, CALL / "call.py", copy, source.method or ""]
    check_called(command, source.method or "", folder)
    if source.method:
        return Program(command, is_function=True)
    pypy = shutil.which("pypy3")
    return Program(
        [sys.executable, copy], faster=Faster("PyPy", [pypy, copy] if pypy else [], INSTALL.get(sys.platform, INSTALL["linux"]))
    )


LANGUAGES = [Language("Python", ".py", python, "Solution().{}".format, "Solution")]
