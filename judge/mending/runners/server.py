"""A process that runs edits one after the other."""

import contextlib
import pathlib
import subprocess
import tempfile
import threading
import time
import typing

from judge.running import processes, run
from judge.running.processes import children
from judge.verdicts.trial import Result, Trial

try:
    import resource
except ImportError:  # On Windows.
    resource = None  # type: ignore[assignment]

LATE = -1, -9  # The status of what the process has ended by itself, and of the process after it is killed.


def limit_memory(process: "subprocess.Popen[bytes]", limit: int) -> None:
    """Limits the memory of a process to this number of bytes, unless that is 0, and its output, too, if the system can."""
    limits = ("RLIMIT_AS", limit), ("RLIMIT_FSIZE", run.MAX_OUTPUT)
    for name, most in limits if limit and hasattr(resource, "prlimit") else ():
        with contextlib.suppress(OSError, ValueError):  # It may have ended, or there may be a lower limit.
            resource.prlimit(process.pid, getattr(resource, name), (most, most))


class Server:
    """A process that runs edits one after the other, started anew after one that is late."""

    def __init__(self, trial: Trial, command: typing.Sequence[processes.Word], memory: int) -> None:
        self.trial, self.command, self.memory, self.folder = trial, command, memory, tempfile.mkdtemp()
        self.process: typing.Optional[subprocess.Popen[bytes]] = None

    def start(self) -> "subprocess.Popen[bytes]":
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
        process = children.start(self.command, cwd=self.folder, **pipes)
        limit_memory(process, self.memory)
        assert process.stdout
        process.stdout.readline()  # It is ready.
        return process

    def question(self, result: Result) -> str:
        """Returns the file of a test case, or the method and what it is called for."""
        if not self.trial.program.is_function:
            return f"\t{result.case}"
        return f"{self.trial.problem.method}\t{' '.join(map(str, result.calls))}"

    def ask(self, name: str, result: Result, limit: float) -> run.Outcome:
        """Runs what has this name on a test case."""
        outcome = self.request(f"{name}\t{self.question(result)}", limit)
        return self.trial.printed(outcome)

    def request(self, text: str, limit: float) -> run.Outcome:
        """Sends a line to the process, which gets a file for the output besides, and waits for the answer."""
        process = self.process = self.process or self.start()
        assert process.stdin and process.stdout
        output = pathlib.Path(self.folder, "output")
        # The process itself ends what is late, but not what waits.
        timer = threading.Timer(5 * limit + 1, processes.kill, [process])
        timer.start()
        begin = time.monotonic()
        reply = found = b""
        with contextlib.suppress(OSError):
            process.stdin.write(f"{text}\t{output}\t{int(1000 * limit)}\n".encode())
            process.stdin.flush()
            for line in iter(process.stdout.readline, b""):
                printed, mark, reply = line.partition(b"\0")
                found += printed  # By what writes to the descriptor itself.
                if mark:
                    break
        timer.cancel()
        elapsed = time.monotonic() - begin
        status, cpu = map(float, reply.split() or (process.wait(), elapsed))
        if not reply:
            self.close()
        with contextlib.suppress(OSError):
            found += output.read_bytes()
            output.unlink()
        return run.Outcome(int(status), status in LATE, elapsed, cpu, found, b"", [], True)

    def close(self) -> None:
        if self.process:
            children.end(self.process)
            self.process = None
