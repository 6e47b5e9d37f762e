// AcWing 843, n-Queens Problem: https://www.acwing.com/problem/content/845/
// All ways to place n queens on an n x n board so that no two attack each
// other, as boards in any order, an empty line after each. Constraints: n from
// 1 to 9.
// Time: O(n!), placing 8,393 queens for n = 9. From nqueens, MIT License.

import java.util.*;

public class Main {
    static int n;
    static char[][] board;
    static StringBuilder output = new StringBuilder();

    // Backtracking. The queens above attack the squares of their columns (c)
    // and diagonals: along \, r - c is the same for all squares, and along /,
    // r + c. Each direction has 2n - 1 diagonals. Since r - c ranges from
    // -(n - 1) to n - 1, the index in `diag` is r - c + n - 1.
    static boolean[] cols, diag, antiDiag;

    static void dfs(int r) {
        if (r == n) {
            for (char[] row : board) {
                output.append(row).append("\n");
            }
            output.append("\n");
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

    public static void main(String[] args) {
        n = new Scanner(System.in).nextInt();
        board = new char[n][n];
        for (char[] row : board) {
            Arrays.fill(row, '.');
        }
        cols = new boolean[n];
        diag = new boolean[2 * n - 1];
        antiDiag = new boolean[2 * n - 1];
        dfs(0);
        System.out.print(output);
    }
}
