//! Usage: nqueens count N [--results FILE] [--threads T]
//!
//! Counts the solutions for N queens.
//!
//! N is from 0 to 28. If stderr is a terminal, a line there, such as `155/518 0:00:07`, shows how
//! many of the work units have been counted and an estimate of the time left. From N = 19 on, each
//! thread checks itself now and then: it counts units whose counts are known. If a check fails, the
//! thread's results since its last check are dropped, and the count ends with an error. A total
//! that differs from the known count is not printed.
//!
//!   -r, --results FILE  append results to FILE once their thread has passed a check, and count
//!                       only the units that have none there; N is from 4 to 28
//!   -t, --threads T     use up to T threads (default: all cores); each needs up to 0.6 GB of
//!                       memory for N = 28, and less for other N
//!
//! A count with --results may be killed, and goes on with the same command. It loses what has been
//! counted since the last checks: seconds, or minutes from N = 25 on. FILE may also hold results
//! from elsewhere, like the files of `nqueens total`. If a line in it is damaged, delete the line.
//!
//! Example: `nqueens count 18` prints `666090624`.

use crate::arguments::Arguments;
use crate::progress::Progress;
use crate::results::{note, Results};
use crate::results_file::ResultsFile;
use nqueens::bitmask::empty_board;
use nqueens::{error::Error, listing::solutions, process};
use nqueens_counter::{count_units, threads, Kernel, Unit, SIZES};
use std::{ffi::OsString, thread};

pub fn run(arguments: &mut Arguments) -> Result<(), Error> {
    let threads = arguments.number("threads", 1..=1 << 16)?;
    let name = arguments.option("results").map(ToOwned::to_owned);
    let n = arguments.n(if name.is_some() { SIZES } else { 0..=*SIZES.end() })?;
    arguments.finish()?;
    let total = if SIZES.contains(&n) {
        let cores = || thread::available_parallelism().map_or(1, usize::from);
        count_in_parts(n, name, threads.map_or_else(cores, |threads| threads as usize))?
    } else {
        solutions(&empty_board(n)).count() as u128
    };
    process::print(&format!("{total}\n"))
}

fn count_in_parts(n: u32, name: Option<OsString>, most: usize) -> Result<u128, Error> {
    let mut results = Results::new(n);
    let mut file = name.map(|name| ResultsFile::open(&name, &mut results)).transpose()?;
    let missing: Vec<Unit> = results.missing().collect();
    let most = most.min(missing.len()).max(1);
    let threads = threads(n, most)?;
    let started = |started| {
        if started < most {
            note(&format!("only {started} of {most} threads fit into memory and could be started"));
        }
    };
    let progress = Progress::new(missing.len(), results.units.len());
    let units = missing.iter().copied();
    let outcome = count_units(Kernel::fastest(), threads, units, started, |counted, checked| {
        progress.show(Some(counted));
        for (unit, count) in checked {
            results.insert(*unit, *count);
        }
        file.as_mut().map_or(Ok(()), |file| file.append(checked))
    });
    progress.show(None);
    let (total, confirmed) = outcome.and_then(|()| results.total())?;
    if file.is_some() {
        note(&confirmed);
    }
    Ok(total)
}
