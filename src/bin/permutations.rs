//! # permutations: Printing all solutions in N-Queen Problem
//!
//! <https://www.geeksforgeeks.org/printing-solutions-n-queen-problem/>
//!
//! All ways to place n queens so that none attacks another, each as a permutation of 1 to n.
//!
//! - Input: integers n, 0 to 32.
//! - Output: for each n a line with all solutions in ascending order: `[2 4 1 3 ][3 1 4 2 ]`. The
//!   numbers are the rows of the queens in columns 1 to n. An empty line if there is none.
//! - Example: `echo 4 | permutations` prints `[2 4 1 3 ][3 1 4 2 ]`.
//! - Cost: the search, which finds them in this order: nothing is stored and nothing sorted.

use nqueens::bitmask::{empty_board, MAX_N, SLOW_N};
use nqueens::io::{self, Fault, Pipe, Short};
use nqueens::listing::search;

pub(crate) fn solve(pipe: &mut Pipe) -> Result<(), Fault> {
    let names: Vec<Short> = (1..=MAX_N).map(|row| Short::new(&format!("{row} "))).collect();
    while let Some(n) = pipe.integer("n", MAX_N)? {
        pipe.flush_if(n >= SLOW_N)?;
        search(&empty_board(n), |rows| {
            pipe.write(b"[")?;
            for row in rows {
                pipe.write_short(&names[usize::from(*row)])?;
            }
            pipe.write(b"]")
        })?;
        pipe.write(b"\n")?;
    }
    Ok(())
}

fn main() -> std::process::ExitCode {
    io::run(include_str!("permutations.rs"), solve)
}
