//! Collecting results of work units, and adding them up.

use crate::format::{parse_result, unit_name};
use nqueens::error::{quoted, Error};
use nqueens::table::COUNTS;
use nqueens_counter::{units, UNITS_VERSION};
use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

/// The results read so far.
#[derive(Default)]
pub struct Results {
    /// The n of all results; may be `None` until the first result is read.
    n: Option<u32>,
    /// The count of each unit that has a result, and how many results it has.
    counts: Vec<Option<(u64, u32)>>,
    /// The unit of the last result.
    last: Option<usize>,
}

impl Results {
    /// Creates an empty collection that only accepts results for n queens, which have this many units.
    pub fn new(n: u32, units: usize) -> Self {
        Results { n: Some(n), counts: vec![None; units], last: None }
    }

    /// Reads the results in these files.
    pub fn read_files(&mut self, files: &[OsString]) -> Result<(), Error> {
        files.iter().try_for_each(|file| {
            self.read(file, &fs::read(file).map_err(file_error("read", file))?)
        })
    }

    /// Opens a file or creates it, locks it and reads its results. Cuts off an unterminated
    /// last line, so that no result is joined to it.
    pub fn open(&mut self, name: &OsStr) -> Result<File, Error> {
        let open = || {
            // Windows cannot cut off the end of a file that is open for appending.
            let mut options = File::options();
            let mut file =
                options.read(true).write(true).create(true).truncate(false).open(name)?;
            if !file.metadata()?.is_file() {
                return Err(io::Error::other("not a file")); // A device may have no end.
            }
            let in_use = |_| io::Error::other("in use by another process, or cannot be locked");
            file.try_lock().map_err(in_use)?;
            let mut text = vec![];
            file.read_to_end(&mut text)?;
            Ok((file, text))
        };
        let (mut file, text) = open().map_err(file_error("read", name))?;
        self.read(name, &text)?;
        let end = text.iter().rposition(|byte| *byte == b'\n').map_or(0, |newline| newline + 1);
        let cut = file.set_len(end as u64).and_then(|()| file.seek(SeekFrom::End(0)));
        cut.map(|_| file).map_err(file_error("write", name))
    }

    /// Reads the results in the text of a file. Ignores, with a note on stderr, an unterminated last
    /// line that begins as a result, such as a full disk or a killed process leaves behind.
    pub fn read(&mut self, file: impl AsRef<Path>, text: &[u8]) -> Result<(), Error> {
        for (number, line) in (1..).zip(text.split_inclusive(|byte| *byte == b'\n')) {
            let place = format!("{}:{number}", file.as_ref().display());
            match line.strip_suffix(b"\n") {
                None if line.starts_with(b"v") => {
                    note(&format!("{place}: ignored the unterminated line"));
                }
                terminated => self.add(&place, terminated.unwrap_or(line))?,
            }
        }
        Ok(())
    }

    fn add(&mut self, place: &str, line: &[u8]) -> Result<(), Error> {
        let result = parse_result(line);
        if let (None, Some((n, ..))) = (self.n, result) {
            *self = Results::new(n, units(n).len());
        }
        let valid = result.filter(|(n, unit, _)| self.n == Some(*n) && *unit < self.counts.len());
        let Some((n, unit, count)) = valid else {
            let n = self.n.map_or("N".to_owned(), |n| n.to_string());
            return Err(Error::Failure(format!(
                "{place}: expected a result (v{UNITS_VERSION} {n} UNIT, count and checksum), found {}",
                quoted(line)
            )));
        };
        let first = self.insert(unit, count);
        if first != count {
            let unit = unit_name(n, unit);
            return Err(Error::Failure(format!(
                "{place}: unit {unit} has two results, {first} and {count}: delete both"
            )));
        }
        Ok(())
    }

    /// Adds a result. Returns the count in the unit's first result.
    pub fn insert(&mut self, unit: usize, count: u64) -> u64 {
        let (first, results) = self.counts[unit].get_or_insert((count, 0));
        *results += 1;
        self.last = Some(unit);
        *first
    }

