//! Collecting results of work units, and adding them up.

use crate::format::{mark, parse_lines, result_line, Line};
use nqueens::error::Error;
use nqueens::table::COUNTS;
use nqueens_counter::{units, Unit, UNITS_VERSION};
use std::collections::{BTreeSet, HashSet};
use std::ffi::{OsStr, OsString};
use std::{fs, io};

/// The results of the work units for some n.
pub struct Results {
    /// All units.
    pub entries: Vec<Entry>,
    /// The machines that are marked as faulty. Their results are ignored.
    pub faulty: BTreeSet<String>,
    /// Messages about what was ignored in files.
    pub notes: Vec<String>,
}

/// A unit and its result.
pub struct Entry {
    pub unit: Unit,
    found: Option<Found>,
}

/// A text with results, one per line.
pub struct Input {
    /// The file's name, for messages.
    pub name: OsString,
    pub text: Vec<u8>,
}

/// A result.
pub struct Found {
    count: u64,
    machine: String,
    /// Whether another machine has found the same count.
    is_confirmed: bool,
}

/// The sum of all results.
pub struct Total {
    pub count: u128,
    /// A message that says how many units two machines or more have counted.
    pub confirmed: String,
}

impl Results {
    /// Reads the results in files. If n is `None`, it is that of the first result.
    ///
    /// # Errors
    /// If there is no n, a result is for another, a mark is damaged, or a unit has two different results.
    pub fn read(n: Option<u32>, files: &[Input]) -> Result<Self, Error> {
        let faulty = faulty_machines(files)?;
        let first_n = |of_faulty| {
            lines(files).find_map(|(_, line)| match line {
                Line::Result { n, machine, .. } if faulty.contains(machine) == of_faulty => Some(n),
                _ => None,
            })
        };
        let Some(n) = n.or_else(|| first_n(false)).or_else(|| first_n(true)) else {
            return failure(format!("there are no results of units {UNITS_VERSION}"));
        };
        let entries = units(n).into_iter().map(|unit| Entry { unit, found: None }).collect();
        let mut results = Results { entries, faulty, notes: vec![] };
        let (mut ignored, mut of_faulty) = (vec![], 0);
        for (place, line) in lines(files) {
            match line {
                Line::Result { machine, .. } if results.faulty.contains(machine) => of_faulty += 1,
                Line::Result { n: found, .. } if found != n => {
                    return failure(format!(
                        "{place}: expected a result for n = {n}, found n = {found}"
                    ));
                }
                Line::Result { unit, count, machine, .. } if unit < results.entries.len() => {
                    results.merge(&place, unit, count, machine)?;
                }
                Line::Faulty(_) => {}
                _ => ignored.push(place),
            }
        }
        if let [first, ..] = &ignored[..] {
            let number = ignored.len();
            results.notes.push(format!(
                "lines ignored: {number}, which are no results for n = {n}; the first is {first}"
            ));
        }
        if !results.faulty.is_empty() {
            let names = results.faulty.iter().map(String::as_str).collect::<Vec<_>>().join(" ");
            let note = format!("results ignored: {of_faulty}; machines marked as faulty: {names}");
            results.notes.push(note);
        }
        Ok(results)
    }

    /// Adds a result, or compares it with the one that its unit has.
    fn merge(&mut self, place: &str, unit: usize, count: u64, machine: &str) -> Result<(), Error> {
        let name = self.entries[unit].unit;
        let first = self.insert(unit, count, machine);
        if first.count != count {
            let (other, by) = (first.count, &first.machine);
            return failure(format!(
                "{place}: unit {name} has two results: {other} from {by} and {count} from {machine}; delete all \
                 lines of the machine that counts wrongly (of both, if unknown), and count its units on another"
            ));
        }
        first.is_confirmed |= first.machine != machine;
        Ok(())
    }

