// @lc app=leetcode id=52 lang=rust
//! # leetcode52: LeetCode 52, N-Queens II
//!
//! <https://leetcode.com/problems/n-queens-ii/>
//!
//! How many ways are there to place n queens on an n x n board so that no two attack each other?
//!
//! - The judge's limits: 1 s, 256 MB (Hydro's defaults; LeetCode states none); one n from 1 to 9.
//! - Input: integers n, 0 to 24.
//! - Output: the number of solutions for each n, one per line.
//! - Example: `echo 8 | leetcode52` prints `92`.
//! - On LeetCode: `total_n_queens(n)` returns the number of solutions.
//! - Cost: n = 9 takes 30 microseconds.

use nqueens::counting::{count, MAX_N};
use nqueens::pipe::{Pipe, Result};

pub(crate) struct Solution;

// @lc code=start
#[allow(dead_code)] // The site calls it.
impl Solution {
    pub fn total_n_queens(n: i32) -> i32 {
        nqueens::counting::count(n as u32) as i32
    }
}
// @lc code=end

fn solve(pipe: &mut Pipe) -> Result {
    while pipe.has_more()? {
        let n = pipe.integer("n", 0..=MAX_N)?;
        pipe.flush()?; // The search may take long.
        pipe.write(format!("{}\n", count(n)).as_bytes())?;
    }
    Ok(())
}

fn main() -> std::process::ExitCode {
    nqueens::process::run(include_str!("leetcode52.rs"), solve)
}
