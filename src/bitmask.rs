//! The trick that every program here shares: a row of the board is a machine word, and three of
//! them say where the next queen may stand.
//!
//! Bit c of a mask is column c **of the row at hand**, counted from the left and from 0. Three
//! masks hold what the queens above attack in this row:
//!
//! ```text
//!                 board         bits, column 3 first
//!  column        0 1 2 3           3 2 1 0
//!  row 0         . Q . .
//!  row 1         . . . Q
//!  row 2         ^ ^ ^ ^     cols  1 0 1 0   both queens look straight down
//!                       left_diag  1 0 0 0   the queen at 1, one column up at each row, is at 3
//!                      right_diag  0 1 0 0   the queen at 3, one column down, is at 2
//!
//!              free = row & !(cols | left_diag | right_diag)
//!                   =  1111 & !1110  =  0001   so the queen of row 2 stands in column 0
//! ```
//!
//! **Why the diagonals shift.** One row further down, a queen's diagonals are one column further
//! out. So with each row the mask of one kind moves by one bit to the left (`<<`, to higher
//! columns) and the mask of the other kind by one to the right (`>>`, to lower ones). What falls
//! off the edge of the board is gone for good, as on the board. The columns stay where they are.
//!
//! **Why `!` needs a mask after it.** A `u32` has 32 columns and the board only n: `!` turns every
//! bit beyond the edge into a free square, and `<<` pushes diagonals out there. The `&` with the
//! row's allowed columns puts that right.
//!
//! **Why `x & -x` is the lowest bit.** In two's complement -x is !x + 1. Below the lowest one of x
//! there are only zeros, so !x ends in ones there and adding 1 carries through them up to that bit:
//! -x agrees with x in the lowest one and below, and is its opposite above. The `&` leaves that one
//! bit. Lowest first is column 0 first: solutions come in ascending order, and a loop runs once per
//! free square instead of once per column.
//!
//! **Why nothing is undone.** The masks are three numbers passed by value. A deeper row works on
//! its own copies; when it returns, the caller's are as they were. An array of attacked columns
//! would have to be set and cleared.

/// The width of a mask, and so the largest board.
pub const MAX_N: u32 = u32::BITS;

/// A row of `n` columns, all allowed: n ones, for n = 0 to 32.
///
/// `(1 << n) - 1` would overflow at 32; here it is the shift by 32, for n = 0, that is taken care
/// of.
#[must_use]
pub const fn full_row(n: u32) -> u32 {
    match u32::MAX.checked_shr(MAX_N - n) {
        Some(row) => row,
        None => 0,
    }
}

/// The lowest one of `mask` alone, 0 for 0: the field's `x & -x`.
#[must_use]
pub const fn lowest_bit(mask: u32) -> u32 {
    mask & mask.wrapping_neg()
}

/// What the queens placed so far attack in the row at hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Attacked {
    /// Columns that hold a queen.
    pub cols: u32,
    /// Squares on a diagonal that runs to higher columns as it goes down.
    pub left_diag: u32,
    /// Squares on a diagonal that runs to lower columns as it goes down.
    pub right_diag: u32,
}

impl Attacked {
    /// The squares of `allowed` that no queen attacks.
    #[must_use]
    pub const fn free(self, allowed: u32) -> u32 {
        allowed & !(self.cols | self.left_diag | self.right_diag)
    }

    /// What is attacked in the next row once `queen`, a single bit, stands in this one.
    #[must_use]
    pub const fn place(self, queen: u32) -> Self {
        Attacked {
            cols: self.cols | queen,
            left_diag: (self.left_diag | queen) << 1,
            right_diag: (self.right_diag | queen) >> 1,
        }
    }
}

/// Shows `visit` every way to place one queen per row, in an allowed column, so that none attacks
/// another.
///
/// `allowed` holds one mask of columns per row, from the top: `[full_row(n); n]` is the empty
/// board, a cleared bit is a reserved square, a single bit is a queen that already stands there. A
/// solution is shown as one single-bit mask per row. Solutions come in ascending order of their
/// columns, and nothing is kept of them.
///
/// No rows have no solution, as the judges' programs have it; nor have more rows than there are
/// columns.
///
/// Time: one step per queen that can be placed below the ones before it. Memory: one word per row,
/// recursion as deep as there are rows.
///
/// # Errors
/// An `Err` from `visit` ends the search and is returned.
pub fn search<E>(allowed: &[u32], mut visit: impl FnMut(&[u32]) -> Result<(), E>) -> Result<(), E> {
    let mut queens = [0; MAX_N as usize];
    match queens.get_mut(..allowed.len()) {
        Some(queens) if !queens.is_empty() => {
            search_from(0, Attacked::default(), allowed, queens, &mut visit)
        }
        _ => Ok(()),
    }
}

fn search_from<E>(
    row: usize,
    attacked: Attacked,
    allowed: &[u32],
    queens: &mut [u32],
    visit: &mut impl FnMut(&[u32]) -> Result<(), E>,
) -> Result<(), E> {
    if row == allowed.len() {
        return visit(queens);
    }
    let mut free = attacked.free(allowed[row]);
    while free != 0 {
        let queen = lowest_bit(free);
        free ^= queen;
        queens[row] = queen;
        search_from(row + 1, attacked.place(queen), allowed, queens, visit)?;
    }
    Ok(())
}

/// The number of ways to place n queens on an n × n board, n = 0 to 32.
#[must_use]
pub fn count(n: u32) -> u64 {
    match n {
        0 => 0,
        _ => count_from(full_row(n), Attacked::default()),
    }
}

fn count_from(row: u32, attacked: Attacked) -> u64 {
    if attacked.cols == row {
        return 1;
    }
    let mut count = 0;
    let mut free = attacked.free(row);
    while free != 0 {
        let queen = lowest_bit(free);
        free ^= queen;
        count += count_from(row, attacked.place(queen));
    }
    count
}
