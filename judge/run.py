"""Runs processes: compilers, and solutions on test cases, whose time is measured."""

import contextlib
import locale
import os
import pathlib
import signal
import subprocess
import tempfile
import time
import typing

from judge.messages import say

try:
    import resource
except ImportError:  # On Windows, which tells no CPU time of children.
    resource = None

MAX_OUTPUT = 16 * 10**6  # Many times the longest answer.
STACK = 256 << 20  # In bytes. Judges let a program use all of its memory for the stack.
# Solutions and compilers write UTF-8, and compilers write English.
ENVIRONMENT = {
    **os.environ,
    **{"LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8", "RUST_BACKTRACE": "0"},
    # Sanitizers tell the line of an error, also of one that the library finds.
    **{"ASAN_OPTIONS": "detect_leaks=0:handle_abort=1", "UBSAN_OPTIONS": "print_stacktrace=1"},
}
# The signals at the soft and the hard limit on CPU time.
CPU_LIMIT = {-signal.SIGXCPU, -signal.SIGKILL} if resource else set()
processes = set()
is_starting = is_interrupted = False


class CannotStart(Exception):
    """Why the system cannot start a command."""


class Outcome(typing.NamedTuple):
    """How a process ended. Times are in seconds; on Windows, `cpu` is the elapsed time."""

    status: int  # A signal is negative.
    is_late: bool  # Whether it was killed after the time limit.
    elapsed: float
    cpu: float
    output: bytes
    errors: bytes
    files: list  # The names of the files that it has left.

    @property
    def seconds(self):
        """The lesser time: other processes do not count, nor do further threads."""
        return min(self.cpu, self.elapsed)


def text(output):
    """Decodes what a program wrote."""
    try:
        return output.decode()
    except UnicodeDecodeError:
        return output.decode(locale.getpreferredencoding(False), "backslashreplace")


def signal_name(status):
    return say("signal {number} ({name})", number=-status, name=signal.strsignal(-status))


def use_folder(folder):
    """Keeps all temporary files there."""
    tempfile.tempdir = folder
    ENVIRONMENT.update(dict.fromkeys(("TMPDIR", "TMP", "TEMP"), folder))


def raise_stack_limit():
    """Raises the limit for the stacks of the processes that are started from now on, as far as the system allows."""
    if resource:
        hard = resource.getrlimit(resource.RLIMIT_STACK)[1]
        soft = STACK if hard == resource.RLIM_INFINITY else min(STACK, hard)
        resource.setrlimit(resource.RLIMIT_STACK, (soft, hard))


def interrupt(number, frame):
    """Handles a signal, but not between the start of a process and its entry in `processes`."""
    global is_interrupted
    is_interrupted = True
    if not is_starting:
        raise KeyboardInterrupt


def start(command, **options):
    """Starts a process with a process group of its own. Its stdin is empty."""
    global is_starting
    options = {"stdin": subprocess.DEVNULL, "env": ENVIRONMENT, "start_new_session": True, **options}
    is_starting = True
    try:
        process = subprocess.Popen(list(map(str, command)), **options)
        processes.add(process)
    except OSError as error:
        raise CannotStart(error.strerror) from error
    finally:
        is_starting = False
    if is_interrupted:
        raise KeyboardInterrupt
    return process


def kill(process):
    """Kills a process and, except on Windows, its children."""
    with contextlib.suppress(OSError):  # It may have ended.
        os.killpg(process.pid, signal.SIGKILL) if os.name == "posix" else process.kill()


def kill_all():
    while processes:
        process = processes.pop()
        kill(process)
        process.wait()


def end(process):
    """Returns the status and, if the system tells it, the CPU time of a process that has ended, or None."""
    if not resource:
        status = process.poll()
        return None if status is None else (status, None)
    pid, status, usage = os.wait4(process.pid, os.WNOHANG)
    if pid == 0:
        return None
    process.returncode = -os.WTERMSIG(status) if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)
    return process.returncode, usage.ru_utime + usage.ru_stime


def cpu_so_far(process):
    """Returns the CPU time of a running process and its children, or 0 on a system without /proc."""
    ticks = 0
    for file in pathlib.Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # It may have ended.
            fields = file.read_text().rpartition(")")[2].split()  # From the third on; see man proc.
            if int(fields[2]) == process.pid:
                ticks += sum(map(int, fields[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK") if ticks else 0


def run(command, case, limit, folder=None):
    """Runs a program on a test case, in a folder of its own or in the current one.

    The process is killed when it has used a little more CPU time than the limit, and when it waits: when three times the limit
    and a second have elapsed, in which it got less than 5 % of the CPU or, as on macOS, the system does not tell how much. On
    Windows, it is killed when the limit has elapsed.
    """
    with case.open("rb") as stdin, tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
        begin = time.monotonic()
        process = start(command, stdin=stdin, stdout=output, stderr=errors, cwd=folder)
        if hasattr(resource, "prlimit"):
            with contextlib.suppress(OSError, ValueError):  # It may have ended, or there may be a lower limit.
                resource.prlimit(process.pid, resource.RLIMIT_CPU, (int(1.1 * limit) + 1, int(1.1 * limit) + 3))
        period = 3 * limit + 1 if resource else limit
        deadline, cpu, is_late = period, 0, False
        while not (ended := end(process)):
            elapsed = time.monotonic() - begin
            if elapsed > deadline:
                before, cpu = cpu, cpu_so_far(process)
                deadline += period
                is_late = cpu - before < period / 20
            if is_late or max(os.fstat(file.fileno()).st_size for file in (output, errors)) > MAX_OUTPUT:
                kill(process)
            time.sleep(min(0.01, 0.0005 + elapsed / 50))
        kill(process)  # Its children.
        processes.discard(process)
        elapsed, (status, cpu) = time.monotonic() - begin, ended
        cpu = elapsed if cpu is None else cpu
        is_late |= status in CPU_LIMIT and cpu > 0.9 * limit  # The system does not count exactly.
        for file in output, errors:
            file.seek(0)
        texts = output.read(MAX_OUTPUT + 1), errors.read(MAX_OUTPUT + 1)
        return Outcome(status, is_late, elapsed, cpu, *texts, os.listdir(folder) if folder else [])


def run_function(command, arguments, limit, folder):
    """Runs a function without input. Its answer is written to a file, and what it prints counts as errors."""
    with tempfile.TemporaryDirectory() as answers:
        file = pathlib.Path(answers, "answer")
        outcome = run([*command, file, *arguments], pathlib.Path(os.devnull), limit, folder)
        answer = file.read_bytes() if outcome.status == 0 and file.exists() else b""
        return outcome._replace(output=answer, errors=outcome.output + outcome.errors)
