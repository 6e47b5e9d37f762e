// GeeksforGeeks, N-Queen Problem:
// https://www.geeksforgeeks.org/problems/n-queen-problem0315/1
// All ways to place n queens on an n x n board so that no two attack each
// other: the rows of the queens in columns 1 to n (or the columns in rows 1 to
// n), in any order. Constraints: n from 1 to 10. From nqueens, MIT License.

class Solution {
    private int n;
    private ArrayList<Integer> queens; // The column in each row so far.
    private ArrayList<ArrayList<Integer>> solutions;

    // Backtracking. The queens above attack the squares of their columns (c)
    // and diagonals: along \, r - c is the same for all squares, and along /,
    // r + c. Each direction has 2n - 1 diagonals. Since r - c ranges from
    // -(n - 1) to n - 1, the index in `diag` is r - c + n - 1.
    private boolean[] cols, diag, antiDiag;

    public ArrayList<ArrayList<Integer>> nQueen(int n) {
        this.n = n;
        queens = new ArrayList<>();
        solutions = new ArrayList<>();
        cols = new boolean[n];
        diag = new boolean[2 * n - 1];
        antiDiag = new boolean[2 * n - 1];
        dfs(0);
        return solutions;
    }

    private void dfs(int r) {
        if (r == n) {
            solutions.add(new ArrayList<>(queens)); // A copy.
            return;
        }
        for (int c = 0; c < n; c++) {
            if (cols[c] || diag[r - c + n - 1] || antiDiag[r + c]) {
                continue;
            }
            queens.add(c + 1);
            cols[c] = true;
            diag[r - c + n - 1] = true;
            antiDiag[r + c] = true;
            dfs(r + 1);
            queens.remove(r); // The last one.
            cols[c] = false;
            diag[r - c + n - 1] = false;
            antiDiag[r + c] = false;
        }
    }
}
