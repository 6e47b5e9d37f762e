//! # luogu1219: Luogu P1219, Checker Challenge
//!
//! <https://www.luogu.com.cn/problem/P1219>
//!
//! The first three ways to place n queens on an n x n board so that no two attack each other, and
//! the total number of ways.
//!
//! - Constraints: one n from 6 to 13.
//! - Input: integers n, 0 to 18.
//! - Output: for each n the first three solutions in ascending order, one per line, as the columns
//!   of the queens in rows 1 to n; then a line with the total number of solutions.
//! - Example: `echo 6 | luogu1219` prints `2 4 6 1 3 5` and three more lines.
//! - Cost: one search, which places 4,674,889 queens for n = 13.
//! - For larger n: `nqueens count N`, of the counter (see counter/README.md), and `permutations`
//!   for the solutions.

use nqueens::bitmask::{completions, empty_board};
use nqueens::io::{Io, Result};
use nqueens::listing::solutions;

fn solve(io: &mut Io) -> Result {
    while io.has_more()? {
        let board = empty_board(io.integer("n", 0..=18)?);
        for solution in solutions(&board).take(3) {
            let columns: Vec<_> = solution.iter().map(|column| (column + 1).to_string()).collect();
            io.write(format!("{}\n", columns.join(" ")).as_bytes())?;
        }
        io.flush()?; // The search for all may take long.
        io.write(format!("{}\n", completions(&board)).as_bytes())?;
    }
    Ok(())
}

fn main() -> std::process::ExitCode {
    nqueens::process::run(include_str!("luogu1219.rs"), solve)
}
