//! All solutions in ascending order, without hard-to-predict branches: for n = 12 to 14, twice as fast as
//! [`nqueens::listing`].
//!
//! The search there checks after each square whether the row has another free one. A processor cannot
//! predict that, and a misprediction costs about twenty cycles. So here boards are extended in batches. Each
//! child, a board with one more queen, is written unconditionally, and overwritten by the next one if either
//! of its next two rows has no free square.
//!
//! The batch with the most queens per board is always extended first, its boards in order, each at its
//! lowest square first. So solutions come in order: by the queen of the first row, then of the second.

use nqueens::bitmask::{empty_board, lowest_bit, Attacked};

/// The column of the queen in each row, in the first n bytes.
pub type Columns = [u8; 32];

/// Returns all solutions for n queens in ascending order; n <= 32. Memory: 16 KiB per row.
pub fn solutions(n: u32) -> Solutions {
    let empty = Batch { boards: [Partial::default(); BATCH + 1], next: 0 };
    let rows = empty_board(n);
    let mut batches = vec![empty; rows.len()];
    if let [first, ..] = rows[..] {
        batches[0].boards[0].free = first;
    }
    Solutions { rows, batches }
}

/// An iterator over the remaining solutions.
pub struct Solutions {
    /// The squares of each row.
    rows: Vec<u32>,
    /// `batches[i]` holds the boards whose next queen goes in row i.
    batches: Vec<Batch>,
}

/// The maximum number of boards in a batch. With a larger one, the loop in `extend` runs longer before a
/// misprediction ends it, but more cache is needed.
const BATCH: usize = 255;

/// Boards with queens in the same rows. A board with `free == 0` ends the list.
#[derive(Clone)]
struct Batch {
    boards: [Partial; BATCH + 1],
    /// The index of the first board with an untried square.
    next: usize,
}

/// A board with queens in its first rows; one cache line.
#[derive(Clone, Copy, Default)]
#[repr(align(64))]
struct Partial {
    attacked: Attacked,
    /// The untried free squares of the next row.
    free: u32,
    columns: Columns,
}

impl Iterator for Solutions {
    type Item = Columns;

    #[inline]
    fn next(&mut self) -> Option<Columns> {
        let last = self.batches.len().checked_sub(1)?;
        loop {
            let batch = self.batches.last_mut()?;
            let board = &mut batch.boards[batch.next];
            if board.free != 0 {
                let mut columns = board.columns;
                columns[last] = board.free.trailing_zeros() as u8;
                board.free ^= lowest_bit(board.free);
                batch.next += usize::from(board.free == 0);
                return Some(columns);
            }
            let has_untried = |batch: &Batch| batch.boards[batch.next].free != 0;
            let row = self.batches.iter().rposition(has_untried)?;
            let (above, below) = self.batches.split_at_mut(row + 1);
            extend(row, &self.rows[row + 1..], &mut above[row], &mut below[0]);
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
        // The free squares two rows below, ignoring the row between; 1 if there is no such row.
        let free_second = below.get(1).map_or(1, |row| attacked.below(0).free(*row));
        let child = &mut children.boards[length];
        *child = Partial { attacked, free: free_below, columns: boards[next].columns };
        child.columns[row] = queen.trailing_zeros() as u8;
        length += usize::from(free_below != 0 && free_second != 0);

        let rest = free ^ queen;
        let following = boards[next + 1].free;
        next += usize::from(rest == 0);
        free = if rest == 0 { following } else { rest };
        // `free` is 0 then, so the loop ends anyway, but without this LLVM branches above: 1.4 times as slow.
        if (rest | following) == 0 {
            break;
        }
    }
    boards[next].free = free;
    batch.next = next;
    children.boards[length].free = 0;
    children.next = 0;
}
