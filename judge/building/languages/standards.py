"""Tries the standards of a language one after the other."""

import re
import typing

from judge.building.program import CompileError, NothingToCall, Source

Standard = typing.Sequence[str]  # The options of a compiler.


def first_standard(
    standards: typing.Sequence[Standard],
    compile_with: typing.Callable[[Standard], typing.Tuple[bool, str]],
    own_error: str,
    source: Source,
) -> Standard:
    """Compiles with the first of the standards that has no errors, and returns it.

    Raises an error otherwise: of the standard with the fewest errors of syntax, NothingToCall if none is in the file.
    """
    failures = []
    for standard in standards:
        succeeds, errors = compile_with(standard)
        if succeeds:
            return standard
        is_own = bool(re.search(own_error, errors))
        # A compiler that does not know the standard names it.
        is_unknown = not is_own and " ".join(standard)[-4:] in errors
        # In Rust, errors of syntax, which have no code, hide others; the syntax may be that of an older edition.
        number = len(re.findall("^error: (?!aborting)", errors, re.M))
        failures.append((is_unknown, number, is_own, errors))
    _, _, is_own, errors = min(failures, key=lambda failure: failure[:2])
    raise (CompileError if is_own or not source.method else NothingToCall)(errors)
