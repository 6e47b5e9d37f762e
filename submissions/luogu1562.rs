// Luogu P1562, N Queens Again: https://www.luogu.com.cn/problem/P1562
// How many ways are there to place n queens on the allowed squares (*) of an
// n x n board so that no two attack each other? Queens attack across the other
// squares (.), too. Constraints: n from 1 to 14; 1 s, 125 MB.
// Time: O(n!), 27,358,552 placements for n = 14. From nqueens, MIT License.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let words = input.split_whitespace().skip(1); // n, the number of rows.
    let rows: Vec<u32> = words.map(allowed_squares).collect();
    println!("{}", dfs(&rows, 0, 0, 0));
}

fn allowed_squares(line: &str) -> u32 {
    let squares = line.chars().enumerate();
    squares.map(|(c, square)| ((square == '*') as u32) << c).sum()
}

// Backtracking with bitmasks by rows. Bit c is column c from the left. The
// queens above attack `cols` straight down, `diag` along \ and `anti_diag`
// along /. In the next row, `diag` moves to c + 1 (<< 1), `anti_diag` to
// c - 1 (>> 1). `row` has the allowed squares of the current row.
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
