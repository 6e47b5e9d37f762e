# UVa 11195, Another n-Queen Problem:
# https://onlinejudge.org/external/111/11195.pdf
# How many ways are there to place n queens on the good squares (.) so that no
# two attack each other, not even across bad squares (*)? Constraints: at most
# 10 boards, n from 4 to 14, then 0; 5 s. For PyPy. From nqueens, MIT License.


# Backtracking with bitmasks. Bit c is column c, 0 on the left. In this
# row, the queens above attack `cols` (straight down), `diag` (along \)
# and `anti_diag` (along /). In the next row, `diag` moves right, to c + 1
# (<< 1), and `anti_diag` left (>> 1). `rows` has the good squares.
def dfs(row, cols, diag, anti_diag):
    if row == n:
        return 1
    count = 0
    available = rows[row] & ~(cols | diag | anti_diag)
    while available != 0:
        q = available & -available  # The lowest 1.
        available ^= q
        count += dfs(row + 1, cols | q, (diag | q) << 1, (anti_diag | q) >> 1)
    return count


number = 0
while True:
    n = int(input())
    if n == 0:
        break
    rows = []
    for row in range(n):
        line = input()
        rows.append(sum(1 << c for c in range(n) if line[c] == "."))
    number += 1
    print("Case {}: {}".format(number, dfs(0, 0, 0, 0)))
