// CSES 1624, Chessboard and Queens: https://cses.fi/problemset/task/1624
// How many ways are there to place 8 queens on the free squares (.) of a
// chessboard so that no two attack each other? Queens attack across reserved
// squares (*), too. Constraints: one board.
// Time: at most 2,056 queens are placed. From nqueens, MIT License.

use std::io::{self, Read};

// Backtracking with bitmasks. Bit c is column c, 0 on the left. In this
// row, the queens above attack `cols` (straight down), `diag` (along \)
// and `anti_diag` (along /). In the next row, `diag` moves right, to c + 1
// (<< 1), and `anti_diag` left (>> 1). `rows` has the free squares in 8 bits.
fn dfs(rows: &[i32], row: usize, cols: i32, diag: i32, anti_diag: i32) -> u32 {
    if row == 8 {
        return 1;
    }
    let mut count = 0;
    let mut available = rows[row] & !(cols | diag | anti_diag);
    while available != 0 {
        let q = available & -available; // The lowest 1.
        available ^= q;
        count +=
            dfs(rows, row + 1, cols | q, (diag | q) << 1, (anti_diag | q) >> 1);
    }
    count
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut rows = [0; 8];
    for (row, line) in input.split_whitespace().enumerate() {
        for (c, square) in line.chars().enumerate() {
            if square == '.' {
                rows[row] |= 1 << c;
            }
        }
    }
    println!("{}", dfs(&rows, 0, 0, 0, 0));
}
