// AcWing 843, n-Queens Problem, for C++: https://www.acwing.com/problem/content/845/
// All ways to place n queens on an n x n board so that no two attack each other, as boards, with an empty line
// after each.
// Constraints: n from 1 to 9; 1 s, 64 MB; the boards may be in any order.
// Time: at most O(n!); it places 8,393 queens for n = 9.
// From nqueens 0.3.0, MIT License.
#include <cstdio>

int n;
char board[9][10];  // Each row ends in '\0'.

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
// shifts right, to lower ones. `full` clears the bits beyond the edge of the board.
void dfs(int row, int cols, int left_diag, int right_diag) {
    if (row == n) {
        for (int i = 0; i < n; i++) {
            std::puts(board[i]);
        }
        std::puts("");
        return;
    }
    int full = (1 << n) - 1;
    int free = full & ~(cols | left_diag | right_diag);
    while (free != 0) {
        int queen = free & -free;  // The lowest 1, since -free is ~free + 1.
        free ^= queen;
        int col = __builtin_ctz(queen);  // The number of zeros below the 1.
        board[row][col] = 'Q';
        dfs(row + 1, cols | queen, (left_diag | queen) << 1, (right_diag | queen) >> 1);
        board[row][col] = '.';
    }
}

int main() {
    std::scanf("%d", &n);
    for (int row = 0; row < n; row++) {
        for (int col = 0; col < n; col++) {
            board[row][col] = '.';
        }
    }
    dfs(0, 0, 0, 0);
    return 0;
}
