// CSES 1624, Chessboard and Queens: https://cses.fi/problemset/task/1624
// How many ways are there to place 8 queens on the free squares (.) of a
// chessboard so that no two attack each other? Queens attack across reserved
// squares (*), too. Constraints: one board.
// Time: at most 2,056 queens are placed. From nqueens, MIT License.

import java.util.*;

public class Main {
    static String[] board = new String[8];

    // Backtracking. The queens above attack the squares of their columns (c)
    // and diagonals: along \, r - c is the same for all squares, and along /,
    // r + c. Each direction has 15 diagonals. Since r - c ranges from -7 to 7,
    // the index in `diag` is r - c + 7.
    static boolean[] cols = new boolean[8];
    static boolean[] diag = new boolean[15];
    static boolean[] antiDiag = new boolean[15];

    static int dfs(int r) {
        if (r == 8) {
            return 1;
        }
        int count = 0;
        for (int c = 0; c < 8; c++) {
            if (board[r].charAt(c) == '*') {
                continue;
            }
            if (cols[c] || diag[r - c + 7] || antiDiag[r + c]) {
                continue;
            }
            cols[c] = true;
            diag[r - c + 7] = true;
            antiDiag[r + c] = true;
            count += dfs(r + 1);
            cols[c] = false;
            diag[r - c + 7] = false;
            antiDiag[r + c] = false;
        }
        return count;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int r = 0; r < 8; r++) {
            board[r] = in.next();
        }
        System.out.println(dfs(0));
    }
}
