"""Runs solutions, and measures their time and memory."""

import collections
import contextlib
import os
import pathlib
import re
import subprocess
import tempfile
import time
import typing

from judge.running import processes
from judge.running.processes import children

try:
    import resource
except ImportError:  # On Windows, which tells no CPU time of children.
    resource = None  # type: ignore[assignment]

MAX_OUTPUT = 16 * 10**6  # Many times the longest answer.
MAX_MEMORY = 4 << 30  # In bytes, where the judge states no limit.
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
STACK = 256 << 20  # In bytes. Judges let a program use all of its memory for the stack.


class Limits(typing.NamedTuple):
    """What a process may use."""

    cpu: float  # In seconds.
    memory: int = 0  # In bytes; 0 is unknown.


class Outcome(typing.NamedTuple):
    """How a process ended. Times are in seconds; on Windows, `cpu` is the elapsed time."""

    status: int  # A signal is negative.
    is_late: bool  # Whether it was killed after the time limit.
    elapsed: float
    cpu: float
    output: bytes
    errors: bytes
    files: typing.Sequence[str]  # The names of the files that it has left.
    has_read: bool  # Whether it has read stdin or, if it is a function, was called.
    memory: int = 0  # The most that it used at a time, in bytes; 0 if the system does not tell it.

    @property
    def seconds(self) -> float:
        """The lesser time: other processes do not count, nor do further threads."""
        return min(self.cpu, self.elapsed)


def raise_stack_limit() -> None:
    """Raises the limit for the stacks of the processes that are started from now on, as far as the system allows."""
    if resource:
        hard = resource.getrlimit(resource.RLIMIT_STACK)[1]
        soft = STACK if hard == resource.RLIM_INFINITY else min(STACK, hard)
        resource.setrlimit(resource.RLIMIT_STACK, (soft, hard))


def cpu_so_far(process: "subprocess.Popen[bytes]") -> float:
    """Returns the CPU time of a process, or 0 if the system does not tell it."""
    with contextlib.suppress(OSError):
        fields = pathlib.Path(f"/proc/{process.pid}/stat").read_bytes().rpartition(b")")[2].split()  # From the third on.
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0


def memory_so_far(process: "subprocess.Popen[bytes]") -> int:
    """Returns the most memory that a process has used, or 0 if the system does not tell it."""
    with contextlib.suppress(OSError):
        peak = re.search(rb"VmHWM:\s*(\d+)", pathlib.Path(f"/proc/{process.pid}/status").read_bytes())
        return int(peak[1]) * 1024 if peak else 0
    return 0


class Run:
    """A program that runs on a test case, in a folder of its own or in the current one. A function writes answers to a file.

    The process is killed when it has used a little more CPU time than the limit, and when five times the limit and a second
    have elapsed: it waits, the system is too busy or, as macOS, does not tell the CPU time. On Windows, it is killed when the
    limit has elapsed. It is also killed when it uses several times as much memory as the limit, or writes too much.
    """

    def __init__(
        self,
        command: typing.Sequence[processes.Word],
        case: pathlib.Path,
        limits: Limits,
        folder: typing.Optional[str],
        answers: typing.Optional[pathlib.Path] = None,
    ) -> None:
        self.limits, self.folder, self.answers = limits, folder, answers
        self.stdin = case.open("rb")
        self.output, self.errors = tempfile.TemporaryFile(), tempfile.TemporaryFile()  # noqa: SIM115
        self.is_late, self.begin = False, time.monotonic()
        self.outcome: typing.Optional[Outcome] = None
        self.process = children.start(command, stdin=self.stdin, stdout=self.output, stderr=self.errors, cwd=folder)
        self.own_memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss if resource else 0  # After the start.
        self.memory = memory_so_far(self.process)

    def poll(self) -> typing.Optional[Outcome]:
        """Returns the outcome if the process has ended, or kills it if it exceeds a limit."""
        if self.outcome:
            return self.outcome
        elapsed, limit = time.monotonic() - self.begin, self.limits.cpu
        self.memory = max(self.memory, memory_so_far(self.process))
        if resource:
            pid, status, usage = os.wait4(self.process.pid, os.WNOHANG)
            if pid:
                self.process.returncode = -os.WTERMSIG(status) if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)
                # A process starts with as much as this one, but its peak may have come after the last look at it.
                if self.memory and usage.ru_maxrss > self.own_memory:
                    self.memory = max(self.memory, usage.ru_maxrss * 1024)
                self.outcome = self.ended(elapsed, usage.ru_utime + usage.ru_stime)
                return self.outcome
        elif self.process.poll() is not None:
            self.outcome = self.ended(elapsed, elapsed)
            return self.outcome
        self.is_late |= elapsed > (5 * limit + 1 if resource else limit)
        self.is_late |= elapsed > limit and cpu_so_far(self.process) > 1.1 * limit
        is_large = max(os.fstat(file.fileno()).st_size for file in (self.output, self.errors)) > MAX_OUTPUT
        if self.is_late or is_large or self.memory > (4 * self.limits.memory or MAX_MEMORY):
            processes.kill(self.process)
        return None

    def ended(self, elapsed: float, cpu: float) -> Outcome:
        self.output.seek(0)
        self.errors.seek(0)
        output, errors = self.output.read(MAX_OUTPUT + 1), self.errors.read(MAX_OUTPUT + 1)
        has_read = os.lseek(self.stdin.fileno(), 0, os.SEEK_CUR) > 0  # The position is shared with the process.
        files = os.listdir(self.folder) if self.folder and os.path.isdir(self.folder) else []
        if self.answers:  # What a function prints counts as errors.
            output, errors = self.answers.read_bytes() if self.answers.exists() else b"", output + errors
            has_read = True
        status = self.process.returncode
        return Outcome(status, self.is_late, elapsed, cpu, output, errors, files, has_read, self.memory)

    def pause(self) -> float:
        """Returns for how many seconds not to look at the process."""
        return min(0.01, 0.0005 + (time.monotonic() - self.begin) / 50)

    def close(self) -> None:
        """Ends the process, if it has not ended, and its children."""
        children.end(self.process)
        for file in self.stdin, self.output, self.errors:
            file.close()


def outcomes(runs: typing.Iterator[Run]) -> typing.Generator[Outcome, None, None]:
    """Yields the outcomes of runs in their order. As many are started at the same time as there are cores."""
    active: typing.Deque[Run] = collections.deque()
    try:
        while True:
            while sum(not run.poll() for run in active) < CORES:
                run = next(runs, None)
                if not run:
                    break
                active.append(run)
            if not active:
                return
            outcome = active[0].poll()
            if outcome:
                active.popleft().close()
                yield outcome
            else:
                time.sleep(min(run.pause() for run in active if not run.outcome))
    finally:
        for run in active:
            run.close()


def wait_for(run: Run) -> Outcome:
    return next(outcomes(iter([run])))
