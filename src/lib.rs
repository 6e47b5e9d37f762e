//! The N-Queens problem as online judges pose it.
//!
//! Place n queens on an n × n board so that no two share a row, a column or a diagonal. Each row holds
//! exactly one queen, so a search goes row by row, and three machine words describe the rows above.
//! [`bitmask`] explains this and has the recursion of the tutorials: start there.
//!
//! - [`listing`] lists all solutions in ascending order.
//! - [`counting`] counts them by the colour of the squares, with [`placing`].
//! - [`table`] holds all known counts.
//!
//! ```
//! use nqueens::bitmask::{completions, full_row, Attacked};
//! use nqueens::counting::count;
//! use nqueens::listing::{empty_board, solutions};
//!
//! assert_eq!(completions(&[full_row(8); 8], Attacked::default()), 92);
//! assert_eq!(solutions(&empty_board(8)).next().unwrap().columns().nth(2), Some(7));
//! assert_eq!(count(12), 14_200);
//! ```
//!
//! Each problem has one source file, a *page*, in `src/bin`. The other modules serve these programs:
//! [`pipe`], with `integers.rs` and `board.rs`, [`process`] and [`error`] handle input, output and errors.

pub mod bitmask;
mod board;
pub mod counting;
pub mod error;
mod integers;
pub mod listing;
pub mod pipe;
pub mod placing;
pub mod process;
pub mod table;
