# Baekjoon 9663 / Eolymp 2712, N-Queen: https://www.acmicpc.net/problem/9663
# Input: one n from 1 to 14. Output: the number of ways to place n queens on an
# n x n board so that no two attack each other, 92 for n = 8.
# Time: O(n!), placing 13,679,276 queens for n = 14. From nqueens, MIT License.

n = int(input())
full = (1 << n) - 1  # n ones.


# Backtracking with bitmasks. Bit c is column c, 0 on the left. In this
# row, the queens above attack `cols` (straight down), `diag` (along \)
# and `anti_diag` (along /). In the next row, `diag` moves right, to c + 1
# (<< 1), and `anti_diag` left (>> 1). `full &` drops bits off the board.
def dfs(available, cols, diag, anti_diag):
    count = 0
    while available != 0:
        q = available & -available  # The lowest 1.
        available ^= q
        c, d, a = cols | q, (diag | q) << 1, (anti_diag | q) >> 1
        below = full & ~(c | d | a)
        if below != 0:  # Else, no call: that saves time.
            count += dfs(below, c, d, a)
        elif c == full:
            count += 1  # There is a queen in each column, and so in each row.
    return count


# Each solution with the first queen on the left has its mirror image.
half = n // 2
count = 2 * dfs((1 << half) - 1, 0, 0, 0)
if n % 2 == 1:
    count += dfs(1 << half, 0, 0, 0)  # The middle column.
print(count)
