//! Collecting results of work units, and adding them up.

use crate::format::{parse_line, Line};
use crate::note;
use nqueens::error::Error;
use nqueens::table::COUNTS;
use nqueens_counter::{units, Unit};
use std::collections::BTreeSet;
use std::ffi::{OsStr, OsString};
use std::{fs, io};

/// The results read or counted so far.
#[derive(Default)]
pub struct Results {
    /// All units for the n of the results; empty until n is known.
    pub units: Vec<Unit>,
    found: Vec<Found>,
    /// The machines that are marked as faulty. Their results are ignored.
    pub faulty: BTreeSet<String>,
    /// The places of lines that are ignored.
    ignored: Vec<String>,
}

/// A result and its place, file and line, which is empty if it was counted just now.
struct Found {
    unit: usize,
    count: u64,
    machine: String,
    place: String,
}

impl Results {
    /// Creates an empty collection that only accepts results for n queens.
    pub fn new(n: u32) -> Self {
        Results { units: units(n), ..Results::default() }
    }

    /// Reads the results in these files, and checks all results.
    pub fn read_files(&mut self, names: &[OsString]) -> Result<(), Error> {
        for name in names {
            self.read(name, &fs::read(name).map_err(file_error("open", name))?)?;
        }
        self.check()
    }

    /// Reads the results in the text of a file.
    ///
    /// # Errors
    /// If a mark is damaged.
    pub fn read(&mut self, name: &OsStr, text: &[u8]) -> Result<(), Error> {
        for (number, line) in (1..).zip(text.split_inclusive(|byte| *byte == b'\n')) {
            let place = format!("{}:{number}", name.display());
            match parse_line(line) {
                Line::Result { n, unit, count, machine } => {
                    if self.units.is_empty() {
                        self.units = units(n);
                    }
                    if self.n() == Some(n) && unit < self.units.len() {
                        self.insert(unit, count, machine, place);
                    } else {
                        self.ignored.push(place);
                    }
                }
                Line::Faulty(machine) => {
                    self.faulty.insert(machine.to_owned());
                }
                Line::DamagedMark => {
                    return Err(Error::Failure(format!(
                        "{place}: the mark of a faulty machine is damaged: repair the machine's name, or delete \
                         the line and all results of that machine"
                    )));
                }
                Line::Blank => {}
                Line::Cut | Line::Other => self.ignored.push(place),
            }
        }
        Ok(())
    }

    /// Returns whether there are no results.
    pub fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    /// The n of all results.
    pub fn n(&self) -> Option<u32> {
        self.units.first().map(|unit| unit.n)
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

    /// Checks the results, and notes on stderr what is ignored.
    ///
    /// # Errors
    /// If a unit has two different results.
    pub fn check(&self) -> Result<(), Error> {
        if let [first, ..] = &self.ignored[..] {
            let number = self.ignored.len();
            let n = self.n().map_or(String::new(), |n| format!(" for n = {n}"));
            note(&format!(
                "lines ignored: {number}, which are no results{n}; the first is {first}"
            ));
        }
        if !self.faulty.is_empty() {
            let is_ignored = |found: &&Found| self.faulty.contains(&found.machine);
            let ignored = self.found.iter().filter(is_ignored).count();
            let names: Vec<_> = self.faulty.iter().map(String::as_str).collect();
            let names = names.join(" ");
            note(&format!("results ignored: {ignored}; machines marked as faulty: {names}"));
        }
        let other = |results: &Vec<&Found>| {
            results.iter().position(|other| other.count != results[0].count)
        };
        let by_unit = self.by_unit();
        let mut conflicts = by_unit.iter().filter_map(|results| Some((results, other(results)?)));
        let Some((results, other)) = conflicts.next() else { return Ok(()) };
        let [a, b] = [0, other].map(|i| {
            let Found { count, machine, place, .. } = results[i];
            format!("{count} from {machine} ({place})")
        });
        Err(Error::Failure(format!(
            "units with two results: {}; the first is {}: {a} and {b}; delete all lines of the machine that \
             counts wrongly (of both, if unknown), and count its units on another",
            1 + conflicts.count(),
            self.units[results[0].unit],
        )))
    }

    /// Returns the units without a result.
    pub fn missing(&self) -> Vec<Unit> {
        let by_unit = self.by_unit();
        self.units.iter().copied().filter(|unit| by_unit[unit.number].is_empty()).collect()
    }

    /// Adds up the results, which must have passed [`check`](Self::check). Also returns a note that says how
    /// many units two machines or more have counted.
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
        let is_confirmed = |results: &&Vec<&Found>| {
            results.iter().any(|found| found.machine != results[0].machine)
        };
        let twice = by_unit.iter().filter(is_confirmed).count();
        let once = by_unit.len() - twice;
        let note = format!("units counted on two machines or more: {twice}; on one: {once}");
        Ok((total, note))
    }
}

