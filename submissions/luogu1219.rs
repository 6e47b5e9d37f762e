// Luogu P1219, Checker Challenge: https://www.luogu.com.cn/problem/P1219
// The first three ways to place n queens on an n x n board so that no two
// attack each other, as the columns of the queens in rows 1 to n, in ascending
// order; then the number of all ways. Constraints: n from 6 to 13; 1 s, 125 MB.
// Time: O(n!), 4,674,889 placements for n = 13. From nqueens, MIT License.

use std::io;

fn main() {
    let mut line = String::new();
    io::stdin().read_line(&mut line).unwrap();
    let n: u32 = line.trim().parse().unwrap();
    let full = (1 << n) - 1;
    let mut search = Search { full, columns: vec![], count: 0 };
    search.dfs(0, 0, 0);
    println!("{}", search.count);
}

struct Search {
    full: u32,
    columns: Vec<u32>,
    count: u32,
}

impl Search {
    // Backtracking with bitmasks by rows. Bit c is column c from the left. The
    // queens above attack `cols` straight down, `diag` along \ and `anti_diag`
    // along /. In the next row, `diag` moves to c + 1 (<< 1), `anti_diag` to
    // c - 1 (>> 1). `full` has n ones: `full &` clears bits beyond the board.
    fn dfs(&mut self, cols: u32, diag: u32, anti_diag: u32) {
        if cols == self.full {
            self.count += 1; // There is a queen in each column.
            if self.count <= 3 {
                let columns = self.columns.iter().map(u32::to_string);
                println!("{}", columns.collect::<Vec<_>>().join(" "));
            }
            return;
        }
        let mut available = self.full & !(cols | diag | anti_diag);
        while available != 0 {
            let q = available & available.wrapping_neg(); // The lowest 1.
            available ^= q; // From low to high: in ascending order.
            self.columns.push(q.trailing_zeros() + 1);
            self.dfs(cols | q, (diag | q) << 1, (anti_diag | q) >> 1);
            self.columns.pop(); // Undo; the masks are passed by value.
        }
    }
}
