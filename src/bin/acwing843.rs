//! # acwing843: AcWing 843, n-Queens Problem
//!
//! <https://www.acwing.com/problem/content/845/>
//!
//! All boards on which n queens stand so that none attacks another.
//!
//! - Input: integers n, 0 to 32; the judge gives one, 1 to 9.
//! - Output: for each n all boards in ascending order, n lines of `.` and `Q` and an empty line.
//! - Example: `echo 1 | acwing843` prints `Q` and an empty line.
//! - Cost: the search, and one copy of each board. No board is stored.

use nqueens::bitmask::{empty_board, MAX_N, SLOW_N};
use nqueens::board::Board;
use nqueens::io::{self, Fault, Pipe};
use nqueens::listing::search;

pub(crate) fn solve(pipe: &mut Pipe) -> Result<(), Fault> {
    while let Some(n) = pipe.integer("n", MAX_N)? {
        pipe.flush_if(n >= SLOW_N)?;
        let mut board = Board::new(n, "", "\n", "\n\n");
        search(&empty_board(n), |columns| pipe.write(board.draw(columns)))?;
    }
    Ok(())
}

fn main() -> std::process::ExitCode {
    io::run(include_str!("acwing843.rs"), solve)
}
