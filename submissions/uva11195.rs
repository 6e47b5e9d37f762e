// UVa 11195, Another n-Queen Problem:
// https://onlinejudge.org/external/111/11195.pdf
// How many ways are there to place n queens on the good squares (.) so that no
// two attack each other, not even across bad squares (*)? Constraints: at most
// 10 boards, n from 4 to 14, then 0; 5 s, no Rust. From nqueens, MIT License.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut words = input.split_whitespace();
    for case in 1.. {
        let n: usize = words.next().unwrap().parse().unwrap();
        if n == 0 {
            break;
        }
        let rows: Vec<u32> = words.by_ref().take(n).map(good_squares).collect();
        println!("Case {}: {}", case, dfs(&rows, 0, 0, 0));
    }
}

fn good_squares(line: &str) -> u32 {
    let squares = line.chars().enumerate();
    squares.map(|(c, square)| ((square == '.') as u32) << c).sum()
}

// Backtracking with bitmasks by rows. Bit c is column c from the left. The
// queens above attack `cols` straight down, `diag` along \ and `anti_diag`
// along /. In the next row, `diag` moves to c + 1 (<< 1), `anti_diag` to
// c - 1 (>> 1). `row` has the good squares of the current row.
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
