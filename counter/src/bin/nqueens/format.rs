//! Units, results and marks as text.

use nqueens_counter::{SIZES, UNITS_VERSION};
use std::fmt::Display;
use std::iter;

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
    /// A mark of a faulty machine.
    Faulty(&'a str),
    /// The beginning of a mark: the machine is unknown.
    DamagedMark,
    /// A line without a newline that may be the beginning of a result.
    Cut,
    Blank,
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

/// Returns the mark of a faulty machine: two lines, so that one altered byte cannot hide it.
pub fn mark(machine: &str) -> String {
    with_checksum(&format!("{FAULTY}\t{machine}")).repeat(2)
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
    let fields = text.rsplit_once('\t').map(|(fields, _)| fields);
    let fields = fields.filter(|fields| with_checksum(fields).trim_end() == text);
    match fields.map(|fields| fields.split('\t').collect::<Vec<_>>()).as_deref() {
        Some(&[FAULTY, machine]) => Line::Faulty(machine),
        Some(&[name, count, machine]) => {
            let result =
                |(n, unit)| Some(Line::Result { n, unit, count: count.parse().ok()?, machine });
            parse_unit(name).and_then(result).unwrap_or(Line::Other)
        }
        _ if line.trim_ascii().is_empty() => Line::Blank,
        _ if begins(line, FAULTY) => Line::DamagedMark,
        _ if begins(line, &format!("v{UNITS_VERSION} ")) && !line.ends_with(b"\n") => Line::Cut,
        _ => Line::Other,
    }
}

/// Returns whether a line, which may be cut short, begins with `start`.
fn begins(line: &[u8], start: &str) -> bool {
    iter::zip(line.trim_ascii_end(), start.as_bytes()).all(|(a, b)| a == b)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All texts that differ from this one in a byte.
    fn altered(text: &str) -> impl Iterator<Item = Vec<u8>> + '_ {
        let texts = |(at, good): (usize, u8)| {
            let others = (0..=u8::MAX).filter(move |byte| *byte != good);
            let (before, after) = (&text.as_bytes()[..at], &text.as_bytes()[at + 1..]);
            others.map(move |byte| [before, &[byte], after].concat())
        };
        text.bytes().enumerate().flat_map(texts)
    }

    #[test]
    fn a_result_with_an_altered_byte_or_fewer_bytes_is_refused() {
        let large = result_line("v4 28 318391", 12_345_678_901, "node-1.example");
        for line in [result_line("v4 28 0", 0, "vm"), large] {
            let line = line.trim_end();
            assert!(matches!(parse_line(line.as_bytes()), Line::Result { .. }));
            let cut = |start: usize| {
                let ends = start + 1..=line.len();
                ends.map(move |end| [&line[..start], &line[end..]].concat().into_bytes())
            };
            for line in altered(line).chain((0..line.len()).flat_map(cut)) {
                let is_result = matches!(parse_line(&line), Line::Result { .. });
                assert!(!is_result, "{}", line.escape_ascii());
            }
        }
    }

    #[test]
    fn a_mark_with_an_altered_byte_or_without_its_end_is_noticed() {
        let mark = mark("vm");
        let cut = (1..=mark.len()).map(|end| mark.as_bytes()[..end].to_vec());
        for text in altered(&mark).chain(cut) {
            let mut lines = text.split(|byte| *byte == b'\n').map(parse_line);
            let is_mark = |line| [Line::Faulty("vm"), Line::DamagedMark].contains(&line);
            assert!(lines.any(is_mark), "{}", text.escape_ascii());
        }
    }
}
