# CSES 1624, Chessboard and Queens: https://cses.fi/problemset/task/1624
# How many ways are there to place 8 queens on the free squares (.) of a
# chessboard so that no two attack each other? Queens attack across reserved
# squares (*), too. Constraints: one board.
# Time: at most 2,056 queens are placed. From nqueens, MIT License.

board = [input() for row in range(8)]
# Backtracking. The queens above attack the squares of their columns (c) and
# diagonals: along \, r - c is the same for all squares, and along /, r + c.
cols, diag, anti_diag = set(), set(), set()


def dfs(r):
    if r == 8:
        return 1
    count = 0
    for c in range(8):
        if board[r][c] == "*":
            continue
        if c in cols or r - c in diag or r + c in anti_diag:
            continue
        cols.add(c)
        diag.add(r - c)
        anti_diag.add(r + c)
        count += dfs(r + 1)
        cols.remove(c)
        diag.remove(r - c)
        anti_diag.remove(r + c)
    return count


print(dfs(0))
