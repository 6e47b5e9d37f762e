//! Boards as text.

use super::io::{is_space, Io, Result};

impl Io<'_> {
    /// Reads a board of n <= 32 lines of `*` and `.`, after any blank lines. Whitespace in a line is
    /// ignored. Returns a mask for each row, with bit c set if column c has the given one of the two.
    ///
    /// # Errors
    /// If a line is anything else: `line 3: expected a row of 8 "." or "*", found "..Q....."`.
    pub fn board(&mut self, n: u32, square: u8) -> Result<Vec<u32>> {
        self.has_more()?; // Skips whitespace.
        let is_newline = |byte: &u8| *byte == b'\n';
        let row = |_| {
            self.parse(is_newline, format_args!("a row of {n} \".\" or \"*\""), |line| {
                mask(line, n, square)
            })
        };
        (0..n).map(row).collect()
    }
}

/// Returns the mask of a row of n squares, or `None` if `line` is not such a row.
fn mask(line: &[u8], n: u32, square: u8) -> Option<u32> {
    let squares: Vec<u8> = line.iter().copied().filter(|byte| !is_space(byte)).collect();
    let is_row = squares.len() == n as usize && squares.iter().all(|found| b".*".contains(found));
    let add = |mask, found: &u8| mask << 1 | u32::from(*found == square);
    is_row.then(|| squares.iter().rev().fold(0, add))
}

/// Returns the n rows that a board can have as text: row c is `.` but for a `Q` in column c.
pub fn row_texts(n: u32) -> Vec<String> {
    let row = |queen| (0..n).map(|column| if column == queen { 'Q' } else { '.' }).collect();
    (0..n).map(row).collect()
}
