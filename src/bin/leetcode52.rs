// @lc app=leetcode id=52 lang=rust
//! # leetcode52: LeetCode 52, N-Queens II
//!
//! <https://leetcode.com/problems/n-queens-ii/>
//!
//! How many ways are there to place n queens on an n x n board so that no two attack each other?
//!
//! - Constraints: one n from 1 to 9.
//! - Input: integers n, 0 to 18.
//! - Output: the number of solutions for each n, one per line.
//! - Example: `echo 8 | leetcode52` prints `92`.
//! - On LeetCode: `total_n_queens(n)` returns the number of solutions.
//! - Cost: one search, which places 8,393 queens for n = 9.
//! - For larger n: `nqueens count N`.

use nqueens::integers::read_integer;
use nqueens::pipe::{Pipe, Result};

// @lc code=start
use nqueens::bitmask::Attacked;
use nqueens::counting::completions;
use nqueens::empty_board::empty_board;

#[allow(dead_code)] // The site calls it.
impl Solution {
    pub fn total_n_queens(n: i32) -> i32 {
        completions(&empty_board(n as u32), Attacked::default()) as i32
    }
}
// @lc code=end

pub(crate) struct Solution;

fn solve(pipe: &mut Pipe) -> Result {
    while pipe.has_more()? {
        let n = read_integer(pipe, "n", 0..=18)?;
        pipe.flush()?; // The search may take long.
        let count = completions(&empty_board(n), Attacked::default());
        pipe.write(format!("{count}\n").as_bytes())?;
    }
    Ok(())
}

fn main() -> std::process::ExitCode {
    nqueens::process::run(include_str!("leetcode52.rs"), solve)
}
