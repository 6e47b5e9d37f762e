// LeetCode 51, N-Queens: https://leetcode.com/problems/n-queens/
// All ways to place n queens on an n x n board so that no two attack each
// other, as boards in any order. Constraints: n from 1 to 9.
// Time: O(n!), 8,393 placements for n = 9. From nqueens, MIT License.

impl Solution {
    pub fn solve_n_queens(n: i32) -> Vec<Vec<String>> {
        let full = (1 << n) - 1;
        let mut search = Search { n, full, board: vec![], boards: vec![] };
        search.dfs(0, 0, 0);
        search.boards
    }
}

struct Search {
    n: i32,
    full: u32,
    board: Vec<String>,
    boards: Vec<Vec<String>>,
}

impl Search {
    // Backtracking with bitmasks by rows. Bit c is column c from the left. The
    // queens above attack `cols` straight down, `diag` along \ and `anti_diag`
    // along /. In the next row, `diag` moves to c + 1 (<< 1), `anti_diag` to
    // c - 1 (>> 1). `full` has n ones: `full &` clears bits beyond the board.
    fn dfs(&mut self, cols: u32, diag: u32, anti_diag: u32) {
        if cols == self.full {
            self.boards.push(self.board.clone()); // A queen in each column.
            return;
        }
        let mut available = self.full & !(cols | diag | anti_diag);
        while available != 0 {
            let q = available & available.wrapping_neg(); // The lowest 1.
            available ^= q;
            let row = (0..self.n).map(|c| if q == 1 << c { 'Q' } else { '.' });
            self.board.push(row.collect());
            self.dfs(cols | q, (diag | q) << 1, (anti_diag | q) >> 1);
            self.board.pop(); // Undo; the masks are passed by value.
        }
    }
}
