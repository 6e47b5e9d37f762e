// LeetCode 51, N-Queens: https://leetcode.com/problems/n-queens/
// All ways to place n queens on an n x n board so that no two attack each
// other, as boards in any order. Constraints: n from 1 to 9.
// Time: O(n!), placing 8,393 queens for n = 9. From nqueens, MIT License.

class Solution {
    private int n;
    private char[][] board;
    private List<List<String>> solutions;

    // Backtracking. The queens above attack the squares of their columns (c)
    // and diagonals: along \, r - c is the same for all squares, and along /,
    // r + c. Each direction has 2n - 1 diagonals. Since r - c ranges from
    // -(n - 1) to n - 1, the index in `diag` is r - c + n - 1.
    private boolean[] cols, diag, antiDiag;

    public List<List<String>> solveNQueens(int n) {
        this.n = n;
        board = new char[n][n];
        for (char[] row : board) {
            Arrays.fill(row, '.');
        }
        solutions = new ArrayList<>();
        cols = new boolean[n];
        diag = new boolean[2 * n - 1];
        antiDiag = new boolean[2 * n - 1];
        dfs(0);
        return solutions;
    }

    private void dfs(int r) {
        if (r == n) {
            List<String> solution = new ArrayList<>();
            for (char[] row : board) {
                solution.add(new String(row));
            }
            solutions.add(solution);
            return;
        }
        for (int c = 0; c < n; c++) {
            if (cols[c] || diag[r - c + n - 1] || antiDiag[r + c]) {
                continue;
            }
            board[r][c] = 'Q';
            cols[c] = true;
            diag[r - c + n - 1] = true;
            antiDiag[r + c] = true;
            dfs(r + 1);
            board[r][c] = '.';
            cols[c] = false;
            diag[r - c + n - 1] = false;
            antiDiag[r + c] = false;
        }
    }
}
