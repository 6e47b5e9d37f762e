//! # census: a count in parts, for many machines
//!
//! Counts the ways to place n queens on an n x n board, n = 4 to 32, unit by unit. A unit is a few
//! queens placed in advance, written as n, the column of the top one, and the rows of those in the
//! last column, the first and, from n = 18 on, the last but one. Rows and columns count from 0.
//!
//! - `census units N [FILE...]` writes the units that these files of results do not answer, one per
//!   line. Any stretch of them is a fair sample.
//! - `census count` reads units and writes each, a tab, and what it adds to the count. It uses one
//!   thread, and writes each result before it counts the next.
//! - `census total [FILE...]` adds up the results in these files, or on stdin, and writes the count.
//!   They come in any order, and any number of times. Units without a result or with different ones,
//!   lines that are no result, and a sum that is known to be wrong are reported, and no count is
//!   written. A last line without its end, as a full disk leaves it, is named and left out.
//! - Example: `census units 12 | census count | census total` prints `14200`.

use nqueens::bitmask::MAX_N;
use nqueens::engine::{Kernel, Stacks, Unit, Units};
use nqueens::fault::Fault;
use nqueens::integers;
use nqueens::pipe::Pipe;
use nqueens::process;
use nqueens::table::COUNTS;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{stderr, BufRead, BufReader, Error, Read, Write};
use std::path::Path;
use std::process::ExitCode;
use std::str;

/// The smallest n that has units.
const MIN_N: u32 = 4;

/// More bytes than a result has.
const LINE: usize = 256;

fn main() -> ExitCode {
    process::command(include_str!("census.rs"), |arguments| match arguments {
        [verb, n, files @ ..] if verb == "units" => units(n, files),
        [verb] if verb == "count" => process::with_stdio(count),
        [verb, files @ ..] if verb == "total" => total(files),
        _ => Err(Fault(2, "takes units, count or total (see --help)".to_owned())),
    })
}

fn units(n: &OsStr, files: &[OsString]) -> Result<(), Fault> {
    let n = n.to_str().and_then(|n| n.parse().ok()).filter(|n| (MIN_N..=MAX_N).contains(n));
    let n = n.ok_or_else(|| Fault(2, format!("N is a number from {MIN_N} to {MAX_N}")))?;
    let mut results = Results { units: Some(Units::of(n)), ..Results::default() };
    results.read_files(files)?;
    results.check()?;
    process::with_stdio(|pipe| {
        for unit in results.missing() {
            pipe.write(format!("{unit}\n").as_bytes())?;
        }
        Ok(())
    })
}

fn count(pipe: &mut Pipe) -> Result<(), Fault> {
    let no_memory = || Fault(1, "there is not enough memory".to_owned());
    let mut stacks = Stacks::new().ok_or_else(no_memory)?;
    let kernel = Kernel::available()[0];
    let mut units = Units::of(MIN_N);
    while pipe.has_more()? {
        let n = integers::read(pipe, "n", MIN_N..=MAX_N)?;
        if n != units.n() {
            units = Units::of(n);
        }
        let mut queens = Vec::new();
        for _ in 0..units.queens() {
            queens.push(integers::read(pipe, "a queen", 0..=n - 1)?);
        }
        let unit = units.find(&queens);
        let unit = unit.ok_or_else(|| pipe.fault(&format!("n = {n} has no unit {queens:?}")))?;
        let count = kernel.count(&mut units.tasks(unit), &mut stacks);
        pipe.write(format!("{}\t{count}\n", units.name(unit)).as_bytes())?;
        pipe.flush()?;
    }
    Ok(())
}

fn total(files: &[OsString]) -> Result<(), Fault> {
    let mut results = Results::default();
    if files.is_empty() {
        let (stdin, _) = process::stdio().map_err(named(Path::new("stdin")))?;
        results.read(Path::new("stdin"), stdin)?;
    }
    results.read_files(files)?;
    for unit in results.missing() {
        results.note("missing units", unit);
    }
    results.check()?;
    let Some(units) = results.units else {
        return Err(Fault(1, "there are no results".to_owned()));
    };
    let total: u128 = results.counts.values().map(|count| u128::from(*count)).sum();
    match COUNTS.get(units.n() as usize) {
        Some(&count) if total != count.into() => Err(Fault(
            1,
            format!("the results add up to {total}, but n = {} has {count} solutions", units.n()),
        )),
        _ => process::print(&format!("{total}\n")),
    }
}

