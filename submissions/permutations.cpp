// GeeksforGeeks, N-Queen Problem:
// https://www.geeksforgeeks.org/problems/n-queen-problem0315/1
// All ways to place n queens on an n x n board so that no two attack each
// other: the rows of the queens in columns 1 to n (or the columns in rows 1 to
// n), in any order. Constraints: n from 1 to 10. From nqueens, MIT License.

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
    vector<int> queens;  // The column of the queen in each row so far.
    vector<vector<int>> solutions;

    // Backtracking with bitmasks. Bit c is column c, 0 on the left. In this
    // row, the queens above attack `cols` (straight down), `diag` (along \)
    // and `anti_diag` (along /). In the next row, `diag` moves right, to c + 1
    // (<< 1), and `anti_diag` left (>> 1). `full &` drops bits off the board.
    void dfs(int cols, int diag, int anti_diag) {
        if (cols == full) {
            solutions.push_back(queens);  // A queen in each column and row.
            return;
        }
        int available = full & ~(cols | diag | anti_diag);
        while (available != 0) {
            int q = available & -available;  // The lowest 1.
            available ^= q;
            queens.push_back(__builtin_ctz(q) + 1);  // ctz: zeros below.
            dfs(cols | q, (diag | q) << 1, (anti_diag | q) >> 1);
            queens.pop_back();  // Undo; the masks are passed by value.
        }
    }
};
