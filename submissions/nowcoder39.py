# NowCoder NC39 / BM59, N Queens Problem:
# https://www.nowcoder.com/practice/c76408782512486d91eea181107293b6
# How many ways are there to place n queens on an n x n board so that no two
# attack each other? Constraints: n from 1 to 9.
# Time: O(n!), placing 8,393 queens for n = 9. From nqueens, MIT License.

class Solution:
    def Nqueen(self, n: int) -> int:
        # Backtracking. The queens above attack the squares of their columns
        # (c) and diagonals: along \, r - c is the same for all squares, and
        # along /, r + c.
        cols, diag, anti_diag = set(), set(), set()

        def dfs(r):
            if r == n:
                return 1
            count = 0
            for c in range(n):
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

        return dfs(0)
