//! Units and results as text.

use nqueens_counter::{SIZES, UNITS_VERSION};
use std::fmt::Display;

/// Parses the name of a unit: n and the unit's number.
pub fn parse_unit(name: &str) -> Option<(u32, usize)> {
    let (n, number) = name.strip_prefix(&format!("v{UNITS_VERSION} "))?.split_once(' ')?;
    Some((n.parse().ok().filter(|n| SIZES.contains(n))?, number.parse().ok()?))
}

/// Returns the line of a result: the unit, its count, and a checksum of both, the 32-bit FNV-1a hash. A
/// line with one altered byte always fails the check, and other damage passes once in 2^32 cases.
pub fn result_line(unit: impl Display, count: u64) -> String {
    let result = format!("{unit}\t{count}");
    let add = |hash: u32, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    format!("{result}\t{:08x}", result.bytes().fold(0x811C_9DC5, add))
}

/// Parses the line of a result: n, the unit's number and its count.
pub fn parse_result(line: &[u8]) -> Option<(u32, usize, u64)> {
    let line = str::from_utf8(line).ok()?;
    let line = line.strip_suffix('\r').unwrap_or(line);
    let mut fields = line.split('\t');
    let name = fields.next()?;
    let (n, number) = parse_unit(name)?;
    let count = fields.next()?.parse().ok()?;
    (result_line(name, count) == line).then_some((n, number, count))
}

/// Returns whether an unterminated line is the beginning of a result for n, such as a killed process or a
/// full disk leaves behind, or the NUL bytes of a power failure follow it.
pub fn is_cut_result(line: &[u8], n: u32) -> bool {
    let line = &line[..line.iter().rposition(|byte| *byte != 0).map_or(0, |last| last + 1)];
    let start = format!("v{UNITS_VERSION} {n} ");
    let (start_found, rest) = line.split_at(line.len().min(start.len()));
    let is_in_result = |byte: &u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f' | b'\t' | b'\r');
    start.as_bytes().starts_with(start_found) && rest.iter().all(is_in_result)
}

#[test]
fn a_line_with_an_altered_byte_or_fewer_bytes_is_refused() {
    for (unit, count) in [("v4 28 0", 0), ("v4 28 7", 10), ("v4 28 318391", 12_345_678_901)] {
        let good = result_line(unit, count).into_bytes();
        assert!(parse_result(&good).is_some());
        for at in 0..good.len() {
            for byte in (0..=u8::MAX).filter(|byte| *byte != good[at]) {
                let mut line = good.clone();
                line[at] = byte;
                assert_eq!(parse_result(&line), None, "{}", line.escape_ascii());
            }
            for end in at + 1..=good.len() {
                let line = [&good[..at], &good[end..]].concat();
                assert_eq!(parse_result(&line), None, "{}", line.escape_ascii());
            }
        }
    }
}

#[test]
fn only_the_beginning_of_a_result_is_a_cut_result() {
    let result = result_line("v4 28 7", 10);
    for end in 0..=result.len() {
        for cut in [&result[..end], &format!("{}\0\0", &result[..end])] {
            assert!(is_cut_result(cut.as_bytes(), 28), "{cut}");
            assert!(end < 4 || !is_cut_result(cut.as_bytes(), 8), "{cut}");
        }
    }
    for other in ["very important notes", "v3 28 7", "v4 28 x", "v4 28 7\rv4 28 8", "\0v4"] {
        assert!(!is_cut_result(other.as_bytes(), 28), "{other}");
    }
}
