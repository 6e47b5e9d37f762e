//! The trick that all searches here share: a row of the board is a machine word, and three words say
//! where the next queen can stand.
//!
//! Each row gets one queen. Its free squares are tried, the lowest bit first, and for each the search
//! goes on in the next row. Past the last row, one solution is found.
//!
//! Bit c of a mask is column c. Bit 0 is the lowest, and column 0 is at the left. Three masks hold
//! the squares of a row that the queens above attack:
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
//! `left_diag` (`ld` in many tutorials) is shifted left, to higher columns, which the drawing shows on
//! the right. `right_diag` (`rd`) is shifted right.
//!
//! **Why `& row`.** `!` sets the bits past the edge of the board that nothing attacks, and `& row`
//! clears them. What `<<` moves past the edge never comes back, and `>>` drops what passes column 0.
//!
//! **Why `x & -x` is the lowest bit.** In two's complement, -x is !x + 1. Where x ends in 1000, !x
//! ends in 0111, and !x + 1 in 1000. The bits above are still inverted, so `&` keeps only the 1.
//!
//! **Why nothing is undone.** A search that marks squares on one board must clear them again; here
//! each call has masks of its own.

/// The width of a mask, and so the largest n and the most rows.
pub const MAX_N: u32 = 32;

/// A row of `n` columns, all allowed: n ones.
///
/// # Panics
/// If `n` is greater than 32.
pub fn full_row(n: u32) -> u32 {
    assert!(n <= MAX_N, "a board has at most 32 columns");
    ((1_u64 << n) - 1) as u32
}

/// The n x n board with every square allowed: one mask per row.
pub fn empty_board(n: u32) -> Vec<u32> {
    vec![full_row(n); n as usize]
}

/// The lowest set bit of `mask` alone, `x & -x`; 0 for 0.
pub fn lowest_bit(mask: u32) -> u32 {
    mask & mask.wrapping_neg()
}

/// The squares of a row that the queens above it attack.
#[derive(Clone, Copy, Debug, Default)]
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
    pub fn free(self, row: u32) -> u32 {
        row & !(self.cols | self.left_diag | self.right_diag)
    }

    /// The squares attacked in the next row once `queen`, a single bit, stands in this one.
    #[must_use]
    pub fn below(self, queen: u32) -> Self {
        Attacked {
            cols: self.cols | queen,
            left_diag: (self.left_diag | queen) << 1,
            right_diag: (self.right_diag | queen) >> 1,
        }
    }
}

/// The number of ways to place one queen in each row of `allowed` so that none attacks another:
/// `completions(&empty_board(8), Attacked::default())` is 92.
///
/// `allowed` holds a mask of columns for each row from the top: a cleared bit is a reserved square,
/// a single bit is a queen that already stands there. `attacked` is what queens above these rows
/// attack. With no rows it is 1: that is how a solution is counted.
///
/// # Panics
/// If there are more than 32 rows.
pub fn completions(allowed: &[u32], attacked: Attacked) -> u64 {
    assert!(allowed.len() <= MAX_N as usize, "a board has at most 32 rows");
    match allowed {
        [] => 1,
        [row, below @ ..] => {
            let mut count = 0;
            let mut free = attacked.free(*row);
            while free != 0 {
                let queen = lowest_bit(free);
                free ^= queen;
                count += completions(below, attacked.below(queen));
            }
            count
        }
    }
}
