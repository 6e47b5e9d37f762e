# AOJ ALDS1_13_A, 8 Queens Problem:
# https://judge.u-aizu.ac.jp/onlinejudge/description.jsp?id=ALDS1_13_A
# Given k queens on a chessboard, place the others so that no two of the 8
# attack each other. Constraints: exactly one solution.
# Time: at most 2,056 queens are placed. From nqueens, MIT License.

given = {}  # The column of the given queen in a row.
for i in range(int(input())):
    r, c = map(int, input().split())
    given[r] = c

queens = []  # The column of the queen in each row so far.
# Backtracking. The queens above attack the squares of their columns (c) and
# diagonals: along \, r - c is the same for all squares, and along /, r + c.
cols, diag, anti_diag = set(), set(), set()


def dfs(r):
    if r == 8:
        return True
    for c in range(8):
        if given.get(r, c) != c:
            continue
        if c in cols or r - c in diag or r + c in anti_diag:
            continue
        queens.append(c)
        cols.add(c)
        diag.add(r - c)
        anti_diag.add(r + c)
        if dfs(r + 1):
            return True
        queens.pop()
        cols.remove(c)
        diag.remove(r - c)
        anti_diag.remove(r + c)
    return False


dfs(0)
for c in queens:
    print("." * c + "Q" + "." * (7 - c))
