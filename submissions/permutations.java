// GeeksforGeeks, N-Queen Problem:
// https://www.geeksforgeeks.org/problems/n-queen-problem0315/1
// All ways to place n queens on an n x n board so that no two attack each
// other: the rows of the queens in columns 1 to n, in any order. Constraints:
// n from 1 to 10. From nqueens, MIT License.

class Solution {
    private int n;
    private ArrayList<Integer> queens; // The row of each column's queen so far.
    private ArrayList<ArrayList<Integer>> solutions;

    // Backtracking, column by column. The queens on the left attack their rows
    // (r) and diagonals: along \, r - c is the same for all squares, and along
    // /, r + c. Each direction has 2n - 1 diagonals. Since r - c ranges from
    // -(n - 1) to n - 1, the index in `diag` is r - c + n - 1.
    private boolean[] rows, diag, antiDiag;

    public ArrayList<ArrayList<Integer>> nQueen(int n) {
        this.n = n;
        queens = new ArrayList<>();
        solutions = new ArrayList<>();
        rows = new boolean[n];
        diag = new boolean[2 * n - 1];
        antiDiag = new boolean[2 * n - 1];
        dfs(0);
        return solutions;
    }

    private void dfs(int c) {
        if (c == n) {
            solutions.add(new ArrayList<>(queens)); // A copy.
            return;
        }
        for (int r = 0; r < n; r++) {
            if (rows[r] || diag[r - c + n - 1] || antiDiag[r + c]) {
                continue;
            }
            queens.add(r + 1);
            rows[r] = true;
            diag[r - c + n - 1] = true;
            antiDiag[r + c] = true;
            dfs(c + 1);
            queens.remove(c);
            rows[r] = false;
            diag[r - c + n - 1] = false;
            antiDiag[r + c] = false;
        }
    }
}
