//! # acwing843: AcWing 843, n-皇后问题
//!
//! <https://www.acwing.com/problem/content/845/>
//!
//! All boards on which n queens stand so that none attacks another.
//!
//! - Input: integers n, 0 to 32; the judge gives one, 1 to 9.
//! - Output: for each n all boards in ascending order, n lines of `.` and `Q` and an empty line each.
//! - Cost: the search, and one copy per board. A board is written before the next is looked for.

use nqueens::bitmask::{full_row, search, MAX_N};
use nqueens::board::Board;
use nqueens::io::{self, Fault, Pipe};
use std::io::{Read, Write};
use std::process::ExitCode;

const HELP: &str = "\
reads integers n, 0 to 32;
writes for each all boards of n queens that do not attack each other, an empty line after each
";

pub(crate) fn solve<R: Read, W: Write>(reader: R, writer: W) -> Result<(), Fault> {
    let mut pipe = Pipe::new(reader, writer);
    while let Some(n) = pipe.integer("n", MAX_N)? {
        let mut board = Board::new(n, "", "\n");
        search(&vec![full_row(n); n as usize], |queens| {
            pipe.write(board.draw(queens))?;
            pipe.write(b"\n")
        })?;
    }
    pipe.flush()
}

fn main() -> ExitCode {
    io::run("acwing843", HELP, solve)
}
