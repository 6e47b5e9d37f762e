//! Results of work units: reading, checking and adding them up.

use nqueens::engine::{self, UNITS_VERSION};
use nqueens::error::{quoted, Error};
use nqueens::table::COUNTS;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::str;

/// The maximum number of bytes that are read as one line. A result is shorter.
const MAX_LINE: u64 = 256;

/// The results read so far.
#[derive(Default)]
pub struct Results {
    /// The n of all results; may be `None` until the first result is read.
    n: Option<u32>,
    /// Each unit's count, and the file and line of the first result that has it.
    counts: Vec<Option<(u64, String)>>,
}

/// Returns the name of a unit for n queens: the version of the division into units, n, and a number.
pub fn unit_name(n: u32, unit: usize) -> String {
    format!("v{UNITS_VERSION} {n} {unit}")
}

/// Parses the name of a unit.
pub fn parse_unit(name: &str) -> Option<(u32, usize)> {
    let (n, unit) = name.strip_prefix(&format!("v{UNITS_VERSION} "))?.split_once(' ')?;
    Some((n.parse().ok().filter(|n| engine::SIZES.contains(n))?, unit.parse().ok()?))
}

/// Parses a line with a result: the unit and its count.
fn parse_result(line: &[u8]) -> Option<((u32, usize), u64)> {
    let line = str::from_utf8(line).ok()?;
    let (unit, count) = line.strip_suffix('\r').unwrap_or(line).split_once('\t')?;
    Some((parse_unit(unit)?, count.parse().ok()?))
}

impl Results {
    /// Creates an empty collection that only accepts results for n queens.
    pub fn for_n(n: u32) -> Self {
        Results { n: Some(n), counts: vec![None; engine::units(n).len()] }
    }

    /// Reads the results in a file. Ignores, with a note on stderr, an unterminated last line, such as a
    /// full disk or a killed process leaves behind.
    pub fn read(&mut self, file: &str, reader: impl Read) -> Result<(), Error> {
        let mut reader = BufReader::new(reader);
        for number in 1.. {
            let mut line = Vec::new();
            let place = format!("{file}:{number}");
            match reader.by_ref().take(MAX_LINE).read_until(b'\n', &mut line) {
                Err(error) => return Err(Error::Failure(format!("read error: {file}: {error}"))),
                Ok(0) => break,
                Ok(length) if line.ends_with(b"\n") || length as u64 == MAX_LINE => {
                    self.add(line.strip_suffix(b"\n").unwrap_or(&line), &place)?;
                }
                Ok(_) => {
                    let note = format!("nqueens: {place}: ignored the unterminated line\n");
                    let _ = io::stderr().write_all(note.as_bytes());
                }
            }
        }
        Ok(())
    }

    /// Reads the results in these files.
    pub fn read_files(&mut self, files: &[OsString]) -> Result<(), Error> {
        files.iter().try_for_each(|file| {
            let name = file.to_string_lossy();
            let opened = File::open(file);
            let error = |error| Error::Failure(format!("read error: {name}: {error}"));
            self.read(&name, opened.map_err(error)?)
        })
    }

    fn add(&mut self, line: &[u8], place: &str) -> Result<(), Error> {
        let parsed = parse_result(line);
        if let (None, Some(((n, _), _))) = (self.n, parsed) {
            *self = Results::for_n(n);
        }
        let known = parsed.filter(|((n, unit), _)| self.n == Some(*n) && *unit < self.counts.len());
        let Some(((n, unit), count)) = known else {
            let n = self.n.map_or("N".to_owned(), |n| n.to_string());
            return Err(Error::Failure(format!(
                "{place}: expected a result of this version (v{UNITS_VERSION} {n} UNIT, a tab \
                 and a count), found {}",
                quoted(Some(line))
            )));
        };
        let (first, first_place) =
            self.counts[unit].get_or_insert_with(|| (count, place.to_owned()));
        if *first != count {
            return Err(Error::Failure(format!(
                "unit {} has two results: {first} in {first_place}, {count} in {place}; delete both \
                 and count again",
                unit_name(n, unit)
            )));
        }
        Ok(())
    }

