// @lc app=leetcode id=51 lang=rust
//! # leetcode51: LeetCode 51, N-Queens
//!
//! <https://leetcode.com/problems/n-queens/>
//!
//! All ways to place n queens on an n x n board so that no two attack each other, as boards.
//!
//! - The judge's limits: 1 s, 256 MB (Hydro's defaults; LeetCode states none); one n from 1 to 9.
//! - Input: integers n, 0 to 32.
//! - Output: for each n, a line of compact JSON with all boards in ascending order.
//! - Example: `echo 1 | leetcode51` prints `[["Q"]]`.
//! - On LeetCode: `solve_n_queens(n)` returns all boards in ascending order.
//! - Cost: one search.

use nqueens::bitmask::MAX_N;
use nqueens::listing::{empty_board, rows, solutions};
use nqueens::pipe::{Pipe, Result};

pub(crate) struct Solution;

// @lc code=start
#[allow(dead_code)] // The site calls it.
impl Solution {
    pub fn solve_n_queens(n: i32) -> Vec<Vec<String>> {
        let rows = nqueens::listing::rows(n as u32);
        let row = |column: usize| rows[column].clone();
        let solutions = nqueens::listing::solutions(&nqueens::listing::empty_board(n as u32));
        solutions.map(|solution| solution.columns().map(row).collect()).collect()
    }
}
// @lc code=end

fn solve(pipe: &mut Pipe) -> Result {
    while pipe.has_more()? {
        let n = pipe.integer("n", 0..=MAX_N)?;
        pipe.flush()?; // The search may take long.
        let rows = rows(n);
        let mut before: &[u8] = b"[[\"";
        let mut end: &[u8] = b"[]\n";
        for solution in solutions(&empty_board(n)) {
            for column in solution.columns() {
                pipe.write(before)?;
                pipe.write(rows[column].as_bytes())?;
                before = b"\",\"";
            }
            before = b"\"],[\"";
            end = b"\"]]\n";
        }
        pipe.write(end)?;
    }
    Ok(())
}

fn main() -> std::process::ExitCode {
    nqueens::process::run(include_str!("leetcode51.rs"), solve)
}
