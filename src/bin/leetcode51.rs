// @lc app=leetcode id=51 lang=rust
//! # leetcode51: LeetCode 51, N-Queens
//!
//! <https://leetcode.com/problems/n-queens/>
//!
//! All ways to place n queens on an n x n board so that no two attack each other, as boards.
//!
//! - Input: integers n, 0 to 32.
//! - Output: for each n, a line of compact JSON with all boards in ascending order.
//! - Limits: 1 s, 256 MB (Hydro's defaults; LeetCode states none); one n from 1 to 9.
//! - Example: `echo 1 | leetcode51` prints `[["Q"]]`.
//! - Cost: one search. Each board is copied once, to the output, and none is kept.

use nqueens::{board::put, error::Error, integers, listing, pipe::Pipe, process};

pub(crate) struct Solution;

// @lc code=start
#[allow(dead_code)] // The site calls it.
impl Solution {
    pub fn solve_n_queens(n: i32) -> Vec<Vec<String>> {
        let empty = ".".repeat(n as usize);
        let row = |column: &u8| {
            let (left, right) = empty.split_at(usize::from(*column));
            left.to_owned() + "Q" + &right[1..]
        };
        let boards = nqueens::listing::solutions(&nqueens::listing::empty_board(n as u32));
        boards.map(|queens| queens.columns().iter().map(row).collect()).collect()
    }
}
// @lc code=end

pub(crate) fn solve(pipe: &mut Pipe) -> Result<(), Error> {
    while pipe.has_more()? {
        let n = integers::read_n_and_flush(pipe)?;
        let row = ".".repeat(n as usize);
        let mut board = format!("[\"{}\"]", vec![&row[..]; row.len()].join("\",\"")).into_bytes();
        let mut before = "[";
        for queens in listing::solutions(&listing::empty_board(n)) {
            pipe.write(before.as_bytes())?;
            before = ",";
            put(b'Q', queens.columns(), &mut board[2..], row.len() + 3);
            pipe.write(&board)?;
            put(b'.', queens.columns(), &mut board[2..], row.len() + 3);
        }
        pipe.write(if before == "[" { b"[]\n" } else { b"]\n" })?;
    }
    Ok(())
}

fn main() -> std::process::ExitCode {
    process::run(include_str!("leetcode51.rs"), solve)
}
