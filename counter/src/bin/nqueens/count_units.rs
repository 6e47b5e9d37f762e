//! Usage: nqueens count-units
//!
//! Counts the solutions in each work unit on stdin, one unit per line.
//!
//! All units must have the same N. It uses one thread. A result is the unit, its count, the
//! machine's name and a checksum, separated by tabs. From N = 19 on, results are written only after
//! units whose counts are known have been counted correctly: now and then, and before the command
//! waits for more units. If they are counted wrongly, the last line marks the machine as faulty,
//! and `units` and `total` ignore all results of that machine.
//!
//! Example: `nqueens units 14 | nqueens count-units > results`

use crate::arguments::{finish, parse};
use crate::format::{self, parse_unit};
use crate::{both, machine};
use nqueens::io::Io;
use nqueens::{error::Error, process};
use nqueens_counter::{units, CountError, Kernel, Unit, Worker, UNITS_VERSION};
use std::ffi::OsString;

pub fn run(words: &[OsString]) -> Result<(), Error> {
    let (operands, []) = parse(words, [])?;
    finish(&operands)?;
    let mut worker = Worker::new(Kernel::fastest());
    let machine = machine::name();
    process::with_stdio(|io| {
        let outcome = count_all(io, &mut worker, &machine);
        write(io, worker.finish(), &machine).and(outcome)
    })
}

fn count_all(io: &mut Io, worker: &mut Worker, machine: &str) -> Result<(), Error> {
    let mut all: Vec<Unit> = vec![]; // All units for the n of the first.
    loop {
        // The next read may wait.
        if !io.buffered().trim_ascii_start().contains(&b'\n') {
            write(io, worker.finish(), machine)?;
        }
        if !io.has_more()? {
            return Ok(());
        }
        let n = all.first().map_or("N".to_owned(), |unit| unit.n.to_string());
        let parse = |line: &[u8]| {
            let (n, number) = parse_unit(str::from_utf8(line).ok()?.trim_end())?;
            if all.is_empty() {
                all = units(n);
            }
            all.get(number).copied().filter(|unit| unit.n == n)
        };
        let expected = format_args!("a unit of `nqueens units` ({UNITS_VERSION} {n} UNIT)");
        let unit = io.parse(|byte| *byte == b'\n', expected, parse)?;
        write(io, worker.count(unit), machine)?;
    }
}

/// Writes the results, or a mark if a check has failed.
fn write(
    io: &mut Io,
    results: Result<Vec<(Unit, u64)>, CountError>,
    machine: &str,
) -> Result<(), Error> {
    let written = io.write(format::lines(results.as_deref(), machine).as_bytes());
    let written = written.and_then(|()| io.flush());
    both(written, results.map(drop).map_err(|error| machine::error(&error, machine)))
}
