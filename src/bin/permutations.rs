//! # permutations: GeeksforGeeks, N-Queen Problem
//!
//! <https://www.geeksforgeeks.org/problems/n-queen-problem0315/1>
//!
//! All ways to place n queens so that no two attack each other, as permutations of 1 to n.
//!
//! - Constraints: one n from 1 to 10.
//! - Input: integers n, 0 to 32.
//! - Output: for each n, a line with all solutions in ascending order: `[2 4 1 3 ][3 1 4 2 ]`. The
//!   numbers are the rows of the queens in columns 1 to n. Without solutions, the line is empty.
//! - Example: `echo 4 | permutations` prints `[2 4 1 3 ][3 1 4 2 ]`.
//! - Cost: one search, which places 35,538 queens for n = 10. No solution is stored.

use nqueens::bitmask::empty_board;
use nqueens::io::{Io, Result};
use nqueens::listing::solutions;

fn solve(io: &mut Io) -> Result {
    let numbers: Vec<_> = (1..=32).map(|row| format!("{row} ")).collect();
    while io.has_more()? {
        let n = io.integer("n", 0..=32)?;
        io.flush()?; // The search may take long.
        for solution in solutions(&empty_board(n)) {
            io.write(b"[")?;
            // Exchanging rows and columns turns solutions into solutions, so the rows of the queens in
            // columns 1 to n are listed like the columns of the queens in rows 1 to n.
            for row in solution {
                io.write(numbers[row].as_bytes())?;
            }
            io.write(b"]")?;
        }
        io.write(b"\n")?;
    }
    Ok(())
}

fn main() -> std::process::ExitCode {
    nqueens::process::run(include_str!("permutations.rs"), solve)
}
