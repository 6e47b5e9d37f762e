//! Reading integers separated by whitespace.

use super::io::{is_space, Io, Result};
use std::{ops::RangeInclusive, str};

impl Io<'_> {
    /// Reads the next integer. Messages call it `name`.
    ///
    /// # Errors
    /// If the next token is not an integer in `range`: `line 3: expected n from 0 to 27, found "28"`.
    #[inline]
    pub fn integer(&mut self, name: &str, range: RangeInclusive<u32>) -> Result<u32> {
        match short(self.buffered()).filter(|(value, _)| range.contains(value)) {
            Some((value, length)) => {
                self.consume(length);
                Ok(value)
            }
            None => any_integer(self, name, &range),
        }
    }
}

/// The fast path: parses one or two digits and whitespace. Returns the value and the number of bytes.
#[inline]
fn short(bytes: &[u8]) -> Option<(u32, usize)> {
    let digit = |byte| u32::from(byte - b'0');
    match *bytes {
        [a @ b'0'..=b'9', end, ..] if is_space(&end) => Some((digit(a), 2)),
        [a @ b'0'..=b'9', b @ b'0'..=b'9', end, ..] if is_space(&end) => {
            Some((10 * digit(a) + digit(b), 3))
        }
        _ => None,
    }
}

#[cold]
fn any_integer(io: &mut Io, name: &str, range: &RangeInclusive<u32>) -> Result<u32> {
    io.has_more()?; // Skips whitespace.
    let (min, max) = (range.start(), range.end());
    io.parse(is_space, &format!("{name} from {min} to {max}"), |token| {
        str::from_utf8(token).ok()?.parse().ok().filter(|value| range.contains(value))
    })
}
