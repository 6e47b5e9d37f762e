// AcWing 843, n-Queens Problem: https://www.acwing.com/problem/content/845/
// All ways to place n queens on an n x n board so that no two attack each
// other, as boards in any order, an empty line after each. Constraints: n from
// 1 to 9; 1 s, 64 MB.
// Time: O(n!), placing 8,393 queens for n = 9. From nqueens, MIT License.

use std::io;

struct Search {
    n: usize,
    full: i32, // n ones.
    board: Vec<Vec<char>>,
}

impl Search {
    // Backtracking with bitmasks. Bit c is column c, 0 on the left. In this
    // row, the queens above attack `cols` (straight down), `diag` (along \)
    // and `anti_diag` (along /). In the next row, `diag` moves right, to c + 1
    // (<< 1), and `anti_diag` left (>> 1). `full &` drops bits off the board.
    fn dfs(&mut self, row: usize, cols: i32, diag: i32, anti_diag: i32) {
        if row == self.n {
            for line in &self.board {
                println!("{}", line.iter().collect::<String>());
            }
            println!();
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

fn main() {
    let mut line = String::new();
    io::stdin().read_line(&mut line).unwrap();
    let n: usize = line.trim().parse().unwrap();
    let board = vec![vec!['.'; n]; n];
    let mut search = Search { n, full: (1 << n) - 1, board };
    search.dfs(0, 0, 0, 0);
}
