"""Keeps a thread, and the processes that it starts, from changing files outside of a folder, with Linux's Landlock."""

import ctypes
import os
import struct
import sys

CREATE_RULESET, ADD_RULE, RESTRICT_SELF = 444, 445, 446  # System calls.
PATH_BENEATH, NO_NEW_PRIVS = 1, 38
WRITE, REFER, TRUNCATE = 1 << 1, 1 << 13, 1 << 14  # Rights; to refer is to rename or link to another folder.
CHANGE = WRITE | sum(1 << bit for bit in range(4, 13))  # Also to remove and to make what a folder contains.
RIGHTS = [0, CHANGE, CHANGE | REFER, CHANGE | REFER | TRUNCATE]  # Those that each version of Landlock knows.


def system_call(number: int, *arguments: object) -> int:
    result: int = ctypes.CDLL(None).syscall(number, *arguments)
    return result


def version() -> int:
    """Returns the version of Landlock, or less than 1 if the system has none."""
    return system_call(CREATE_RULESET, None, 0, 1) if sys.platform == "linux" else 0


def confine_thread(folder: str) -> None:
    """Lets this thread write only below a folder, and to /dev/null. Does nothing if the system has no Landlock."""
    if version() < 1:
        return
    rights = RIGHTS[min(version(), len(RIGHTS) - 1)]
    rules = system_call(CREATE_RULESET, struct.pack("Q", rights), 8, 0)
    for path, allowed in (folder, rights), (os.devnull, rights & (WRITE | TRUNCATE)):
        descriptor = os.open(path, os.O_PATH | os.O_CLOEXEC)
        system_call(ADD_RULE, rules, PATH_BENEATH, struct.pack("=Qi", allowed, descriptor), 0)
        os.close(descriptor)
    ctypes.CDLL(None).prctl(NO_NEW_PRIVS, 1, 0, 0, 0)
    system_call(RESTRICT_SELF, rules, 0)
    os.close(rules)
