//! All solutions in ascending order, without the branches that a processor guesses wrong.
//!
//! The recursion in `bitmask` asks at each square whether it was the last free one of its row. A
//! processor cannot predict that, and a wrong guess costs about twenty cycles. So boards are extended
//! in batches. Each child, a board with one more queen, is written, and overwritten by the next if
//! one of the next two rows has no free square.
//!
//! Boards are extended in order, each at its lowest square first, and a full batch is completed
//! before more are extended. So solutions come in order, compared by the first row, then the second.

use super::bitmask::{lowest_bit, Attacked, MAX_N};

/// Every way to place one queen in each row of `allowed` so that none attacks another.
///
/// `allowed` is as for `completions`, but with no rows there is no solution. Memory: 16 KiB per row.
///
/// # Panics
/// If there are more than 32 rows.
pub fn solutions(allowed: &[u32]) -> Solutions {
    assert!(allowed.len() <= MAX_N as usize, "a board has at most 32 rows");
    let empty = Batch { boards: [Partial::default(); BATCH + 1], next: 0 };
    let mut batches = vec![empty; allowed.len()];
    if let [row, ..] = allowed {
        batches[0].boards[0].free = *row;
    }
    Solutions { allowed: allowed.to_vec(), batches }
}

/// A solution.
#[derive(Clone, Copy, Debug)]
pub struct Placement {
    columns: [u8; MAX_N as usize],
    rows: usize,
}

impl Placement {
    /// The column of the queen in each row.
    pub fn columns(&self) -> &[u8] {
        &self.columns[..self.rows]
    }
}

/// The solutions that are still to come.
pub struct Solutions {
    allowed: Vec<u32>,
    /// The boards whose next queen stands in row 0, in row 1 and so on.
    batches: Vec<Batch>,
}

/// A larger batch means fewer short loops but more cache.
const BATCH: usize = 255;

/// Boards with queens in the same rows; one without a free square marks the end.
#[derive(Clone)]
struct Batch {
    boards: [Partial; BATCH + 1],
    /// The first board with a square left to try.
    next: usize,
}

/// A board with queens in its first rows; a line of the cache.
#[derive(Clone, Copy, Default)]
#[repr(align(64))]
struct Partial {
    attacked: Attacked,
    /// The free squares of the next row that are not yet tried.
    free: u32,
    columns: [u8; MAX_N as usize],
}

impl Iterator for Solutions {
    type Item = Placement;

    #[inline]
    fn next(&mut self) -> Option<Placement> {
        let rows = self.batches.len();
        loop {
            let batch = self.batches.last_mut()?;
            let board = &mut batch.boards[batch.next];
            if board.free != 0 {
                let mut queens = Placement { columns: board.columns, rows };
                queens.columns[rows - 1] = board.free.trailing_zeros() as u8;
                board.free ^= lowest_bit(board.free);
                batch.next += usize::from(board.free == 0);
                return Some(queens);
            }
            let is_left = |batch: &Batch| batch.boards[batch.next].free != 0;
            let row = self.batches.iter().rposition(is_left)?;
            let (above, below) = self.batches.split_at_mut(row + 1);
            extend(row, &self.allowed[row + 1..], &mut above[row], &mut below[0]);
        }
    }
}

/// Places queens in `row` that leave a free square in each of the next two rows, until `children` is
/// full or no board is left.
fn extend(row: usize, below: &[u32], batch: &mut Batch, children: &mut Batch) {
    let (boards, mut next, mut length) = (&mut batch.boards, batch.next, 0);
    let mut free = boards[next].free;
    while free != 0 && length < BATCH {
        let queen = lowest_bit(free);
        let attacked = boards[next].attacked.below(queen);
        let free_below = attacked.free(below[0]);
        // One row down, without a queen; 1 if there is no such row.
        let free_second = below.get(1).map_or(1, |row| attacked.below(0).free(*row));
        let child = &mut children.boards[length];
        *child = Partial { attacked, free: free_below, columns: boards[next].columns };
        child.columns[row] = queen.trailing_zeros() as u8;
        length += usize::from(free_below != 0 && free_second != 0);

        let rest = free ^ queen;
        let following = boards[next + 1].free;
        next += usize::from(rest == 0);
        free = if rest == 0 { following } else { rest };
        if (rest | following) == 0 {
            break; // As `while` would; but without this LLVM makes a branch above: 1.4 times slower.
        }
    }
    boards[next].free = free;
    batch.next = next;
    children.boards[length].free = 0;
    children.next = 0;
}
