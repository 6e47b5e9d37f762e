// HDU 2553, N Queens Problem: https://acm.hdu.edu.cn/showproblem.php?pid=2553
// How many ways are there to place n queens on an n x n board so that no two
// attack each other? Constraints: many n from 1 to 10, then 0.
// Time: O(n!) once for each n, placing 46,767 queens in all; then a lookup.
// For HDU's C++ and G++. From nqueens, MIT License.

#include <stdio.h>

// Backtracking with bitmasks. Bit c is column c, 0 on the left. In this
// row, the queens above attack `cols` (straight down), `diag` (along \)
// and `anti_diag` (along /). In the next row, `diag` moves right, to c + 1
// (<< 1), and `anti_diag` left (>> 1). `full &` drops bits off the board.
int dfs(int full, int cols, int diag, int anti_diag) {
    if (cols == full) {
        return 1;  // There is a queen in each column, and so in each row.
    }
    int count = 0;
    int available = full & ~(cols | diag | anti_diag);
    while (available != 0) {
        int q = available & -available;  // The lowest 1.
        available ^= q;
        count += dfs(full, cols | q, (diag | q) << 1, (anti_diag | q) >> 1);
    }
    return count;
}

int main() {
    int counts[11];
    for (int i = 1; i <= 10; i++) {
        counts[i] = dfs((1 << i) - 1, 0, 0, 0);  // i ones.
    }
    int n;
    while (scanf("%d", &n) == 1 && n != 0) {
        printf("%d\n", counts[n]);
    }
    return 0;
}
