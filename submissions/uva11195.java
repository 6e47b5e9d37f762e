// UVa 11195, Another n-Queen Problem:
// https://onlinejudge.org/external/111/11195.pdf
// How many ways are there to place n queens on the good squares (.) so that no
// two attack each other, not even across bad squares (*)? Constraints: at most
// 10 boards, n from 4 to 14, then 0. From nqueens, MIT License.

import java.util.*;

public class Main {
    static int n;
    static int[] rows = new int[14];

    // Backtracking with bitmasks. Bit c is column c, 0 on the left. In this
    // row, the queens above attack `cols` (straight down), `diag` (along \)
    // and `antiDiag` (along /). In the next row, `diag` moves right, to c + 1
    // (<< 1), and `antiDiag` left (>> 1). `rows` has the good squares.
    static int dfs(int row, int cols, int diag, int antiDiag) {
        if (row == n) {
            return 1;
        }
        int count = 0;
        int available = rows[row] & ~(cols | diag | antiDiag);
        while (available != 0) {
            int q = available & -available; // The lowest 1.
            available ^= q;
            count +=
                dfs(row + 1, cols | q, (diag | q) << 1, (antiDiag | q) >> 1);
        }
        return count;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int number = 0;
        for (n = in.nextInt(); n != 0; n = in.nextInt()) {
            for (int row = 0; row < n; row++) {
                String line = in.next();
                rows[row] = 0;
                for (int c = 0; c < n; c++) {
                    if (line.charAt(c) == '.') {
                        rows[row] |= 1 << c;
                    }
                }
            }
            number++;
            System.out.println("Case " + number + ": " + dfs(0, 0, 0, 0));
        }
    }
}
