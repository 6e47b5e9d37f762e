//! Units, results and marks as text.

use nqueens_counter::{CountError, Unit, SIZES, UNITS_VERSION};
use std::fmt::Display;

/// The first field of a mark.
const FAULTY: &str = "faulty";

/// A line of a file of results.
#[derive(Debug, PartialEq)]
pub enum Line<'a> {
    Result {
        n: u32,
        unit: usize,
        count: u64,
        machine: &'a str,
    },
    /// The mark of a faulty machine.
    Faulty(&'a str),
    /// The beginning of a mark, which may stand for a machine.
    DamagedMark,
    Other,
}

/// Parses the name of a unit: n and the unit's number.
pub fn parse_unit(name: &str) -> Option<(u32, usize)> {
    let (n, number) = name.strip_prefix(&format!("v{UNITS_VERSION} "))?.split_once(' ')?;
    Some((n.parse().ok().filter(|n| SIZES.contains(n))?, number.parse().ok()?))
}

/// Returns the line of a result.
pub fn result_line(unit: impl Display, count: u64, machine: &str) -> String {
    with_checksum(&format!("{unit}\t{count}\t{machine}"))
}

/// Returns the line of a mark.
pub fn faulty_line(machine: &str) -> String {
    with_checksum(&format!("{FAULTY}\t{machine}"))
}

/// Returns the lines of results, or the line of a mark if a check has failed.
pub fn lines(results: Result<&[(Unit, u64)], &CountError>, machine: &str) -> String {
    let line = |(unit, count): &(Unit, u64)| result_line(unit, *count, machine);
    match results {
        Ok(results) => results.iter().map(line).collect(),
        Err(CountError::WrongCount) => faulty_line(machine),
        Err(CountError::Other(_)) => String::new(),
    }
}

/// Appends a checksum, the 32-bit FNV-1a hash, and a newline. A line with one altered byte always fails the
/// check, and other damage passes once in 2^32 cases.
fn with_checksum(fields: &str) -> String {
    let add = |hash: u32, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    format!("{fields}\t{:08x}\n", fields.bytes().fold(0x811C_9DC5, add))
}

/// Parses a line, with or without the bytes that end it.
pub fn parse_line(line: &[u8]) -> Line<'_> {
    let text = str::from_utf8(line).unwrap_or_default().trim_end_matches(['\r', '\n']);
    let fields = text.rsplit_once('\t').map_or("", |(fields, _)| fields);
    let fields = if with_checksum(fields).trim_end() == text { fields } else { "" };
    let result = |name, count: &str, machine| {
        let (n, unit) = parse_unit(name)?;
        Some(Line::Result { n, unit, count: count.parse().ok()?, machine })
    };
    match fields.split('\t').collect::<Vec<_>>()[..] {
        [FAULTY, machine] => Line::Faulty(machine),
        [name, count, machine] => result(name, count, machine).unwrap_or(Line::Other),
        _ if line.starts_with(FAULTY.as_bytes()) => Line::DamagedMark,
        _ => Line::Other,
    }
}

/// Returns whether a line that does not end in a newline may be the beginning of a result or a mark.
pub fn is_beginning(line: &[u8]) -> bool {
    let version = format!("v{UNITS_VERSION} ");
    [&version, FAULTY]
        .iter()
        .any(|start| line.starts_with(start.as_bytes()) || start.as_bytes().starts_with(line))
}

#[test]
fn a_line_with_an_altered_byte_or_fewer_bytes_is_refused() {
    let large = result_line("v4 28 318391", 12_345_678_901, "node-1.example");
    for line in [result_line("v4 28 0", 0, "vm"), large, faulty_line("vm")] {
        let good = line.as_bytes();
        let is_damaged = |line: &[u8]| matches!(parse_line(line), Line::Other | Line::DamagedMark);
        assert!(!is_damaged(good) && !is_damaged(line.trim_end().as_bytes()));
        for at in 0..good.len() - 1 {
            for byte in (0..=u8::MAX).filter(|byte| *byte != good[at]) {
                let mut line = good.to_vec();
                line[at] = byte;
                assert!(is_damaged(&line), "{}", line.escape_ascii());
            }
            for end in at + 1..good.len() {
                let line = [&good[..at], &good[end..]].concat();
                assert!(is_damaged(&line), "{}", line.escape_ascii());
            }
        }
    }
}
