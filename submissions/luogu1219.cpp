// Luogu P1219, Checker Challenge (USACO 1.5): https://www.luogu.com.cn/problem/P1219
// The first three ways to place n queens on an n x n board so that no two attack each other, each as the
// columns of the queens in rows 1 to n, in ascending order; then the number of all ways.
// Constraints: n from 6 to 13; 1 s, 125 MB.
// Time: at most O(n!); it places 4,674,889 queens for n = 13.
// From nqueens 0.3.0, MIT License.
#include <cstdio>

int n, total;
int columns[13];  // Of the queens above, from 0.

// Queens are placed row by row. A bit of a mask stands for a column of the current row, bit c for column c:
// `cols` has the columns that the queens above attack straight down, `left_diag` and `right_diag` those that
// they attack along a diagonal.
//
//            0 1 2 3 columns   bits, column 3 first (x: attacked)
//   row 0    . Q . .                3 2 1 0
//   row 1    . . . Q
//   row 2    . x x x        cols    1 0 1 0   both queens
//                      left_diag    1 0 0 0   row 0's queen: column 1, then 2, now 3
//                     right_diag    0 1 0 0   row 1's queen: column 3, now 2
//                           free    0 0 0 1   full & ~(cols | left_diag | right_diag)
//
// One row down, a diagonal is one column further: `left_diag` shifts left, to higher columns, and `right_diag`
// shifts right, to lower ones. `full` clears the bits beyond the edge of the board. The lowest bit is tried
// first, so the solutions come in ascending order.
void dfs(int row, int cols, int left_diag, int right_diag) {
    if (row == n) {
        total++;
        for (int i = 0; i < n && total <= 3; i++) {
            std::printf("%d%c", columns[i] + 1, i + 1 < n ? ' ' : '\n');
        }
        return;
    }
    int full = (1 << n) - 1;
    int free = full & ~(cols | left_diag | right_diag);
    while (free != 0) {
        int queen = free & -free;  // The lowest 1, since -free is ~free + 1.
        free ^= queen;
        columns[row] = __builtin_ctz(queen);  // The number of zeros below the 1.
        dfs(row + 1, cols | queen, (left_diag | queen) << 1, (right_diag | queen) >> 1);
    }
}

int main() {
    std::scanf("%d", &n);
    dfs(0, 0, 0, 0);
    std::printf("%d\n", total);
    return 0;
}
