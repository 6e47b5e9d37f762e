//! # uva11195: UVa 11195, Another n-Queen Problem
//!
//! <https://onlinejudge.org/external/111/11195.pdf>
//!
//! How many ways are there to place n queens on the good squares of an n x n board so that no two
//! attack each other? Queens attack across bad squares, too.
//!
//! - Constraints: at most 10 boards, n from 4 to 14, and a 0 at the end. UVa has no Rust, but
//!   there is a C++ program for it, `uva11195.cpp`.
//! - Input: boards, each as n from 1 to 32 and n lines of n characters, `.` for a good square and
//!   `*` for a bad one, until a 0 or the end of input; anything after the 0 is ignored.
//! - Output: the number of ways for each board, one per line, after the number of the board.
//! - Example: `printf '1\n.\n' | uva11195` prints `Case 1: 1`.
//! - Cost: one search, which places 27,358,552 queens for n = 14 if all squares are good.

use nqueens::bitmask::completions;
use nqueens::io::{Io, Result};

fn solve(io: &mut Io) -> Result {
    let mut case = 0_u64;
    while io.has_more()? {
        let n = io.integer("n", 0..=32)?;
        if n == 0 {
            break;
        }
        let board = io.board(n, b'.')?;
        io.flush()?; // The search may take long.
        case += 1;
        let count = completions(&board);
        io.write(format!("Case {case}: {count}\n").as_bytes())?;
    }
    Ok(())
}

fn main() -> std::process::ExitCode {
    nqueens::process::run(include_str!("uva11195.rs"), solve)
}
