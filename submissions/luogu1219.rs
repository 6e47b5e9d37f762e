// Luogu P1219, Checker Challenge: https://www.luogu.com.cn/problem/P1219
// The first three ways to place n queens on an n x n board so that no two
// attack each other, in lexicographic order of the columns in rows 1 to n; then
// the number of all ways. Constraints: n from 6 to 13.
// Time: O(n!), placing 4,674,889 queens for n = 13. From nqueens, MIT License.

use std::io;

struct Search {
    n: usize,
    full: i32, // n ones.
    total: u32,
    queens: Vec<u32>, // Each row's column, from 1; overwritten, not undone.
}

impl Search {
    // Backtracking with bitmasks. Bit c is column c, 0 on the left. In this
    // row, the queens above attack `cols` (straight down), `diag` (along \)
    // and `anti_diag` (along /). In the next row, `diag` moves right, to c + 1
    // (<< 1), and `anti_diag` left (>> 1). `full &` drops bits off the board.
    fn dfs(&mut self, row: usize, cols: i32, diag: i32, anti_diag: i32) {
        if row == self.n {
            self.total += 1;
            if self.total <= 3 {
                for i in 0..self.n {
                    let end = if i + 1 < self.n { " " } else { "\n" };
                    print!("{}{}", self.queens[i], end);
                }
            }
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

fn main() {
    let mut line = String::new();
    io::stdin().read_line(&mut line).unwrap();
    let n: usize = line.trim().parse().unwrap();
    let mut search =
        Search { n, full: (1 << n) - 1, total: 0, queens: vec![0; n] };
    search.dfs(0, 0, 0, 0);
    println!("{}", search.total);
}
