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
//!                       left_diag  1 0 0 0   row 0's queen: column 1, then 2, now 3
//!                      right_diag  0 1 0 0   row 1's queen: column 3, now 2
//!
//!              free = row & !(cols | left_diag | right_diag)
//!                   =  1111 & !1110  =  0001   so the queen of row 2 stands in column 0
//! ```
//!
//! **Why the diagonals shift.** One row further down, a queen's diagonals are one column further
//! out. So with each row the mask of one kind (`ld` in many tutorials) moves by one bit to the left,
//! `<<`, to higher columns, and the mask of the other kind (`rd`) by one to the right, `>>`, to
//! lower ones. What falls off the edge of the board is gone for good, as on the board. The columns
//! stay where they are.
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
///
/// # Panics
/// If `n` is greater than 32.
#[must_use]
pub const fn full_row(n: u32) -> u32 {
    assert!(n <= MAX_N, "a mask has 32 columns");
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
/// A recursion asks at every square whether it was the row's last, and a processor that guesses
/// wrong pays for it with the time of twenty additions. So the boards are extended in batches: all
/// of a row's, one queen after the other, without such a branch. A batch is worked off down to the
/// last row before its row gets the next one; that keeps the order.
///
/// Time: a few steps per queen that can be placed. Memory: 6 KiB per row.
///
/// # Errors
/// An `Err` from `visit` ends the search and is returned.
pub fn search<E>(allowed: &[u32], mut visit: impl FnMut(&[u32]) -> Result<(), E>) -> Result<(), E> {
    let rows = allowed.len();
    let mut queens = [0; MAX_N as usize];
    if rows == 0 || rows > queens.len() {
        return Ok(());
    }
    let mut batches = vec![Batch::default(); rows + 1];
    batches[0].boards[0].free = allowed[0];
    let mut current = [BATCH; MAX_N as usize];
    let mut row = 0;
    loop {
        let (above, below) = batches.split_at_mut(row + 1);
        let (above, below) = (&mut above[row], &mut below[0]);
        current[row] = BATCH;
        let length = match allowed[row + 1..] {
            [] => above.extend(below, []),
            [next] => above.extend(below, [next]),
            [next, after, ..] => above.extend(below, [next, after]),
        };
        if length > 0 && row + 1 < rows {
            row += 1;
            continue;
        }
        for mut board in 0..length {
            for row in (0..rows).rev() {
                if current[row] == board {
                    break;
                }
                current[row] = board;
                let child = batches[row + 1].boards[board];
                board = child.parent;
                queens[row] = child.attacked.cols ^ batches[row].boards[board].attacked.cols;
            }
            visit(&queens[..rows])?;
        }
        while batches[row].is_done() {
            if row == 0 {
                return Ok(());
            }
            row -= 1;
        }
    }
}

/// Boards per row that are extended at once: the more, the fewer loops that end after a few turns.
const BATCH: usize = 256;

/// A board with queens in its first rows.
#[derive(Clone, Copy, Default)]
struct Board {
    attacked: Attacked,
    /// The free squares of the next row on which no queen has been tried.
    free: u32,
    /// The board in the batch above that this one has a queen more than.
    parent: usize,
}

/// Boards with queens in the same rows, in ascending order. The first without a free square ends
/// them.
#[derive(Clone)]
struct Batch {
    boards: [Board; BATCH + 1],
    /// The first board that has something left to try.
    next: usize,
}

impl Default for Batch {
    fn default() -> Self {
        Batch { boards: [Board::default(); BATCH + 1], next: 0 }
    }
}

impl Batch {
    fn is_done(&self) -> bool {
        self.boards[self.next].free == 0
    }

    /// Puts one more queen on the boards that have something left to try, until `below` is full;
    /// returns how many boards that gives. `ahead` holds the allowed columns of the rows that
    /// follow: a board that has no free square in one of them is dropped.
    ///
    /// Every board is written, and the length moves on past those that live.
    fn extend<const AHEAD: usize>(&mut self, below: &mut Batch, ahead: [u32; AHEAD]) -> usize {
        let (mut next, mut length) = (self.next, 0);
        let mut free = self.boards[next].free;
        while free != 0 && next < BATCH && length < BATCH {
            let queen = lowest_bit(free);
            let rest = free ^ queen;
            let attacked = self.boards[next].attacked.place(queen);

            let free_below = ahead.first().map_or(0, |&row| attacked.free(row));
            let (mut lives, mut below_it) = (true, attacked);
            for &row in &ahead {
                lives &= below_it.free(row) != 0;
                below_it = below_it.place(0);
            }
            below.boards[length] = Board { attacked, free: free_below, parent: next };
            length += usize::from(lives);

            let following = self.boards[next + 1].free;
            next += usize::from(rest == 0);
            free = if rest == 0 { following } else { rest };
            if rest | following == 0 {
                break; // Compilers then make the choice above without a branch.
            }
        }
        self.boards[next].free = free;
        self.next = next;
        below.boards[length].free = 0;
        below.next = 0;
        length
    }
}

/// The number of ways to place n queens on an n × n board, n = 0 to 32.
///
/// A solution gives eight by turning and mirroring, and one of them is enough. Every edge of the
/// board has one queen; its distance from the nearer end of the edge is the edge's corner distance.
/// Of the eight, only those are looked for that have the largest of the four, d, at the top, and
/// that queen in the left half. Then no edge has a queen between the squares at distance d from its
/// ends. If m edges share the distance d, m turns of the solution are found, so that each stands
/// for 8 / m; for half of that where d is the middle of the edge and the mirror image is found too.
///
/// Time: a fifth of a search for all of them. Memory: recursion n deep.
#[must_use]
pub fn count(n: u32) -> u64 {
    if n < 2 {
        return n.into();
    }
    let thirds = |d| {
        let images = if 2 * d + 1 == n { 1 } else { 2 };
        images * count_from(&edge_rule(n, d), Attacked::default(), 0)
    };
    (1..n - n / 2).map(thirds).sum::<u64>() / 3
}

/// A row under the rule of the edges.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The columns that a queen may stand in.
    pub allowed: u32,
    /// The squares that give another edge than the top one the largest corner distance too.
    pub ties: u32,
}

