// LeetCode 52, N-Queens II: https://leetcode.com/problems/n-queens-ii/
// How many ways are there to place n queens on an n x n board so that no two attack each other?
// Constraints: n from 1 to 9.
// Time: at most O(n!); it places 8,393 queens for n = 9.
// From nqueens 0.3.0, MIT License.

class Solution {
public:
    int totalNQueens(int n) {
        return dfs((1 << n) - 1, 0, 0, 0);
    }

private:
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
    int dfs(int full, int cols, int left_diag, int right_diag) {
        if (cols == full) {
            return 1;  // There is a queen in each column, and so in each row.
        }
        int count = 0;
        int free = full & ~(cols | left_diag | right_diag);
        while (free != 0) {
            int queen = free & -free;  // The lowest 1, since -free is ~free + 1.
            free ^= queen;
            count += dfs(full, cols | queen, (left_diag | queen) << 1, (right_diag | queen) >> 1);
        }
        return count;
    }
};
