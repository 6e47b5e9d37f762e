//! # luogu1219: Luogu P1219, Checker Challenge (USACO 1.5)
//!
//! <https://www.luogu.com.cn/problem/P1219>
//!
//! The first three ways to place n queens on an n x n board so that no two attack each other, and
//! the total number of ways.
//!
//! - The judge's limits: 1 s, 125 MB; one n from 6 to 13.
//! - Input: integers n, 0 to 24.
//! - Output: for each n the first three solutions in ascending order, one per line, as the columns
//!   of the queens in rows 1 to n; then a line with the total number of solutions.
//! - Example: `echo 6 | luogu1219` prints `2 4 6 1 3 5` and three more lines.
//! - Cost: the start of a search, and one count.

use nqueens::counting::{count, MAX_N};
use nqueens::listing::{empty_board, solutions};
use nqueens::pipe::{Pipe, Result};

fn solve(pipe: &mut Pipe) -> Result {
    while pipe.has_more()? {
        let n = pipe.integer("n", 0..=MAX_N)?;
        pipe.flush()?; // The search may take long.
        for solution in solutions(&empty_board(n)).take(3) {
            let columns = solution.columns().map(|column| (column + 1).to_string());
            pipe.write((columns.collect::<Vec<_>>().join(" ") + "\n").as_bytes())?;
        }
        pipe.flush()?; // The count may be slow.
        pipe.write(format!("{}\n", count(n)).as_bytes())?;
    }
    Ok(())
}

fn main() -> std::process::ExitCode {
    nqueens::process::run(include_str!("luogu1219.rs"), solve)
}
