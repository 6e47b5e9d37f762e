//! Tests what needs Linux: low memory, closed descriptors and terminals.

#![cfg(target_os = "linux")]

#[allow(dead_code)] // Part of it is for other tests.
#[path = "../../tests/common/process.rs"]
mod process;

use process::{command, shell, stdout, Running, LIMIT};
use std::collections::HashSet;
use std::fs;
use std::io;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

const NQUEENS: &str = env!("CARGO_BIN_EXE_nqueens");

#[test]
fn a_read_error_is_reported() {
    let answer = shell(NQUEENS, "\"$0\" total 0> /dev/null").assert().code(1).stdout("");
    answer.stderr("nqueens: read error: Bad file descriptor (os error 9)\n");
}

#[test]
fn too_little_memory_is_reported() {
    let (unit, result) = ("v3 24 19572", "v3 24 19572\t41886402576\tab31657e\n");
    for (verb, count) in [("count 15 --threads 16", "2279184\n"), ("count-units", result)] {
        let mut outcomes = HashSet::new();
        for kilobytes in (4_000..80_000).step_by(2_000).chain((80_000..200_000).step_by(20_000)) {
            let line = format!("ulimit -v {kilobytes}; echo {unit} | \"$0\" {verb}");
            let output = shell(NQUEENS, &line).assert().get_output().clone();
            let found = (output.status.code(), output.stdout, output.stderr);
            // Below some limit, the program does not start.
            let message = b"nqueens: not enough memory\n".to_vec();
            if found == (Some(0), count.into(), vec![]) || found == (Some(1), vec![], message) {
                outcomes.insert(found.0);
            } else {
                assert!(outcomes.is_empty(), "{kilobytes} KB: {found:?}");
            }
        }
        assert_eq!(outcomes.len(), 2, "{verb}");
    }
}

#[test]
fn a_terminal_shows_progress_unless_it_is_dumb() {
    let screen = |terminal| {
        let mut script = command("script"); // In Debian's bsdutils.
        script.args(["-qec", "\"$NQUEENS\" count 19 --threads 1", "/dev/null"]);
        stdout(script.env("NQUEENS", NQUEENS).env("TERM", terminal).assert())
    };
    let start = Instant::now();
    let shown = screen("vt100");
    let updates: Vec<_> = shown.split('\r').collect();
    // Each line is like `0.24 % 0:07:05`.
    let ["", lines @ .., "\x1B[K4968057848", "\n"] = &updates[..] else { panic!("{shown:?}") };
    let is_line = |line: &&str| line.ends_with("\x1B[K") && line.contains(" % 0:");
    assert!(lines.len() > 1 && lines.iter().all(is_line), "{shown:?}");
    // The first line comes after a second, and each further one at least 200 ms after the one before.
    let time = Duration::from_millis(800 + 200 * lines.len() as u64);
    assert!(start.elapsed() >= time, "{shown:?}");
    assert_eq!(screen("dumb"), "4968057848\r\n");
}

#[test]
fn the_number_of_threads_is_as_requested_and_a_pipe_shows_no_progress() {
    let start = Instant::now();
    let mut running = Running::start(Command::new(NQUEENS).args(["count", "22", "--threads", "7"]));
    let threads = format!("/proc/{}/task", running.child.id());
    // Progress would be shown after a second.
    while fs::read_dir(&threads).unwrap().count() != 7 || start.elapsed().as_secs() < 2 {
        assert!(start.elapsed() < LIMIT, "expected 7 threads");
        thread::sleep(Duration::from_millis(10));
    }
    running.child.kill().unwrap();
    assert_eq!(io::read_to_string(running.child.stderr.as_mut().unwrap()).unwrap(), "");
}
