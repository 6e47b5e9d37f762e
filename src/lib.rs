//! The N-Queens problem as online judges pose it.
//!
//! Place n queens on an n × n board so that no two share a row, a column or a diagonal. Each row holds
//! exactly one queen, so a search goes row by row, and three machine words describe the rows above.
//! [`bitmask`] explains this and has the recursion of the tutorials: start there.
//!
//! - [`listing`] lists all solutions in ascending order, and has one for any n without a search.
//! - [`table`] holds all known counts.
//!
//! ```
//! use nqueens::bitmask::{count, empty_board};
//! use nqueens::listing::solutions;
//!
//! assert_eq!(count(8), 92);
//! assert_eq!(solutions(&empty_board(8)).next(), Some(vec![0, 4, 7, 5, 2, 6, 1, 3]));
//! ```
//!
//! Each problem has a program in `src/bin`. The other modules serve these programs: [`io`], [`board`],
//! [`process`] and [`error`] handle input, output and errors.

pub mod bitmask;
pub mod board;
pub mod error;
pub mod io;
pub mod listing;
pub mod process;
pub mod table;
