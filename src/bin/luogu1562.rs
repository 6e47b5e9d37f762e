//! # luogu1562: Luogu P1562, N Queens Again
//!
//! <https://www.luogu.com.cn/problem/P1562>
//!
//! How many ways are there to place n queens on the allowed squares of an n x n board so that no
//! two attack each other? Queens attack across the other squares, too.
//!
//! - Constraints: one board, n from 1 to 14.
//! - Input: boards, each as n from 1 to 32 and n lines of n characters, `*` for an allowed square
//!   and `.` for any other.
//! - Output: the number of ways for each board, one per line.
//! - Example: `printf '1\n*\n' | luogu1562` prints `1`.
//! - Cost: one search, which places 27,358,552 queens for n = 14 if all squares are allowed.

use nqueens::bitmask::completions;
use nqueens::io::{Io, Result};

fn solve(io: &mut Io) -> Result {
    while io.has_more()? {
        let n = io.integer("n", 1..=32)?;
        let board = io.board(n, b'*')?;
        io.flush()?; // The search may take long.
        let count = completions(&board);
        io.write(format!("{count}\n").as_bytes())?;
    }
    Ok(())
}

fn main() -> std::process::ExitCode {
    nqueens::process::run(include_str!("luogu1562.rs"), solve)
}
