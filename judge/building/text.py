"""The text of a source file."""

import contextlib
import pathlib
import re

UTF_16 = b"\xff\xfe", b"\xfe\xff"  # Byte order marks.
CODING = re.compile(r"\A((?:.*\n)?[ \t\f]*#.*?cod)ing([:=][ \t]*([-\w.]+))")  # A line that names the encoding.


def decoded(text: bytes) -> str:
    """Returns the text of a source file, without a byte order mark."""
    if text[:2] in UTF_16:
        return text.decode("utf-16", "replace")
    coding = CODING.match(text.decode("latin-1"))
    with contextlib.suppress(LookupError):
        return text.decode(coding[3], "replace") if coding else text.decode("utf-8-sig", "replace")
    return text.decode("utf-8-sig", "replace")


def read(file: pathlib.Path) -> str:
    return decoded(file.read_bytes())


def encoded(text: str) -> bytes:
    """Returns a text in UTF-8, without the name of another encoding."""
    return CODING.sub(r"\1ed\2", text, count=1).encode()


def submitted(text: str) -> str:
    """Returns what extensions of editors submit: the lines between their marks. Those before are empty, to keep the numbers."""
    start = "@lc code=start|@leet start|leetcode submit region begin"
    end = "@lc code=end|@leet end|leetcode submit region end"
    match = re.search(rf"(?:{start}).*((?:\n.*)*?)\n.*(?:{end})", text)
    return "\n" * text.count("\n", 0, match.start(1)) + match[1] if match else text
