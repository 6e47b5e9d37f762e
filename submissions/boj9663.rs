// Baekjoon 9663 / Eolymp 2712, N-Queen: https://www.acmicpc.net/problem/9663
// Input: one n from 1 to 14. Output: the number of ways to place n queens on an
// n x n board so that no two attack each other, 92 for n = 8.
// Time: O(n!), placing 27,358,552 queens for n = 14. From nqueens, MIT License.

use std::io;

// Backtracking with bitmasks. Bit c is column c, 0 on the left. In this
// row, the queens above attack `cols` (straight down), `diag` (along \)
// and `anti_diag` (along /). In the next row, `diag` moves right, to c + 1
// (<< 1), and `anti_diag` left (>> 1). `full &` drops bits off the board.
fn dfs(full: i32, cols: i32, diag: i32, anti_diag: i32) -> i32 {
    if cols == full {
        return 1; // There is a queen in each column, and so in each row.
    }
    let mut count = 0;
    let mut available = full & !(cols | diag | anti_diag);
    while available != 0 {
        let q = available & -available; // The lowest 1.
        available ^= q;
        count += dfs(full, cols | q, (diag | q) << 1, (anti_diag | q) >> 1);
    }
    count
}

fn main() {
    let mut line = String::new();
    io::stdin().read_line(&mut line).unwrap();
    let n: u32 = line.trim().parse().unwrap();
    println!("{}", dfs((1 << n) - 1, 0, 0, 0)); // `full` has n ones.
}
