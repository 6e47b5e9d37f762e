// NowCoder NC39 / BM59, N Queens Problem:
// https://www.nowcoder.com/practice/c76408782512486d91eea181107293b6
// How many ways are there to place n queens on an n x n board so that no two
// attack each other? Constraints: n from 1 to 9.
// Time: O(n!), placing 8,393 queens for n = 9. From nqueens, MIT License.

public class Solution {
    private int n;

    // Backtracking. The queens above attack the squares of their columns (c)
    // and diagonals: along \, r - c is the same for all squares, and along /,
    // r + c. Each direction has 2n - 1 diagonals. Since r - c ranges from
    // -(n - 1) to n - 1, the index in `diag` is r - c + n - 1.
    private boolean[] cols, diag, antiDiag;

    public int Nqueen(int n) {
        this.n = n;
        cols = new boolean[n];
        diag = new boolean[2 * n - 1];
        antiDiag = new boolean[2 * n - 1];
        return dfs(0);
    }

    private int dfs(int r) {
        if (r == n) {
            return 1;
        }
        int count = 0;
        for (int c = 0; c < n; c++) {
            if (cols[c] || diag[r - c + n - 1] || antiDiag[r + c]) {
                continue;
            }
            cols[c] = true;
            diag[r - c + n - 1] = true;
            antiDiag[r + c] = true;
            count += dfs(r + 1);
            cols[c] = false;
            diag[r - c + n - 1] = false;
            antiDiag[r + c] = false;
        }
        return count;
    }
}
