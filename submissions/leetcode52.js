// LeetCode 52, N-Queens II: https://leetcode.com/problems/n-queens-ii/
// How many ways are there to place n queens on an n x n board so that no two
// attack each other? Constraints: n from 1 to 9.
// Time: O(n!), placing 8,393 queens for n = 9. From nqueens, MIT License.

var totalNQueens = function (n) {
    // Backtracking. The queens above attack the squares of their columns (c)
    // and diagonals: along \, r - c is the same for all squares, and along /,
    // r + c.
    const cols = new Set(), diag = new Set(), antiDiag = new Set();

    function dfs(r) {
        if (r === n) {
            return 1;
        }
        let count = 0;
        for (let c = 0; c < n; c++) {
            if (cols.has(c) || diag.has(r - c) || antiDiag.has(r + c)) {
                continue;
            }
            cols.add(c);
            diag.add(r - c);
            antiDiag.add(r + c);
            count += dfs(r + 1);
            cols.delete(c);
            diag.delete(r - c);
            antiDiag.delete(r + c);
        }
        return count;
    }

    return dfs(0);
};
