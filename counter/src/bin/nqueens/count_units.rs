//! Usage: nqueens count-units
//!
//! Counts the solutions in each work unit on stdin, one unit per line.
//!
//! It uses one thread. A result is the unit, its count, the machine's name and a checksum,
//! separated by tabs. From N = 19 on, results are written only after units whose counts are known
//! have been counted correctly: now and then, and before the command waits for more units. If they
//! are counted wrongly, the last lines mark the machine as faulty, and `units` and `total` ignore
//! all results of that machine.
//!
//! Example: `nqueens units 14 | nqueens count-units > results`

use crate::arguments::Arguments;
use crate::format::parse_unit;
use crate::machine;
use nqueens::io::Io;
use nqueens::{error::Error, process};
use nqueens_counter::{CountError, Kernel, Unit, Worker, UNITS_VERSION};
use std::collections::HashMap;

pub fn run(arguments: &mut Arguments) -> Result<(), Error> {
    arguments.finish()?;
    let mut worker = Worker::new(Kernel::fastest());
    let machine = machine::name();
    process::with_stdio(|io| {
        let outcome = count_all(io, &mut worker, &machine);
        write(io, worker.finish(), &machine).and(outcome)
    })
}

fn count_all(io: &mut Io, worker: &mut Worker, machine: &str) -> Result<(), Error> {
    let mut units = HashMap::new();
    loop {
        // The next read may wait.
        if !io.buffered().trim_ascii_start().contains(&b'\n') {
            write(io, worker.finish(), machine)?;
        }
        let Some(unit) = read(io, &mut units)? else { return Ok(()) };
        write(io, worker.count(unit), machine)?;
    }
}

/// Reads the next unit, or `None` at the end. `units` caches all units for each n.
fn read(io: &mut Io, units: &mut HashMap<u32, Vec<Unit>>) -> Result<Option<Unit>, Error> {
    if !io.has_more()? {
        return Ok(None);
    }
    let is_newline = |byte: &u8| *byte == b'\n';
    let expected = format!("a unit of `nqueens units` (v{UNITS_VERSION} N UNIT)");
    let unit = io.parse(is_newline, &expected, |line| {
        let (n, number) = parse_unit(str::from_utf8(line).ok()?.trim_end())?;
        units.entry(n).or_insert_with(|| nqueens_counter::units(n)).get(number).copied()
    });
    unit.map(Some)
}

/// Writes the results, or a mark if a check has failed.
fn write(
    io: &mut Io,
    results: Result<Vec<(Unit, u64)>, CountError>,
    machine: &str,
) -> Result<(), Error> {
    io.write(machine::lines(results.as_deref(), machine).as_bytes())?;
    io.flush()?;
    results.map(drop).map_err(|error| machine::error(&error, machine))
}
