//! Usage: nqueens count N [--results FILE] [--threads T]
//!
//! Counts the solutions for N queens.
//!
//! N is from 0 to 28. If stderr is a terminal, a line there, such as `155/518 0:00:07`, shows how
//! many of the work units have been counted and an estimate of the time left. From N = 19 on, each
//! thread checks itself now and then: it counts units whose counts are known. If a check fails, the
//! count ends with an error, and FILE marks the machine as faulty: all its results there are
//! ignored, and their units must be counted on another machine. A total that differs from the
//! known count is not printed.
//!
//!   -r, --results FILE  append results to FILE once their thread has passed a check, and count
//!                       only the units that have none there; N is from 4 to 28
//!   -t, --threads T     use up to T threads (default: all cores); each needs up to 0.6 GB of
//!                       memory for N = 28, and less for other N
//!
//! A count with --results may be killed, and goes on with the same command. It loses what has been
//! counted since the last checks: seconds, or minutes from N = 24 on. FILE may also hold results
//! from elsewhere, like the files of `nqueens total`. Other lines are ignored, with a note.
//! If FILE cannot be written, the count goes on and tries again; if it is removed, cut or another
//! file, all results are written again, so end the count before you delete lines.
//!
//! Example: `nqueens count 18` prints `666090624`.

use crate::arguments::Arguments;
use crate::machine;
use crate::note;
use crate::progress::Progress;
use crate::results::Results;
use crate::results_file::ResultsFile;
use nqueens::process::print;
use nqueens::{bitmask, error::Error};
use nqueens_counter::{count_on_threads, threads_that_fit, CountError, Kernel, SIZES};
use std::{ffi::OsStr, thread};

pub fn run(arguments: &mut Arguments) -> Result<(), Error> {
    let threads = arguments.number("threads", 1..=1 << 16)?;
    let name = arguments.option("results");
    let n = arguments.n(if name.is_some() { SIZES } else { 0..=*SIZES.end() })?;
    arguments.finish()?;
    if !SIZES.contains(&n) {
        return print(&format!("{}\n", bitmask::count(n)));
    }
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    count_in_parts(n, name.as_deref(), threads.map_or_else(cores, |threads| threads as usize))
}

fn count_in_parts(n: u32, name: Option<&OsStr>, max_threads: usize) -> Result<(), Error> {
    let machine = machine::name();
    let mut results = Results::new(n);
    let mut file = name.map(|name| ResultsFile::open(name, &mut results)).transpose()?;
    if results.faulty.contains(&machine) {
        return Err(Error::Failure(format!(
            "this machine ({machine}) has counted known units wrongly before: count on another machine; or, \
             if this one has been repaired, delete the lines with its name from {:?}",
            name.unwrap_or_default()
        )));
    }
    let counted = count_missing(&mut results, file.as_mut(), &machine, max_threads);
    let saved = file.as_mut().map_or(Ok(()), ResultsFile::write_pending);
    counted.map_err(|error| machine::error(&error, &machine))?;
    let (total, confirmed) = results.total()?;
    print(&format!("{total}\n")).and(saved)?;
    if file.is_some() {
        note(&confirmed);
    }
    Ok(())
}

/// Counts the units without a result, and appends the results to the file.
fn count_missing(
    results: &mut Results,
    mut file: Option<&mut ResultsFile>,
    machine: &str,
    max_threads: usize,
) -> Result<(), CountError> {
    let missing = results.missing();
    let Some(first) = missing.first() else { return Ok(()) };
    let max_threads = max_threads.min(missing.len());
    let threads = threads_that_fit(first.n, max_threads).ok_or(CountError::NotEnoughMemory)?;
    let mut progress = Progress::start(missing.len(), results.units.len());
    let started = |number| {
        if number < max_threads {
            let threads = format!("only {number} of {max_threads} threads");
            note(&format!("{threads} fit into memory and could be started"));
        }
    };
    let units = missing.into_iter();
    let outcome =
        count_on_threads(Kernel::fastest(), threads, units, started, |counted, checked| {
            if let Some(file) = &mut file {
                file.append(&machine::lines(checked, machine));
            }
            for (unit, count) in checked.unwrap_or_default() {
                results.insert(unit.number, *count, machine, String::new());
            }
            progress.show(counted);
        });
    progress.end();
    outcome
}
