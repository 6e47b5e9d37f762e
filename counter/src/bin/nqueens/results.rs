//! Results of work units: reading, checking and adding them up.

use nqueens::error::{quoted, Error};
use nqueens::{pipe::is_newline, table::COUNTS};
use nqueens_counter::{units, SIZES, UNITS_VERSION};
use std::{fs, io, io::Write};

/// The results read so far.
#[derive(Default)]
pub struct Results {
    /// The n of all results; may be `None` until the first result is read.
    n: Option<u32>,
    /// The count of each unit that has a result.
    counts: Vec<Option<u64>>,
}

/// Returns the name of a unit for n queens: the version of the division into units, n, and a number.
pub fn unit_name(n: u32, unit: usize) -> String {
    format!("v{UNITS_VERSION} {n} {unit}")
}

/// Parses the name of a unit.
pub fn parse_unit(name: &str) -> Option<(u32, usize)> {
    let (n, unit) = name.strip_prefix(&format!("v{UNITS_VERSION} "))?.split_once(' ')?;
    Some((n.parse().ok().filter(|n| SIZES.contains(n))?, unit.parse().ok()?))
}

/// Parses a line with a result: n, the unit and its count.
fn parse_result(line: &[u8]) -> Option<(u32, usize, u64)> {
    let line = str::from_utf8(line).ok()?;
    let (name, count) = line.strip_suffix('\r').unwrap_or(line).split_once('\t')?;
    let (n, unit) = parse_unit(name)?;
    Some((n, unit, count.parse().ok()?))
}

impl Results {
    /// Creates an empty collection that only accepts results for n queens.
    pub fn for_n(n: u32) -> Self {
        Results { n: Some(n), counts: vec![None; units(n).len()] }
    }

    /// Reads the results in the text of a file. Ignores, with a note on stderr, an unterminated last
    /// line, such as a full disk or a killed process leaves behind.
    pub fn read(&mut self, file: &str, text: &[u8]) -> Result<(), Error> {
        for (number, line) in (1..).zip(text.split_inclusive(is_newline)) {
            let place = format!("{file}:{number}");
            if let Some(line) = line.strip_suffix(b"\n") {
                self.add(line).map_err(|what| Error::Failure(format!("{place}: {what}")))?;
            } else {
                let note = format!("nqueens: {place}: ignored the unterminated line\n");
                let _ = io::stderr().write_all(note.as_bytes());
            }
        }
        Ok(())
    }

    /// Reads the results in these files.
    pub fn read_files(&mut self, files: &[String]) -> Result<(), Error> {
        for file in files {
            let text = fs::read(file);
            let text =
                text.map_err(|error| Error::Failure(format!("read error: {file}: {error}")))?;
            self.read(file, &text)?;
        }
        Ok(())
    }

    fn add(&mut self, line: &[u8]) -> Result<(), String> {
        let result = parse_result(line);
        if let (None, Some((n, ..))) = (self.n, result) {
            *self = Results::for_n(n);
        }
        let valid = result.filter(|(n, unit, _)| self.n == Some(*n) && *unit < self.counts.len());
        let Some((n, unit, count)) = valid else {
            let n = self.n.map_or("N".to_owned(), |n| n.to_string());
            let expected = format!("v{UNITS_VERSION} {n} UNIT, a tab and a count");
            return Err(format!("expected a result ({expected}), found {}", quoted(line)));
        };
        let first = *self.counts[unit].get_or_insert(count);
        if first != count {
            let unit = unit_name(n, unit);
            return Err(format!("unit {unit} has two results, {first} and {count}: delete both"));
        }
        Ok(())
    }

