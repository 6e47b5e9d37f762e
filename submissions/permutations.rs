// GeeksforGeeks, N-Queen Problem:
// https://www.geeksforgeeks.org/problems/n-queen-problem0315/1
// All ways to place n queens on an n x n board so that no two attack each
// other. The problem takes them in any order, but not in Rust; the article of
// the site prints them like this. n from 1 to 10. From nqueens, MIT License.

use std::io;

struct Search {
    n: usize,
    full: i32, // n ones.
    queens: Vec<u32>,
}

impl Search {
    // Backtracking with bitmasks. Bit c is column c, 0 on the left. In this
    // row, the queens above attack `cols` (straight down), `diag` (along \)
    // and `anti_diag` (along /). In the next row, `diag` moves right, to c + 1
    // (<< 1), and `anti_diag` left (>> 1). `full &` drops bits off the board.
    fn dfs(&mut self, row: usize, cols: i32, diag: i32, anti_diag: i32) {
        if row == self.n {
            print!("[");
            for queen in &self.queens {
                print!("{} ", queen);
            }
            print!("]");
            return;
        }
        let mut available = self.full & !(cols | diag | anti_diag);
        while available != 0 {
            let q = available & -available; // The lowest 1: leftmost first.
            available ^= q;
            self.queens[row] = q.trailing_zeros() + 1;
            self.dfs(row + 1, cols | q, (diag | q) << 1, (anti_diag | q) >> 1);
        }
    }
}

fn n_queen(n: usize) {
    let mut search = Search { n, full: (1 << n) - 1, queens: vec![0; n] };
    search.dfs(0, 0, 0, 0);
    println!();
}

fn main() {
    let mut line = String::new();
    io::stdin().read_line(&mut line).unwrap();
    n_queen(line.trim().parse().unwrap());
}
