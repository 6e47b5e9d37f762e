//! # acwing843: AcWing 843, n-Queens Problem
//!
//! <https://www.acwing.com/problem/content/845/>
//!
//! All ways to place n queens on an n x n board so that no two attack each other, as boards.
//!
//! - Input: integers n, 0 to 32.
//! - Output: for each n, all boards in ascending order, each as n lines of `.` and `Q` followed by
//!   an empty line.
//! - Limits: 1 s, 64 MB; one n from 1 to 9.
//! - Example: `echo 1 | acwing843` prints `Q` and an empty line.
//! - Cost: one search. Each board is copied once, to the output, and none is kept.

use nqueens::{board::put, error::Error, integers, listing, pipe::Pipe, process};

pub(crate) fn solve(pipe: &mut Pipe) -> Result<(), Error> {
    while pipe.has_more()? {
        let n = integers::read_n_and_flush(pipe)?;
        let row = ".".repeat(n as usize) + "\n";
        let mut board = (row.repeat(n as usize) + "\n").into_bytes();
        for queens in listing::solutions(&listing::empty_board(n)) {
            put(b'Q', queens.columns(), &mut board, row.len());
            pipe.write(&board)?;
            put(b'.', queens.columns(), &mut board, row.len());
        }
    }
    Ok(())
}

fn main() -> std::process::ExitCode {
    process::run(include_str!("acwing843.rs"), solve)
}
