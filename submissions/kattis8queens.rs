// Kattis 8queens, Eight Queens: https://open.kattis.com/problems/8queens
// Are there exactly 8 queens (*) on a chessboard, no two attacking each other?
// Constraints: one board; 1 s, 1024 MB.
// From nqueens 0.3.0, MIT License.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    // The columns that the queens above attack in the current row, straight down and along their diagonals.
    // One row down, a diagonal is one column further. Bit c of a mask is column c.
    let (mut cols, mut left_diag, mut right_diag) = (0, 0, 0);
    let mut is_valid = true;
    for line in input.split_whitespace() {
        let queens = mask(line);
        is_valid &= queens.count_ones() == 1 && queens & (cols | left_diag | right_diag) == 0;
        cols |= queens;
        left_diag = (left_diag | queens) << 1;
        right_diag = (right_diag | queens) >> 1;
    }
    println!("{}", if is_valid { "valid" } else { "invalid" });
}

// Returns the columns of the queens, as a mask.
fn mask(line: &str) -> u32 {
    let mut mask = 0;
    for (column, square) in line.chars().enumerate() {
        if square == '*' {
            mask |= 1 << column;
        }
    }
    mask
}
