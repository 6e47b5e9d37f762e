// @lc app=leetcode id=52 lang=rust
//! # leetcode52: LeetCode 52, N-Queens II
//!
//! <https://leetcode.com/problems/n-queens-ii/>
//!
//! In how many ways can n queens stand on an n x n board so that none attacks another?
//!
//! - Input: integers n, 0 to 32.
//! - Output: the number of solutions for each n, one per line.
//! - Example: `echo 8 | leetcode52` prints `92`.
//! - Cost: each n is counted once, on all cores or on `NQUEENS_THREADS` of them; n = 18 takes a
//!   second or two. What is submitted is the part between the marks: a millisecond for n = 12.

use nqueens::bitmask::MAX_N;
use nqueens::engine::terminal;
use nqueens::io::{self, Fault, Pipe};
use std::collections::BTreeMap;

pub(crate) struct Solution;

// @lc code=start
use nqueens::counting::count;

#[allow(dead_code)] // The site calls it.
impl Solution {
    pub fn total_n_queens(n: i32) -> i32 {
        count(n as u32) as i32
    }
}
// @lc code=end

pub(crate) fn solve(pipe: &mut Pipe, threads: Option<usize>) -> Result<(), Fault> {
    let mut counts = BTreeMap::new();
    while let Some(n) = pipe.integer("n", MAX_N)? {
        pipe.flush_if(!counts.contains_key(&n))?; // A count may take hours.
        let count = counts.entry(n).or_insert_with(|| terminal::count(n, threads));
        pipe.write_line(*count)?;
    }
    Ok(())
}

fn main() -> std::process::ExitCode {
    io::run(include_str!("leetcode52.rs"), |pipe| {
        solve(pipe, terminal::threads().map_err(Fault::Usage)?)
    })
}
