//! Chessboards in the input: n lines of n characters, `*` and `.`, with blank lines between boards.

use super::fault::{shown, Fault};
use super::pipe::{is_space, Pipe};

/// Reads a board of side n: bit c of row r is 1 for a `*` there. White space in a line is skipped. For
/// anything else, the fault is `line 3: expected a row of 8 '.' or '*', found "..Q....."`.
///
/// # Panics
/// If `n` is greater than 32.
pub fn read(pipe: &mut Pipe, n: u32) -> Result<Vec<u32>, Fault> {
    assert!(n <= u32::BITS, "a mask has 32 columns");
    pipe.has_more()?;
    let row = |_| {
        let line = pipe.take_until(|&byte| byte == b'\n')?;
        if let Some(mask) = line.and_then(|line| mask(line, n)) {
            return Ok(mask);
        }
        let what = format!("expected a row of {n} '.' or '*', found {}", shown(line));
        Err(pipe.fault(&what))
    };
    (0..n).map(row).collect()
}

/// The mask of a row of n squares.
fn mask(line: &[u8], n: u32) -> Option<u32> {
    let squares: Vec<_> = line.iter().filter(|byte| !is_space(byte)).collect();
    let is_row = squares.len() == n as usize && squares.iter().all(|square| b".*".contains(square));
    is_row.then(|| {
        squares.iter().rev().fold(0, |mask, &&square| mask << 1 | u32::from(square == b'*'))
    })
}
