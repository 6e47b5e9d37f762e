// @lc app=leetcode id=51 lang=rust
//! # leetcode51: LeetCode 51, N-Queens
//!
//! <https://leetcode.com/problems/n-queens/>
//!
//! All ways to place n queens on an n x n board so that no two attack each other, as boards.
//!
//! - Constraints: one n from 1 to 9.
//! - Input: integers n, 0 to 32.
//! - Output: for each n, a line of compact JSON with all boards in ascending order.
//! - Example: `echo 1 | leetcode51` prints `[["Q"]]`.
//! - On LeetCode: `solve_n_queens(n)` returns all boards in ascending order.
//! - Cost: one search, which places 8,393 queens for n = 9.

use nqueens::integers::read_integer;
use nqueens::pipe::{Pipe, Result};

// @lc code=start
use nqueens::empty_board::empty_board;
use nqueens::listing::solutions;
use nqueens::row_texts::row_texts;

#[allow(dead_code)] // The site calls it.
impl Solution {
    pub fn solve_n_queens(n: i32) -> Vec<Vec<String>> {
        let rows = row_texts(n as u32);
        let board = |solution: Vec<usize>| solution.iter().map(|c| rows[*c].clone()).collect();
        solutions(&empty_board(n as u32)).map(board).collect()
    }
}
// @lc code=end

pub(crate) struct Solution;

fn solve(pipe: &mut Pipe) -> Result {
    while pipe.has_more()? {
        let n = read_integer(pipe, "n", 0..=32)?;
        pipe.flush()?; // The search may take long.
        let rows = row_texts(n);
        let mut before: &[u8] = b"[[\"";
        let mut end: &[u8] = b"[]\n";
        for solution in solutions(&empty_board(n)) {
            for column in solution {
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