/// The rows of an n-board in which the top edge has the largest corner distance, `d`, with its queen
/// in column d: see [`count`].
#[must_use]
pub fn edge_rule(n: u32, d: u32) -> Vec<Row> {
    let ends = 1 | 1 << (n - 1);
    let at_d = 1 << d | 1 << (n - 1 - d);
    let beyond_d = full_row(n) >> (d + 1) & full_row(n) << (d + 1);
    // The first and last column, and below them the last row.
    let side = |row: u32| Row {
        allowed: full_row(n) & if beyond_d >> row & 1 == 1 { !ends } else { !0 },
        ties: if at_d >> row & 1 == 1 { ends } else { 0 },
    };
    let mut rows: Vec<Row> = (0..n).map(side).collect();
    rows[0].allowed = 1 << d;
    let last = &mut rows[n as usize - 1];
    last.allowed &= !beyond_d;
    last.ties |= at_d;
    rows
}

/// The solutions that go on like this, each as 12 / m.
fn count_from(rows: &[Row], attacked: Attacked, ties: usize) -> u64 {
    let (row, below) = match rows {
        [] => return [12, 6, 4, 3][ties],
        [row, below @ ..] => (row, below),
    };
    let mut count = 0;
    let mut free = attacked.free(row.allowed);
    while free != 0 {
        let queen = lowest_bit(free);
        free ^= queen;
        let ties = ties + usize::from(queen & row.ties != 0);
        count += count_from(below, attacked.place(queen), ties);
    }
    count
}
