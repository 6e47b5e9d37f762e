// LeetCode 51, N-Queens: https://leetcode.com/problems/n-queens/
// All ways to place n queens on an n x n board so that no two attack each
// other, as boards in any order. Constraints: n from 1 to 9.
// Time: O(n!), 8,393 placements for n = 9. From nqueens, MIT License.

impl Solution {
    pub fn solve_n_queens(n: i32) -> Vec<Vec<String>> {
        let n = n as usize;
        let mut search = Search {
            full: (1 << n) - 1,
            board: vec![vec!['.'; n]; n],
            boards: vec![],
        };
        search.dfs(0, 0, 0, 0);
        search.boards
    }
}

struct Search {
    full: u32,
    board: Vec<Vec<char>>,
    boards: Vec<Vec<String>>,
}

impl Search {
    // Backtracking with bitmasks by rows. Bit c is column c from the left. The
    // queens above attack `cols` straight down, `diag` along \ and `anti_diag`
    // along /. In the next row, `diag` moves to c + 1 (<< 1), `anti_diag` to
    // c - 1 (>> 1). `full` has n ones: `full &` clears bits beyond the board.
    fn dfs(&mut self, row: usize, cols: u32, diag: u32, anti_diag: u32) {
        if cols == self.full {
            // There is a queen in each column.
            let lines = self.board.iter().map(|line| line.iter().collect());
            self.boards.push(lines.collect());
            return;
        }
        let mut available = self.full & !(cols | diag | anti_diag);
        while available != 0 {
            let q = available & available.wrapping_neg(); // The lowest 1.
            available ^= q;
            let col = q.trailing_zeros() as usize;
            self.board[row][col] = 'Q';
            self.dfs(row + 1, cols | q, (diag | q) << 1, (anti_diag | q) >> 1);
            self.board[row][col] = '.'; // Undo; the masks are passed by value.
        }
    }
}
