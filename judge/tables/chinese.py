"""The messages in Chinese, by the first line of the English one."""

import pathlib
import typing

from judge.tables import facts


class Row(typing.NamedTuple):
    english: str
    chinese: str


HELP = """\
用本地数据评测一道题的代码：python3 judge PROBLEM FILE，或 python3 judge PROBLEM COMMAND [ARGUMENT...]

PROBLEM 是题目名。FILE 是 C、C++、Java、Python 或 Rust 源文件，按 OJ 的方式编译。OJ 调用函数的题（力扣、牛客、GeeksforGeeks）只要写
Solution 类（C 只要写函数），其中打印的内容不算答案。可以给出多个文件或一个目录，每个文件输出一行结果。

对每个 testdata/PROBLEM/*.in 运行一次程序（不经过 shell），列出前几个没有通过的测试点：WA 答案错误，PE 格式错误（只有空格或换行不对），
RE 运行时错误，TLE 超时，OLE 输出超限（这两种之后，更大的测试点不再运行），CE 编译错误；然后说明其中最小的一个错在哪里。
C 和 C++ 即使全部通过，数组下标越界等问题也会指出在哪一行。

没有通过时，每次在副本上只改一处（例如一个运算符、两行的顺序），最多试 --mend 秒，指出第一个能通过全部测试点的改法。

时限按原题，原题没有的按 10 秒，算 CPU 时间（Windows 上算实际时间）。不限制也不统计内存。FILE 在空目录里运行，COMMAND 在当前目录运行。
程序没有隔离，能做当前用户能做的任何事，不要运行来历不明的代码。

退出码：0 全部通过，1 有没通过的，2 没有评测，130 按了 Ctrl-C 或输出被关闭（寻找改法时按 Ctrl-C 只停止寻找）；多个文件时取最大的。
"""
CHINESE = {
    "Judges a solution on the test cases of a problem: python3 judge PROBLEM FILE, or PROBLEM COMMAND [ARGUMENT...]": HELP,
    "%(prog)s: error: %(message)s": "%(prog)s：%(message)s\n",
    **{row.english: row.chinese for row in facts.read(pathlib.Path(__file__).with_suffix(".tsv"), Row)},
}
