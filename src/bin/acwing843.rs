//! # acwing843: AcWing 843, n-Queens Problem
//!
//! <https://www.acwing.com/problem/content/845/>
//!
//! All ways to place n queens on an n x n board so that no two attack each other, as boards.
//!
//! - Constraints: one n from 1 to 9.
//! - Input: integers n, 0 to 32.
//! - Output: for each n, all boards, ordered by their queens' columns, each as n lines of `.` and
//!   `Q` followed by an empty line.
//! - Example: `echo 1 | acwing843` prints `Q` and an empty line.
//! - Cost: one search, which places 8,393 queens for n = 9. No board is stored.

use nqueens::bitmask::empty_board;
use nqueens::board::row_texts;
use nqueens::io::{Io, Result};
use nqueens::listing::solutions;

fn solve(io: &mut Io) -> Result {
    while io.has_more()? {
        let n = io.integer("n", 0..=32)?;
        io.flush()?; // The search may take long.
        let lines: Vec<_> = row_texts(n).iter().map(|row| format!("{row}\n")).collect();
        for solution in solutions(&empty_board(n)) {
            for column in solution {
                io.write(lines[column].as_bytes())?;
            }
            io.write(b"\n")?;
        }
    }
    Ok(())
}

fn main() -> std::process::ExitCode {
    nqueens::process::run(include_str!("acwing843.rs"), solve)
}
