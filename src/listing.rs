//! All solutions in ascending order, without the branches that a processor guesses wrong.
//!
//! The recursion in [`bitmask`](super::bitmask) asks at every square whether it was the last free
//! one of its row. A processor cannot predict that, and a wrong guess costs it about twenty cycles.
//! So boards are extended in batches. Each child, a board with one more queen, is written; it is
//! overwritten by the next if either of the next two rows has no free square.

use super::bitmask::{lowest_bit, Attacked, MAX_N};

/// Shows `visit` every way to place one queen in each row of `allowed` so that none attacks another,
/// as the column of the queen in each row.
///
/// `allowed` is as in [`completions`](super::bitmask::completions). Solutions come in ascending
/// order and are not stored. With no rows, or more than 32, there are none.
///
/// Time: a few steps per queen that can be placed. Memory: 16 KiB per row.
///
/// # Errors
/// An `Err` from `visit` ends the search and is returned.
pub fn search<E>(allowed: &[u32], mut visit: impl FnMut(&[u8]) -> Result<(), E>) -> Result<(), E> {
    if allowed.is_empty() || allowed.len() > MAX_N as usize {
        return Ok(());
    }
    let mut batches = vec![[Board::default(); BATCH + 1]; allowed.len()];
    batches[0][0].free = allowed[0];
    complete(0, &allowed[1..], &mut batches, &mut visit)
}

/// Boards that are extended at once. A larger batch means fewer short loops but more cache.
const BATCH: usize = 255;

/// Boards with queens in the same rows, in ascending order, up to the first without a free square.
type Batch = [Board; BATCH + 1];

/// A board with queens in its first rows. Aligned, it is one line of the cache.
#[derive(Clone, Copy, Default)]
#[repr(align(64))]
struct Board {
    attacked: Attacked,
    /// The free squares of the next row that have not been tried.
    free: u32,
    /// Where the queens are.
    columns: [u8; MAX_N as usize],
}

/// Completes the boards of the first batch, whose queens stand in the rows before `row`. Their
/// children are completed a batch at a time, which keeps the order.
fn complete<E>(
    row: usize,
    below: &[u32],
    batches: &mut [Batch],
    visit: &mut impl FnMut(&[u8]) -> Result<(), E>,
) -> Result<(), E> {
    let (boards, batches) = batches.split_at_mut(1);
    let boards = &mut boards[0];
    if below.is_empty() {
        for board in boards.iter_mut().take_while(|board| board.free != 0) {
            while board.free != 0 {
                board.columns[row] = board.free.trailing_zeros() as u8;
                board.free ^= lowest_bit(board.free);
                visit(&board.columns[..=row])?;
            }
        }
        return Ok(());
    }
    let mut next = 0;
    while boards[next].free != 0 {
        next = extend(row, below, boards, next, &mut batches[0]);
        complete(row + 1, &below[1..], batches, visit)?;
    }
    Ok(())
}

/// Places a queen in `row` on the boards from `next` on, in every way that leaves a free square in
/// each of the next two rows, until `children` is full. Returns the index of the first board that
/// has a square left to try.
fn extend(
    row: usize,
    below: &[u32],
    boards: &mut Batch,
    mut next: usize,
    children: &mut Batch,
) -> usize {
    let mut length = 0;
    let mut free = boards[next].free;
    while free != 0 && length < BATCH {
        let queen = lowest_bit(free);
        let attacked = boards[next].attacked.place(queen);
        let first = attacked.free(below[0]);
        // One row down, without a queen.
        let second = below.get(1).map_or(1, |row| attacked.place(0).free(*row));
        children[length] = Board { attacked, free: first, columns: boards[next].columns };
        children[length].columns[row] = queen.trailing_zeros() as u8;
        length += usize::from(first != 0 && second != 0);

        let rest = free ^ queen;
        let following = boards[next + 1].free;
        next += usize::from(rest == 0);
        free = if rest == 0 { following } else { rest };
        if rest | following == 0 {
            break; // Without this test LLVM turns the line above into a branch: 1.4 times slower.
        }
    }
    boards[next].free = free;
    children[length].free = 0;
    next
}