    /// Adds a result of a unit that has none. Returns the result of the unit.
    pub fn insert(&mut self, unit: usize, count: u64, machine: &str) -> &mut Found {
        let found = || Found { count, machine: machine.to_owned(), is_confirmed: false };
        self.entries[unit].found.get_or_insert_with(found)
    }

    /// Returns the units without a result.
    pub fn missing(&self) -> Vec<Unit> {
        self.entries.iter().filter(|entry| entry.found.is_none()).map(|entry| entry.unit).collect()
    }

    /// Adds up the results.
    ///
    /// # Errors
    /// If a unit has no result, or the total differs from the known count.
    pub fn total(&self) -> Result<Total, Error> {
        if let missing @ [first, ..] = &self.missing()[..] {
            let missing = missing.len();
            return failure(format!("units without a result: {missing}; the first is {first}"));
        }
        let n = self.entries[0].unit.n;
        let found = || self.entries.iter().filter_map(|entry| entry.found.as_ref());
        let count = found().map(|found| u128::from(found.count)).sum();
        if let Some(known) = COUNTS.get(n as usize).filter(|known| count != u128::from(**known)) {
            return failure(format!(
                "the total is {count}, but n = {n} has {known} solutions: the build or a machine is \
                 faulty; count all units again on other machines, into new files"
            ));
        }
        let twice = found().filter(|found| found.is_confirmed).count();
        let once = self.entries.len() - twice;
        let confirmed = format!("units counted on two machines or more: {twice}; on one: {once}");
        Ok(Total { count, confirmed })
    }

    /// Returns the marks and results that a text lacks, as lines.
    pub fn lacking(&self, text: &[u8]) -> Vec<String> {
        let lines: HashSet<Line> = parse_lines(text).map(|(_, line)| line).collect();
        let result = |Entry { unit, found }: &Entry| {
            found.as_ref().map(|found| result_line(unit, found.count, &found.machine))
        };
        let marks = self.faulty.iter().map(|machine| mark(machine));
        let expected = marks.chain(self.entries.iter().filter_map(result));
        let lacks = |line: &String| {
            parse_lines(line.as_bytes()).any(|(_, expected)| !lines.contains(&expected))
        };
        expected.filter(lacks).collect()
    }
}

/// Returns the lines of files, each with its place.
fn lines(files: &[Input]) -> impl Iterator<Item = (String, Line<'_>)> {
    files.iter().flat_map(|Input { name, text }| {
        parse_lines(text).map(|(number, line)| (format!("{}:{number}", name.display()), line))
    })
}

/// Returns the machines that are marked as faulty.
fn faulty_machines(files: &[Input]) -> Result<BTreeSet<String>, Error> {
    let machine = |(place, line)| {
        match line {
        Line::Faulty(machine) => Some(Ok(String::from(machine))),
        Line::DamagedMark => Some(failure(format!(
            "{place}: the mark of a faulty machine is damaged: delete the line, and all results of that machine or, \
             if it is unknown, of all machines"
        ))),
        _ => None,
    }
    };
    lines(files).filter_map(machine).collect()
}

/// Returns the error of a command.
pub fn failure<T>(what: String) -> Result<T, Error> {
    Err(Error::Failure(what))
}

/// Reads files.
pub fn read_files(names: &[OsString]) -> Result<Vec<Input>, Error> {
    let read = |name: &OsString| {
        let text = fs::read(name).map_err(file_error("open", name))?;
        Ok(Input { name: name.clone(), text })
    };
    names.iter().map(read).collect()
}

