//! The progress of a count on the terminal.

use std::io::{self, IsTerminal, Write};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::{Duration, Instant};

/// A thread that shows how many units have been counted.
pub struct Progress {
    counted: Sender<usize>,
    ended: Receiver<()>,
}

impl Progress {
    /// Starts the thread. It writes a line on stderr if that is a terminal.
    pub fn start(missing: usize, all: usize) -> Self {
        let (counted, received) = mpsc::channel();
        let (ends, ended) = mpsc::channel::<()>();
        let is_dumb = std::env::var_os("TERM").is_some_and(|terminal| terminal == "dumb");
        let start = Instant::now();
        // If writing fails, the count goes on. Under nohup, the terminal may have been closed. A message
        // overwrites the line.
        let write = |line: &str| drop(io::stderr().write_all(format!("{line}\x1B[K\r").as_bytes()));
        let show = move || {
            let _ends = ends;
            while let Ok(counted) = received.recv() {
                let counted = received.try_iter().last().unwrap_or(counted);
                let elapsed = start.elapsed();
                if counted == 0 || elapsed.as_secs() > 0 {
                    write(&line(elapsed, counted, [missing, all]));
                }
            }
            write("");
        };
        if !is_dumb && io::stderr().is_terminal() {
            let _ = thread::Builder::new().spawn(show);
        }
        let mut progress = Progress { counted, ended };
        progress.show(0);
        progress
    }

    /// Shows how many of the missing units have been counted: at the start, and from the second second on.
    pub fn show(&mut self, counted: usize) {
        let _ = self.counted.send(counted); // Fails if there is no thread.
    }

    /// Wipes the line, unless that takes more than a second: the terminal may not read.
    pub fn end(self) {
        drop(self.counted);
        let _ = self.ended.recv_timeout(Duration::from_secs(1));
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
