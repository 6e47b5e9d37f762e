//! Listing the solutions.

use super::bitmask::{lowest_bit, Attacked};

/// Places one queen in each row, below `queens`, in all ways in which no two attack each other. A row's
/// queen may go to the squares in its mask in `allowed`. Calls `found` with the columns of the queens of
/// each solution, in ascending order, as long as it returns true. Returns whether it always did.
pub fn search(
    allowed: &[u32],
    attacked: Attacked,
    queens: &mut Vec<usize>,
    found: &mut impl FnMut(&[usize]) -> bool,
) -> bool {
    if queens.len() == allowed.len() {
        return found(queens);
    }
    let mut free = attacked.free(allowed[queens.len()]);
    while free != 0 {
        let queen = lowest_bit(free);
        free ^= queen;
        queens.push(queen.trailing_zeros() as usize); // The column.
        if !search(allowed, attacked.below(queen), queens, found) {
            return false;
        }
        queens.pop();
    }
    true
}
