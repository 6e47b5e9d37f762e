// CSES 1624, Chessboard and Queens: https://cses.fi/problemset/task/1624
// How many ways are there to place 8 queens on the free squares (.) of a
// chessboard so that no two attack each other? Queens attack across reserved
// squares (*), too. Constraints: one board; 1 s, 512 MB.
// Time: at most 2,056 placements. From nqueens, MIT License.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let rows: Vec<u32> = input.split_whitespace().map(free_squares).collect();
    println!("{}", dfs(&rows, 0, 0, 0));
}

fn free_squares(line: &str) -> u32 {
    let squares = line.chars().enumerate();
    squares.map(|(c, square)| ((square == '.') as u32) << c).sum()
}

// Backtracking with bitmasks by rows. Bit c is column c from the left. The
// queens above attack `cols` straight down, `diag` along \ and `anti_diag`
// along /. In the next row, `diag` moves to c + 1 (<< 1), `anti_diag` to
// c - 1 (>> 1). `row` has the free squares of the current row.
fn dfs(rows: &[u32], cols: u32, diag: u32, anti_diag: u32) -> u32 {
    if rows.is_empty() {
        return 1;
    }
    let mut count = 0;
    let (row, below) = (rows[0], &rows[1..]);
    let mut available = row & !(cols | diag | anti_diag);
    while available != 0 {
        let q = available & available.wrapping_neg(); // The lowest 1.
        available ^= q;
        count += dfs(below, cols | q, (diag | q) << 1, (anti_diag | q) >> 1);
    }
    count
}
