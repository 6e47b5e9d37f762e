//! # kattis8queens: Kattis 8queens, Eight Queens
//!
//! <https://open.kattis.com/problems/8queens>
//!
//! Are there exactly 8 queens on a chessboard, no two attacking each other?
//!
//! - Constraints: one board.
//! - Input: boards, 8 lines of 8 characters each, `*` for a queen and `.` for an empty square.
//! - Output: `valid` or `invalid` for each board, one per line.
//! - Example: `yes '*.......' | head -n 8 | kattis8queens` prints `invalid`.
//! - Cost: one search. A row allows only the columns of its queens. The search ignores extra
//!   queens in a row, so the total is checked too.

use nqueens::bitmask::completions;
use nqueens::io::{Io, Result};

fn solve(io: &mut Io) -> Result {
    while io.has_more()? {
        let queens = io.board(8, b'*')?;
        let total: u32 = queens.iter().map(|row| row.count_ones()).sum();
        let is_valid = total == 8 && completions(&queens) == 1;
        io.write(if is_valid { b"valid\n" } else { b"invalid\n" })?;
    }
    Ok(())
}

fn main() -> std::process::ExitCode {
    nqueens::process::run(include_str!("kattis8queens.rs"), solve)
}
