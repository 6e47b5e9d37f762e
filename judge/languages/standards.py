"""Tries the standards of a language one after the other."""

import re
import typing

from judge.program import CompileError, NothingToCall, Source

Standard = typing.Sequence[str]


def first_standard(
    standards: typing.Sequence[Standard], errors_with: typing.Callable[[Standard], str], own_error: str, source: Source
) -> Standard:
    """Compiles with the first of these lists of options that has no errors, and returns it.

    Raises an error otherwise: of the standard that reports the fewest errors of syntax, NothingToCall if none is in the file.
    """
    failures: typing.List[str] = []
    seen: typing.List[typing.List[str]] = []
    errors = ""
    for standard in standards:
        errors = errors_with(standard)
        if not errors:
            return standard
        messages = re.findall("error.*", errors)  # Notes may name the standard.
        seen.append(messages)
        if seen.count(messages) == 3:
            break
        # A compiler that does not know the standard names it.
        if re.search(own_error, errors) or not standard or standard[-1][-4:] not in errors:
            failures.append(errors)
    # In Rust, errors of the syntax, which have no code, hide others; the syntax may be that of an older edition.
    errors = min(failures or [errors], key=lambda errors: len(re.findall("^error: (?!aborting)", errors, re.M)))
    raise (NothingToCall if source.method and not re.search(own_error, errors) else CompileError)(errors)
