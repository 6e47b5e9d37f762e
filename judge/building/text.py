"""The text of a source file."""

import pathlib
import re


def read(file: pathlib.Path) -> str:
    """Returns the text of a source file, without a byte order mark."""
    text = file.read_bytes()
    return text.decode("utf-16" if text[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig", "replace")


def submitted(text: str) -> str:
    """Returns what extensions of editors submit: the lines between their marks. Those before are empty, to keep the numbers."""
    start, end = "@lc code=start|leetcode submit region begin", "@lc code=end|leetcode submit region end"
    match = re.search(rf"(?:{start}).*((?:\n.*)*?)\n.*(?:{end})", text)
    return "\n" * text.count("\n", 0, match.start(1)) + match[1] if match else text
