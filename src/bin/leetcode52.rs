// @lc app=leetcode id=52 lang=rust
//! # leetcode52: LeetCode 52, N-Queens II
//!
//! <https://leetcode.com/problems/n-queens-ii/>
//!
//! In how many ways can n queens stand on an n × n board so that none attacks another?
//!
//! - Input: integers n, 0 to 32.
//! - Output: the number of solutions for each n, one per line.
//! - Cost: the search, which grows about sevenfold from one n to the next near 14 and ever faster
//!   after.

use nqueens::bitmask::MAX_N;
use nqueens::io::{self, Fault, Pipe};
use std::io::{Read, Write};
use std::process::ExitCode;

const HELP: &str = "\
reads integers n, 0 to 32;
writes for each the number of ways to place n queens, on a line
";

pub(crate) struct Solution;

// @lc code=start
use nqueens::bitmask::count;

#[allow(dead_code)] // The site calls it.
impl Solution {
    pub fn total_n_queens(n: i32) -> i32 {
        count(n as u32) as i32
    }
}
// @lc code=end

pub(crate) fn solve<R: Read, W: Write>(reader: R, writer: W) -> Result<(), Fault> {
    let mut pipe = Pipe::new(reader, writer);
    while let Some(n) = pipe.integer("n", MAX_N)? {
        pipe.write_line(count(n))?;
    }
    pipe.flush()
}

fn main() -> ExitCode {
    io::run("leetcode52", HELP, solve)
}
