//! The N-Queens problem as online judges pose it.
//!
//! Place n queens on an n × n board so that no two share a column, a row or a diagonal. Every row
//! holds exactly one queen, so a search goes row by row, and all it has to know of the rows above
//! fits in three machine words: see [`bitmask`], which has the recursion of every tutorial.
//!
//! Each program in `src/bin` is one page. It searches with [`bitmask`], [`listing`] (all solutions
//! in order) or [`counting`] (how many there are), and reads and writes with [`io`]; [`board`] draws
//! boards, and [`table`] holds all known counts.
//!
//! That is the ground floor, and all that judges compile. On the upper floor, [`engine`] counts
//! larger boards on all cores with SIMD, and `census` in parts on many machines. The ground floor
//! does not use it, except for the `main` of `leetcode52`, which is not submitted.
//!
//! # One file for the judge
//!
//! A judge takes one source file. `submission` writes a program and the modules that it uses as one,
//! and relies on this:
//!
//! - A program's documentation opens with `//! # name: problem` and `//! <address>`. It names a shared module as
//!   `nqueens::module`, and is in the list in `src/bin/submission.rs`.
//! - A program's `main` says `include_str!("name.rs")` for its own text, which has its `--help`.
//! - A module names another as `super::module`. It is in the list there, before those it names.
//! - Neither says `crate::` nor has tests in it; those are in `tests/`.
//! - Both are ASCII, `std` only, without `unsafe`, and compile with rustc 1.63 or later in every
//!   edition it knows.
//! - What is submitted to LeetCode stands between `// @lc code=start` and `// @lc code=end`.

pub mod bitmask;
pub mod board;
pub mod counting;
pub mod engine;
pub mod io;
pub mod listing;
pub mod table;
