//! # nowcoder39: NowCoder NC39 / BM59, N Queens Problem
//!
//! <https://www.nowcoder.com/practice/c76408782512486d91eea181107293b6>
//!
//! How many ways are there to place n queens on an n x n board so that no two attack each other?
//!
//! - Constraints: one n from 1 to 9.
//! - Input: integers n, 0 to 18.
//! - Output: the number of solutions for each n, one per line.
//! - Example: `echo 8 | nowcoder39` prints `92`.
//! - Cost: one search, which places 8,393 queens for n = 9.
//! - For larger n: `nqueens count N`, of the counter (see counter/README.md).

fn main() -> std::process::ExitCode {
    nqueens::process::run_counts(include_str!("nowcoder39.rs"))
}
