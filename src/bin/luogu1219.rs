//! # luogu1219: Luogu P1219 [USACO1.5] 八皇后 Checker Challenge
//!
//! <https://www.luogu.com.cn/problem/P1219>
//!
//! The first three ways to place n queens so that none attacks another, and how many there are.
//!
//! - Input: integers n, 0 to 32; the judge gives one, 6 to 13.
//! - Output: for each n the first three solutions in ascending order, a line each, as the columns
//!   of the queens in rows 1 to n; then a line with the number of solutions.
//! - Cost: one search.

use nqueens::bitmask::{full_row, search, MAX_N};
use nqueens::io::{self, Fault, Pipe};
use std::io::{Read, Write};
use std::process::ExitCode;

const HELP: &str = "\
reads integers n, 0 to 32;
writes for each the first three ways to place n queens, a line each, and the number of all
";

pub(crate) fn solve<R: Read, W: Write>(reader: R, writer: W) -> Result<(), Fault> {
    let mut pipe = Pipe::new(reader, writer);
    while let Some(n) = pipe.integer("n", MAX_N)? {
        let mut count = 0;
        search(&vec![full_row(n); n as usize], |queens| {
            count += 1;
            if count > 3 {
                return Ok(());
            }
            let column = |queen: &u32| (queen.trailing_zeros() + 1).to_string();
            let columns: Vec<String> = queens.iter().map(column).collect();
            pipe.write(columns.join(" ").as_bytes())?;
            pipe.write(b"\n")
        })?;
        pipe.write_line(count)?;
    }
    pipe.flush()
}

fn main() -> ExitCode {
    io::run("luogu1219", HELP, solve)
}
