//! # kattis8queens: Kattis 8queens, Eight Queens
//!
//! <https://open.kattis.com/problems/8queens>
//!
//! Are there 8 queens on a chessboard, and none of them attacks another?
//!
//! - Input: 8 lines of 8 characters, `*` for a queen and `.` for an empty square.
//! - Output: `valid` or `invalid`.
//! - Cost: one search, in which a row allows the columns of its queens. It takes one queen of each
//!   row and ignores others, so they are counted as well.

use nqueens::bitmask::search;
use nqueens::io::{self, Fault, Pipe};
use std::io::{Read, Write};
use std::process::ExitCode;

const HELP: &str = "\
reads a chessboard, 8 lines of 8 characters: * for a queen, . for an empty square;
writes valid if there are 8 queens and none attacks another, else invalid
";

pub(crate) fn solve<R: Read, W: Write>(reader: R, writer: W) -> Result<(), Fault> {
    let mut pipe = Pipe::new(reader, writer);
    if let Some(queens) = pipe.grid(8, b'.', b'*')? {
        let count: u32 = queens.iter().map(|row| row.count_ones()).sum();
        let is_peaceful = search(&queens, |_| Err(())).is_err();
        let is_valid = count == 8 && is_peaceful;
        pipe.write(if is_valid { b"valid\n" } else { b"invalid\n" })?;
    }
    pipe.flush()
}

fn main() -> ExitCode {
    io::run("kattis8queens", HELP, solve)
}