    /// Returns the names of the units without a result.
    pub fn missing(&self) -> impl Iterator<Item = String> + '_ {
        let n = self.n.unwrap_or_default(); // Without n there are no units.
        let units = (0..self.counts.len()).filter(|unit| self.counts[*unit].is_none());
        units.map(move |unit| unit_name(n, unit))
    }

    /// Adds up the results.
    ///
    /// # Errors
    /// If a unit has no result, or the total differs from the known count.
    pub fn total(&self) -> Result<u128, Error> {
        let failure = |what: String| Err(Error::Failure(what));
        let Some(n) = self.n else {
            return failure("there are no results".to_owned());
        };
        if let Some(first) = self.missing().next() {
            let number = self.missing().count();
            return failure(format!("units without a result: {number}; the first is {first}"));
        }
        let total = self.counts.iter().flatten().map(|count| u128::from(*count)).sum();
        match COUNTS.get(n as usize) {
            Some(&count) if total != count.into() => failure(format!(
                "the total is {total}, but n = {n} has {count} solutions: delete all results"
            )),
            _ => Ok(total),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nqueens_counter::Kernel;
    use proptest::{prelude::*, sample::Index};

    /// All results for n, one per line.
    fn results(n: u32) -> Vec<String> {
        let count = |unit| Kernel::available()[0].count(unit).unwrap();
        let line = |(number, unit)| format!("{}\t{}\n", unit_name(n, number), count(unit));
        units(n).into_iter().enumerate().map(line).collect()
    }

    /// The total, or the error, of files with these texts.
    fn total(files: &[&str]) -> Result<u128, String> {
        let mut results = Results::default();
        let mut files = ["a", "b"].into_iter().zip(files);
        let read = files.try_for_each(|(name, text)| results.read(name, text.as_bytes()));
        read.and_then(|()| results.total()).map_err(|error| error.to_string())
    }

    #[test]
    fn missing_wrong_and_conflicting_results_are_reported() {
        let lines = results(13);
        let (good, missing) = (lines.concat(), [&lines[..2], &lines[4..]].concat().concat());
        let (unit, count) = lines[2].trim_end().split_once('\t').unwrap();
        let other = format!("{unit}\t1{count}\n");
        let rest = 73712 - count.parse::<u128>().unwrap();
        let wrong = |count: u64| good.replace(&lines[2], &format!("{unit}\t{count}\n"));
        let wrong_total = |total| format!("the total is {total}, but n = 13 has 73712 solutions: ");
        for (files, message) in [
            (&[""][..], "there are no results".to_owned()),
            (&[&missing], format!("units without a result: 2; the first is {unit}")),
            (&[&good, &other], format!("b:1: unit {unit} has two results, {count} and 1{count}: ")),
            (&[&other, &good], format!("b:3: unit {unit} has two results, 1{count} and {count}: ")),
            (&[&wrong(0)], wrong_total(rest)),
            (&[&wrong(u64::MAX)], wrong_total(rest + u128::from(u64::MAX))),
        ] {
            let error = total(files).unwrap_err();
            assert!(error.starts_with(&message), "expected {message}..., found {error}");
        }
    }

    #[test]
    fn a_total_without_a_known_count_is_accepted() {
        let result = |unit| format!("{}\t1\n", unit_name(28, unit));
        let results: String = (0..units(28).len()).map(result).collect();
        assert_eq!(total(&[&results]), Ok(318_392));
    }

    #[test]
    fn only_results_of_this_version_and_one_n_are_accepted() {
        let (good, version) = (results(13).concat(), format!("v{UNITS_VERSION} 13 "));
        let units = good.lines().count();
        let wrong = format!(
            "|x|13 0\t1|v1 13 0\t1|V0|V0\t|V0\tx|V0\t-1|V0\t1.0|V0\t1\t|V0 1| V0\t1|V0 0\t1|\
             V{units}\t1|v{UNITS_VERSION} 12 0\t1|\t1|V0\t18446744073709551616"
        );
        for wrong in wrong.replace('V', &version).split('|') {
            let (line, found) = (units + 1, quoted(wrong.as_bytes()));
            let expected = format!("expected a result ({version}UNIT, a tab and a count)");
            let message = format!("a:{line}: {expected}, found {found}");
            assert_eq!(total(&[&format!("{good}{wrong}\n")]), Err(message));
        }
    }

    proptest! {
        #[test]
        fn results_may_come_in_any_order_and_more_than_once(
            lines in Just([results(10), results(10)].concat()).prop_shuffle(),
            at in any::<Index>(),
        ) {
            let (a, b) = lines.split_at(at.index(lines.len()));
            prop_assert_eq!(total(&[&a.concat(), &b.concat().replace('\n', "\r\n")]), Ok(724));
        }

        /// The text is cut somewhere, and continues with the text from another place.
        #[test]
        fn damaged_results_never_give_another_total(
            (at, from) in any::<(Index, Index)>(),
            end in prop_oneof![Just(""), Just("\n")],
        ) {
            let good = results(8).concat();
            let (at, from) = (at.index(good.len()), from.index(good.len()));
            let total = total(&[&[&good[..at], end, &good[from..]].concat()]);
            prop_assert!(total == Ok(92) || total.is_err());
        }
    }
}
