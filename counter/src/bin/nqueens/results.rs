//! Collecting results of work units, and adding them up.

use crate::format::{is_cut_line, parse_line};
use nqueens::error::{quoted, Error};
use nqueens::table::COUNTS;
use nqueens_counter::{units, Unit, SIZES, UNITS_VERSION};
use std::collections::BTreeSet;
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, Read, Write};

/// The results read or counted so far.
#[derive(Default)]
pub struct Results {
    /// All units for the n of the results; empty until n is known.
    pub units: Vec<Unit>,
    found: Vec<Found>,
    /// The machines that are marked as faulty. Their results are ignored.
    pub faulty: BTreeSet<String>,
    /// The number of damaged lines, and the first of them for a message.
    damaged: usize,
    damaged_listed: Vec<String>,
}

/// A result. Its machine is empty if it is unknown, and its place, file and line, if it was counted just now.
struct Found {
    unit: usize,
    count: u64,
    machine: String,
    place: String,
}

/// The number of damaged lines, and of units with two results, that a message lists.
const MOST_LISTED: usize = 10;

impl Results {
    /// Creates an empty collection that only accepts results for n queens.
    pub fn new(n: u32) -> Self {
        Results { units: units(n), ..Results::default() }
    }

    /// Reads the results in these files, and checks all results.
    pub fn read_files(&mut self, names: &[OsString]) -> Result<(), Error> {
        for name in names {
            self.read(name, File::open(name).map_err(file_error("open", name))?)?;
        }
        self.check()
    }

    /// Reads the results in a file. Ignores a cut line at its end, with a note on stderr. Returns the text
    /// of the file without it.
    pub fn read(&mut self, name: &OsStr, mut file: impl Read) -> Result<Vec<u8>, Error> {
        let (mut text, mut end) = (vec![], 0);
        file.read_to_end(&mut text).map_err(file_error("read", name))?;
        for (number, line) in (1..).zip(text.split_inclusive(|byte| *byte == b'\n')) {
            let place = format!("{}:{number}", name.display());
            let is_cut = |n| is_cut_line(line, n) && parse_line(line).is_none();
            let is_cut = self.n().map_or_else(|| SIZES.into_iter().any(is_cut), is_cut);
            // A file that begins with NUL bytes is something else.
            if is_cut && (end > 0 || line[0] != 0) {
                note(&format!("{place}: ignored the unterminated line"));
            } else {
                self.add(place, line);
                end += line.len();
            }
        }
        text.truncate(end);
        Ok(text)
    }

    /// The n of all results.
    fn n(&self) -> Option<u32> {
        self.units.first().map(|unit| unit.n)
    }

    fn add(&mut self, place: String, line: &[u8]) {
        match parse_line(line) {
            // Results without a machine's name may be from this one, too.
            Some((machine, None)) => self.faulty.extend([machine.to_owned(), String::new()]),
            Some((machine, Some((n, unit, count)))) if self.accepts(n, unit) => {
                self.insert(unit, count, machine, place);
            }
            _ => {
                self.damaged += 1;
                let n = self.n().map_or("N".to_owned(), |n| n.to_string());
                let found = quoted(line.strip_suffix(b"\n").unwrap_or(line));
                if self.damaged <= MOST_LISTED {
                    self.damaged_listed.push(format!(
                        "{place}: expected a result (v{UNITS_VERSION} {n} UNIT, count, machine and \
                         checksum), found {found}"
                    ));
                }
            }
        }
    }

    fn accepts(&mut self, n: u32, unit: usize) -> bool {
        if self.units.is_empty() {
            self.units = units(n);
        }
        self.n() == Some(n) && unit < self.units.len()
    }

    /// Adds a result.
    pub fn insert(&mut self, unit: usize, count: u64, machine: &str, place: String) {
        self.found.push(Found { unit, count, machine: machine.to_owned(), place });
    }

