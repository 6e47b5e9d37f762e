"""What a command that cannot be started should be instead."""

import os
import pathlib
import typing

from judge.tables.messages import say

INTERPRETERS = {".go": "go run", ".js": "node", ".lua": "lua", ".php": "php", ".pl": "perl", ".rb": "ruby", ".ts": "npx tsx"}


def why_not(command: typing.Sequence[str], error: Exception) -> str:
    """Returns why a command cannot be started."""
    name, file = command[0], pathlib.Path(command[0])
    if file.suffix in INTERPRETERS:
        return say("cannot run '{name}': write {command}", name=name, command=f"{INTERPRETERS[file.suffix]} {name}")
    if file.is_file() and os.access(name, os.X_OK) and file.name == name:
        return say("cannot run '{name}': write ./{name}", name=name)
    return say("cannot run '{name}': {error}", name=name, error=error)
