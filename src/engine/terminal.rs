//! Counting for a person who waits: how many threads they want, and how long it still takes.

use super::Engine;
use std::env;
use std::io::{self, IsTerminal, Write};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// The environment variable that sets the number of threads.
const THREADS: &str = "NQUEENS_THREADS";

/// A count that takes less than this shows no progress.
const PATIENCE: Duration = Duration::from_secs(1);

/// The time from one state of the line to the next.
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

/// Counts as [`Engine::count`] does. If it takes long and stderr is a terminal, a line there says
/// how far it is, and goes away in the end.
#[must_use]
pub fn count(n: u32, threads: Option<usize>) -> u64 {
    let engine = Engine { threads, ..Engine::new() };
    if !io::stderr().is_terminal() {
        return engine.count(n);
    }
    let line = Line { begun: Instant::now(), shown: Mutex::new(None) };
    let count = Engine { progress: Some(&|part| line.show(part)), ..engine }.count(n);
    line.clear();
    count
}

struct Line {
    begun: Instant,
    /// When the line was last written, and the part of the work on it.
    shown: Mutex<Option<(Instant, f64)>>,
}

impl Line {
    /// Shows that this part of the work is done, if it is time to. A thread does not wait for
    /// another that is at it.
    fn show(&self, part: f64) {
        let (now, elapsed) = (Instant::now(), self.begun.elapsed());
        let Ok(mut shown) = self.shown.try_lock() else {
            return;
        };
        let is_news = shown.is_none_or(|(at, before)| now - at >= PERIOD && part > before);
        if elapsed >= PATIENCE && is_news {
            *shown = Some((now, part));
            let left = elapsed.div_f64(part).saturating_sub(elapsed);
            let (percent, elapsed, left) = (100.0 * part, clock(elapsed), clock(left));
            write(&format!("\r{percent:.1} %, {elapsed} elapsed, {left} left\x1B[K"));
        }
    }

    fn clear(&self) {
        if self.shown.lock().is_ok_and(|shown| shown.is_some()) {
            write("\r\x1B[K");
        }
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
