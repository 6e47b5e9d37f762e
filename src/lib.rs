//! The N-Queens problem as online judges pose it.
//!
//! Place n queens on an n × n board so that no two share a column, a row or a diagonal. Every row
//! holds exactly one queen, so a search goes row by row, and all it has to know of the rows above
//! fits in three machine words: see [`bitmask`], which has the recursion of every tutorial.
//!
//! Each program in `src/bin` is one page. It searches with [`bitmask`], [`listing`] (all solutions
//! in order) or [`counting`] (how many there are, by the colour of the squares, with [`placing`]);
//! [`table`] holds all known counts, and [`board`] draws.
//!
//! The other modules read, write and fail; they are not about queens: [`process`] (arguments, stdin,
//! stdout and the exit code), [`pipe`] (bytes in and out), [`integers`] and [`chessboards`] (what is
//! read), [`fault`] (what ends a program early).
//!
//! **No rows, too many rows.** A board without rows is completed in one way, by placing nothing; it
//! has no solution to list, and its count is 0. More than 32 rows or columns make a function panic.
//!
//! All this is what judges compile. [`engine`] counts larger boards with vectors and threads, for the
//! command `nqueens` only.
//!
//! # One file for the judge
//!
//! A judge takes one source file. `nqueens submission` writes a program and the modules that it uses
//! as one, and relies on this:
//!
//! - A program's documentation opens with `//! # name: problem` and `//! <address>`.
//! - A program names a shared module as `nqueens::module`, and is in the list in
//!   `src/bin/nqueens/submission.rs`.
//! - A program's `main` says `include_str!("name.rs")` for its own text, which has its `--help`. Its
//!   `solve` is `pub(crate)`, so that the tests can call it in memory.
//! - A module names another as `super::module`. It is in the list there, before those it names.
//! - Programs and modules do not say `crate::` and have no tests in them; those are in `tests/`.
//! - Both are ASCII, `std` only, without `unsafe`, and compile with rustc 1.63 or later in every
//!   edition it knows.
//! - What is submitted to LeetCode stands between `// @lc code=start` and `// @lc code=end`.

pub mod bitmask;
pub mod board;
pub mod chessboards;
pub mod counting;
pub mod engine;
pub mod fault;
pub mod integers;
pub mod listing;
pub mod pipe;
pub mod placing;
pub mod process;
pub mod table;