    /// Returns the names of the units without a result.
    pub fn missing(&self) -> impl Iterator<Item = String> + '_ {
        let n = self.n.unwrap_or_default(); // Without n there are no units.
        let missing = self.counts.iter().enumerate().filter(|(_, count)| count.is_none());
        missing.map(move |(unit, _)| unit_name(n, unit))
    }

    /// Adds up the results.
    ///
    /// # Errors
    /// If a unit has no result, or the total differs from the known count.
    pub fn total(&self) -> Result<u128, Error> {
        let error = |message: String| Err(Error::Failure(message));
        let Some(n) = self.n else {
            return error("there are no results".to_owned());
        };
        if let Some(first) = self.missing().next() {
            let number = self.missing().count();
            return error(format!("units without a result: {number}; the first is {first}"));
        }
        let total = self.counts.iter().flatten().map(|(count, _)| u128::from(*count)).sum();
        match COUNTS.get(n as usize) {
            Some(&count) if total != count.into() => error(format!(
                "the results add up to {total}, but n = {n} has {count} solutions: delete all results \
                 and count again"
            )),
            _ => Ok(total),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nqueens::engine::Kernel;
    use proptest::prelude::*;

    /// All results for n, one per line.
    fn results(n: u32) -> Vec<String> {
        let count = |unit| Kernel::available()[0].count(unit).unwrap();
        let line = |(number, unit)| format!("{}\t{}\n", unit_name(n, number), count(unit));
        engine::units(n).into_iter().enumerate().map(line).collect()
    }

    /// The total, or the error, of files with these texts.
    fn total(files: &[&str]) -> Result<u128, String> {
        let mut results = Results::default();
        let mut files = ["a", "b"].into_iter().zip(files);
        let read = files.try_for_each(|(name, text)| results.read(name, text.as_bytes()));
        read.and_then(|()| results.total()).map_err(|error| error.to_string())
    }

    #[test]
    fn missing_units_are_counted_and_the_first_is_named() {
        assert_eq!(total(&[""]), Err("there are no results".to_owned()));
        let mut lines = results(13);
        lines.drain(2..4);
        let message = format!("units without a result: 2; the first is {}", unit_name(13, 2));
        assert_eq!(total(&[&lines.concat()]), Err(message));
    }

    #[test]
    fn only_results_of_this_version_and_one_n_are_accepted() {
        let (good, version) = (results(13).concat(), format!("v{UNITS_VERSION} "));
        let (next, long) = (format!("v{} 13 0\t1", UNITS_VERSION + 1), "8".repeat(1_000_000));
        let wrong =
            "|x|13 0\t1|V13 0|V13 0\t|V13 0\tx|V13 0\t-1|V13 0\t1.0|V13 0\t1\t|V13 0 1| V13 0\t1|\
                     V13 0 0\t1|V13 200\t1|V12 0\t1|V29 0\t1|\t1|V13 0\t18446744073709551616";
        let line = good.lines().count() + 1;
        for wrong in wrong.replace('V', &version).split('|').chain([&next[..], &long]) {
            let found = quoted(Some(&wrong.as_bytes()[..wrong.len().min(MAX_LINE as usize)]));
            let message = format!(
                "a:{line}: expected a result of this version ({version}13 UNIT, a tab and a count), \
                 found {found}"
            );
            assert_eq!(total(&[&format!("{good}{wrong}\n")]), Err(message));
        }
    }

    #[test]
    fn conflicting_results_and_wrong_totals_are_reported() {
        let good = results(13).concat();
        let line = good.lines().nth(2).unwrap();
        let (unit, count) = line.split_once('\t').unwrap();
        let other = format!("{unit}\t9{count}");
        let message = format!(
            "unit {unit} has two results: {count} in a:3, 9{count} in b:1; delete both and \
             count again"
        );
        assert_eq!(total(&[&good, &(other.clone() + "\n")]), Err(message));
        let sum = 9 * 10_u128.pow(count.len() as u32) + 73712;
        let message = format!(
            "the results add up to {sum}, but n = 13 has 73712 solutions: delete all results and count \
             again"
        );
        assert_eq!(total(&[&good.replace(line, &other)]), Err(message));
    }

    proptest! {
        #[test]
        fn results_may_come_in_any_order_and_more_than_once(
            lines in Just([results(10), results(10)].concat()).prop_shuffle(),
            at in any::<prop::sample::Index>(),
        ) {
            let (a, b) = lines.split_at(at.index(lines.len()));
            prop_assert_eq!(total(&[&a.concat(), &b.concat().replace('\n', "\r\n")]), Ok(724));
        }

        /// The text is cut somewhere, and continues with the text from another place.
        #[test]
        fn a_fragment_is_never_taken_for_a_result(
            at in any::<prop::sample::Index>(),
            end in prop_oneof![Just(""), Just("\n")],
            from in any::<prop::sample::Index>(),
        ) {
            let good = results(8).concat();
            let (at, from) = (at.index(good.len()), from.index(good.len()));
            let total = total(&[&[&good[..at], end, &good[from..]].concat()]);
            prop_assert!(total == Ok(92) || total.is_err());
        }
    }
}
