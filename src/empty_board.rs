//! The board without reserved squares.

/// Returns the n x n board with every square allowed, a mask for each row; n <= 32.
pub fn empty_board(n: u32) -> Vec<u32> {
    vec![((1_u64 << n) - 1) as u32; n as usize]
}
