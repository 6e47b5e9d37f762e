# GeeksforGeeks, Printing all solutions in N-Queen Problem:
# https://www.geeksforgeeks.org/printing-solutions-n-queen-problem/
# All ways to place n queens on an n x n board so that no two attack each
# other: the rows of the queens in columns 1 to n (or the columns in rows 1 to
# n), ascending. Constraints: n from 1 to 10. From nqueens, MIT License.

n = int(input())
queens = []  # The column of the queen in each row so far.
# Backtracking. The queens above attack the squares of their columns (c) and
# diagonals: along \, r - c is the same for all squares, and along /, r + c.
cols, diag, anti_diag = set(), set(), set()


def dfs(r):
    if r == n:
        print("[" + "".join(str(c + 1) + " " for c in queens) + "]", end="")
        return
    for c in range(n):
        if c in cols or r - c in diag or r + c in anti_diag:
            continue
        queens.append(c)
        cols.add(c)
        diag.add(r - c)
        anti_diag.add(r + c)
        dfs(r + 1)
        queens.pop()
        cols.remove(c)
        diag.remove(r - c)
        anti_diag.remove(r + c)


dfs(0)
print()
