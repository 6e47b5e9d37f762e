# Luogu P1219, Checker Challenge: https://www.luogu.com.cn/problem/P1219
# The first three ways to place n queens on an n x n board so that no two
# attack each other, in lexicographic order of the columns in rows 1 to n; then
# the number of all ways. Constraints: n from 6 to 13. For PyPy.
# Time: O(n!), placing 4,674,889 queens for n = 13. From nqueens, MIT License.

n = int(input())
full = (1 << n) - 1  # n ones.
queens = [0] * n  # Each row's column, from 1; overwritten, not undone.
total = 0


# Backtracking with bitmasks. Bit c is column c, 0 on the left. In this
# row, the queens above attack `cols` (straight down), `diag` (along \)
# and `anti_diag` (along /). In the next row, `diag` moves right, to c + 1
# (<< 1), and `anti_diag` left (>> 1). `full &` drops bits off the board.
def dfs(row, cols, diag, anti_diag):
    global total
    if row == n:
        total += 1
        if total <= 3:
            print(*queens)
        return
    available = full & ~(cols | diag | anti_diag)
    while available != 0:
        q = available & -available  # The lowest 1: leftmost first.
        available ^= q
        queens[row] = q.bit_length()  # 1 for the lowest bit.
        dfs(row + 1, cols | q, (diag | q) << 1, (anti_diag | q) >> 1)


dfs(0, 0, 0, 0)
print(total)
