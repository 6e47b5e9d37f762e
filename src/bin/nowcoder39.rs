//! # nowcoder39: NowCoder NC39 / BM59, N Queens Problem
//!
//! <https://www.nowcoder.com/practice/c76408782512486d91eea181107293b6>
//!
//! How many ways are there to place n queens on an n x n board so that no two attack each other?
//!
//! - The judge's limits: 1 s, 256 MB; one n from 1 to 9.
//! - Input: integers n, 0 to 24.
//! - Output: the number of solutions for each n, one per line.
//! - Example: `echo 8 | nowcoder39` prints `92`.
//! - On NowCoder: `Nqueen(n)` returns the number of solutions.
//! - Cost: n = 14, formerly the judge's maximum, takes 25 ms.

use nqueens::counting::{count, MAX_N};
use nqueens::pipe::{Pipe, Result};

// code=start
pub(crate) struct Solution {}

#[allow(dead_code, non_snake_case)] // The site calls it.
impl Solution {
    fn new() -> Self {
        Solution {}
    }

    pub fn Nqueen(&self, n: i32) -> i32 {
        nqueens::counting::count(n as u32) as i32
    }
}
// code=end

fn solve(pipe: &mut Pipe) -> Result {
    while pipe.has_more()? {
        let n = pipe.integer("n", 0..=MAX_N)?;
        pipe.flush()?; // The search may take long.
        pipe.write(format!("{}\n", count(n)).as_bytes())?;
    }
    Ok(())
}

fn main() -> std::process::ExitCode {
    nqueens::process::run(include_str!("nowcoder39.rs"), solve)
}
