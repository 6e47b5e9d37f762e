//! # census: a count in parts, for many machines
//!
//! Counts the ways to place n queens on an n x n board, n = 4 to 28, unit by unit. A unit is some of the
//! sets of rows that the queens on white squares can have, written as three numbers: n, the even rows,
//! as the bits of a number, and the number of a slice of the sets of odd rows that go with them.
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

use nqueens::engine::{Kernel, Unit, Units, Worker};
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
    let n = n.to_str().and_then(|n| n.parse().ok()).filter(|n| Units::N.contains(n));
    let n = n.ok_or_else(|| {
        Fault(2, format!("N is a number from {} to {}", Units::N.start(), Units::N.end()))
    })?;
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
    let mut current: Option<(Units, Worker)> = None;
    while pipe.has_more()? {
        let n = integers::read(pipe, "n", Units::N)?;
        let rows = integers::read(pipe, "even rows", 0..=u32::MAX)?;
        let slice = integers::read(pipe, "slice", 0..=u32::MAX)?;
        if !matches!(&current, Some((units, _)) if units.n() == n) {
            let worker = Worker::new(n, Kernel::available()[0]);
            let worker = worker.ok_or_else(|| Fault(1, "not enough memory".to_owned()))?;
            current = Some((Units::of(n), worker));
        }
        let Some((units, worker)) = &mut current else { continue };
        let unit = units.find(rows, slice);
        let unit =
            unit.ok_or_else(|| pipe.fault(&format!("there is no unit {n} {rows} {slice}")))?;
        let count = worker.count(unit);
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
        let Some((n, rows, slice, count)) = parse(line) else {
            return self.note("lines that are no result", place);
        };
        let units = self.units.get_or_insert_with(|| Units::of(n));
        let Some(unit) = units.find(rows, slice).filter(|_| n == units.n()) else {
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

/// n, the even rows and the slice of a unit, and its count.
fn parse(line: &[u8]) -> Option<(u32, u32, u32, u64)> {
    let line = str::from_utf8(line).ok()?;
    let (unit, count) = line.strip_suffix('\r').unwrap_or(line).split_once('\t')?;
    let mut numbers = unit.split(' ').map(|number| number.parse().ok());
    let (n, rows, slice) = (numbers.next()??, numbers.next()??, numbers.next()??);
    let is_unit = numbers.next().is_none() && Units::N.contains(&n);
    is_unit.then_some((n, rows, slice, count.parse().ok()?))
}

/// A read error that names the file.
fn named(file: &Path) -> impl Fn(Error) -> Fault + '_ {
    move |error| Fault(1, format!("read error: {}: {error}", file.display()))
}
