//! The N-Queens problem as online judges pose it.
//!
//! Place n queens on an n × n board so that no two share a column, a row or a diagonal. Every row
//! holds exactly one queen, so a search goes row by row, and all it has to know of the rows above
//! fits in three machine words: see [`bitmask`].
//!
//! Each program in `src/bin` is one page that joins two modules: [`bitmask`] knows no bytes, [`io`]
//! knows no queens. [`table`] holds the answers that are beyond any judge's time limit.

pub mod bitmask;
pub mod io;
pub mod table;