/// Returns a function that turns the error of opening, reading or writing a file into the command's.
pub fn file_error(what: &str, name: &OsStr) -> impl Fn(io::Error) -> Error {
    let start = format!("{what} error: {name:?}");
    move |error| Error::Failure(format!("{start}: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::{mark, result_line};
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
    fn total(files: &[impl AsRef<[u8]>]) -> Result<u128, String> {
        let mut results = Results::default();
        let mut files = ["a", "b"].into_iter().zip(files);
        let read = files.try_for_each(|(name, text)| results.read(name.as_ref(), text.as_ref()));
        let total = read.and_then(|()| results.check()).and_then(|()| results.total());
        total.map(|(total, _)| total).map_err(|error| match error {
            Error::Failure(message) => message,
            error => panic!("{error:?}"),
        })
    }

    #[test]
    fn missing_and_wrong_results_are_reported() {
        let lines = results(13, "vm");
        let (good, missing) = (lines.concat(), [&lines[..2], &lines[4..]].concat().concat());
        let missing_are =
            |number, first| format!("units without a result: {number}; the first is v4 13 {first}");
        let wrong = good.replace(&lines[2], &line(13, 2, u64::MAX, "vm"));
        let Line::Result { count, .. } = parse_line(lines[2].as_bytes()) else { panic!() };
        let wrong_total = u128::from(u64::MAX - count) + 73712;
        let wrong_is = format!(
            "the total is {wrong_total}, but n = 13 has 73712 solutions: some results are wrong; count all units \
             again, without these files"
        );
        for (files, message) in [
            (&[""][..], "there are no results".to_owned()),
            (&[&missing], missing_are(2, 2)),
            (&[&wrong], wrong_is),
            // A machine that is marked in any place has no results.
            (&[&mark("vm"), &good], missing_are(lines.len(), 0)),
            (&[&good, mark("vm").trim_end()], missing_are(lines.len(), 0)),
        ] {
            assert_eq!(total(files), Err(message));
        }
        let sick = line(13, 2, 0, "sick");
        assert_eq!(total(&[sick.clone() + &good, mark("sick")]), Ok(73712));
    }

    #[test]
    fn other_lines_are_ignored_but_not_damaged_marks_and_conflicts() {
        let lines = results(13, "well");
        let good = lines.concat();
        let beyond = line(13, lines.len(), 1, "well");
        let other =
            result_line("v3 13 0", 1, "well") + &beyond + &line(12, 0, 1, "well") + "\nnotes\n";
        assert_eq!(total(&[good.replace('\n', "\r\n"), other.clone()]), Ok(73712));
        let damaged = [&good.as_bytes()[1..], b"\0\xFF\n", lines[0].as_bytes()].concat();
        assert_eq!(total(&[damaged]), Ok(73712));
        assert!(total(&[good.clone(), "faulty\ts".to_owned()])
            .unwrap_err()
            .starts_with("b:1: the mark of a faulty machine"));
        let conflicts: String = (1..4).map(|unit| line(13, unit, 909, "sick")).collect();
        let Line::Result { count, .. } = parse_line(lines[1].as_bytes()) else { panic!() };
        let message = format!(
            "units with two results: 3; the first is v4 13 1: {count} from well (a:2) and 909 from sick (b:1); "
        );
        assert!(total(&[good, conflicts]).unwrap_err().starts_with(&message));
    }

    #[test]
    fn units_counted_on_two_machines_are_confirmed() {
        let mut results = Results { units: units(28)[..5].to_vec(), ..Results::default() };
        let lines: String = (0..5).map(|unit| line(28, unit, u64::MAX, "a")).collect();
        let again = line(28, 3, u64::MAX, "b").repeat(2) + &line(28, 1, u64::MAX, "a");
        results.read("a".as_ref(), (again + &lines).as_bytes()).unwrap();
        let note = "units counted on two machines or more: 1; on one: 4".to_owned();
        assert_eq!(results.total(), Ok((5 * u128::from(u64::MAX), note)));
    }
}
