//! Counting for a person who waits.

use crate::{no_memory, number};
use nqueens::engine::{self, Engine};
use nqueens::fault::Fault;
use nqueens::process;
use std::cell::Cell;
use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};
use std::{env, fmt};

/// How long before the progress line appears, and between its updates.
const PATIENCE: Duration = Duration::from_secs(1);
const PERIOD: Duration = Duration::from_millis(200);

/// Writes the count. If it takes more than a second and stderr is a terminal, a line there says how far
/// it is, and goes away in the end.
pub fn count(n: &OsString, threads: Option<&OsString>) -> Result<(), Fault> {
    let n = number("N", n, 0..=*engine::SIZES.end())?;
    let threads = threads.map(|threads| number("T", threads, 1..=1 << 16)).transpose()?;
    let is_dumb = env::var_os("TERM").is_some_and(|terminal| terminal == "dumb");
    let is_shown = !is_dumb && io::stderr().is_terminal();
    let begun = Instant::now();
    let shown: Cell<Option<Instant>> = Cell::new(None);
    let progress = |done| {
        let is_due = match shown.get() {
            None => begun.elapsed() >= PATIENCE,
            Some(shown) => shown.elapsed() >= PERIOD,
        };
        if is_shown && is_due {
            write(&format!("\r{}\x1B[K", Progress(done, begun.elapsed())));
            shown.set(Some(Instant::now()));
        }
    };
    let engine = Engine {
        threads: threads.map(|threads| threads as usize),
        progress: &progress,
        ..Engine::default()
    };
    let count = engine.count(n);
    if shown.get().is_some() {
        write("\r\x1B[K");
    }
    let count = count.ok_or_else(no_memory)?;
    process::print(&format!("{count}\n"))
}

/// Writes to stderr; a terminal that has gone away does not stop the count.
fn write(text: &str) {
    let _ = io::stderr().write_all(text.as_bytes());
}

/// The part of the work that is done, and how long that took. At most 20 columns.
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
