// GeeksforGeeks, Printing all solutions in N-Queen Problem:
// https://www.geeksforgeeks.org/printing-solutions-n-queen-problem/
// All ways to place n queens on an n x n board so that no two attack each
// other: the rows of the queens in columns 1 to n (or the columns in rows 1 to
// n), ascending. Constraints: n from 1 to 10. From nqueens, MIT License.

import java.util.*;

public class Main {
    static int n;
    static int[] queens; // The column of the queen in each row so far.
    static StringBuilder output = new StringBuilder();

    // Backtracking. The queens above attack the squares of their columns (c)
    // and diagonals: along \, r - c is the same for all squares, and along /,
    // r + c. Each direction has 2n - 1 diagonals. Since r - c ranges from
    // -(n - 1) to n - 1, the index in `diag` is r - c + n - 1.
    static boolean[] cols, diag, antiDiag;

    static void dfs(int r) {
        if (r == n) {
            output.append("[");
            for (int c : queens) {
                output.append(c + 1).append(" ");
            }
            output.append("]");
            return;
        }
        for (int c = 0; c < n; c++) {
            if (cols[c] || diag[r - c + n - 1] || antiDiag[r + c]) {
                continue;
            }
            queens[r] = c;
            cols[c] = true;
            diag[r - c + n - 1] = true;
            antiDiag[r + c] = true;
            dfs(r + 1);
            cols[c] = false;
            diag[r - c + n - 1] = false;
            antiDiag[r + c] = false;
        }
    }

    public static void main(String[] args) {
        n = new Scanner(System.in).nextInt();
        queens = new int[n];
        cols = new boolean[n];
        diag = new boolean[2 * n - 1];
        antiDiag = new boolean[2 * n - 1];
        dfs(0);
        System.out.println(output);
    }
}
