//! Usage: nqueens count N [--threads T]
//!
//! Counts the solutions for N queens.
//!
//! N is from 0 to 28. If stderr is a terminal, a progress line appears there after a second.
//!
//!   -t, --threads T  use up to T threads (default: all cores)
//!
//! Example: `nqueens count 18` prints `666090624`.

use crate::arguments::{number, Arguments};
use crate::no_memory;
use nqueens::engine::{self, Engine};
use nqueens::error::Error;
use nqueens::process;
use std::cell::Cell;
use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};
use std::{env, fmt};

/// The time before the progress line appears, and the time between its updates.
const FIRST_UPDATE: Duration = Duration::from_secs(1);
const UPDATE_PERIOD: Duration = Duration::from_millis(200);

pub fn run(arguments: &Arguments) -> Result<(), Error> {
    let n = number("N", &arguments.operands[0], 0..=*engine::SIZES.end())?;
    let threads =
        arguments.option("--threads").map(|threads| number("--threads", threads, 1..=1 << 16));
    let threads = threads.transpose()?.map(|threads| threads as usize);
    let is_dumb = env::var_os("TERM").is_some_and(|terminal| terminal == "dumb");
    let is_shown = !is_dumb && io::stderr().is_terminal();
    let start = Instant::now();
    let last_update: Cell<Option<Instant>> = Cell::new(None);
    let progress = |done| {
        let is_due = match last_update.get() {
            None => start.elapsed() >= FIRST_UPDATE,
            Some(update) => update.elapsed() >= UPDATE_PERIOD,
        };
        if is_shown && is_due {
            write(&format!("\r{}\x1B[K", Progress(done, start.elapsed())));
            last_update.set(Some(Instant::now()));
        }
    };
    let count = Engine { threads, progress: &progress, ..Engine::default() }.count(n);
    if last_update.get().is_some() {
        write("\r\x1B[K");
    }
    let count = count.ok_or_else(no_memory)?;
    process::print(&format!("{count}\n"))
}

/// Writes to stderr. A closed terminal does not stop the count.
fn write(text: &str) {
    let _ = io::stderr().write_all(text.as_bytes());
}

/// The fraction of the work that has been started, and the elapsed time. Displayed as a percentage and
/// the time left, in at most 20 columns.
struct Progress(f64, Duration);

impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Progress(done, elapsed) = self;
        let left = elapsed.as_secs_f64() * (1.0 - done) / done;
        let (hours, minutes) = ((left / 3600.0) as u64, (left / 60.0) as u64 % 60);
        write!(f, "{:.2} % ", 100.0 * done)?;
        match hours {
            0 => write!(f, "{minutes}:{:02} left", left as u64 % 60),
            1..48 => write!(f, "{hours} h {minutes:02} left"),
            48..100_000 => write!(f, "{} d left", hours / 24),
            _ => write!(f, "years left"),
        }
    }
}

#[test]
fn the_progress_line_fits_20_columns() {
    for (done, seconds, expected) in [
        (1.0, 100, "100.00 % 0:00 left"),
        (0.5, 59, "50.00 % 0:59 left"),
        (0.5, 3599, "50.00 % 59:59 left"),
        (0.5, 3600, "50.00 % 1 h 00 left"),
        (0.5, 172_799, "50.00 % 47 h 59 left"),
        (0.5, 172_800, "50.00 % 2 d left"),
        (0.5, 359_999_999, "50.00 % 4166 d left"),
        (0.000_01, 20, "0.00 % 23 d left"),
        (0.0, 1, "0.00 % years left"),
    ] {
        let line = Progress(done, Duration::from_secs(seconds)).to_string();
        assert_eq!(line, expected);
        assert!(line.len() <= 20, "{line}");
    }
}
