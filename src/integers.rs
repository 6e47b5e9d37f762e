//! Integers in the input, between white space.

use super::fault::{shown, Fault};
use super::pipe::{is_space, Pipe, BUFFER};
use std::{ops::RangeInclusive, str};

/// Reads the n of a search. From 10 on that may take long, so what is pending is written.
pub fn size(pipe: &mut Pipe, max: u32) -> Result<u32, Fault> {
    let n = read(pipe, "n", 0..=max)?;
    if n >= 10 {
        pipe.flush()?;
    }
    Ok(n)
}

/// Reads an integer called `name`. For anything else, also the end of the input, the fault is
/// `line 3: expected n from 0 to 27, found "28"`.
#[inline]
pub fn read(pipe: &mut Pipe, name: &str, range: RangeInclusive<u32>) -> Result<u32, Fault> {
    let (min, max) = range.into_inner();
    match short(pipe.buffered()) {
        Some((value, length)) if min <= value && value <= max => {
            pipe.take(length);
            Ok(value)
        }
        _ => read_any(pipe, name, min, max),
    }
}

/// The usual case, for speed: one or two digits between white space. The value, and how many bytes
/// that takes.
#[inline]
fn short(bytes: &[u8]) -> Option<(u32, usize)> {
    let digit = |byte| u32::from(byte - b'0');
    let (value, length) = match *bytes {
        [_, a @ b'0'..=b'9', b @ b'0'..=b'9', after, ..] if is_space(&after) => {
            (10 * digit(a) + digit(b), 3)
        }
        [_, a @ b'0'..=b'9', after, ..] if is_space(&after) => (digit(a), 2),
        _ => return None,
    };
    is_space(&bytes[0]).then_some((value, length))
}

#[cold]
fn read_any(pipe: &mut Pipe, name: &str, min: u32, max: u32) -> Result<u32, Fault> {
    pipe.has_more()?;
    let token = pipe.take_until(is_space)?;
    let whole = token.filter(|token| token.len() < BUFFER);
    let value = whole.and_then(|token| str::from_utf8(token).ok()?.parse().ok());
    let what = format!("expected {name} from {min} to {max}, found {}", shown(token));
    value.filter(|value| (min..=max).contains(value)).ok_or_else(|| pipe.fault(&what))
}
