// @lc app=leetcode id=51 lang=rust
//! # leetcode51: LeetCode 51, N-Queens
//!
//! <https://leetcode.com/problems/n-queens/>
//!
//! All ways to place n queens on an n x n board so that no two attack each other, as boards.
//!
//! - Constraints: one n from 1 to 9.
//! - Input: integers n, 0 to 32.
//! - Output: a line of compact JSON for each n: all boards, ordered by their queens' columns.
//! - Example: `echo 1 | leetcode51` prints `[["Q"]]`.
//! - On LeetCode: `solve_n_queens(n)` returns all boards, ordered by their queens' columns.
//! - Cost: one search, which places 8,393 queens for n = 9.

use nqueens::integers::read_integer;
use nqueens::pipe::{Pipe, Result};

// @lc code=start
use nqueens::bitmask::Attacked;
use nqueens::empty_board::empty_board;
use nqueens::listing::search;
use nqueens::row_texts::row_texts;

#[allow(dead_code)] // The site calls it.
impl Solution {
    pub fn solve_n_queens(n: i32) -> Vec<Vec<String>> {
        let rows = row_texts(n as u32);
        let mut boards = vec![];
        search(&empty_board(n as u32), Attacked::default(), &mut vec![], &mut |queens| {
            boards.push(queens.iter().map(|column| rows[*column].clone()).collect());
            true
        });
        boards
    }
}
// @lc code=end

pub(crate) struct Solution;

fn solve(pipe: &mut Pipe) -> Result {
    while pipe.has_more()? {
        let n = read_integer(pipe, "n", 0..=32)?;
        pipe.flush()?; // The search may take long.
        let rows = row_texts(n);
        let mut before = "[";
        let mut outcome = Ok(());
        search(&empty_board(n), Attacked::default(), &mut vec![], &mut |queens| {
            let board: Vec<_> = queens.iter().map(|column| &rows[*column][..]).collect();
            outcome = pipe.write(format!("{before}[\"{}\"]", board.join("\",\"")).as_bytes());
            before = ",";
            outcome.is_ok()
        });
        outcome?;
        pipe.write(if before == "[" { b"[]\n" } else { b"]\n" })?;
    }
    Ok(())
}

fn main() -> std::process::ExitCode {
    nqueens::process::run(include_str!("leetcode51.rs"), solve)
}
