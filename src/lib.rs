//! The N-Queens problem as online judges pose it.
//!
//! Place n queens on an n × n board so that no two share a row, a column or a diagonal. Each row holds
//! exactly one queen, so a search goes row by row, and three machine words describe the rows above.
//! [`bitmask`] explains this: start there.
//!
//! - [`counting`] has the recursion of the tutorials, which counts the solutions.
//! - [`listing`] has the same recursion with the queens placed so far, for each solution in turn.
//! - [`table`] holds all known counts.
//!
//! ```
//! use nqueens::bitmask::Attacked;
//! use nqueens::counting::completions;
//! use nqueens::empty_board::empty_board;
//! use nqueens::listing::search;
//!
//! assert_eq!(completions(&empty_board(8), Attacked::default()), 92);
//! search(&empty_board(8), Attacked::default(), &mut vec![], &mut |queens| {
//!     assert_eq!(queens, [0, 4, 7, 5, 2, 6, 1, 3]);
//!     false // Stops at the first solution.
//! });
//! ```
//!
//! Each problem has one source file, a *page*, in `src/bin`. The other modules serve these programs:
//! [`empty_board`] and [`row_texts`] are short, and [`pipe`], [`integers`], [`board`], [`process`] and
//! [`error`] handle input, output and errors.

pub mod bitmask;
pub mod board;
pub mod counting;
pub mod empty_board;
pub mod error;
pub mod integers;
pub mod listing;
pub mod pipe;
pub mod process;
pub mod row_texts;
pub mod table;
