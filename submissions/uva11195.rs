// UVa 11195, Another n-Queen Problem:
// https://onlinejudge.org/external/111/11195.pdf
// How many ways are there to place n queens on the good squares (.) so that no
// two attack each other, not even across bad squares (*)? Constraints: at most
// 10 boards, n from 4 to 14, then 0; 5 s. No Rust. From nqueens, MIT License.

use std::io::{self, Read};

// Backtracking with bitmasks. Bit c is column c, 0 on the left. In this
// row, the queens above attack `cols` (straight down), `diag` (along \)
// and `anti_diag` (along /). In the next row, `diag` moves right, to c + 1
// (<< 1), and `anti_diag` left (>> 1). `rows` has the good squares.
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
    for case in 1.. {
        let n: usize = words.next().unwrap().parse().unwrap();
        if n == 0 {
            break;
        }
        let mut rows = vec![0; n];
        for (row, line) in words.by_ref().take(n).enumerate() {
            for (c, square) in line.chars().enumerate() {
                if square == '.' {
                    rows[row] |= 1 << c;
                }
            }
        }
        println!("Case {}: {}", case, dfs(&rows, 0, 0, 0, 0));
    }
}
