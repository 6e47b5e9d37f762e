//! # aoj_alds1_13_a: AOJ ALDS1_13_A, 8 Queens Problem
//!
//! <https://judge.u-aizu.ac.jp/onlinejudge/description.jsp?id=ALDS1_13_A>
//!
//! Some queens stand on a chessboard. Place the others so that none of the 8 attacks another.
//!
//! - Input: their number k, 0 to 8, and for each its row and its column, 0 to 7; then the next k.
//! - Output: the board, 8 lines of `.` and `Q`; the first in ascending order if there are several.
//!   If there is none, that is a fault.
//! - Example: `echo 2  2 2  5 3 | aoj_alds1_13_a` prints `......Q.` and seven more lines.
//! - Cost: one search, in which the row of a given queen allows only its column.

use nqueens::bitmask::empty_board;
use nqueens::board::Board;
use nqueens::io::{self, Fault, Pipe};
use nqueens::listing::search;

pub(crate) fn solve(pipe: &mut Pipe) -> Result<(), Fault> {
    while let Some(k) = pipe.integer("k", 8)? {
        let mut coordinate = |name| match pipe.integer(name, 7)? {
            Some(value) => Ok(value),
            None => Err(pipe.fault(&format!("expected {name}, found the end of the input"))),
        };
        let mut allowed = empty_board(8);
        for _ in 0..k {
            let (row, column) = (coordinate("r")?, coordinate("c")?);
            allowed[row as usize] &= 1 << column;
        }
        // `Err` stops at the first solution.
        match search(&allowed, |columns| Err(columns.to_vec())) {
            Err(columns) => pipe.write(Board::new(8, "", "\n", "\n").draw(&columns))?,
            Ok(()) => return Err(pipe.fault("no solution contains all the given queens")),
        }
    }
    Ok(())
}

fn main() -> std::process::ExitCode {
    io::run(include_str!("aoj_alds1_13_a.rs"), solve)
}
