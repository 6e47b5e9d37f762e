//! How a board is drawn: `Q` for a queen, `.` for an empty square.

/// Puts `square` where the queens stand, in a text whose rows begin every `stride` bytes: `b'Q'` draws
/// them, `b'.'` takes them off.
pub fn put(square: u8, queens: &[u8], text: &mut [u8], stride: usize) {
    for (row, column) in queens.iter().enumerate() {
        text[row * stride + usize::from(*column)] = square;
    }
}
