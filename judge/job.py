"""Compilers, and what helps them."""

import os
import re
import shlex
import shutil
import subprocess
import tempfile
import typing

from judge import processes
from judge.messages import say

COMPILER = os.environ.get("JUDGE_COMPILER")
FLAGS = shlex.split(os.environ["JUDGE_FLAGS"]) if "JUDGE_FLAGS" in os.environ else None


class Job:
    """A compiler that runs beside this process."""

    def __init__(self, *command: processes.Word) -> None:
        if not shutil.which(command[0]):
            raise processes.Error(say("{compiler} is not on the PATH", compiler=command[0]))
        self.name, self.file = command[0], tempfile.TemporaryFile()  # noqa: SIM115
        self.process = processes.start(command, stdout=self.file, stderr=subprocess.STDOUT)
        self.ended: typing.Optional[typing.Tuple[bool, str]] = None

    def result(self) -> typing.Tuple[bool, str]:
        """Waits. Returns whether it succeeds, and its output."""
        if self.ended:
            return self.ended
        status = self.process.wait()
        processes.running.discard(self.process)
        self.file.seek(0)
        output = processes.text(self.file.read())
        failure = re.search(r".*(Killed signal|No space left on device).*", output) if status else None
        if status < 0 or failure:
            raise processes.Error(failure[0] if failure else f"{self.name}: {processes.signal_name(status)}")
        self.ended = status == 0, output
        return self.ended

    def stop(self) -> None:
        processes.kill(self.process)
