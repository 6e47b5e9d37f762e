//! The squares of one colour in two quarters of the board, and queens on them.

use std::{iter, mem};

/// The squares whose rows are all even or all odd, and whose columns are. A set of its rows or columns
/// has a bit for each of them.
#[derive(Clone, Copy, Default)]
pub struct Quarter {
    pub rows: u32,
    pub columns: u32,
    /// Where in [`Queens::diagonals`] those of its first square are.
    down: u32,
    up: u32,
}

/// A row of a quarter, and where the diagonals of its first square are.
#[derive(Clone, Copy, Default)]
pub struct Row {
    pub number: u32,
    pub down: u32,
    pub up: u32,
}

/// What queens of one colour take.
#[derive(Clone, Copy, Default)]
pub struct Queens {
    /// Columns, all even or all odd.
    pub columns: u32,
    /// Diagonals of the colour: (column - row) / 2 rounded up, plus 16, and (column + row) / 2 rounded
    /// down, plus 32. For n = 28 they are bits 3 to 30 and 32 to 59.
    pub diagonals: u64,
}

/// The number of even rows of an n-board, for parity 0, or of its odd ones. Columns are the same.
pub fn lines(n: u32, parity: u32) -> u32 {
    (n + 1 - parity) / 2
}

/// The members of a set.
pub fn members(mut set: u32) -> impl Iterator<Item = u32> {
    iter::from_fn(move || {
        let member = (set != 0).then(|| set.trailing_zeros());
        set &= set.wrapping_sub(1);
        member
    })
}

impl Quarter {
    /// The quarter of an n-board with these parities: of white squares if they are the same.
    pub fn new(n: u32, row: u32, column: u32) -> Self {
        let [rows, columns] = [row, column].map(|parity| lines(n, parity));
        Quarter { rows, columns, down: 16 + (column & !row), up: 32 + (column & row) }
    }

    #[inline(always)]
    pub fn row(self, number: u32) -> Row {
        Row { number, down: self.down - number, up: self.up + number }
    }

    /// All ways to place one queen on each of these rows.
    pub fn placements(self, rows: u32) -> Vec<Queens> {
        let (mut all, mut next) = (vec![Queens::default()], vec![]);
        for row in members(rows).map(|number| self.row(number)) {
            for queens in all.drain(..) {
                let free = members(queens.free(row, self));
                next.extend(free.map(|column| queens.with(row, 1 << column)));
            }
            mem::swap(&mut all, &mut next);
        }
        all
    }
}

impl Queens {
    /// The squares of a row that the queens do not attack.
    #[inline(always)]
    pub fn free(self, row: Row, quarter: Quarter) -> u32 {
        let diagonals = (self.diagonals >> row.down | self.diagonals >> row.up) as u32;
        !(self.columns | diagonals) & ((1 << quarter.columns) - 1)
    }

    /// The queens and one more, a single bit, in a row.
    #[inline(always)]
    pub fn with(self, row: Row, queen: u32) -> Self {
        let (columns, queen) = (self.columns | queen, u64::from(queen));
        Queens { columns, diagonals: self.diagonals | queen << row.down | queen << row.up }
    }
}
