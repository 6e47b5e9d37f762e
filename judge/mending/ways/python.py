"""Python: each edit in the same process."""

import contextlib
import functools
import pathlib
import sys
import typing

from judge.building.program import CALL
from judge.mending.edit import Edit
from judge.mending.ways.server import Server
from judge.mending.ways.way import MEMORY, Runs, Way

SERVE = pathlib.Path(__file__).with_name("serve.py")


class Python(Way):
    def runs(self, edits: typing.Sequence[Edit]) -> Runs:
        with contextlib.closing(Server(self.trial, [sys.executable, SERVE, CALL], MEMORY)) as server:
            for edit in edits:
                yield edit, functools.partial(server.ask, str(self.copy(edit)))
