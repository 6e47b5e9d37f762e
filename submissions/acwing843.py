# AcWing 843, n-Queens Problem: https://www.acwing.com/problem/content/845/
# All ways to place n queens on an n x n board so that no two attack each
# other, as boards in any order, an empty line after each. Constraints: n from
# 1 to 9.
# Time: O(n!), placing 8,393 queens for n = 9. From nqueens, MIT License.

n = int(input())
board = [["."] * n for row in range(n)]
# Backtracking. The queens above attack the squares of their columns (c) and
# diagonals: along \, r - c is the same for all squares, and along /, r + c.
cols, diag, anti_diag = set(), set(), set()


def dfs(r):
    if r == n:
        for row in board:
            print("".join(row))
        print()
        return
    for c in range(n):
        if c in cols or r - c in diag or r + c in anti_diag:
            continue
        board[r][c] = "Q"
        cols.add(c)
        diag.add(r - c)
        anti_diag.add(r + c)
        dfs(r + 1)
        board[r][c] = "."
        cols.remove(c)
        diag.remove(r - c)
        anti_diag.remove(r + c)


dfs(0)