    /// Returns the results of each unit, except those of faulty machines.
    fn by_unit(&self) -> Vec<Vec<&Found>> {
        let mut by_unit = vec![vec![]; self.units.len()];
        for found in self.found.iter().filter(|found| !self.faulty.contains(&found.machine)) {
            by_unit[found.unit].push(found);
        }
        by_unit
    }

    /// Checks all results, and notes on stderr how many of faulty machines are ignored.
    ///
    /// # Errors
    /// If lines are damaged, or units have two different results. The message lists up to ten of each.
    pub fn check(&self) -> Result<(), Error> {
        if !self.faulty.is_empty() {
            let ignored =
                self.found.iter().filter(|found| self.faulty.contains(&found.machine)).count();
            let names = self.faulty.iter().map(String::as_str).collect::<Vec<_>>().join(" ");
            note(&format!("results ignored: {ignored}; machines marked as faulty:{names}"));
        }
        let shown =
            |found: &Found| format!("{} from {} ({})", found.count, found.machine, found.place);
        let conflict = |results: &Vec<&Found>| {
            let first = results.first()?;
            let unit = self.units[first.unit];
            let other = results.iter().find(|other| other.count != first.count)?;
            Some(format!("unit {unit} has two results: {} and {}", shown(first), shown(other)))
        };
        let conflicts: Vec<_> = self.by_unit().iter().filter_map(conflict).collect();
        let numbers = [self.damaged, conflicts.len()];
        if numbers == [0, 0] {
            return Ok(());
        }
        let listed = self.damaged_listed.iter().chain(conflicts.iter().take(MOST_LISTED));
        Err(Error::Failure(format!(
            "{}damaged lines: {}; units with two results: {}; delete damaged lines; if two machines differ, \
             delete all lines of the one that counts wrongly (of both, if unknown), and count its units on another",
            listed.map(|line| format!("{line}\n")).collect::<String>(),
            numbers[0],
            numbers[1]
        )))
    }

    /// Returns the units without a result.
    pub fn missing(&self) -> Vec<Unit> {
        let by_unit = self.by_unit();
        self.units.iter().copied().filter(|unit| by_unit[unit.number].is_empty()).collect()
    }

