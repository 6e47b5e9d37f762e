//! The progress of a count on the terminal.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// A line on stderr, if that is a terminal.
pub struct Progress {
    is_shown: bool,
    start: Instant,
    /// The number of units to count, and of all.
    units: [usize; 2],
}

impl Progress {
    /// Begins a count of `missing` of all units.
    pub fn new(missing: usize, all: usize) -> Self {
        let is_dumb = std::env::var_os("TERM").is_some_and(|terminal| terminal == "dumb");
        let is_shown = !is_dumb && io::stderr().is_terminal();
        Progress { is_shown, start: Instant::now(), units: [missing, all] }
    }

    /// Shows the line: at the start, and from the second second on. Without `counted`, wipes it.
    pub fn show(&self, counted: Option<usize>) {
        let elapsed = self.start.elapsed();
        if self.is_shown && (elapsed.as_secs() > 0 || counted.is_none_or(|counted| counted == 0)) {
            let line = counted.map_or(String::new(), |counted| line(elapsed, counted, self.units));
            // If this fails, the count goes on. Under nohup, the terminal may have been closed.
            let _ = io::stderr().write_all(format!("\r{line}\x1B[K").as_bytes());
        }
    }
}

/// Returns the number of units that have been counted, and an estimate of the time left.
fn line(elapsed: Duration, counted: usize, [missing, all]: [usize; 2]) -> String {
    let done = all - missing + counted;
    let Some(left) = (elapsed * (missing - counted) as u32).checked_div(counted as u32) else {
        return format!("{done}/{all}");
    };
    let [hours, minutes, seconds] = [3600, 60, 1].map(|unit| left.as_secs() / unit);
    format!("{done}/{all} {hours}:{:02}:{:02}", minutes % 60, seconds % 60)
}

#[test]
fn the_line_shows_the_time_left() {
    let line =
        |seconds, counted, missing| line(Duration::from_secs(seconds), counted, [missing, 318_392]);
    assert_eq!(line(0, 0, 318_000), "392/318392");
    assert_eq!(line(85, 1, 318_392), "1/318392 7517:33:55");
    assert_eq!(line(10, 4, 5), "318391/318392 0:00:02");
}
