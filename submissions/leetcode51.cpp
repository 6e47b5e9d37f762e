// LeetCode 51, N-Queens: https://leetcode.com/problems/n-queens/
// All ways to place n queens on an n x n board so that no two attack each
// other, as boards in any order. Constraints: n from 1 to 9.
// Time: O(n!), placing 8,393 queens for n = 9. From nqueens, MIT License.

class Solution {
public:
    vector<vector<string>> solveNQueens(int n) {
        full = (1 << n) - 1;
        board.assign(n, string(n, '.'));
        solutions.clear();
        dfs(0, 0, 0, 0);
        return solutions;
    }

private:
    int full;  // n ones.
    vector<string> board;
    vector<vector<string>> solutions;

    // Backtracking with bitmasks. Bit c is column c, 0 on the left. In this
    // row, the queens above attack `cols` (straight down), `diag` (along \)
    // and `anti_diag` (along /). In the next row, `diag` moves right, to c + 1
    // (<< 1), and `anti_diag` left (>> 1). `full &` drops bits off the board.
    void dfs(int row, int cols, int diag, int anti_diag) {
        if (cols == full) {
            solutions.push_back(board);  // A queen in each column and row.
            return;
        }
        int available = full & ~(cols | diag | anti_diag);
        while (available != 0) {
            int q = available & -available;  // The lowest 1.
            available ^= q;
            int col = __builtin_ctz(q);  // The number of zeros below.
            board[row][col] = 'Q';
            dfs(row + 1, cols | q, (diag | q) << 1, (anti_diag | q) >> 1);
            board[row][col] = '.';  // Undo; the masks are passed by value.
        }
    }
};