/// What is read from result files.
#[derive(Default)]
struct Results {
    /// The units of the n that is asked for, or else of the first result.
    units: Option<Units>,
    counts: HashMap<Unit, u64>,
    /// The units with different results.
    doubtful: HashSet<Unit>,
    /// What is wrong, by kind: how many, and the first few.
    findings: BTreeMap<&'static str, (usize, Vec<String>)>,
}

impl Results {
    fn read_files(&mut self, files: &[OsString]) -> Result<(), Fault> {
        for file in files.iter().map(Path::new) {
            self.read(file, File::open(file).map_err(named(file))?)?;
        }
        Ok(())
    }

    fn read(&mut self, file: &Path, reader: impl Read) -> Result<(), Fault> {
        let mut reader = BufReader::new(reader);
        for number in 1.. {
            let mut line = Vec::new();
            reader.by_ref().take(LINE as u64).read_until(b'\n', &mut line).map_err(named(file))?;
            let place = format!("{} line {number}", file.display());
            match line.pop() {
                None => break,
                Some(b'\n') => self.add(&line, place),
                Some(_) if line.len() + 1 == LINE => {
                    self.note("lines that are no result", place);
                    break;
                }
                Some(_) => {
                    let note = format!("census: {place} has no end and is left out\n");
                    let _ = stderr().write_all(note.as_bytes());
                }
            }
        }
        Ok(())
    }

    /// Takes a result, or notes what is wrong with it.
    fn add(&mut self, line: &[u8], place: String) {
        let Some((n, queens, count)) = parse(line) else {
            return self.note("lines that are no result", place);
        };
        let units = self.units.get_or_insert_with(|| Units::of(n));
        let Some(unit) = units.find(&queens).filter(|_| n == units.n()) else {
            return self.note("unknown units", place);
        };
        let first = *self.counts.entry(unit).or_insert(count);
        if first != count && self.doubtful.insert(unit) {
            let what = format!("{}: {first} and {count}", units.name(unit));
            self.note("units with different results", what);
        }
    }

    fn note(&mut self, kind: &'static str, what: String) {
        let (number, first) = self.findings.entry(kind).or_default();
        *number += 1;
        if *number <= 3 {
            first.push(what);
        }
    }

    /// The units without a result.
    fn missing(&self) -> Vec<String> {
        let Some(units) = &self.units else { return Vec::new() };
        let list = units.list().into_iter().filter(|unit| !self.counts.contains_key(unit));
        list.map(|unit| units.name(unit)).collect()
    }

    /// A fault if anything was noted.
    fn check(&self) -> Result<(), Fault> {
        if self.findings.is_empty() {
            return Ok(());
        }
        let parts = self.findings.iter().map(|(kind, (number, first))| {
            let more = if *number > first.len() { ", ..." } else { "" };
            format!("{kind}: {number} ({}{more})", first.join(", "))
        });
        Err(Fault(1, parts.collect::<Vec<_>>().join("; ")))
    }
}

/// n, the queens of a unit, and its count.
fn parse(line: &[u8]) -> Option<(u32, Vec<u32>, u64)> {
    let line = str::from_utf8(line).ok()?;
    let (unit, count) = line.strip_suffix('\r').unwrap_or(line).split_once('\t')?;
    let numbers: Option<Vec<u32>> = unit.split(' ').map(|number| number.parse().ok()).collect();
    let mut numbers = numbers?;
    let n = numbers.remove(0);
    ((MIN_N..=MAX_N).contains(&n)).then_some((n, numbers, count.parse().ok()?))
}

/// A read error that names the file.
fn named(file: &Path) -> impl Fn(Error) -> Fault + '_ {
    move |error| Fault(1, format!("read error: {}: {error}", file.display()))
}
