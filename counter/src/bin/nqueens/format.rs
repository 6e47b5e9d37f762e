//! Units, results and marks as text.

use nqueens_counter::{CountError, Unit, SIZES, UNITS_VERSION};
use std::fmt::Display;
use std::iter;

/// The first field of a mark.
const FAULTY: &str = "faulty";

/// A line of a file of results.
#[derive(Debug, PartialEq, Eq, Hash)]
pub enum Line<'a> {
    Result {
        n: u32,
        unit: usize,
        count: u64,
        machine: &'a str,
    },
    /// A mark of a faulty machine: also one that is cut short or begins with other bytes, if the name is whole.
    Faulty(&'a str),
    /// A line that begins like a result.
    DamagedResult,
    /// A line that begins like a mark: the machine is unknown.
    DamagedMark,
    Other,
}

/// Parses the name of a unit: n and the unit's number.
pub fn parse_unit(name: &str) -> Option<(u32, usize)> {
    let (n, number) = name.strip_prefix(UNITS_VERSION)?.strip_prefix(' ')?.split_once(' ')?;
    Some((n.parse().ok().filter(|n| SIZES.contains(n))?, number.parse().ok()?))
}

/// Returns the lines of results, or the mark of the machine if a check has failed.
pub fn lines(results: Result<&[(Unit, u64)], &CountError>, machine: &str) -> String {
    match results {
        Ok(results) => {
            results.iter().map(|(unit, count)| result_line(unit, *count, machine)).collect()
        }
        Err(CountError::WrongCount) => mark(machine),
        Err(_) => String::new(),
    }
}

/// Returns the line of a result.
pub fn result_line(unit: impl Display, count: u64, machine: &str) -> String {
    with_checksum(&format!("{unit}\t{count}\t{machine}"))
}

/// Returns the mark of a faulty machine.
pub fn mark(machine: &str) -> String {
    with_checksum(&format!("{FAULTY}\t{machine}"))
}

/// Appends a checksum, the 32-bit FNV-1a hash, and a newline. A line with one altered byte always fails the
/// check, and other damage passes once in 2^32 cases.
fn with_checksum(fields: &str) -> String {
    let add = |hash: u32, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    format!("{fields}\t{:08x}\n", fields.bytes().fold(0x811C_9DC5, add))
}

/// Parses the lines of a text that are not blank, and numbers them. They may end in CRLF.
pub fn parse_lines(text: &[u8]) -> impl Iterator<Item = (usize, Line<'_>)> {
    let lines = (1..).zip(text.split(|byte| *byte == b'\n'));
    lines.filter(|(_, line)| !line.trim_ascii().is_empty()).map(|(i, line)| (i, parse_line(line)))
}

fn parse_line(line: &[u8]) -> Line<'_> {
    let text = str::from_utf8(line).unwrap_or_default().trim_end_matches('\r');
    let fields = text.rsplit_once('\t').map(|(fields, _)| fields);
    let fields = fields.filter(|fields| with_checksum(fields).trim_end() == text);
    match fields.map(|fields| fields.split('\t').collect::<Vec<_>>()).as_deref() {
        Some(&[name, count, machine]) => {
            let result =
                |(n, unit)| Some(Line::Result { n, unit, count: count.parse().ok()?, machine });
            parse_unit(name).and_then(result).unwrap_or(Line::Other)
        }
        _ => match marked_machine(line.strip_suffix(b"\r").unwrap_or(line)) {
            Some(machine) => Line::Faulty(machine),
            None if begins(line, FAULTY) => Line::DamagedMark,
            None if begins(line, &format!("{UNITS_VERSION} ")) => Line::DamagedResult,
            None => Line::Other,
        },
    }
}

/// Returns the machine's name in a line that ends like a mark, or lacks only the last bytes of its checksum.
fn marked_machine(line: &[u8]) -> Option<&str> {
    let mut fields = line.rsplit(|byte| *byte == b'\t');
    let (checksum, machine) = (fields.next()?, str::from_utf8(fields.next()?).ok()?);
    let mark = mark(machine);
    let (mark, start) = (mark.trim_end().as_bytes(), mark.trim_end().len() - 8);
    let is_cut = line.len() >= start && mark.starts_with(line);
    (checksum == &mark[start..] || is_cut).then_some(machine)
}

/// Returns whether a line, which may be cut short, begins with `start`.
fn begins(line: &[u8], start: &str) -> bool {
    iter::zip(line.trim_ascii_end(), start.as_bytes()).all(|(a, b)| a == b)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All lines that differ from this one in a byte, or lack adjacent bytes.
    fn damaged(line: &str) -> Vec<Vec<u8>> {
        let (line, mut damaged) = (line.trim_end().as_bytes(), vec![]);
        for start in 0..line.len() {
            let others = (0..=u8::MAX).filter(|byte| *byte != line[start]);
            damaged
                .extend(others.map(|byte| [&line[..start], &[byte], &line[start + 1..]].concat()));
            let ends = start + 1..=line.len();
            damaged.extend(ends.map(|end| [&line[..start], &line[end..]].concat()));
        }
        damaged
    }

    #[test]
    fn only_a_wrong_count_marks_the_machine() {
        assert_eq!(lines(Err(&CountError::WrongCount), "vm"), mark("vm"));
        assert_eq!(lines(Err(&CountError::NotEnoughMemory), "vm"), "");
    }

    #[test]
    fn damage_is_noticed() {
        let large =
            result_line(format!("{UNITS_VERSION} 28 318391"), 12_345_678_901, "node-1.example");
        for line in [result_line(format!("{UNITS_VERSION} 28 0"), 0, "vm"), large] {
            let is_result = |line: &[u8]| matches!(parse_line(line), Line::Result { .. });
            assert!(is_result(line.trim_end().as_bytes()));
            for line in damaged(&line) {
                assert!(!is_result(&line), "{}", line.escape_ascii());
            }
        }
        let mark = mark("vm");
        assert_eq!(parse_line(mark.trim_end().as_bytes()), Line::Faulty("vm"));
        for line in damaged(&mark) {
            let found = parse_line(&line);
            let is_start = mark.as_bytes().starts_with(&line);
            if line.ends_with(&mark.trim_end().as_bytes()[6..]) || is_start && line.len() >= 10 {
                assert_eq!(found, Line::Faulty("vm"), "{}", line.escape_ascii());
            } else if line.starts_with(b"faulty") || is_start {
                let is_mark = [Line::DamagedMark, Line::Faulty("vm")].contains(&found);
                assert!(is_mark, "{}", line.escape_ascii());
            }
        }
    }
}
