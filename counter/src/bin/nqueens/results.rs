//! Collecting results of work units, and adding them up.

use crate::format::{is_cut_result, parse_result};
use nqueens::error::{quoted, Error};
use nqueens::table::COUNTS;
use nqueens_counter::{units, Unit, SIZES, UNITS_VERSION};
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, Read, Write};

/// The results read so far.
#[derive(Default)]
pub struct Results {
    /// The units for the n of all results; there may be none until the first result is read.
    pub units: Vec<Unit>,
    /// The count of each unit that has a result, and how many results it has.
    counts: Vec<Option<(u64, u32)>>,
}

impl Results {
    /// Creates an empty collection that only accepts results for n queens.
    pub fn new(n: u32) -> Self {
        let units = units(n);
        Results { counts: vec![None; units.len()], units }
    }

    /// Reads the results in these files.
    pub fn read_files(&mut self, names: &[OsString]) -> Result<(), Error> {
        names.iter().try_for_each(|name| {
            let file = File::open(name).map_err(file_error("open", name))?;
            self.read(name, file).map(drop)
        })
    }

    /// Reads the results in a file. Ignores a cut result at its end, with a note on stderr. Returns the length
    /// of the file without it.
    pub fn read(&mut self, name: &OsStr, mut file: impl Read) -> Result<u64, Error> {
        let (mut text, mut length) = (vec![], 0);
        file.read_to_end(&mut text).map_err(file_error("read", name))?;
        for (number, line) in (1..).zip(text.split_inclusive(|byte| *byte == b'\n')) {
            let place = format!("{}:{number}", name.display());
            let is_cut = |n| is_cut_result(line, n);
            if self.n().map_or_else(|| SIZES.into_iter().any(is_cut), is_cut) {
                note(&format!("{place}: ignored the unterminated line"));
            } else {
                self.add(&place, line.strip_suffix(b"\n").unwrap_or(line))?;
                length += line.len() as u64;
            }
        }
        Ok(length)
    }

    /// The n of all results.
    fn n(&self) -> Option<u32> {
        self.units.first().map(|unit| unit.n)
    }

    fn add(&mut self, place: &str, line: &[u8]) -> Result<(), Error> {
        let result = parse_result(line);
        if let (None, Some((n, ..))) = (self.n(), result) {
            *self = Results::new(n);
        }
        let valid = result.filter(|(n, unit, _)| self.n() == Some(*n) && *unit < self.units.len());
        let Some((_, unit, count)) = valid else {
            let n = self.n().map_or("N".to_owned(), |n| n.to_string());
            return Err(Error::Failure(format!(
                "{place}: expected a result (v{UNITS_VERSION} {n} UNIT, count and checksum), found {}; \
                 delete the line if it is damaged, and its unit is counted again",
                quoted(line)
            )));
        };
        let unit = self.units[unit];
        let first = self.insert(unit, count);
        if first != count {
            return Err(Error::Failure(format!(
                "{place}: unit {unit} has two results, {first} and {count}: delete both"
            )));
        }
        Ok(())
    }

    /// Adds a result. Returns the count in the unit's first result.
    pub fn insert(&mut self, unit: Unit, count: u64) -> u64 {
        let (first, results) = self.counts[unit.number].get_or_insert((count, 0));
        *results += 1;
        *first
    }

    /// Returns the units without a result.
    pub fn missing(&self) -> impl Iterator<Item = Unit> + '_ {
        self.units.iter().copied().filter(|unit| self.counts[unit.number].is_none())
    }

    /// Adds up the results. Also returns a note that says how many units have been confirmed by a second
    /// result.
    ///
    /// # Errors
    /// If a unit has no result, or the total differs from the known count.
    pub fn total(&self) -> Result<(u128, String), Error> {
        let failure = |what: String| Err(Error::Failure(what));
        let Some(n) = self.n() else {
            return failure("there are no results".to_owned());
        };
        if let Some(first) = self.missing().next() {
            let missing = self.missing().count();
            return failure(format!("units without a result: {missing}; the first is {first}"));
        }
        let total = self.counts.iter().flatten().map(|(count, _)| u128::from(*count)).sum();
        if let Some(&count) = COUNTS.get(n as usize).filter(|count| total != u128::from(**count)) {
            return failure(format!(
                "the total is {total}, but n = {n} has {count} solutions: count all units again"
            ));
        }
        let twice = self.counts.iter().flatten().filter(|(_, results)| *results > 1).count();
        let once = self.counts.len() - twice;
        let note = format!(
            "units with two results or more (copies count, too): {twice}; with one: {once}"
        );
        Ok((total, note))
    }
}

