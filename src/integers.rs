//! Reading integers separated by whitespace.

use super::error::Error;
use super::pipe::{is_space, Pipe};
use std::{ops::RangeInclusive, str};

/// Reads n, from 0 to `max`, and writes the answers so far, because the search for n may be slow.
pub fn read_n_and_flush(pipe: &mut Pipe, max: u32) -> Result<u32, Error> {
    let n = read(pipe, "n", 0..=max)?;
    pipe.flush()?;
    Ok(n)
}

/// Reads the next integer. Messages call it `name`.
///
/// # Errors
/// If the next token is not an integer in `range`: `line 3: expected n from 0 to 27, found "28"`.
#[inline]
pub fn read(pipe: &mut Pipe, name: &str, range: RangeInclusive<u32>) -> Result<u32, Error> {
    let (min, max) = range.into_inner();
    match short(pipe.buffered()) {
        Some((value, length)) if min <= value && value <= max => {
            pipe.consume(length);
            Ok(value)
        }
        _ => read_any(pipe, name, min, max),
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
fn read_any(pipe: &mut Pipe, name: &str, min: u32, max: u32) -> Result<u32, Error> {
    pipe.has_more()?; // Skips whitespace.
    pipe.parse(is_space, format_args!("{name} from {min} to {max}"), |token| {
        let value = str::from_utf8(token).ok()?.parse().ok()?;
        (min..=max).contains(&value).then_some(value)
    })
}
