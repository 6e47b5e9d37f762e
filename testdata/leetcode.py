"""Reads integers n and prints what your LeetCode 51, LeetCode 52 or NowCoder function returns for each:
python3 testdata/leetcode.py SOLUTION.py < CASE.in, where SOLUTION.py has the class Solution as in the site's editor."""

import json
import sys

# Names that the site imports.
import bisect, collections, functools, heapq, itertools, math, random, re, string, typing
from bisect import *
from collections import *
from functools import *
from itertools import *
from math import *
from typing import *

with open(sys.argv[1], encoding="utf-8") as file:
    exec(compile(file.read(), sys.argv[1], "exec"))
for n in map(int, sys.stdin.read().split()):
    solution = Solution()
    names = [name for name in ("solveNQueens", "totalNQueens", "Nqueen") if hasattr(solution, name)]
    if not names:
        sys.exit("leetcode.py: the class Solution has none of the methods solveNQueens, totalNQueens and Nqueen")
    print(json.dumps(getattr(solution, names[0])(n), separators=(",", ":")))
