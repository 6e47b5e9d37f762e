// Luogu P1219, Checker Challenge: https://www.luogu.com.cn/problem/P1219
// The first three ways to place n queens on an n x n board so that no two
// attack each other, in lexicographic order of the columns in rows 1 to n; then
// the number of all ways. Constraints: n from 6 to 13.
// Time: O(n!), placing 4,674,889 queens for n = 13. From nqueens, MIT License.

import java.util.*;

public class Main {
    static int n, total;
    static int full; // n ones.
    static int[] queens; // Each row's column, from 1; overwritten, not undone.

    // Backtracking with bitmasks. Bit c is column c, 0 on the left. In this
    // row, the queens above attack `cols` (straight down), `diag` (along \)
    // and `antiDiag` (along /). In the next row, `diag` moves right, to c + 1
    // (<< 1), and `antiDiag` left (>> 1). `full &` drops bits off the board.
    static void dfs(int row, int cols, int diag, int antiDiag) {
        if (row == n) {
            total++;
            if (total <= 3) {
                for (int i = 0; i < n; i++) {
                    System.out.print(queens[i] + (i + 1 < n ? " " : "\n"));
                }
            }
            return;
        }
        int available = full & ~(cols | diag | antiDiag);
        while (available != 0) {
            int q = available & -available; // The lowest 1: leftmost first.
            available ^= q;
            queens[row] = Integer.numberOfTrailingZeros(q) + 1;
            dfs(row + 1, cols | q, (diag | q) << 1, (antiDiag | q) >> 1);
        }
    }

    public static void main(String[] args) {
        n = new Scanner(System.in).nextInt();
        full = (1 << n) - 1;
        queens = new int[n];
        dfs(0, 0, 0, 0);
        System.out.println(total);
    }
}
