//! The board without reserved squares.

/// Returns the n x n board with every square allowed, a mask of n ones for each row; n <= 32. For n = 0, it
/// has one row without squares, so that there is no solution.
pub fn empty_board(n: u32) -> Vec<u32> {
    vec![((1_u64 << n) - 1) as u32; n.max(1) as usize]
}
