"""Runs solutions, and measures their time."""

import contextlib
import os
import pathlib
import subprocess
import tempfile
import time
import typing

from judge.running import processes

try:
    import resource
except ImportError:  # On Windows, which tells no CPU time of children.
    resource = None  # type: ignore[assignment]

MAX_OUTPUT = 16 * 10**6  # Many times the longest answer.
STACK = 256 << 20  # In bytes. Judges let a program use all of its memory for the stack.


class Limits(typing.NamedTuple):
    """What a process may use."""

    cpu: float  # In seconds.
    memory: int = 0  # In bytes; 0 is no limit.


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


def limit_memory(process: "subprocess.Popen[bytes]", limit: int) -> None:
    """Limits the memory of a process to this number of bytes, unless that is 0, and its output, too, if the system can."""
    for name, most in (("RLIMIT_AS", limit), ("RLIMIT_FSIZE", MAX_OUTPUT)) if limit and hasattr(resource, "prlimit") else ():
        with contextlib.suppress(OSError, ValueError):  # It may have ended, or there may be a lower limit.
            resource.prlimit(process.pid, getattr(resource, name), (most, most))


def ended(process: "subprocess.Popen[bytes]") -> typing.Optional[typing.Tuple[int, typing.Optional[float]]]:
    """Returns the status and, if the system tells it, the CPU time of a process that has ended."""
    if not resource:
        status = process.poll()
        return None if status is None else (status, None)
    pid, status, usage = os.wait4(process.pid, os.WNOHANG)
    if pid == 0:
        return None
    process.returncode = -os.WTERMSIG(status) if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)
    return process.returncode, usage.ru_utime + usage.ru_stime


def cpu_so_far(process: "subprocess.Popen[bytes]") -> float:
    """Returns the CPU time of a process, or 0 if the system does not tell it."""
    with contextlib.suppress(OSError):
        fields = pathlib.Path(f"/proc/{process.pid}/stat").read_bytes().rpartition(b")")[2].split()  # From the third on.
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0


def run(command: typing.Sequence[processes.Word], case: pathlib.Path, limits: Limits, folder: typing.Optional[str]) -> Outcome:
    """Runs a program on a test case, in a folder of its own or in the current one.

    The process is killed when it has used a little more CPU time than the limit, and when five times the limit and a second
    have elapsed: it waits, the system is too busy or, as macOS, does not tell the CPU time. On Windows, it is killed when the
    limit has elapsed.
    """
    limit = limits.cpu
    with case.open("rb") as stdin, tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
        begin = time.monotonic()
        process = processes.start(command, stdin=stdin, stdout=output, stderr=errors, cwd=folder)
        limit_memory(process, limits.memory)
        longest, is_late = 5 * limit + 1 if resource else limit, False
        while not (end := ended(process)):
            elapsed = time.monotonic() - begin
            is_late |= elapsed > longest or (elapsed > limit and cpu_so_far(process) > 1.1 * limit)
            if is_late or max(os.fstat(file.fileno()).st_size for file in (output, errors)) > MAX_OUTPUT:
                processes.kill(process)
            time.sleep(min(0.01, 0.0005 + elapsed / 50))
        processes.kill(process)  # Its children.
        processes.running.discard(process)
        elapsed, (status, cpu) = time.monotonic() - begin, end
        cpu = elapsed if cpu is None else cpu
        for file in output, errors:
            file.seek(0)
        texts = output.read(MAX_OUTPUT + 1), errors.read(MAX_OUTPUT + 1)
        has_read = os.lseek(stdin.fileno(), 0, os.SEEK_CUR) > 0  # The position is shared with the process.
        files = os.listdir(folder) if folder and os.path.isdir(folder) else []
        return Outcome(status, is_late, elapsed, cpu, *texts, files, has_read)


def call(
    command: typing.Sequence[processes.Word], arguments: typing.Sequence[int], limits: Limits, folder: typing.Optional[str]
) -> Outcome:
    """Calls a function for each argument. The output is a line for each answer; what it prints counts as errors."""
    with tempfile.TemporaryDirectory() as answers:
        file = pathlib.Path(answers, "answers")
        outcome = run([*command, file, *map(str, arguments)], pathlib.Path(os.devnull), limits, folder)
        output = file.read_bytes() if file.exists() else b""
        return outcome._replace(output=output, errors=outcome.output + outcome.errors, has_read=True)
