//! Units, results and marks as text.

use nqueens_counter::{CountError, Unit, SIZES, UNITS_VERSION};
use std::fmt::Display;

/// The first field of a mark.
const FAULTY: &str = "faulty";

/// Parses the name of a unit: n and the unit's number.
pub fn parse_unit(name: &str) -> Option<(u32, usize)> {
    let (n, number) = name.strip_prefix(&format!("v{UNITS_VERSION} "))?.split_once(' ')?;
    Some((n.parse().ok().filter(|n| SIZES.contains(n))?, number.parse().ok()?))
}

/// Returns the line of a result.
pub fn result_line(unit: impl Display, count: u64, machine: &str) -> String {
    with_checksum(&format!("{unit}\t{count}\t{machine}"))
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

/// Returns the line of a mark.
pub fn faulty_line(machine: &str) -> String {
    with_checksum(&format!("{FAULTY}\t{machine}"))
}

/// Appends a checksum, the 32-bit FNV-1a hash, and a newline. A line with one altered byte always fails the
/// check, and other damage passes once in 2^32 cases.
fn with_checksum(fields: &str) -> String {
    let add = |hash: u32, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    format!("{fields}\t{:08x}\n", fields.bytes().fold(0x811C_9DC5, add))
}

/// n, a unit's number and its count.
type UnitCount = (u32, usize, u64);

/// Parses the line of a result, or of a mark, which has only a machine's name. The name is empty in a result
/// of a version that did not write it.
pub fn parse_line(line: &[u8]) -> Option<(&str, Option<UnitCount>)> {
    let line = str::from_utf8(line).ok()?;
    let line = line.strip_suffix('\n').unwrap_or(line);
    let line = line.strip_suffix('\r').unwrap_or(line);
    let (fields, _) = line.rsplit_once('\t')?;
    if with_checksum(fields).trim_end() != line {
        return None;
    }
    match fields.split('\t').collect::<Vec<_>>()[..] {
        [FAULTY, machine] => Some((machine, None)),
        [name, count, ref machine @ ..] if machine.len() < 2 => {
            let (n, number) = parse_unit(name)?;
            let result = (n, number, count.parse().ok()?);
            Some((machine.first().unwrap_or(&""), Some(result)))
        }
        _ => None,
    }
}

/// Returns whether an unterminated line is the beginning of a result for n, such as a killed process or a full
/// disk leaves behind, or the NUL bytes of a power failure follow it.
pub fn is_cut_line(line: &[u8], n: u32) -> bool {
    let line = &line[..line.iter().rposition(|byte| *byte != 0).map_or(0, |last| last + 1)];
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    let mut fields = line.split(|byte| *byte == b'\t');
    let name = fields.next().unwrap_or_default();
    let start = format!("v{UNITS_VERSION} {n} ");
    let is_name = match name.strip_prefix(start.as_bytes()) {
        Some(number) => number.iter().all(u8::is_ascii_digit),
        None => start.as_bytes().starts_with(name),
    };
    is_name && fields.flatten().all(|byte| *byte > b' ')
}

#[test]
fn a_line_with_an_altered_byte_or_fewer_bytes_is_refused() {
    for line in [
        result_line("v4 28 0", 0, "vm"),
        result_line("v4 28 318391", 12_345_678_901, "node-1.example"),
        with_checksum("v4 28 7\t10"),
        faulty_line("vm"),
    ] {
        let good = line.as_bytes();
        assert!(parse_line(good).is_some());
        for at in 0..good.len() - 1 {
            for byte in (0..=u8::MAX).filter(|byte| *byte != good[at]) {
                let mut line = good.to_vec();
                line[at] = byte;
                assert_eq!(parse_line(&line), None, "{}", line.escape_ascii());
            }
            for end in at + 1..good.len() {
                let line = [&good[..at], &good[end..]].concat();
                assert_eq!(parse_line(&line), None, "{}", line.escape_ascii());
            }
        }
    }
}

#[test]
fn only_the_beginning_of_a_line_is_a_cut_line() {
    let line = result_line("v4 28 7", 10, "vm-2");
    for end in 0..line.len() {
        for cut in [&line[..end], &format!("{}\0\0", &line[..end])] {
            assert!(is_cut_line(cut.as_bytes(), 28), "{cut}");
            assert!(end < 4 || !is_cut_line(cut.as_bytes(), 8), "{cut}");
        }
    }
    let joined = result_line("v4 28 7", 10, "vm").replace('\n', "\rv4");
    for other in [
        "very important notes",
        "v3 28 7",
        "v4 28 x",
        "v4 28 7\rv4 28 8",
        "\0v4",
        "faulty\tvm",
        &joined,
    ] {
        assert!(!is_cut_line(other.as_bytes(), 28), "{other}");
    }
}
