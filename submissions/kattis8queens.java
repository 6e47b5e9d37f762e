// Kattis 8queens, Eight Queens: https://open.kattis.com/problems/8queens
// Are there exactly 8 queens (*) on a chessboard, no two attacking each other?
// Constraints: one board. From nqueens, MIT License.

import java.util.*;

public class Main {
    public static void main(String[] args) {
        // Along \, r - c is the same for all squares, and along /, r + c. Each
        // direction has 15 diagonals. Since r - c ranges from -7 to 7, the
        // index in `diag` is r - c + 7.
        boolean[] rows = new boolean[8];
        boolean[] cols = new boolean[8];
        boolean[] diag = new boolean[15];
        boolean[] antiDiag = new boolean[15];
        int queens = 0;
        boolean isValid = true;
        Scanner in = new Scanner(System.in);
        for (int r = 0; r < 8; r++) {
            String line = in.next();
            for (int c = 0; c < 8; c++) {
                if (line.charAt(c) != '*') {
                    continue;
                }
                if (rows[r] || cols[c] || diag[r - c + 7] || antiDiag[r + c]) {
                    isValid = false;
                }
                rows[r] = true;
                cols[c] = true;
                diag[r - c + 7] = true;
                antiDiag[r + c] = true;
                queens++;
            }
        }
        System.out.println(isValid && queens == 8 ? "valid" : "invalid");
    }
}
