//! # hdu2553: HDU 2553, N Queens Problem
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2553>
//!
//! In how many ways can n queens stand on an n x n board so that none attacks another?
//!
//! - Input: integers n, 0 to 27, up to a 0 or the end of the input. What follows the 0 is ignored.
//! - Output: the number of solutions for each n, one per line.
//! - Example: `echo 8 0 | hdu2553` prints `92`.
//! - Cost: one table lookup per query; there are only 28 answers.

use nqueens::io::{self, Fault, Pipe, Short};
use nqueens::table::COUNTS;

pub(crate) fn solve(pipe: &mut Pipe) -> Result<(), Fault> {
    let lines = COUNTS.map(|count| Short::new(&format!("{count}\n")));
    let max = lines.len() as u32 - 1;
    while let Some(n @ 1..) = pipe.integer("n", max)? {
        pipe.write_short(&lines[n as usize])?;
    }
    Ok(())
}

fn main() -> std::process::ExitCode {
    io::run(include_str!("hdu2553.rs"), solve)
}
