import re
import typing

from judge.tables.facts import PROBLEMS
from oracle import Cases, Oracle, naive
from oracle.inputs import boards, one_board

N = PROBLEMS["luogu1562"].n or range(0)


def missing(cases: Cases) -> typing.Iterator[str]:
    texts = [text.decode() for text, _ in cases]
    for n in N:
        full = f"{n}\n" + ("*" * n + "\n") * n
        if full not in texts:
            yield f"n = {n} with all squares allowed"
        others = [output for text, output in cases if text.startswith(b"%d\n" % n) and text.decode() != full]
        if n > 3 and not any(output != b"0\n" for output in others):
            yield f"n = {n} with forbidden squares and an answer greater than 0"
    if not any(re.match(r"13\n(\*{13}\n){10}", text) and "." in text for text in texts):
        yield "n = 13 with forbidden squares in the last rows only, which is slow to search from the top"


ORACLE = Oracle(
    # Here, free squares are * and bad squares are . instead.
    lambda words: (naive.count_on(naive.swapped(rows)) for rows in boards(words)),
    constraints=one_board(N),
    missing=missing,
)
