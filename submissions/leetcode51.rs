// LeetCode 51, N-Queens: https://leetcode.com/problems/n-queens/
// All ways to place n queens on an n x n board so that no two attack each
// other, as boards in any order. Constraints: n from 1 to 9.
// Time: O(n!), placing 8,393 queens for n = 9. From nqueens, MIT License.

impl Solution {
    pub fn solve_n_queens(n: i32) -> Vec<Vec<String>> {
        let n = n as usize;
        let mut search = Search {
            full: (1 << n) - 1,
            board: vec![vec!['.'; n]; n],
            solutions: vec![],
        };
        search.dfs(0, 0, 0, 0);
        search.solutions
    }
}

struct Search {
    full: i32, // n ones.
    board: Vec<Vec<char>>,
    solutions: Vec<Vec<String>>,
}

impl Search {
    // Backtracking with bitmasks. Bit c is column c, 0 on the left. In this
    // row, the queens above attack `cols` (straight down), `diag` (along \)
    // and `anti_diag` (along /). In the next row, `diag` moves right, to c + 1
    // (<< 1), and `anti_diag` left (>> 1). `full &` drops bits off the board.
    fn dfs(&mut self, row: usize, cols: i32, diag: i32, anti_diag: i32) {
        if cols == self.full {
            // There is a queen in each column, and so in each row.
            let mut solution = vec![];
            for line in &self.board {
                solution.push(line.iter().collect());
            }
            self.solutions.push(solution);
            return;
        }
        let mut available = self.full & !(cols | diag | anti_diag);
        while available != 0 {
            let q = available & -available; // The lowest 1.
            available ^= q;
            let col = q.trailing_zeros() as usize;
            self.board[row][col] = 'Q';
            self.dfs(row + 1, cols | q, (diag | q) << 1, (anti_diag | q) >> 1);
            self.board[row][col] = '.'; // Undo; the masks are passed by value.
        }
    }
}
