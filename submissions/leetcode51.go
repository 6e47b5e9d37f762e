// LeetCode 51, N-Queens: https://leetcode.com/problems/n-queens/
// All ways to place n queens on an n x n board so that no two attack each
// other, as boards in any order. Constraints: n from 1 to 9.
// Time: O(n!), placing 8,393 queens for n = 9. From nqueens, MIT License.

func solveNQueens(n int) [][]string {
	// Backtracking. The queens above attack the squares of their columns (c)
	// and diagonals: along \, r - c is the same for all squares, and along /,
	// r + c. Since r - c ranges from -(n - 1) to n - 1, the index in `diag` is
	// r - c + n - 1.
	cols := make([]bool, n)
	diag, antiDiag := make([]bool, 2*n-1), make([]bool, 2*n-1)
	board := make([][]byte, n)
	for r := range board {
		board[r] = []byte(strings.Repeat(".", n))
	}
	solutions := [][]string{}

	var dfs func(r int)
	dfs = func(r int) {
		if r == n {
			solution := []string{}
			for _, row := range board {
				solution = append(solution, string(row))
			}
			solutions = append(solutions, solution)
			return
		}
		for c := 0; c < n; c++ {
			if cols[c] || diag[r-c+n-1] || antiDiag[r+c] {
				continue
			}
			board[r][c] = 'Q'
			cols[c], diag[r-c+n-1], antiDiag[r+c] = true, true, true
			dfs(r + 1)
			board[r][c] = '.'
			cols[c], diag[r-c+n-1], antiDiag[r+c] = false, false, false
		}
	}

	dfs(0)
	return solutions
}
