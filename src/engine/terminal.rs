//! Counting for a person who waits: how many threads they want, and how long it still takes.

use super::Engine;
use std::cell::Cell;
use std::env;
use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// The environment variable that sets the number of threads.
const THREADS: &str = "NQUEENS_THREADS";

/// How long before the progress line appears, and between its updates.
const PATIENCE: Duration = Duration::from_secs(1);
const PERIOD: Duration = Duration::from_millis(200);

/// The number of threads that `NQUEENS_THREADS` asks for; `None` if it is not set, or empty.
///
/// # Errors
/// What is wrong, if it is anything but a number from 1 on.
pub fn threads() -> Result<Option<usize>, String> {
    let value = env::var_os(THREADS).unwrap_or_default();
    let value = value.to_string_lossy();
    match value.parse() {
        _ if value.is_empty() => Ok(None),
        Ok(threads) if threads > 0 => Ok(Some(threads)),
        _ => {
            let shown: String = value.chars().take(40).collect();
            Err(format!("{THREADS} is {shown:?}, not a number of threads from 1 on"))
        }
    }
}

/// Counts as [`Engine::count`] does. If it takes more than a second and stderr is a terminal, a line
/// there says how far it is, and goes away in the end.
#[must_use]
pub fn count(n: u32, threads: Option<usize>) -> u64 {
    let engine = Engine { threads, ..Engine::new() };
    let is_dumb = env::var_os("TERM").is_some_and(|terminal| terminal == "dumb");
    if is_dumb || !io::stderr().is_terminal() {
        return engine.count(n).unwrap_or(0);
    }
    let begun = Instant::now();
    let shown: Cell<Option<Instant>> = Cell::new(None);
    let progress = |done| {
        let is_due = match shown.get() {
            None => begun.elapsed() >= PATIENCE,
            Some(shown) => shown.elapsed() >= PERIOD,
        };
        if is_due && done > 0.0 {
            write(&format!("\r{}\x1B[K", state(done, begun.elapsed())));
            shown.set(Some(Instant::now()));
        }
    };
    let count = Engine { progress: Some(&progress), ..engine }.count(n).unwrap_or(0);
    if shown.get().is_some() {
        write("\r\x1B[K");
    }
    count
}

/// What the line says when this part of the work, more than 0, took that long: 20 columns at most.
pub(super) fn state(done: f64, elapsed: Duration) -> String {
    let left = elapsed.as_secs_f64() * (1.0 - done) / done;
    let (seconds, hours, days) = (left as u64, left / 3600.0, left / 86400.0);
    let (h, m, s) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let left = match hours {
        ..1.0 => format!("{m}:{s:02}"),
        ..10.0 => format!("{h}:{m:02}:{s:02}"),
        ..100.0 => format!("{hours:.1} h"),
        ..24000.0 => format!("{days:.1} d"),
        _ => format!("{days:.0e} d"),
    };
    format!("{:.2} % {left} left", 100.0 * done)
}

/// Writes to stderr; a terminal that has gone away does not stop the count.
fn write(text: &str) {
    let _ = io::stderr().write_all(text.as_bytes());
}
