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

#[allow(dead_code)] // The site calls it.
impl Solution {
    pub fn solve_n_queens(n: i32) -> Vec<Vec<String>> {
        let row = |queen: &u32| -> String {
            let square = |column| if *queen >> column == 1 { 'Q' } else { '.' };
            (0..n).map(square).collect()
        };
        let mut boards = Vec::new();
        let _: Result<(), ()> = search(&vec![full_row(n as u32); n as usize], |queens| {
            boards.push(queens.iter().map(row).collect());
            Ok(())
        });
        boards
    }
}
// @lc code=end

pub(crate) fn solve<R: Read, W: Write>(reader: R, writer: W) -> Result<(), Fault> {
    let mut pipe = Pipe::new(reader, writer);
    while let Some(n) = pipe.integer(MAX_N)? {
        let width = n as usize;
        let empty_row = format!("\"{}\",", ".".repeat(width));
        let mut board = format!("[{}", empty_row.repeat(width)).into_bytes();
        board.pop();
        board.push(b']');
        // After the opening bracket and the row's quotation mark.
        let square = |(row, queen): (usize, &u32)| {
            2 + row * empty_row.len() + queen.trailing_zeros() as usize
        };
        let mut separator = "";
        pipe.write(b"[")?;
        search(&vec![full_row(n); width], |queens| {
            let squares = queens.iter().enumerate().map(square);
            squares.clone().for_each(|square| board[square] = b'Q');
            pipe.write(separator.as_bytes())?;
            pipe.write(&board)?;
            squares.for_each(|square| board[square] = b'.');
            separator = ",";
            Ok(())
        })?;
        pipe.write(b"]\n")?;
    }
    pipe.flush()
}

fn main() -> ExitCode {
    io::run("leetcode51", HELP, solve)
}
