# HDU 2553, N Queens Problem: https://acm.hdu.edu.cn/showproblem.php?pid=2553
# How many ways are there to place n queens on an n x n board so that no two
# attack each other? Constraints: many n from 1 to 10, then 0; 1 s, 32 MB.
# Time: O(n!) once for each n, 46,767 queens in all; then a lookup.
# HDU has no Python. From nqueens, MIT License.

# Backtracking. The queens above attack the squares of their columns (c) and
# diagonals: along \, r - c is the same for all squares, and along /, r + c.
cols, diag, anti_diag = set(), set(), set()


def dfs(r, n):
    if r == n:
        return 1
    count = 0
    for c in range(n):
        if c in cols or r - c in diag or r + c in anti_diag:
            continue
        cols.add(c)
        diag.add(r - c)
        anti_diag.add(r + c)
        count += dfs(r + 1, n)
        cols.remove(c)
        diag.remove(r - c)
        anti_diag.remove(r + c)
    return count


counts = [0] + [dfs(0, n) for n in range(1, 11)]
while True:
    n = int(input())
    if n == 0:
        break
    print(counts[n])
