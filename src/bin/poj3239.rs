//! # poj3239: POJ 3239, Solution to the n Queens Puzzle
//!
//! <http://poj.org/problem?id=3239>
//!
//! One way to place n queens on an n x n board so that no two attack each other.
//!
//! - Constraints: n from 8 to 300, and a 0 at the end. POJ has no Rust, but there is a C++
//!   program for it, `poj3239.cpp`.
//! - Input: integers n, 0 to 1000000, until a 0 or the end of input; anything after the 0 is
//!   ignored. For n = 2 and n = 3, there is no solution, which is an error.
//! - Output: for each n a line with the row of the queen in each column; any solution is right.
//! - Example: `echo 8 0 | poj3239` prints `4 6 8 2 7 1 3 5`.
//! - Cost: a formula for each row, and no search.

use nqueens::io::{Io, Result};
use nqueens::listing::one_solution;

fn solve(io: &mut Io) -> Result {
    while io.has_more()? {
        let n = io.integer("n", 0..=1_000_000)?;
        if n == 0 {
            break;
        }
        let solution = one_solution(n).ok_or_else(|| io.error(&format!("n = {n} has no solution")));
        for (column, row) in (1..).zip(solution?) {
            let end = if column == n { '\n' } else { ' ' };
            io.write(format!("{}{end}", row + 1).as_bytes())?;
        }
    }
    Ok(())
}

fn main() -> std::process::ExitCode {
    nqueens::process::run(include_str!("poj3239.rs"), solve)
}
