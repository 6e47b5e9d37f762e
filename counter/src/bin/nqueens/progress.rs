//! The progress of a count on the terminal.

use std::env;
use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// Calls `count`. Meanwhile, another thread writes once a second how many of the missing units have been counted, if
/// stderr is a terminal.
pub fn show_during<T>(
    counted: &AtomicUsize,
    [missing, all]: [usize; 2],
    count: impl FnOnce() -> T,
) -> T {
    let start = Instant::now();
    // If writing fails, the count goes on. Under nohup, the terminal may have been closed. A message overwrites the
    // line.
    let write = |line: &str| drop(io::stderr().write_all(format!("{line}\x1B[K\r").as_bytes()));
    let is_dumb = env::var_os("TERM").is_some_and(|terminal| terminal == "dumb");
    thread::scope(|scope| {
        let (_ends, ended) = mpsc::channel::<()>();
        let show = move || {
            while ended.recv_timeout(Duration::from_secs(1)) == Err(RecvTimeoutError::Timeout) {
                write(&line(start.elapsed(), counted.load(Ordering::Relaxed), [missing, all]));
            }
            write("");
        };
        if !is_dumb && io::stderr().is_terminal() {
            let _ = thread::Builder::new().spawn_scoped(scope, show);
        }
        count()
    })
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
