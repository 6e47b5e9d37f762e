//! # aoj_alds1_13_a: AOJ ALDS1_13_A, 8 Queens Problem
//!
//! <https://judge.u-aizu.ac.jp/onlinejudge/description.jsp?id=ALDS1_13_A>
//!
//! Given k queens on a chessboard, place the others so that no two of the 8 attack each other.
//!
//! - Constraints: one test case, which has exactly one solution.
//! - Input: test cases: k from 0 to 8, then the row and the column of each queen, from 0 to 7.
//! - Output: the first solution in ascending order, 8 lines of `.` and `Q`. It is an error if there
//!   is none.
//! - Example: `echo 2  2 2  5 3 | aoj_alds1_13_a` prints `......Q.` and seven more lines.
//! - Cost: one search. The row of a given queen allows only that queen's column.

use nqueens::bitmask::empty_board;
use nqueens::board::row_texts;
use nqueens::io::{Io, Result};
use nqueens::listing::solutions;

fn solve(io: &mut Io) -> Result {
    let lines: Vec<_> = row_texts(8).iter().map(|row| format!("{row}\n")).collect();
    while io.has_more()? {
        let mut allowed = empty_board(8);
        for _ in 0..io.integer("k", 0..=8)? {
            let row = io.integer("r", 0..=7)?;
            let column = io.integer("c", 0..=7)?;
            allowed[row as usize] &= 1 << column;
        }
        let error = || io.error("no solution contains all the given queens");
        let solution = solutions(&allowed).next().ok_or_else(error)?;
        for column in solution {
            io.write(lines[column].as_bytes())?;
        }
    }
    Ok(())
}

fn main() -> std::process::ExitCode {
    nqueens::process::run(include_str!("aoj_alds1_13_a.rs"), solve)
}
