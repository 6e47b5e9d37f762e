# LeetCode 51, N-Queens: https://leetcode.com/problems/n-queens/
# All ways to place n queens on an n x n board so that no two attack each
# other, as boards in any order. Constraints: n from 1 to 9.
# Time: O(n!), placing 8,393 queens for n = 9. From nqueens, MIT License.


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        # Backtracking. The queens above attack the squares of their columns
        # (c) and diagonals: along \, r - c is the same for all squares, and
        # along /, r + c.
        cols, diag, anti_diag = set(), set(), set()
        board = [["."] * n for row in range(n)]
        solutions = []

        def dfs(r):
            if r == n:
                solutions.append(["".join(row) for row in board])
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
        return solutions
