//! # cses1624: CSES 1624, Chessboard and Queens
//!
//! <https://cses.fi/problemset/task/1624>
//!
//! How many ways are there to place 8 queens on the free squares of a chessboard so that no two
//! attack each other? Queens attack across reserved squares, too.
//!
//! - Constraints: one board.
//! - Input: boards, 8 lines of 8 characters each, `.` for a free square and `*` for a reserved one.
//! - Output: the number of ways for each board, one per line.
//! - Example: `yes ........ | head -n 8 | cses1624` prints `92`.
//! - Cost: one search, in which the reserved squares are masked out.

use nqueens::bitmask::completions;
use nqueens::io::{Io, Result};

fn solve(io: &mut Io) -> Result {
    while io.has_more()? {
        let count = completions(&io.board(8, b'.')?);
        io.write(format!("{count}\n").as_bytes())?;
    }
    Ok(())
}

fn main() -> std::process::ExitCode {
    nqueens::process::run(include_str!("cses1624.rs"), solve)
}
