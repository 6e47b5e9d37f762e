//! # cses1624: CSES 1624, Chessboard and Queens
//!
//! <https://cses.fi/problemset/task/1624>
//!
//! In how many ways can 8 queens stand on the free squares of a chessboard so that none attacks
//! another? A reserved square holds no queen and blocks no attack.
//!
//! - Input: 8 lines of 8 characters, `.` for a free square and `*` for a reserved one.
//! - Output: the number of ways.
//! - Cost: one search, in which a reserved square is a column that its row does not allow.

use nqueens::bitmask::{full_row, search};
use nqueens::io::{self, Fault, Pipe};
use std::io::{Read, Write};
use std::process::ExitCode;

const HELP: &str = "\
reads a chessboard, 8 lines of 8 characters: . for a free square, * for a reserved one;
writes the number of ways to place 8 queens on free squares
";

pub(crate) fn solve<R: Read, W: Write>(reader: R, writer: W) -> Result<(), Fault> {
    let mut pipe = Pipe::new(reader, writer);
    if let Some(reserved) = pipe.grid(8, b'.', b'*')? {
        let allowed: Vec<u32> = reserved.iter().map(|row| full_row(8) & !row).collect();
        let mut count = 0;
        search(&allowed, |_| {
            count += 1;
            Ok(())
        })?;
        pipe.write_line(count)?;
    }
    pipe.flush()
}

fn main() -> ExitCode {
    io::run("cses1624", HELP, solve)
}
