//! The trick that all searches here share: a row of the board is a machine word, and three words say
//! where the next queen can stand.
//!
//! Bit c of a mask is column c, counted from 0 at the left. Three masks hold the squares of the
//! current row that the queens above attack:
//!
//! ```text
//!                 board         bits, column 3 first
//!  column        0 1 2 3           3 2 1 0
//!  row 0         . Q . .
//!  row 1         . . . Q
//!  row 2         ^ ^ ^ ^     cols  1 0 1 0   both queens look straight down
//!                       left_diag  1 0 0 0   row 0's queen: column 1, then 2, now 3
//!                      right_diag  0 1 0 0   row 1's queen: column 3, now 2
//!
//!              free = row & !(cols | left_diag | right_diag)
//!                   =  1111 & !1110  =  0001   so the queen of row 2 stands in column 0
//! ```
//!
//! **Why the diagonals shift.** One row down, a queen's diagonals are one column further out.
//! `left_diag` (`ld` in many tutorials) is the one shifted left, to higher columns, which the drawing
//! shows on the right. `right_diag` (`rd`) is shifted right.
//!
//! **Why `& row`.** A word has 32 bits and a row only n columns. `<<` moves bits past the edge, and
//! `!` sets others there; `& row` clears them all.
//!
//! **Why `x & -x` is the lowest bit.** -x is !x + 1. Where x ends in 1000, !x ends in 0111, and
//! adding 1 makes that 1000 again. All the bits above are still inverted, so `&` keeps only the 1.
//!
//! **Why nothing is undone.** The masks are passed by value. A call for the next row gets its own,
//! and when it returns, the caller's are as they were.

/// The width of a mask, and so the largest n.
pub const MAX_N: u32 = u32::BITS;

/// From this n on, a search takes longer than writing out the answers before it.
pub const SLOW_N: u32 = 10;

/// A row of `n` columns, all allowed: n ones.
///
/// # Panics
/// If `n` is greater than 32.
#[must_use]
pub const fn full_row(n: u32) -> u32 {
    assert!(n <= MAX_N, "a mask has 32 columns");
    // `(1 << n) - 1` would overflow for n = 32, so a full word is shifted right: too far for n = 0.
    match u32::MAX.checked_shr(MAX_N - n) {
        Some(row) => row,
        None => 0,
    }
}

/// The n x n board with every square allowed: one mask per row.
#[must_use]
pub fn empty_board(n: u32) -> Vec<u32> {
    vec![full_row(n); n as usize]
}

/// The lowest set bit of `mask` alone, `x & -x`; 0 for 0.
#[must_use]
pub const fn lowest_bit(mask: u32) -> u32 {
    mask & mask.wrapping_neg()
}

/// The squares of a row that the queens above it attack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Attacked {
    /// Columns that hold a queen.
    pub cols: u32,
    /// Squares on diagonals that run down to higher columns.
    pub left_diag: u32,
    /// Squares on diagonals that run down to lower columns.
    pub right_diag: u32,
}

impl Attacked {
    /// The squares of `row`, a mask of allowed columns, that no queen attacks.
    #[must_use]
    pub const fn free(self, row: u32) -> u32 {
        row & !(self.cols | self.left_diag | self.right_diag)
    }

    /// The squares attacked in the next row once `queen`, a single bit, stands in this one.
    #[must_use]
    pub const fn place(self, queen: u32) -> Self {
        Attacked {
            cols: self.cols | queen,
            left_diag: (self.left_diag | queen) << 1,
            right_diag: (self.right_diag | queen) >> 1,
        }
    }
}

/// The number of ways to place one queen in each row of `allowed` so that none attacks another.
///
/// `allowed` holds a mask of columns for each row from the top: a cleared bit is a reserved square,
/// a single bit is a queen that already stands there. `attacked` is what queens above the first of
/// these rows attack, [`Attacked::default`] if there are none.
///
/// With no rows the answer is 1: the one way to place nothing. Judges expect 0 for n = 0; that is up
/// to the caller.
#[must_use]
pub fn completions(allowed: &[u32], attacked: Attacked) -> u64 {
    match allowed {
        [] => 1,
        [row, below @ ..] => {
            let mut count = 0;
            let mut free = attacked.free(*row);
            while free != 0 {
                let queen = lowest_bit(free);
                free ^= queen;
                count += completions(below, attacked.place(queen));
            }
            count
        }
    }
}
