# Luogu P1562, N Queens Again: https://www.luogu.com.cn/problem/P1562
# How many ways are there to place n queens on the allowed squares (*) of an
# n x n board so that no two attack each other? Queens attack across the other
# squares (.), too. Constraints: n from 1 to 14. For PyPy.
# Time: O(n!), placing 27,358,552 queens for n = 14. From nqueens, MIT License.

n = int(input())
rows = []
for row in range(n):
    line = input()
    rows.append(sum(1 << c for c in range(n) if line[c] == "*"))


# Backtracking with bitmasks. Bit c is column c, 0 on the left. In this
# row, the queens above attack `cols` (straight down), `diag` (along \)
# and `anti_diag` (along /). In the next row, `diag` moves right, to c + 1
# (<< 1), and `anti_diag` left (>> 1). `rows` has the allowed squares.
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


print(dfs(0, 0, 0, 0))
