// LeetCode 52, N-Queens II: https://leetcode.com/problems/n-queens-ii/
// How many ways are there to place n queens on an n x n board so that no two
// attack each other? Constraints: n from 1 to 9.
// Time: O(n!), placing 8,393 queens for n = 9. From nqueens, MIT License.

func totalNQueens(n int) int {
	return dfs(1<<n-1, 0, 0, 0) // `full` has n ones.
}

// Backtracking with bitmasks. Bit c is column c, 0 on the left. In this row,
// the queens above attack `cols` (straight down), `diag` (along \) and
// `antiDiag` (along /). In the next row, `diag` moves right, to c + 1 (<< 1),
// and `antiDiag` left (>> 1). `full &^` drops bits off the board.
func dfs(full, cols, diag, antiDiag int) int {
	if cols == full {
		return 1 // There is a queen in each column, and so in each row.
	}
	count := 0
	available := full &^ (cols | diag | antiDiag)
	for available != 0 {
		q := available & -available // The lowest 1.
		available ^= q
		count += dfs(full, cols|q, (diag|q)<<1, (antiDiag|q)>>1)
	}
	return count
}
