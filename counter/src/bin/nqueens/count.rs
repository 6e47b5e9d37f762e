//! Usage: nqueens count N [--threads T]
//!
//! Counts the solutions for N queens.
//!
//! N is from 0 to 28. If stderr is a terminal, a line there, such as `0.24 % 0:07:05`, shows how
//! much of the work has been started and an estimate of the time left.
//!
//!   -t, --threads T  use up to T threads (default: all cores)
//!
//! Example: `nqueens count 18` prints `666090624`.

use crate::arguments::Arguments;
use nqueens::{error::Error, process};
use nqueens_counter::{Engine, SIZES};
use std::cell::Cell;
use std::env;
use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

pub fn run(mut arguments: Arguments) -> Result<(), Error> {
    let threads = arguments.number("--threads", "-t", 1..=1 << 16)?;
    let n = arguments.n(0..=*SIZES.end())?;
    arguments.finish()?;
    let threads = threads.map(|threads| threads as usize);
    let is_dumb = env::var_os("TERM").is_some_and(|terminal| terminal == "dumb");
    let is_shown = !is_dumb && io::stderr().is_terminal();
    let start = Instant::now();
    let second = Duration::from_secs(1);
    // If this fails, the count goes on. Under nohup, the terminal may have been closed.
    let write = |text: &str| drop(io::stderr().write_all(text.as_bytes()));
    let next_update = Cell::new(start + second);
    let progress = |done| {
        if is_shown && Instant::now() >= next_update.get() {
            write(&format!("\r{}\x1B[K", progress_line(done, start.elapsed())));
            next_update.set(Instant::now() + second / 5);
        }
    };
    let count = Engine { threads, progress: &progress, ..Engine::default() }.count(n);
    if next_update.get() > start + second {
        write("\r\x1B[K");
    }
    process::print(&format!("{}\n", count?))
}

/// Returns the percentage of the work that has been started and the time left, in at most 20 columns.
fn progress_line(done: f64, elapsed: Duration) -> String {
    let left = elapsed.as_secs_f64() * (1.0 - done) / done;
    let seconds = left.min(359_999_999.0) as u32; // 100,000 hours
    let [hours, minutes] = [seconds / 3600, seconds / 60 % 60];
    format!("{:.2} % {hours}:{minutes:02}:{:02}", 100.0 * done, seconds % 60)
}

#[test]
fn the_progress_line_fits_20_columns() {
    let line = |done, seconds| progress_line(done, Duration::from_secs(seconds));
    assert_eq!(line(0.5, 3541), "50.00 % 0:59:01");
    assert_eq!(line(1.0, 9), "100.00 % 0:00:00");
    assert_eq!(line(0.0, 1), "0.00 % 99999:59:59");
}
