# GeeksforGeeks, N-Queen Problem:
# https://www.geeksforgeeks.org/problems/n-queen-problem0315/1
# All ways to place n queens on an n x n board so that no two attack each
# other: the rows of the queens in columns 1 to n (or the columns in rows 1 to
# n), in any order. Constraints: n from 1 to 10. From nqueens, MIT License.


class Solution:
    def nQueen(self, n):
        # Backtracking. The queens above attack the squares of their columns
        # (c) and diagonals: along \, r - c is the same for all squares, and
        # along /, r + c.
        cols, diag, anti_diag = set(), set(), set()
        queens = []  # The column of the queen in each row so far.
        solutions = []

        def dfs(r):
            if r == n:
                solutions.append(queens[:])  # A copy.
                return
            for c in range(n):
                if c in cols or r - c in diag or r + c in anti_diag:
                    continue
                queens.append(c + 1)
                cols.add(c)
                diag.add(r - c)
                anti_diag.add(r + c)
                dfs(r + 1)
                queens.pop()
                cols.remove(c)
                diag.remove(r - c)
                anti_diag.remove(r + c)

        dfs(0)
        return solutions
