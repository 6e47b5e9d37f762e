//! A count in parts.

use crate::number;
use crate::results::Results;
use nqueens::engine::{Kernel, Units, Worker};
use nqueens::fault::Fault;
use nqueens::integers;
use nqueens::pipe::Pipe;
use nqueens::process;
use std::ffi::OsString;
use std::fs::File;
use std::io;
use std::path::Path;

/// Writes the units that have no result in these files.
pub fn missing(n: &OsString, files: &[OsString]) -> Result<(), Fault> {
    let mut results = Results::of(Units::of(number("N", n, Units::N)?));
    read(&mut results, files)?;
    results.check()?;
    process::with_stdio(|pipe| {
        results.missing().try_for_each(|unit| pipe.write(format!("{unit}\n").as_bytes()))
    })
}

/// Reads units and writes each with what it adds to the count.
pub fn count(pipe: &mut Pipe) -> Result<(), Fault> {
    let mut current: Option<(Units, Worker)> = None;
    while pipe.has_more()? {
        let n = integers::read(pipe, "n", Units::N)?;
        let rows = integers::read(pipe, "a set of rows", 0..=(1 << (n - n / 2)) - 1)?;
        let part = integers::read(pipe, "a part", 0..=u32::MAX)?;
        if !matches!(&current, Some((units, _)) if units.n() == n) {
            let worker = Worker::new(n, Kernel::available()[0]);
            let worker = worker.ok_or_else(|| Fault(1, "not enough memory".to_owned()))?;
            current = Some((Units::of(n), worker));
        }
        if let Some((units, worker)) = &mut current {
            let no_unit = || pipe.fault(&format!("there is no unit {n} {rows} {part}"));
            let unit = units.find(rows, part).ok_or_else(no_unit)?;
            let result = format!("{}\t{}\n", units.name(unit), worker.count(unit));
            pipe.write(result.as_bytes())?;
            pipe.flush()?;
        }
    }
    Ok(())
}

/// Adds up the results in these files, or on stdin.
pub fn total(files: &[OsString]) -> Result<(), Fault> {
    let mut results = Results::default();
    if files.is_empty() {
        let stdin = process::stdio().map(|(stdin, _)| stdin);
        let read = stdin.and_then(|stdin| results.read("stdin", stdin));
        read.map_err(|error| Fault(1, format!("read error: {error}")))?;
    }
    read(&mut results, files)?;
    process::print(&format!("{}\n", results.total()?))
}

fn read(results: &mut Results, files: &[OsString]) -> Result<(), Fault> {
    for file in files.iter().map(Path::new) {
        let name = file.display();
        let read = File::open(file).and_then(|opened| results.read(&name.to_string(), opened));
        read.map_err(|error| Fault(1, format!("read error: {name}: {error}")))?;
    }
    for cut in results.cut_lines() {
        let note = format!("nqueens: {cut} has no end and is left out\n");
        let _ = io::Write::write_all(&mut io::stderr(), note.as_bytes());
    }
    Ok(())
}
