// @lc app=leetcode id=51 lang=rust
//! # leetcode51: LeetCode 51, N-Queens
//!
//! <https://leetcode.com/problems/n-queens/>
//!
//! All boards on which n queens stand so that none attacks another.
//!
//! - Input: integers n, 0 to 32.
//! - Output: for each n a line with all boards in ascending order, as compact JSON: `[["Q"]]`, or
//!   `[]` for none.
//! - Cost: the search, and one copy per board. A board is written before the next is looked for;
//!   none is kept.

use nqueens::bitmask::MAX_N;
use nqueens::io::{self, Fault, Pipe};
use std::io::{Read, Write};
use std::process::ExitCode;

const HELP: &str = "\
reads integers n, 0 to 32;
writes for each all boards of n queens that do not attack each other, as JSON on a line
";

pub(crate) struct Solution;

// @lc code=start
use nqueens::bitmask::{full_row, search};
use nqueens::board::Board;

#[allow(dead_code)] // The site calls it.
impl Solution {
    pub fn solve_n_queens(n: i32) -> Vec<Vec<String>> {
        let mut board = Board::new(n as u32, "", "\n");
        let mut boards = Vec::new();
        let _: Result<(), ()> = search(&vec![full_row(n as u32); n as usize], |queens| {
            let text = String::from_utf8_lossy(board.draw(queens));
            boards.push(text.lines().map(str::to_owned).collect());
            Ok(())
        });
        boards
    }
}
// @lc code=end

pub(crate) fn solve<R: Read, W: Write>(reader: R, writer: W) -> Result<(), Fault> {
    let mut pipe = Pipe::new(reader, writer);
    while let Some(n) = pipe.integer("n", MAX_N)? {
        let mut board = Board::new(n, "\"", "\",");
        let mut separator: &[u8] = b"[";
        pipe.write(b"[")?;
        search(&vec![full_row(n); n as usize], |queens| {
            let text = board.draw(queens);
            pipe.write(separator)?;
            separator = b"],[";
            pipe.write(&text[..text.len() - 1])
        })?;
        pipe.write(if separator == b"[" { b"]\n" } else { b"]]\n" })?;
    }
    pipe.flush()
}

fn main() -> ExitCode {
    io::run("leetcode51", HELP, solve)
}
