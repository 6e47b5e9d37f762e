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
use nqueens::board::row_texts;
use nqueens::io::{Io, Result};
use nqueens::listing::solutions;

fn solve(io: &mut Io) -> Result {
    while io.has_more()? {
        let n = io.integer("n", 0..=32)?;
        io.flush()?; // The search may take long.
        let rows = row_texts(n);
        let first: Vec<_> = rows.iter().map(|row| format!("[\"{row}\"")).collect();
        let others: Vec<_> = rows.iter().map(|row| format!(",\"{row}\"")).collect();
        io.write(b"[")?;
        for (number, solution) in solutions(&empty_board(n)).enumerate() {
            io.write(if number == 0 { b"" } else { b"," })?;
            io.write(first[solution[0]].as_bytes())?;
            for column in &solution[1..] {
                io.write(others[*column].as_bytes())?;
            }
            io.write(b"]")?;
        }
        io.write(b"]\n")?;
    }
    Ok(())
}

fn main() -> std::process::ExitCode {
    nqueens::process::run(include_str!("leetcode51.rs"), solve)
}
