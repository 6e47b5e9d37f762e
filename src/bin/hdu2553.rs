//! # hdu2553: HDU 2553, N Queens Problem
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2553>
//!
//! How many ways are there to place n queens on an n x n board so that no two attack each other?
//!
//! - Constraints: n from 1 to 10, and a 0 at the end. HDU has no Rust, but there is a C++
//!   program for it, `hdu2553.cpp`.
//! - Input: integers n, 0 to 27, until a 0 or the end of input; anything after the 0 is ignored.
//! - Output: the number of solutions for each n, one per line.
//! - Example: `echo 8 0 | hdu2553` prints `92`.
//! - Cost: a table lookup per query.

use nqueens::io::{Io, Result};
use nqueens::table::COUNTS;

fn solve(io: &mut Io) -> Result {
    let lines = COUNTS.map(|count| format!("{count}\n"));
    while io.has_more()? {
        match io.integer("n", 0..=27)? {
            0 => break,
            n => io.write(lines[n as usize].as_bytes())?,
        }
    }
    Ok(())
}

fn main() -> std::process::ExitCode {
    nqueens::process::run(include_str!("hdu2553.rs"), solve)
}
