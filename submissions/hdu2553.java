// HDU 2553, N Queens Problem: https://acm.hdu.edu.cn/showproblem.php?pid=2553
// How many ways are there to place n queens on an n x n board so that no two
// attack each other? Constraints: many n from 1 to 10, then 0.
// Time: O(n!) once for each n, placing 46,767 queens in all; then a lookup.
// From nqueens, MIT License.

import java.io.*;

public class Main {
    // Backtracking. The queens above attack the squares of their columns (c)
    // and diagonals: along \, r - c is the same for all squares, and along /,
    // r + c. Each direction has 2n - 1 diagonals, at most 19. Since r - c
    // ranges from -(n - 1) to n - 1, the index in `diag` is r - c + n - 1.
    static boolean[] cols = new boolean[10];
    static boolean[] diag = new boolean[19];
    static boolean[] antiDiag = new boolean[19];

    static int dfs(int r, int n) {
        if (r == n) {
            return 1;
        }
        int count = 0;
        for (int c = 0; c < n; c++) {
            if (cols[c] || diag[r - c + n - 1] || antiDiag[r + c]) {
                continue;
            }
            cols[c] = true;
            diag[r - c + n - 1] = true;
            antiDiag[r + c] = true;
            count += dfs(r + 1, n);
            cols[c] = false;
            diag[r - c + n - 1] = false;
            antiDiag[r + c] = false;
        }
        return count;
    }

    public static void main(String[] args) throws IOException {
        int[] counts = new int[11];
        for (int n = 1; n <= 10; n++) {
            counts[n] = dfs(0, n);
        }
        StreamTokenizer in = new StreamTokenizer(
            new BufferedReader(new InputStreamReader(System.in)));
        StringBuilder output = new StringBuilder();
        while (in.nextToken() == StreamTokenizer.TT_NUMBER && in.nval != 0) {
            int n = (int) in.nval;
            output.append(counts[n]).append("\n");
        }
        System.out.print(output);
    }
}
