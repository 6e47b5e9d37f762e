//! # permutations: Printing all solutions in N-Queen Problem
//!
//! <https://www.geeksforgeeks.org/printing-solutions-n-queen-problem/>
//!
//! All ways to place n queens so that none attacks another, each as a permutation of 1 to n.
//!
//! - Input: integers n, 0 to 32.
//! - Output: for each n a line with all solutions in ascending order: `[2 4 1 3 ][3 1 4 2 ]`. The
//!   numbers are the rows of the queens in columns 1 to n. An empty line if there is none.
//! - Cost: the search, which finds them in this order, so that nothing is kept and nothing sorted.

use nqueens::bitmask::{full_row, search, MAX_N};
use nqueens::io::{self, Fault, Pipe, Short};
use std::io::{Read, Write};
use std::process::ExitCode;

const HELP: &str = "\
reads integers n, 0 to 32;
writes for each all ways to place n queens, as permutations in ascending order, on a line
";

pub(crate) fn solve<R: Read, W: Write>(reader: R, writer: W) -> Result<(), Fault> {
    let names: Vec<Short> = (1..=MAX_N).map(|row| Short::new(&format!("{row} "))).collect();
    let mut pipe = Pipe::new(reader, writer);
    while let Some(n) = pipe.integer("n", MAX_N)? {
        search(&vec![full_row(n); n as usize], |queens| {
            pipe.write(b"[")?;
            for queen in queens {
                pipe.write_short(&names[queen.trailing_zeros() as usize])?;
            }
            pipe.write(b"]")
        })?;
        pipe.write(b"\n")?;
    }
    pipe.flush()
}

fn main() -> ExitCode {
    io::run("permutations", HELP, solve)
}
