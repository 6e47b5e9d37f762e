//! # boj9663: Baekjoon 9663 / Eolymp 2712, N-Queen
//!
//! <https://www.acmicpc.net/problem/9663>
//!
//! How many ways are there to place n queens on an n x n board so that no two attack each other?
//!
//! - Constraints: one n from 1 to 14 within 10 s; on Eolymp, n <= 12 within 1 s.
//! - Input: integers n, 0 to 18.
//! - Output: the number of solutions for each n, one per line.
//! - Example: `echo 8 | boj9663` prints `92`.
//! - Cost: one search, which places 27,358,552 queens for n = 14.
//! - For larger n: `nqueens count N`, of the counter (see counter/README.md).

fn main() -> std::process::ExitCode {
    nqueens::process::run_counts(include_str!("boj9663.rs"))
}
