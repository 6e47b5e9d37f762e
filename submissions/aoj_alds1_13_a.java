// AOJ ALDS1_13_A, 8 Queens Problem:
// https://judge.u-aizu.ac.jp/onlinejudge/description.jsp?id=ALDS1_13_A
// Given k queens on a chessboard, place the others so that no two of the 8
// attack each other. Constraints: exactly one solution.
// Time: at most 2,056 queens are placed. From nqueens, MIT License.

import java.util.*;

public class Main {
    static int[] given = new int[8]; // The given column in each row, or -1.
    static int[] queens = new int[8]; // The column of the queen in each row.

    // Backtracking. The queens above attack the squares of their columns (c)
    // and diagonals: along \, r - c is the same for all squares, and along /,
    // r + c. Each direction has 15 diagonals. Since r - c ranges from -7 to 7,
    // the index in `diag` is r - c + 7.
    static boolean[] cols = new boolean[8];
    static boolean[] diag = new boolean[15];
    static boolean[] antiDiag = new boolean[15];

    static boolean dfs(int r) {
        if (r == 8) {
            return true;
        }
        for (int c = 0; c < 8; c++) {
            if (given[r] != -1 && given[r] != c) {
                continue;
            }
            if (cols[c] || diag[r - c + 7] || antiDiag[r + c]) {
                continue;
            }
            queens[r] = c;
            cols[c] = true;
            diag[r - c + 7] = true;
            antiDiag[r + c] = true;
            if (dfs(r + 1)) {
                return true;
            }
            cols[c] = false;
            diag[r - c + 7] = false;
            antiDiag[r + c] = false;
        }
        return false;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Arrays.fill(given, -1);
        int k = in.nextInt();
        for (int i = 0; i < k; i++) {
            int r = in.nextInt();
            given[r] = in.nextInt();
        }
        dfs(0);
        for (int r = 0; r < 8; r++) {
            for (int c = 0; c < 8; c++) {
                System.out.print(queens[r] == c ? 'Q' : '.');
            }
            System.out.println();
        }
    }
}
