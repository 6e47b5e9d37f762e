//! # luogu1219: Luogu P1219, Checker Challenge (USACO 1.5)
//!
//! <https://www.luogu.com.cn/problem/P1219>
//!
//! The first three ways to place n queens so that none attacks another, and how many there are.
//!
//! - Input: integers n, 0 to 32; the judge gives one, 6 to 13.
//! - Output: for each n the first three solutions in ascending order, a line each, as the columns
//!   of the queens in rows 1 to n; then a line with the number of solutions.
//! - Example: `echo 6 | luogu1219` prints `2 4 6 1 3 5` and three more lines.
//! - Cost: the start of a search, and a count.

use nqueens::bitmask::{empty_board, MAX_N, SLOW_N};
use nqueens::counting::count;
use nqueens::io::{self, Fault, Pipe};
use nqueens::listing::search;

pub(crate) fn solve(pipe: &mut Pipe) -> Result<(), Fault> {
    while let Some(n) = pipe.integer("n", MAX_N)? {
        pipe.flush_if(n >= SLOW_N)?;
        let mut first = Vec::new();
        let _ = search(&empty_board(n), |columns| {
            let columns = columns.iter().map(|column| (column + 1).to_string());
            first.push(columns.collect::<Vec<_>>().join(" ") + "\n");
            if first.len() < 3 {
                Ok(())
            } else {
                Err(())
            }
        });
        pipe.write(first.concat().as_bytes())?;
        pipe.flush_if(n >= SLOW_N)?;
        pipe.write_line(count(n))?;
    }
    Ok(())
}

fn main() -> std::process::ExitCode {
    io::run(include_str!("luogu1219.rs"), solve)
}