    /// Adds up the results. Also returns a note that says how many units have two results or more.
    ///
    /// # Errors
    /// If a unit has no result, or the total differs from the known count.
    pub fn total(&self) -> Result<(u128, String), Error> {
        let failure = |what: String| Err(Error::Failure(what));
        let Some(n) = self.n() else {
            return failure("there are no results".to_owned());
        };
        if let missing @ [first, ..] = &self.missing()[..] {
            let missing = missing.len();
            return failure(format!("units without a result: {missing}; the first is {first}"));
        }
        let by_unit = self.by_unit();
        let total = by_unit.iter().map(|results| u128::from(results[0].count)).sum();
        if let Some(&count) = COUNTS.get(n as usize).filter(|count| total != u128::from(**count)) {
            return failure(format!(
                "the total is {total}, but n = {n} has {count} solutions: some results are wrong; count all \
                 units again, without these files"
            ));
        }
        let twice = by_unit.iter().filter(|results| results.len() > 1).count();
        let once = by_unit.len() - twice;
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
    use crate::format::{faulty_line, result_line};
    use nqueens_counter::Kernel;

    fn line(n: u32, unit: usize, count: u64, machine: &str) -> String {
        result_line(format!("v4 {n} {unit}"), count, machine)
    }

    /// The lines of all results for n.
    fn results(n: u32, machine: &str) -> Vec<String> {
        let count = |unit: Unit| unit.count(Kernel::fastest()).unwrap();
        units(n).into_iter().map(|unit| result_line(unit, count(unit), machine)).collect()
    }

    /// The total, or the error, of files with these texts.
    fn total(files: &[impl AsRef<[u8]>]) -> Result<u128, Error> {
        let mut results = Results::default();
        let mut files = ["a", "b"].into_iter().zip(files);
        files.try_for_each(|(name, text)| results.read(name.as_ref(), text.as_ref()).map(drop))?;
        results.check()?;
        results.total().map(|(total, _)| total)
    }

    #[test]
    fn missing_and_wrong_results_are_reported() {
        let lines = results(13, "vm");
        let (good, missing) = (lines.concat(), [&lines[..2], &lines[4..]].concat().concat());
        let missing_are =
            |number, first| format!("units without a result: {number}; the first is v4 13 {first}");
        let wrong = good.replace(&lines[2], &line(13, 2, u64::MAX, "vm"));
        let Some((_, Some((_, _, count)))) = parse_line(lines[2].as_bytes()) else { panic!() };
        let wrong_total = u128::from(u64::MAX - count) + 73712;
        let wrong_is = format!("the total is {wrong_total}, but n = 13 has 73712 solutions");
        // A machine that is marked in any place has no results, nor has one without a name.
        let unnamed = line(13, 2, 0, "");
        for (files, message) in [
            (&[""][..], "there are no results".to_owned()),
            (&[&missing], missing_are(2, 2)),
            (
                &[&wrong],
                wrong_is + ": some results are wrong; count all units again, without these files",
            ),
            (&[&faulty_line("vm"), &good], missing_are(lines.len(), 0)),
            (&[&good, faulty_line("vm").trim_end()], missing_are(lines.len(), 0)),
            (&[&missing, &(unnamed + &faulty_line("sick"))], missing_are(2, 2)),
        ] {
            assert_eq!(total(files), Err(Error::Failure(message)));
        }
        let sick = line(13, 2, 0, "sick");
        assert_eq!(total(&[sick.clone() + &good, faulty_line("sick")]), Ok(73712));
    }

    #[test]
    fn all_damaged_lines_and_conflicts_are_reported_and_ten_are_listed() {
        let good = results(13, "well").concat();
        let beyond = line(13, good.lines().count(), 1, "well");
        let other_version = result_line("v3 13 0", 1, "well");
        let wrong = other_version + &beyond + &line(12, 0, 1, "well") + "\n";
        let conflicts =
            |number| (0..number).map(|unit| line(13, unit, 909, "sick")).collect::<String>();
        for (text, listed, numbers) in [
            (wrong.repeat(3), 10, "damaged lines: 12; units with two results: 0; "),
            (conflicts(1) + &wrong, 5, "damaged lines: 4; units with two results: 1; "),
            (conflicts(11), 10, "damaged lines: 0; units with two results: 11; "),
        ] {
            let Err(Error::Failure(message)) = total(&[&good, &text]) else { panic!("{text}") };
            let lines: Vec<_> = message.lines().collect();
            assert!(lines.len() == listed + 1 && lines[listed].starts_with(numbers), "{message}");
            if listed == 5 {
                let expected =
                    "expected a result (v4 13 UNIT, count, machine and checksum), found ";
                assert!(
                    lines[0].starts_with(&format!("b:2: {expected}\"v3 13 0\\t1\\twell")),
                    "{message}"
                );
                let conflict =
                    "unit v4 13 0 has two results: 0 from well (a:1) and 909 from sick (b:1)";
                assert_eq!(lines[4], conflict);
            }
        }
    }

    #[test]
    fn units_counted_twice_are_confirmed_in_any_order() {
        let mut lines = results(10, "vm");
        let once = lines.concat();
        lines.reverse();
        assert_eq!(total(&[lines.concat().replace('\n', "\r\n"), once]), Ok(724));
        let mut results = Results { units: units(28)[..5].to_vec(), ..Results::default() };
        let lines: String = (0..5).map(|unit| line(28, unit, u64::MAX, "vm")).collect();
        let again = line(28, 3, u64::MAX, "vm").repeat(2) + &line(28, 1, u64::MAX, "vm");
        results.read("a".as_ref(), (lines + &again).as_bytes()).unwrap();
        let note = "units with two results or more (copies count, too): 2; with one: 3".to_owned();
        assert_eq!(results.total(), Ok((5 * u128::from(u64::MAX), note)));
    }
}