/// Returns a function that turns the error of opening, reading or writing a file into the command's.
pub fn file_error(what: &str, name: &OsStr) -> impl Fn(io::Error) -> Error {
    let start = format!("{what} error: {name:?}");
    move |error| Error::Failure(format!("{start}: {error}"))
}

/// Writes a line to stderr.
pub fn note(text: &str) {
    let _ = io::stderr().write_all(format!("nqueens: {text}\n").as_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::result_line;
    use nqueens_counter::Kernel;

    fn line(n: u32, unit: usize, count: u64) -> String {
        result_line(format!("v4 {n} {unit}"), count) + "\n"
    }

    /// All results for n, one per line.
    fn results(n: u32) -> Vec<String> {
        let count = |unit: Unit| unit.count(Kernel::fastest()).unwrap();
        units(n).into_iter().map(|unit| result_line(unit, count(unit)) + "\n").collect()
    }

    /// The total, or the error, of files with these texts.
    fn total(files: &[impl AsRef<[u8]>]) -> Result<u128, Error> {
        let mut results = Results::default();
        let mut files = ["a", "b"].into_iter().zip(files);
        files.try_for_each(|(name, text)| results.read(name.as_ref(), text.as_ref()).map(drop))?;
        results.total().map(|(total, _)| total)
    }

    #[test]
    fn missing_wrong_and_conflicting_results_are_reported() {
        let lines = results(13);
        let (good, missing) = (lines.concat(), [&lines[..2], &lines[4..]].concat().concat());
        let (_, _, count) = parse_result(lines[2].trim_end().as_bytes()).unwrap();
        let other = line(13, 2, count + 1);
        let wrong = |count| good.replace(&lines[2], &line(13, 2, count));
        let rest = 73712 - u128::from(count);
        let wrong_total = |total| {
            format!("the total is {total}, but n = 13 has 73712 solutions: count all units again")
        };
        let two = |a, b| format!("unit v4 13 2 has two results, {a} and {b}: delete both");
        for (files, message) in [
            (&[""][..], "there are no results".to_owned()),
            (&[&missing], "units without a result: 2; the first is v4 13 2".to_owned()),
            (&[&good, &other], "b:1: ".to_owned() + &two(count, count + 1)),
            (&[&other, &good], "b:3: ".to_owned() + &two(count + 1, count)),
            (&[&wrong(0)], wrong_total(rest)),
            (&[&wrong(u64::MAX)], wrong_total(rest + u128::from(u64::MAX))),
        ] {
            assert_eq!(total(files), Err(Error::Failure(message)));
        }
    }

    #[test]
    fn only_results_of_this_version_and_one_n_are_accepted() {
        let good = results(13).concat();
        let units = good.lines().count();
        let signed = line(13, 0, 1).replace("\t1", "\t+1");
        let other_version = result_line("v3 13 0", 1) + "\n";
        let [beyond, other_n] = [line(13, units, 1), line(12, 0, 1)];
        for wrong in [signed, other_version, beyond, other_n, "\n".to_owned()] {
            let expected = "expected a result (v4 13 UNIT, count and checksum)";
            let found = quoted(wrong.trim_end().as_bytes());
            let hint = "delete the line if it is damaged, and its unit is counted again";
            let message = format!("a:{}: {expected}, found {found}; {hint}", units + 1);
            assert_eq!(total(&[format!("{good}{wrong}")]), Err(Error::Failure(message)));
        }
    }

    #[test]
    fn units_counted_twice_are_confirmed_in_any_order() {
        let mut lines = results(10);
        let once = lines.concat();
        lines.reverse();
        assert_eq!(total(&[lines.concat().replace('\n', "\r\n"), once]), Ok(724));
        let mut results = Results { units: units(28)[..5].to_vec(), counts: vec![None; 5] };
        let lines: String = (0..5).map(|unit| line(28, unit, u64::MAX)).collect();
        let again = line(28, 3, u64::MAX).repeat(2) + &line(28, 1, u64::MAX);
        results.read("a".as_ref(), (lines + &again).as_bytes()).unwrap();
        let note = "units with two results or more (copies count, too): 2; with one: 3".to_owned();
        assert_eq!(results.total(), Ok((5 * u128::from(u64::MAX), note)));
    }
}
