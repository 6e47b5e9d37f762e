//! Usage: nqueens count N [--results FILE] [--threads T]
//!
//! Counts the solutions for N queens.
//!
//! N is from 0 to 28. If stderr is a terminal, a line there, such as `155/518 0:00:07`, shows how
//! many of the work units have been counted and an estimate of the time left. From N = 19 on, the
//! command checks itself: at the start, every ten minutes and at the end, it counts units whose
//! counts are known. A total that differs from the known count is not printed.
//!
//!   -r, --results FILE  append the result of each unit to FILE, and count only the units that have
//!                       none there; N is from 4 to 28
//!   -t, --threads T     use up to T threads (default: all cores)
//!
//! A count with --results may be killed, and goes on with the same command. Only the units in hand
//! are lost, and after a power failure what the system had not written to the disk yet: on Linux,
//! about half a minute's results. FILE may also hold results from elsewhere, like the files of
//! `nqueens total`. If a check fails, delete the results below the one that the message names, or
//! else all.
//!
//! Example: `nqueens count 18` prints `666090624`.

use crate::arguments::Arguments;
use crate::checks::checks;
use crate::format::result_line;
use crate::results::{file_error, note, Results};
use nqueens::{counting, error::Error, process};
use nqueens_counter::{count_units, threads, units, Kernel, SIZES};
use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};
use std::{env, thread};

/// From this n on, the kernel is checked.
const CHECKED_N: u32 = 19;

pub fn run(mut arguments: Arguments) -> Result<(), Error> {
    let name = arguments.option(["--results", "-r"])?;
    let most = arguments.number(["--threads", "-t"], 1..=1 << 16)?;
    let n = arguments.n(if name.is_some() { SIZES } else { 0..=*SIZES.end() })?;
    arguments.finish()?;
    if !SIZES.contains(&n) {
        return process::print(&format!("{}\n", counting::count(n)));
    }
    let (kernel, units) = (Kernel::fastest(), units(n));
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    let most = most.map_or_else(cores, |most| most as usize).min(units.len());
    let threads = threads(n, most).map_err(|error| Error::Failure(error.to_string()))?;
    if threads < most {
        note(&format!("too little memory for {most} threads, so this count uses {threads}"));
    }

    let mut results = Results::new(n, units.len());
    let mut file = name.as_ref().map(|name| results.open(name)).transpose()?;
    let write_error = file_error("write", &name.unwrap_or_default());
    let mut check = checks(|n| if n < CHECKED_N { Ok(()) } else { kernel.check(n) });
    check(Some(n), results.last())?;
    let missing: Vec<_> = results.missing().map(|unit| (unit, units[unit])).collect();
    let is_dumb = env::var_os("TERM").is_some_and(|terminal| terminal == "dumb");
    let has_terminal = !is_dumb && io::stderr().is_terminal();
    let (start, mut counted) = (Instant::now(), 0);
    let show = |text: &str| {
        if has_terminal && start.elapsed().as_secs() > 0 {
            // If this fails, the count goes on. Under nohup, the terminal may have been closed.
            let _ = io::stderr().write_all(text.as_bytes());
        }
    };
    let outcome = count_units(kernel, threads, missing.iter().copied(), |unit, count| {
        if let Some(file) = &mut file {
            let line = result_line(n, unit, count) + "\n";
            file.write_all(line.as_bytes()).map_err(&write_error)?;
        }
        results.insert(unit, count);
        counted += 1;
        show(&progress_line(start.elapsed(), counted, missing.len(), units.len()));
        check(Some(n), results.last())
    });
    show("\r\x1B[K");
    check(None, None).and(outcome)?;
    let (total, confirmed) = results.total()?;
    if file.is_some() {
        note(&confirmed);
    }
    process::print(&format!("{total}\n"))
}

/// Returns a line for the terminal: how many units have a result, and an estimate of the time left.
fn progress_line(elapsed: Duration, counted: usize, missing: usize, total: usize) -> String {
    let left = (elapsed * (missing - counted) as u32 / counted as u32).as_secs();
    let done = total - missing + counted;
    let [hours, minutes, seconds] = [left / 3600, left / 60 % 60, left % 60];
    format!("\r{done}/{total} {hours}:{minutes:02}:{seconds:02}\x1B[K")
}

#[test]
fn progress_is_shown_with_the_time_left() {
    let line = |seconds, counted, missing| {
        progress_line(Duration::from_secs(seconds), counted, missing, 318_392)
    };
    assert_eq!(line(85, 1, 318_392), "\r1/318392 7517:33:55\x1B[K");
    assert_eq!(line(10, 4, 5), "\r318391/318392 0:00:02\x1B[K");
}
