//! A count in parts.

use crate::results::Results;
use crate::{no_memory, number};
use nqueens::engine::{self, Kernel};
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
    let mut results = Results::of(number("N", n, engine::SIZES)?);
    read(&mut results, files)?;
    results.check()?;
    process::with_stdio(|pipe| {
        results.missing().try_for_each(|unit| pipe.write(format!("{unit}\n").as_bytes()))
    })
}

/// Reads units and writes each with what it adds to the count.
pub fn count(pipe: &mut Pipe) -> Result<(), Fault> {
    let kernel = Kernel::available()[0];
    let (mut units_of, mut units) = (0, vec![]);
    while pipe.has_more()? {
        let n = integers::read(pipe, "n", engine::SIZES)?;
        if units_of != n {
            (units_of, units) = (n, engine::units(n));
        }
        let unit = integers::read(pipe, "a unit", 0..=units.len() as u32 - 1)?;
        let count = kernel.count(units[unit as usize]).ok_or_else(no_memory)?;
        pipe.write(format!("{n} {unit}\t{count}\n").as_bytes())?;
        pipe.flush()?;
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
