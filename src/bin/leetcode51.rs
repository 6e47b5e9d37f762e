// @lc app=leetcode id=51 lang=rust
//! # leetcode51: LeetCode 51, N-Queens
//!
//! <https://leetcode.com/problems/n-queens/>
//!
//! All boards on which n queens stand so that none attacks another.
//!
//! - Input: integers n, 0 to 32.
//! - Output: for each n a line with all boards in ascending order, as compact JSON: `[["Q"]]`, or
//!   `[]` for none.
//! - Example: `echo 1 | leetcode51` prints `[["Q"]]`.
//! - Cost: the search, and one copy of each board. No board is stored.

use nqueens::bitmask::{MAX_N, SLOW_N};
use nqueens::io::{self, Fault, Pipe};

pub(crate) struct Solution;

// @lc code=start
use nqueens::bitmask::empty_board;
use nqueens::board::Board;
use nqueens::listing::search;

#[allow(dead_code)] // The site calls it.
impl Solution {
    pub fn solve_n_queens(n: i32) -> Vec<Vec<String>> {
        let mut board = Board::new(n as u32, "", "\n", "");
        let mut boards = Vec::new();
        let _: Result<(), ()> = search(&empty_board(n as u32), |columns| {
            let text = String::from_utf8_lossy(board.draw(columns));
            boards.push(text.lines().map(str::to_owned).collect());
            Ok(())
        });
        boards
    }
}
// @lc code=end

pub(crate) fn solve(pipe: &mut Pipe) -> Result<(), Fault> {
    while let Some(n) = pipe.integer("n", MAX_N)? {
        pipe.flush_if(n >= SLOW_N)?;
        let mut board = Board::new(n, "[\"", "\",\"", "\"]");
        let mut comma = "";
        pipe.write(b"[")?;
        search(&empty_board(n), |columns| {
            pipe.write(comma.as_bytes())?;
            comma = ",";
            pipe.write(board.draw(columns))
        })?;
        pipe.write(b"]\n")?;
    }
    Ok(())
}

fn main() -> std::process::ExitCode {
    io::run(include_str!("leetcode51.rs"), solve)
}
