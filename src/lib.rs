//! The N-Queens problem as online judges pose it.
//!
//! Place n queens on an n × n board so that no two share a column, a row or a diagonal. Every row
//! holds exactly one queen, so a search goes row by row, and all it has to know of the rows above
//! fits in three machine words: see [`bitmask`], where the recursion of every tutorial stands.
//!
//! Each program in `src/bin` is one page. It searches with [`bitmask`], [`listing`] (all solutions
//! in order) or [`counting`] (how many there are), and reads and writes with [`io`]; [`board`]
//! formats, and [`table`] holds the counts that are beyond any judge's time limit.
//!
//! That is the ground floor, and what judges compile. On the upper floor, [`engine`] counts past the
//! judges' sizes, on all cores and with SIMD. It may use the ground floor, which knows nothing of
//! it; only the `main` of `leetcode52`, which is not submitted, uses the engine.
//!
//! # One file for the judge
//!
//! A judge takes one source file and compiles it with whatever it has. `bundle` writes a program
//! and the modules that it uses as one file, and relies on this:
//!
//! - A program opens with `//! # name: problem` and `//! <address>`, and names a shared module as
//!   `nqueens::module`. It is in the list in `src/bin/bundle.rs`.
//! - A module names another as `super::module`. It is in the list there, before those it names.
//! - Neither says `crate::` nor has tests in it; those are in `tests/`.
//! - Both are `std` only, without `unsafe`, and compile with rustc 1.63 in editions 2015 to 2024.
//! - What is submitted to LeetCode stands between `// @lc code=start` and `// @lc code=end`.

pub mod bitmask;
pub mod board;
pub mod counting;
pub mod engine;
pub mod io;
pub mod listing;
pub mod table;
