//! Counting for a person who waits: how many threads they want, and how long it still takes.

use super::Engine;
use std::env;
use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The environment variable that sets the number of threads.
const THREADS: &str = "NQUEENS_THREADS";

/// The first n slow enough for a progress line.
const SLOW: u32 = 15;

/// The time from one state of the line to the next. The first is shown after five of them.
const PERIOD: Duration = Duration::from_millis(200);

/// The number of threads that `NQUEENS_THREADS` asks for, if it is set.
///
/// # Errors
/// What is wrong, if it is set to anything but a number from 1 on.
pub fn threads() -> Result<Option<usize>, String> {
    let Some(value) = env::var_os(THREADS) else {
        return Ok(None);
    };
    let value = value.to_string_lossy();
    match value.parse() {
        Ok(threads) if threads > 0 => Ok(Some(threads)),
        _ => Err(format!("{THREADS} is {value:?}, not a number of threads from 1 on")),
    }
}

/// Counts as [`Engine::count`] does. If it takes more than a second and stderr is a terminal, a line
/// there says how far it is, and goes away in the end.
#[must_use]
pub fn count(n: u32, threads: Option<usize>) -> u64 {
    let engine = Engine { threads, ..Engine::new() };
    if n < SLOW || !io::stderr().is_terminal() {
        return engine.count(n);
    }
    // What is done, as the bits of a positive number: they compare as the number does.
    let done = AtomicU64::new(0);
    let is_counted = (Mutex::new(false), Condvar::new());
    thread::scope(|scope| {
        // Without another thread there is no line.
        let line = thread::Builder::new().spawn_scoped(scope, || show(&done, &is_counted));
        let progress = |part: f64| {
            done.fetch_max(part.to_bits(), Relaxed);
        };
        let count = Engine { progress: Some(&progress), ..engine }.count(n);
        if line.is_ok() {
            *is_counted.0.lock().unwrap_or_else(PoisonError::into_inner) = true;
            is_counted.1.notify_one();
        }
        count
    })
}

/// Shows the line from time to time until all is counted.
fn show(done: &AtomicU64, (is_counted, changed): &(Mutex<bool>, Condvar)) {
    let begun = Instant::now();
    let mut guard = is_counted.lock().unwrap_or_else(PoisonError::into_inner);
    let mut shown = false;
    while !*guard {
        let waited = changed.wait_timeout(guard, PERIOD);
        guard = waited.unwrap_or_else(PoisonError::into_inner).0;
        let elapsed = begun.elapsed();
        if !*guard && elapsed >= 5 * PERIOD {
            write(&format!("\r{}\x1B[K", state(f64::from_bits(done.load(Relaxed)), elapsed)));
            shown = true;
        }
    }
    if shown {
        write("\r\x1B[K");
    }
}

/// What the line says when this part of the work took that long.
fn state(done: f64, elapsed: Duration) -> String {
    let percent = 100.0 * done;
    let left = elapsed.as_secs_f64() * (1.0 - done) / done;
    match Duration::try_from_secs_f64(left) {
        Ok(left) => format!("{percent:.2} %, {} elapsed, {} left", clock(elapsed), clock(left)),
        Err(_) => format!("{percent:.2} %, {} elapsed", clock(elapsed)),
    }
}

/// A duration as on a clock, h:mm:ss or m:ss.
fn clock(duration: Duration) -> String {
    let seconds = duration.as_secs();
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, minutes, seconds) => format!("{minutes}:{seconds:02}"),
        (hours, minutes, seconds) => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// A terminal that has gone away is no reason to stop counting.
fn write(text: &str) {
    let _ = io::stderr().write_all(text.as_bytes());
}
