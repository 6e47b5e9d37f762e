//! # leetcode51: LeetCode 51, N-Queens
//!
//! <https://leetcode.com/problems/n-queens/>
//!
//! All ways to place n queens on an n x n board so that no two attack each other, as boards.
//!
//! - Constraints: one n from 1 to 9.
//! - Input: integers n, 0 to 32.
//! - Output: a line of compact JSON for each n: all boards, ordered by their queens' columns.
//! - Example: `echo 1 | leetcode51` prints `[["Q"]]`.
//! - Cost: one search, which places 8,393 queens for n = 9.

use nqueens::bitmask::empty_board;
use nqueens::io::{Io, Result};
use nqueens::listing::{row_texts, solutions};

fn solve(io: &mut Io) -> Result {
    while io.has_more()? {
        let n = io.integer("n", 0..=32)?;
        io.flush()?; // The search may take long.
        let rows = row_texts(n);
        let mut before: &[u8] = b"[[\"";
        let mut end: &[u8] = b"[]\n";
        for solution in solutions(&empty_board(n)) {
            for column in solution {
                io.write(before)?;
                io.write(rows[column].as_bytes())?;
                before = b"\",\"";
            }
            before = b"\"],[\"";
            end = b"\"]]\n";
        }
        io.write(end)?;
    }
    Ok(())
}

fn main() -> std::process::ExitCode {
    nqueens::process::run(include_str!("leetcode51.rs"), solve)
}
