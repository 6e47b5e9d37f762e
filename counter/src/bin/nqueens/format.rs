//! Units and results as text.

use nqueens_counter::{SIZES, UNITS_VERSION};

/// Returns the name of a unit for n queens: the version of the division into units, n, and a number.
pub fn unit_name(n: u32, unit: usize) -> String {
    format!("v{UNITS_VERSION} {n} {unit}")
}

/// Parses the name of a unit.
pub fn parse_unit(name: &str) -> Option<(u32, usize)> {
    let (n, unit) = name.strip_prefix(&format!("v{UNITS_VERSION} "))?.split_once(' ')?;
    Some((n.parse().ok().filter(|n| SIZES.contains(n))?, unit.parse().ok()?))
}

/// Returns the line of a result: the unit, its count, and a checksum of both, the 32-bit FNV-1a hash. A
/// line with one altered byte always fails the check, and other damage passes once in 2^32 cases.
pub fn result_line(n: u32, unit: usize, count: u64) -> String {
    let result = format!("{}\t{count}", unit_name(n, unit));
    let add = |hash: u32, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    format!("{result}\t{:08x}", result.bytes().fold(0x811C_9DC5, add))
}

/// Parses the line of a result: n, the unit and its count.
pub fn parse_result(line: &[u8]) -> Option<(u32, usize, u64)> {
    let line = str::from_utf8(line).ok()?;
    let line = line.strip_suffix('\r').unwrap_or(line);
    let mut fields = line.split('\t');
    let (n, unit) = parse_unit(fields.next()?)?;
    let count = fields.next()?.parse().ok()?;
    (result_line(n, unit, count) == line).then_some((n, unit, count))
}

#[test]
fn a_line_with_an_altered_byte_or_fewer_bytes_is_refused() {
    for (unit, count) in [(0, 0), (7, 10), (318_391, 12_345_678_901)] {
        let good = result_line(28, unit, count).into_bytes();
        assert_eq!(parse_result(&good), Some((28, unit, count)));
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
