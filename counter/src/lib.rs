//! Counting by colour with vectors and threads.
//!
//! # Two colours
//!
//! Colour the board like a chessboard: row r, column c is white if r + c is even. **All squares of a
//! diagonal have the same colour**, so a queen on white and a queen on black can attack each other only
//! along a row or a column.
//!
//! ```text
//!       0 1 2 3 4 5
//!    0  . B . # . #    White queens (W) in the rows R = {1, 4} and the columns C = {2, 3},
//!    1  # . # W # .    black queens (B) in the other rows and columns.
//!    2  . # . # . B
//!    3  B . # . # .    White(R, C): ways to place queens on white squares, one in each
//!    4  . # W # . #    row of R and column of C, so that no two attack each other.
//!    5  # . # . B .    Black(R, C): the same on black squares.
//! ```
//!
//! Given R and C, any white placement goes with any black one in the other rows and columns:
//!
//! ```text
//!    Q(n) = sum over all R and C of White(R, C) * Black(other rows, other columns)
//! ```
//!
//! **Which R occur.** Odd rows outside R have black queens, in even columns; the other even columns
//! belong to R's even rows. There are as many even columns as odd rows, plus one if n is odd. So R has
//! as many even rows as odd rows, plus one if n is odd.
//!
//! For each R, the engine makes two tables: one of White(R, C) and one of Black(other rows, other
//! columns), for all C.
//!
//! # One bit per pair
//!
//! There are two kinds of white squares: even row and even column, or odd row and odd column. A queen of
//! one kind and a queen of the other can attack each other only along a diagonal. So a white placement
//! is a pair: a placement on the even rows and a placement on the odd rows that are *compatible*, which
//! means that they share no diagonal.
//!
//! All placements on the even rows are listed, grouped by the set of columns that they occupy. The list
//! is *bit-sliced*: for each diagonal, a bit set says which placements occupy it. For each square of an
//! odd row, the bit sets of its two diagonals are combined into that of the placements that occupy
//! neither, and so are compatible with a queen there.
//!
//! ```text
//!                                     {0, 2, 8}     {2, 6, 8}   ... sets of even columns
//!     placements on rows 0, 4, 10     a b c d       e f g
//!     all                             1 1 1 1       1 1 1
//!     compatible with row 3, column 3 1 1 1 0       1 0 1
//!     compatible with row 5, column 9 1 0 1 1       0 1 1
//!     compatible with both            1 0 1 0       0 0 1       bitwise AND
//!     popcount                           2             1        added to row {3, 9} of the table
//! ```
//!
//! A search places queens on the odd rows only, and keeps the bit set of the placements that are still
//! compatible: each queen takes one bitwise AND. In the last row, the popcount for each set of even
//! columns is added to the table's row for the odd columns. **Why it is fast:** with AVX-512, the AND,
//! popcount and addition take one instruction each for up to 512 pairs: 16 placements for each of 32 sets.
//! Sets have different numbers of placements, so about 60 % of the bits stand for none (measured for
//! n = 20 to 28).
//!
//! Black works in the same way on the other two kinds of squares. White's table has a row for each set
//! of odd columns and an entry in it for each set of even columns. Black's table has them for the columns
//! that white leaves free: a row for each set of even ones, and an entry for each set of odd ones. So
//! after one table is transposed, entries at the same place belong to the same C. The sum of their
//! products is the count for R. Because of symmetries, some C are left out and others count twice or
//! four times.
//!
//! `counting.rs` counts a work unit, a group of row sets R with the same even rows: start there. Then read
//! `placing.rs`, `colour.rs`, `tables.rs`, `limits.rs`, `search.rs`, `list.rs`, `lanes.rs`, `cutting.rs` and `symmetry.rs`.
//! `kernel.rs` compiles the inner loops for several instruction sets, `known.rs` checks them, and `memory.rs` whether
//! there is enough memory.
//! `engine.rs` counts units on several threads. `benches/tried.md` lists optimisations that were not adopted.

#![allow(clippy::inline_always)] // A function that is not inlined lacks the kernel's instruction set.

mod colour;
mod counting;
mod cutting;
mod engine;
mod kernel;
mod known;
mod lanes;
mod limits;
mod list;
mod memory;
mod placing;
mod search;
mod symmetry;
mod tables;
#[cfg(test)]
mod tests;

pub use counting::CountError;
pub use cutting::{units, Unit, SIZES, UNITS_VERSION};
pub use engine::{count_on_threads, Worker};
pub use kernel::Kernel;
pub use memory::threads_that_fit;
