// Luogu P1562, N Queens Again: https://www.luogu.com.cn/problem/P1562
// How many ways are there to place n queens on the allowed squares (*) of an
// n x n board so that no two attack each other? Queens attack across the other
// squares (.), too. Constraints: n from 1 to 14.
// Time: O(n!), placing 27,358,552 queens for n = 14. From nqueens, MIT License.

use std::io::{self, Read};

// Backtracking with bitmasks. Bit c is column c, 0 on the left. In this
// row, the queens above attack `cols` (straight down), `diag` (along \)
// and `anti_diag` (along /). In the next row, `diag` moves right, to c + 1
// (<< 1), and `anti_diag` left (>> 1). `rows` has the allowed squares.
fn dfs(rows: &[i32], row: usize, cols: i32, diag: i32, anti_diag: i32) -> u32 {
    if row == rows.len() {
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
    let mut words = input.split_whitespace();
    let n: usize = words.next().unwrap().parse().unwrap();
    let mut rows = vec![0; n];
    for (row, line) in words.enumerate() {
        for (c, square) in line.chars().enumerate() {
            if square == '*' {
                rows[row] |= 1 << c;
            }
        }
    }
    println!("{}", dfs(&rows, 0, 0, 0, 0));
}