/// Returns a function that turns the error of opening, reading or writing a file into the command's.
pub fn file_error(what: &str, name: &OsStr) -> impl Fn(io::Error) -> Error {
    let start = format!("{what} error: {name:?}");
    move |error| Error::Failure(format!("{start}: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use nqueens_counter::Kernel;

    fn line(n: u32, unit: usize, count: u64, machine: &str) -> String {
        result_line(format!("{UNITS_VERSION} {n} {unit}"), count, machine)
    }

    /// Returns the total and all notes, or the error, of files with these texts.
    fn total(files: &[&str]) -> Result<(u128, Vec<String>), String> {
        let files = ["a", "b"].into_iter().zip(files);
        let files =
            files.map(|(name, text)| Input { name: name.into(), text: text.as_bytes().to_vec() });
        let files: Vec<_> = files.collect();
        let total = Results::read(None, &files).and_then(|results| {
            let total = results.total()?;
            Ok((total.count, [results.notes, vec![total.confirmed]].concat()))
        });
        total.map_err(|error| match error {
            Error::Failure(message) => message,
            error => panic!("{error:?}"),
        })
    }

    #[test]
    fn a_total_needs_one_result_of_each_unit() {
        let counts = units(13).into_iter().map(|unit| unit.count(Kernel::fastest()).unwrap());
        let counts: Vec<u64> = counts.collect();
        let lines: Vec<_> =
            counts.iter().enumerate().map(|(unit, count)| line(13, unit, *count, "vm")).collect();
        let (all, good) = (lines.len(), lines.concat());
        let (sick, confirmed) = (line(13, 2, 0, "sick"), line(13, 2, counts[2], "b"));
        let others = ["notes\n\0", &line(13, all, 1, "vm"), &result_line("v3 13 0", 1, "vm"), "\n"];
        let (others, of_12) = (others.concat(), line(12, 0, 1, "vm"));
        let ignored = "lines ignored: 3, which are no results for n = 13; the first is a:1";
        let faulty = "results ignored: 1; machines marked as faulty: sick";
        for (files, twice, notes) in [
            ([&good, &lines[0]], 0, &[][..]),
            ([&good, &confirmed.repeat(2)], 1, &[]),
            ([&good, &(confirmed + &lines[2])], 1, &[]),
            ([&others, &good.replace('\n', "\r\n")], 0, &[ignored]),
            // A machine that is marked in any place has no results.
            ([&(sick.clone() + &good), &mark("sick")], 0, &[faulty]),
            ([&(line(12, 0, 1, "sick") + &good), &mark("sick")], 0, &[faulty]),
            ([&(good.clone() + &sick), &mark("sick").replacen('f', "g", 1)], 0, &[faulty]),
        ] {
            let once = all - twice;
            let note = format!("units counted on two machines or more: {twice}; on one: {once}");
            let notes = notes.iter().copied().chain([&note[..]]).map(String::from).collect();
            assert_eq!(total(&files.map(|file| &file[..])), Ok((73712, notes)));
        }
        let missing_are = |number, first| {
            format!("units without a result: {number}; the first is {UNITS_VERSION} 13 {first}")
        };
        let large = good.replace(&lines[2], &line(13, 2, u64::MAX, "vm"));
        let sum = u128::from(u64::MAX - counts[2]) + 73712;
        let wrong_sum = format!(
            "the total is {sum}, but n = 13 has 73712 solutions: the build or a machine is "
        );
        for (files, message) in [
            (["", &others], format!("there are no results of units {UNITS_VERSION}")),
            ([&lines[..2].concat(), &lines[4..].concat()], missing_are(2, 2)),
            ([&mark("vm"), &good], missing_are(all, 0)),
            ([&good, &mark("vm")[..12]], missing_are(all, 0)),
            ([&large, ""], wrong_sum),
            ([&good, &of_12], "b:1: expected a result for n = 13, found n = 12".to_owned()),
            ([&good, "\nfaulty\ts"], "b:2: the mark of a faulty machine is damaged: ".to_owned()),
            (
                [&good, &sick],
                format!(
                    "b:1: unit {UNITS_VERSION} 13 2 has two results: {} from vm and 0 from sick; ",
                    counts[2]
                ),
            ),
        ] {
            let error = total(&files).unwrap_err();
            assert!(error.starts_with(&message), "expected {message}, found {error}");
        }
    }
}
