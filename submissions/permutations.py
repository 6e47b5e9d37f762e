# GeeksforGeeks, N-Queen Problem:
# https://www.geeksforgeeks.org/problems/n-queen-problem0315/1
# All ways to place n queens on an n x n board so that no two attack each
# other: the rows of the queens in columns 1 to n, in any order. Constraints:
# n from 1 to 10. From nqueens, MIT License.


class Solution:
    def nQueen(self, n):
        # Backtracking, column by column. The queens on the left attack the
        # squares of their rows (r) and diagonals: along \, r - c is the same
        # for all squares, and along /, r + c.
        rows, diag, anti_diag = set(), set(), set()
        queens = []  # The row of the queen in each column so far.
        solutions = []

        def dfs(c):
            if c == n:
                solutions.append(queens[:])  # A copy.
                return
            for r in range(n):
                if r in rows or r - c in diag or r + c in anti_diag:
                    continue
                queens.append(r + 1)
                rows.add(r)
                diag.add(r - c)
                anti_diag.add(r + c)
                dfs(c + 1)
                queens.pop()
                rows.remove(r)
                diag.remove(r - c)
                anti_diag.remove(r + c)

        dfs(0)
        return solutions
