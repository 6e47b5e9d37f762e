// AOJ ALDS1_13_A, 8 Queens Problem:
// https://judge.u-aizu.ac.jp/onlinejudge/description.jsp?id=ALDS1_13_A
// Given k queens on a chessboard, place the others so that no two of the 8
// attack each other. Constraints: exactly one solution.
// Time: at most 2,056 queens are placed. From nqueens, MIT License.

use std::io::{self, Read};

// Backtracking with bitmasks. Bit c is column c, 0 on the left. In this
// row, the queens above attack `cols` (straight down), `diag` (along \)
// and `anti_diag` (along /). In the next row, `diag` moves right, to c + 1
// (<< 1), and `anti_diag` left (>> 1). `rows` has allowed squares, then queens.
fn dfs(
    rows: &mut [i32],
    row: usize,
    cols: i32,
    diag: i32,
    anti_diag: i32,
) -> bool {
    if row == 8 {
        return true;
    }
    let mut available = rows[row] & !(cols | diag | anti_diag);
    while available != 0 {
        let q = available & -available; // The lowest 1.
        available ^= q;
        if dfs(rows, row + 1, cols | q, (diag | q) << 1, (anti_diag | q) >> 1) {
            rows[row] = q;
            return true;
        }
    }
    false
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let words = input.split_whitespace().skip(1); // k, the number of queens.
    let numbers: Vec<usize> = words.map(|word| word.parse().unwrap()).collect();
    let mut rows = [255; 8]; // All columns.
    for queen in numbers.chunks(2) {
        rows[queen[0]] = 1 << queen[1]; // Only this column is allowed.
    }
    dfs(&mut rows, 0, 0, 0, 0);
    for row in 0..8 {
        for col in 0..8 {
            print!("{}", if rows[row] == 1 << col { 'Q' } else { '.' });
        }
        println!();
    }
}
