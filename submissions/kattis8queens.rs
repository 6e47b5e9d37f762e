// Kattis 8queens, Eight Queens: https://open.kattis.com/problems/8queens
// Are there exactly 8 queens (*) on a chessboard, no two attacking each other?
// Constraints: one board. From nqueens, MIT License.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    // Bit c of a mask is column c. The queens above attack `cols` straight
    // down, `diag` along \ and `anti_diag` along /. In the next row, `diag`
    // moves to c + 1 (<< 1), `anti_diag` to c - 1 (>> 1).
    let (mut cols, mut diag, mut anti_diag) = (0, 0, 0);
    let mut is_valid = true;
    for line in input.split_whitespace() {
        let mut queens = 0u32;
        for (c, square) in line.chars().enumerate() {
            if square == '*' {
                queens |= 1 << c;
            }
        }
        let attacked = cols | diag | anti_diag;
        if queens.count_ones() != 1 || queens & attacked != 0 {
            is_valid = false;
        }
        cols |= queens;
        diag = (diag | queens) << 1;
        anti_diag = (anti_diag | queens) >> 1;
    }
    println!("{}", if is_valid { "valid" } else { "invalid" });
}
