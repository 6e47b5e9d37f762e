//! The three masks, the lowest bit, and the recursion of the tutorials.

/// The squares of a row that the queens above it attack, as bit masks: bit c is column c.
///
/// A search goes row by row. It tries the squares that no queen above attacks, lowest bit first, and for
/// each of them continues with the next row.
///
/// ```text
///                 board         bits, column 3 first
///  column        0 1 2 3           3 2 1 0
///  row 0         . Q . .
///  row 1         . . . Q
///  row 2         ^ ^ ^ ^     cols  1 0 1 0   both queens attack straight down
///                            diag  1 0 0 0   row 0's queen: column 1, then 2, now 3
///                       anti_diag  0 1 0 0   row 1's queen: column 3, now 2
///                                            their other diagonals have left the board
///
///         available = row and not (cols or diag or anti_diag)
///                   = 1111 and not 1110 = 0001   so the queen of row 2 goes to column 0
/// ```
///
/// **The diagonals shift**, since one row down they are one column further from the queen. The bits of
/// `diag` (`ld` in tutorials) shift left, to higher columns, those of `anti_diag` right, to lower ones.
/// **`row &`** clears the bits that "not" sets beyond the edge of the board.
#[derive(Clone, Copy, Default)]
pub struct Attacked {
    /// Columns that hold a queen.
    pub cols: u32,
    /// Squares on diagonals that run down to higher columns.
    pub diag: u32,
    /// Squares on diagonals that run down to lower columns.
    pub anti_diag: u32,
}

impl Attacked {
    /// Returns the squares of `row` that no queen attacks.
    pub fn available(self, row: u32) -> u32 {
        row & !(self.cols | self.diag | self.anti_diag)
    }

    /// Returns the squares attacked in the next row once `queen`, a single bit, is placed in this one.
    pub fn below(self, queen: u32) -> Self {
        Attacked {
            cols: self.cols | queen,
            diag: (self.diag | queen) << 1,
            anti_diag: (self.anti_diag | queen) >> 1,
        }
    }
}

/// Counts the solutions on an n x n board. For n = 0 there is none.
///
/// # Panics
/// If n > 32.
pub fn count(n: u32) -> u64 {
    completions(&empty_board(n))
}

/// Counts the ways to place one queen in each row of `allowed` so that no two attack each other:
/// `completions(&[0xFF; 8])` is 92. A square cleared in `allowed` must stay empty. Without rows, there is no
/// way.
pub fn completions(allowed: &[u32]) -> u64 {
    if allowed.is_empty() {
        return 0;
    }
    search(allowed, Attacked::default())
}

/// Counts the ways to continue, given the squares `attacked` from above.
fn search(allowed: &[u32], attacked: Attacked) -> u64 {
    let [row, below @ ..] = allowed else { return 1 };
    let mut count = 0;
    let mut available = attacked.available(*row);
    while available != 0 {
        let queen = lowest_bit(available);
        available ^= queen;
        count += search(below, attacked.below(queen));
    }
    count
}

/// Returns the lowest set bit of x, `x & -x`; 0 for 0.
///
/// In two's complement, -x is !x + 1. If x ends in 1000, !x ends in 0111 and !x + 1 in 1000. All higher
/// bits stay inverted, so `&` keeps only that 1.
pub fn lowest_bit(x: u32) -> u32 {
    x & x.wrapping_neg()
}

/// Returns the n x n board with every square allowed, a mask of n ones for each row.
///
/// # Panics
/// If n > 32.
pub fn empty_board(n: u32) -> Vec<u32> {
    assert!(n <= u32::BITS, "a row of {n} squares does not fit into 32 bits");
    vec![((1_u64 << n) - 1) as u32; n as usize]
}
