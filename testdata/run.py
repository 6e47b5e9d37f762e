"""Runs a solution on a test case, and measures its time."""

import contextlib
import locale
import os
import pathlib
import signal
import subprocess
import tempfile
import threading
import time

try:
    import resource
except ImportError:  # On Windows, which tells no CPU time of children.
    resource = None

MAX_OUTPUT = 16 * 10**6  # Many times the longest answer.
# Solutions and compilers write UTF-8, and compilers write English.
ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8", "UBSAN_OPTIONS": "print_stacktrace=1"}


class CannotStart(Exception):
    """Why the system cannot start a command."""


def text(output):
    """Decodes what a program wrote."""
    try:
        return output.decode()
    except UnicodeDecodeError:
        return output.decode(locale.getpreferredencoding(False), "backslashreplace")


def kill(process):
    """Kills a process and, except on Windows, its children."""
    with contextlib.suppress(OSError):  # It may have ended.
        os.killpg(process.pid, signal.SIGKILL) if os.name == "posix" else process.kill()


def read(pipe, output, process):
    """Appends what the pipe yields to the output, and kills the process when that is too much."""
    with pipe:
        for chunk in iter(lambda: pipe.read(65536), b""):
            output += chunk
            if len(output) > MAX_OUTPUT:
                return kill(process)


def cpu_time():
    """Returns the CPU time of all child processes that have ended, or 0 on Windows."""
    if not resource:
        return 0
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def run(command, case, limit):
    """Returns the exit status, or None after the time limit; the time; and what was written to stdout and stderr.

    The time is CPU time or elapsed time, whichever is less, so that other processes do not count. A process is killed after
    a second of CPU time more than the limit, or when a second more than three times the limit has elapsed. On Windows, only
    elapsed time is known.
    """

    def limit_cpu():
        with contextlib.suppress(ValueError):  # There may be a lower limit already.
            resource.setrlimit(resource.RLIMIT_CPU, (int(limit) + 1, int(limit) + 1))

    start, cpu_before = time.monotonic(), cpu_time()
    remaining = lambda: max(start + (3 * limit + 1 if resource else limit) - time.monotonic(), 0)
    with case.open("rb") as stdin:
        pipes = {"stdin": stdin, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        options = {"env": ENVIRONMENT, "start_new_session": True, "preexec_fn": limit_cpu if resource else None}
        try:
            process = subprocess.Popen(command, bufsize=0, **pipes, **options)
        except OSError as error:
            raise CannotStart(error.strerror)
    outputs = bytearray(), bytearray()
    pairs = zip((process.stdout, process.stderr), outputs)
    readers = [threading.Thread(target=read, args=(*pair, process), daemon=True) for pair in pairs]
    try:
        for reader in readers:
            reader.start()
        for reader in readers:
            reader.join(remaining())
        status = None if any(reader.is_alive() for reader in readers) else process.wait(remaining())
    except subprocess.TimeoutExpired:
        status = None
    finally:
        kill(process)
        process.wait()
    elapsed = time.monotonic() - start
    if status is None:
        return None, elapsed, *outputs
    cpu = cpu_time() - cpu_before if resource else elapsed
    was_killed = resource and status == -signal.SIGKILL and cpu > limit
    seconds = min(elapsed, cpu)
    return None if was_killed or seconds > limit else status, seconds, *outputs


def run_function(command, numbers, limit):
    """Runs a function without input. Its answer is written to a file, and what it prints counts as errors."""
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "answer")
        status, seconds, printed, errors = run([*command, file, *map(str, numbers)], pathlib.Path(os.devnull), limit)
        answer = file.read_bytes() if file.exists() else None
        if status == 0 and answer is None:
            errors += b"the function did not return\n"
        return status, seconds, answer or b"", printed + errors
