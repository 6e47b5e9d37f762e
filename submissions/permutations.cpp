// GeeksforGeeks, N-Queen Problem:
// https://www.geeksforgeeks.org/problems/n-queen-problem0315/1
// All ways to place n queens on an n x n board so that no two attack each
// other: the rows of the queens in columns 1 to n, in any order. Constraints:
// n from 1 to 10. From nqueens, MIT License.

class Solution {
public:
    vector<vector<int>> nQueen(int n) {
        full = (1 << n) - 1;
        queens.clear();
        solutions.clear();
        dfs(0, 0, 0);
        return solutions;
    }

private:
    int full;  // n ones.
    vector<int> queens;  // The row of the queen in each column so far.
    vector<vector<int>> solutions;

    // Backtracking with bitmasks, column by column. Bit r is row r, 0 on top.
    // In this column, the queens on the left attack `rows`, `diag` (along \)
    // and `anti_diag` (along /). In the next column, `diag` moves down, to
    // r + 1 (<< 1), and `anti_diag` up (>> 1). `full &` drops other bits.
    void dfs(int rows, int diag, int anti_diag) {
        if (rows == full) {
            solutions.push_back(queens);  // A queen in each row and column.
            return;
        }
        int available = full & ~(rows | diag | anti_diag);
        while (available != 0) {
            int q = available & -available;  // The lowest 1.
            available ^= q;
            queens.push_back(__builtin_ctz(q) + 1);  // ctz: zeros below.
            dfs(rows | q, (diag | q) << 1, (anti_diag | q) >> 1);
            queens.pop_back();
        }
    }
};
