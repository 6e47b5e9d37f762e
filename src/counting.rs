//! Counting the solutions.

use super::bitmask::{lowest_bit, Attacked};

/// Counts the ways to place one queen in each row so that no two attack each other, given the squares
/// `attacked` from above. A row's queen may go to the squares in its mask in `allowed`.
pub fn completions(allowed: &[u32], attacked: Attacked) -> u64 {
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
