//! # leetcode52: LeetCode 52, N-Queens II
//!
//! <https://leetcode.com/problems/n-queens-ii/>
//!
//! How many ways are there to place n queens on an n x n board so that no two attack each other?
//!
//! - Constraints: one n from 1 to 9.
//! - Input: integers n, 0 to 18.
//! - Output: the number of solutions for each n, one per line.
//! - Example: `echo 8 | leetcode52` prints `92`.
//! - Cost: one search, which places 8,393 queens for n = 9.
//! - For larger n: `nqueens count N`, of the counter (see counter/README.md).

fn main() -> std::process::ExitCode {
    nqueens::process::run_counts(include_str!("leetcode52.rs"))
}
