//! Placing queens on the squares of one colour.

use nqueens::bitmask::lowest_bit;
use std::iter::successors;

/// Even rows or columns.
pub const EVEN: u32 = 0x5555_5555;

/// Returns the mask of all rows or columns of a board, or of all squares of a row; n <= 32.
pub fn full_row(n: u32) -> u32 {
    ((1_u64 << n) - 1) as u32
}

/// Returns all subsets of `set`, in ascending order.
pub fn subsets(set: u32) -> impl Iterator<Item = u32> {
    successors(Some(0_u32), move |subset| {
        Some(subset.wrapping_sub(set) & set).filter(|&next| next != 0)
    })
}

/// A row and the squares that its queen may occupy.
#[derive(Clone, Copy)]
pub struct Row {
    /// The row's number, from 0.
    pub number: u32,
    /// A mask of squares of one colour.
    pub squares: u32,
}

/// Returns these rows of an n x n board with their squares of one colour, those with (row + column) % 2
/// equal to `parity`: 0 for white, 1 for black.
pub fn rows_of(n: u32, rows: u32, parity: u32) -> Vec<Row> {
    let colour = |number| if number % 2 == parity { EVEN } else { !EVEN };
    let row = |number| Row { number, squares: full_row(n) & colour(number) };
    (0..n).filter(|number| rows >> number & 1 == 1).map(row).collect()
}

/// Returns the odd rows from the middle outwards: queens near the middle attack the most squares.
pub fn middle_first(n: u32) -> Vec<u32> {
    let mut rows: Vec<u32> = (1..n).step_by(2).collect();
    rows.sort_by_key(|row| (2 * row).abs_diff(n - 1));
    rows
}

/// Columns and diagonals of the board that one colour attacks.
///
/// A queen in row r, column c sets bits c - r + 32 and c + r + 1 of `diagonals`, one for each direction.
/// For each colour, one direction uses even bits and the other odd ones. Bit 0 is unused.
#[derive(Clone, Copy, Default)]
pub struct Occupied {
    /// A bit per column.
    pub columns: u32,
    /// A bit per diagonal.
    pub diagonals: u64,
}

impl Occupied {
    /// Returns the squares of `row` that no queen attacks.
    pub fn free(self, row: Row) -> u32 {
        // Each shift also moves the other direction's bits, to squares of the other colour.
        let diagonals = self.diagonals >> (32 - row.number) | self.diagonals >> (row.number + 1);
        row.squares & !(self.columns | diagonals as u32)
    }

    /// Adds `queen`, a single bit, in `row`.
    #[must_use]
    pub fn with(self, row: u32, queen: u32) -> Self {
        let bit = u64::from(queen);
        let diagonals = self.diagonals | bit << (32 - row) | bit << (row + 1);
        Occupied { columns: self.columns | queen, diagonals }
    }
}

/// Calls `visit` for every placement of non-attacking queens in `rows`.
pub fn place(rows: &[Row], occupied: Occupied, visit: &mut impl FnMut(Occupied)) {
    if let [row, below @ ..] = rows {
        let mut free = occupied.free(*row);
        while free != 0 {
            let occupied = occupied.with(row.number, lowest_bit(free));
            free &= free - 1;
            if below.is_empty() {
                visit(occupied); // Saves a call: 1.1 times as fast.
            } else {
                place(below, occupied, visit);
            }
        }
    } else {
        visit(occupied);
    }
}
