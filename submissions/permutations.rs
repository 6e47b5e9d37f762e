// GeeksforGeeks, Printing all solutions in N-Queen Problem:
// https://www.geeksforgeeks.org/printing-solutions-n-queen-problem/
// All ways to place n queens on an n x n board so that no two attack each
// other: the rows of the queens in columns 1 to n, in ascending order (the same
// as the columns in rows 1 to n). n is from 1 to 10. From nqueens, MIT License.

use std::io;

fn main() {
    let mut line = String::new();
    io::stdin().read_line(&mut line).unwrap();
    let n: u32 = line.trim().parse().unwrap();
    let mut search = Search { full: (1 << n) - 1, queens: vec![] };
    search.dfs(0, 0, 0);
    println!();
}

struct Search {
    full: u32,
    queens: Vec<String>,
}

impl Search {
    // Backtracking with bitmasks by rows. Bit c is column c from the left. The
    // queens above attack `cols` straight down, `diag` along \ and `anti_diag`
    // along /. In the next row, `diag` moves to c + 1 (<< 1), `anti_diag` to
    // c - 1 (>> 1). `full` has n ones: `full &` clears bits beyond the board.
    fn dfs(&mut self, cols: u32, diag: u32, anti_diag: u32) {
        if cols == self.full {
            print!("[{}]", self.queens.concat()); // A queen in each column.
            return;
        }
        let mut available = self.full & !(cols | diag | anti_diag);
        while available != 0 {
            let q = available & available.wrapping_neg(); // The lowest 1.
            available ^= q; // From low to high: in ascending order.
            self.queens.push(format!("{} ", q.trailing_zeros() + 1));
            self.dfs(cols | q, (diag | q) << 1, (anti_diag | q) >> 1);
            self.queens.pop(); // Undo; the masks are passed by value.
        }
    }
}
