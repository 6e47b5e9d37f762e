//! The progress of a count on the terminal.

use std::io::{self, IsTerminal, Write};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::{Duration, Instant};

/// Starts a thread that shows how many of the `missing` units have been counted, as received: at the start,
/// and from the second second on. It writes a line on stderr, if that is a terminal, and wipes it when the
/// sender is dropped; then it drops its end of the second channel.
pub fn start(missing: usize, all: usize) -> (Sender<usize>, Receiver<()>) {
    let (sender, received) = mpsc::channel();
    let (ended, end) = mpsc::channel::<()>();
    let is_dumb = std::env::var_os("TERM").is_some_and(|terminal| terminal == "dumb");
    let start = Instant::now();
    // If writing fails, the count goes on. Under nohup, the terminal may have been closed.
    let write = |line: &str| drop(io::stderr().write_all(format!("\r{line}\x1B[K").as_bytes()));
    let show = move || {
        while let Ok(counted) = received.recv() {
            let counted = received.try_iter().last().unwrap_or(counted);
            let elapsed = start.elapsed();
            if counted == 0 || elapsed.as_secs() > 0 {
                write(&line(elapsed, counted, [missing, all]));
            }
        }
        write("");
        drop(ended);
    };
    if !is_dumb && io::stderr().is_terminal() {
        let _ = thread::Builder::new().spawn(show);
    }
    (sender, end)
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