    /// Returns the units without a result.
    pub fn missing(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.counts.len()).filter(|unit| self.counts[*unit].is_none())
    }

    /// Returns the name of the unit of the last result.
    pub fn last(&self) -> Option<String> {
        Some(unit_name(self.n?, self.last?))
    }

    /// Adds up the results. Also returns a note that says how many units have been confirmed by a second
    /// result.
    ///
    /// # Errors
    /// If a unit has no result, or the total differs from the known count.
    pub fn total(&self) -> Result<(u128, String), Error> {
        let failure = |what: String| Err(Error::Failure(what));
        let Some(n) = self.n else {
            return failure("there are no results".to_owned());
        };
        let missing = self.missing().count();
        if let Some(first) = self.missing().next() {
            let first = unit_name(n, first);
            return failure(format!("units without a result: {missing}; the first is {first}"));
        }
        let total = self.counts.iter().flatten().map(|(count, _)| u128::from(*count)).sum();
        if let Some(&count) = COUNTS.get(n as usize).filter(|count| total != u128::from(**count)) {
            return failure(format!(
                "the total is {total}, but n = {n} has {count} solutions: delete all results"
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

/// Returns a function that turns the error of reading or writing a file into the command's.
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
        result_line(n, unit, count) + "\n"
    }

    /// All results for n, one per line.
    fn results(n: u32) -> Vec<String> {
        let counts = units(n).into_iter().map(|unit| unit.count(Kernel::fastest()).unwrap());
        counts.enumerate().map(|(unit, count)| line(n, unit, count)).collect()
    }

    /// The total, or the error, of files with these texts.
    fn total(files: &[impl AsRef<[u8]>]) -> Result<u128, Error> {
        let mut results = Results::default();
        let mut files = ["a", "b"].into_iter().zip(files);
        let read = files.try_for_each(|(name, text)| results.read(name, text.as_ref()));
        read.and_then(|()| results.total()).map(|(total, _)| total)
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
            format!("the total is {total}, but n = 13 has 73712 solutions: delete all results")
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
        let with_checksum = line(13, 0, 1);
        let (no_checksum, checksum) = with_checksum.trim_end().rsplit_once('\t').unwrap();
        let upper = format!("{no_checksum}\t{}", checksum.to_uppercase());
        let signed = with_checksum.trim_end().replace("\t1", "\t+1");
        let [beyond, other_n] = [line(13, units, 1), line(12, 0, 1)];
        let lines = [no_checksum, &upper, &signed, beyond.trim_end(), other_n.trim_end(), "", "x"];
        for wrong in lines.into_iter().chain(["v3 13 0\t1", "13 0\t1", "v4 13 0\t\t", "v4 13"]) {
            let expected = "expected a result (v4 13 UNIT, count and checksum)";
            let found = quoted(wrong.as_bytes());
            let message = format!("a:{}: {expected}, found {found}", units + 1);
            assert_eq!(total(&[format!("{good}{wrong}\n")]), Err(Error::Failure(message)));
        }
    }

    #[test]
    fn units_counted_twice_are_confirmed_in_any_order() {
        let mut lines = results(10);
        let once = lines.concat();
        lines.reverse();
        assert_eq!(total(&[lines.concat().replace('\n', "\r\n"), once]), Ok(724));
        let mut results = Results::new(28, 5);
        let lines: String = (0..5).map(|unit| line(28, unit, u64::MAX)).collect();
        results.read("a", lines.as_bytes()).unwrap();
        results
            .read("b", (line(28, 3, u64::MAX).repeat(2) + &line(28, 1, u64::MAX)).as_bytes())
            .unwrap();
        let note = "units with two results or more (copies count, too): 2; with one: 3".to_owned();
        assert_eq!(results.total(), Ok((5 * u128::from(u64::MAX), note)));
    }
}
