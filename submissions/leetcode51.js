// LeetCode 51, N-Queens: https://leetcode.com/problems/n-queens/
// All ways to place n queens on an n x n board so that no two attack each
// other, as boards in any order. Constraints: n from 1 to 9.
// Time: O(n!), placing 8,393 queens for n = 9. From nqueens, MIT License.

var solveNQueens = function (n) {
    // Backtracking. The queens above attack the squares of their columns (c)
    // and diagonals: along \, r - c is the same for all squares, and along /,
    // r + c.
    const cols = new Set(), diag = new Set(), antiDiag = new Set();
    const board = Array.from({ length: n }, () => Array(n).fill('.'));
    const solutions = [];

    function dfs(r) {
        if (r === n) {
            solutions.push(board.map((row) => row.join('')));
            return;
        }
        for (let c = 0; c < n; c++) {
            if (cols.has(c) || diag.has(r - c) || antiDiag.has(r + c)) {
                continue;
            }
            board[r][c] = 'Q';
            cols.add(c);
            diag.add(r - c);
            antiDiag.add(r + c);
            dfs(r + 1);
            board[r][c] = '.';
            cols.delete(c);
            diag.delete(r - c);
            antiDiag.delete(r + c);
        }
    }

    dfs(0);
    return solutions;
};
