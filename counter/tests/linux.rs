//! Tests what needs Linux: limits on memory and on files, terminals, and the number of threads.

#![cfg(target_os = "linux")]

#[allow(dead_code)] // Part of it is for other tests.
#[path = "../../tests/common/process.rs"]
mod process;

use nqueens_counter::UNITS_VERSION;
use process::{shell, Running, LIMIT};
use std::fs;
use std::io;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

const NQUEENS: &str = env!("CARGO_BIN_EXE_nqueens");

#[test]
fn a_read_error_is_reported() {
    let answer = shell(NQUEENS, "\"$0\" total < /").assert().code(1).stdout("");
    answer.stderr("nqueens: read error: \"stdin\": Is a directory (os error 21)\n");
}

#[test]
fn too_little_memory_is_reported() {
    let run = |kilobytes, line: &str| {
        let line = format!("ulimit -v {kilobytes}; echo {UNITS_VERSION} 24 19572 | \"$0\" {line}");
        shell(NQUEENS, &line).assert()
    };
    let count = run(200_000, "count-units").success().stderr("");
    let result = format!("{UNITS_VERSION} 24 19572\t69479684608\t");
    assert!(count.get_output().stdout.starts_with(result.as_bytes()));
    for kilobytes in (20_000..120_000).step_by(20_000) {
        for line in ["count-units", "count 24"] {
            run(kilobytes, line).code(1).stdout("").stderr("nqueens: not enough memory\n");
        }
    }
    let started = |number, most| {
        format!("nqueens: only {number} of {most} threads fit into memory and could be started\n")
    };
    let count = run(100_000, "count 15 --threads 16").success().stdout("2279184\n");
    count.stderr(started(2, 16));
    // No stack of that size can be allocated.
    let line = "ulimit -v 1000000; RUST_MIN_STACK=2000000000 \"$0\" count 15 --threads 4";
    let count = shell(NQUEENS, line).assert().success().stdout("2279184\n");
    count.stderr(started(1, 4));
}

#[test]
fn a_full_disk_is_reported_and_then_the_count_goes_on() {
    // The limit stands in for the disk: 8 times 512 bytes. With one thread, they end inside a line. The
    // file's name is not UTF-8.
    let line = "cd \"$1\"; f=$(printf 'full-\\377'); rm -f \"$f\"; trap '' XFSZ
        (ulimit -f 8; exec \"$0\" count 18 -t 1 -r \"$f\"); echo $?; \"$0\" count 18 -r \"$f\"";
    let answer = shell(NQUEENS, line).arg(env!("CARGO_TARGET_TMPDIR")).assert().success();
    let answer = answer.stdout("666090624\n1\n666090624\n");
    let errors = String::from_utf8_lossy(&answer.get_output().stderr);
    let error = "nqueens: write error: \"full-\\xFF\": File too large (os error 27)";
    assert!(errors.starts_with(error) && errors.matches(error).count() == 2, "{errors}");
    assert!(errors.contains("nqueens: lines ignored: 1, "), "the part of a line: {errors}");
}

#[test]
fn results_survive_a_file_that_has_been_removed_and_an_output_that_cannot_be_written() {
    for (change, messages) in [
        ("rm d/e", ["lines that it lacked: 518; they have been appended to it", "518"]),
        ("rm -r d", ["lines that it lacked: 518; they are lost: open error: ", "0"]),
    ] {
        let line = "cd \"$1\"; rm -rf d; mkdir d; \"$0\" count 18 -t 1 -r d/e > /dev/full &
            cd \"$1\"; until [ -e d/e ]; do sleep 0.01; done; $2; wait $!; echo $?; cat d/e | grep -c .";
        let [message, lines] = messages;
        let answer = shell(NQUEENS, line).args([env!("CARGO_TARGET_TMPDIR"), change]).assert();
        let output = answer.get_output();
        assert_eq!(String::from_utf8_lossy(&output.stdout), format!("1\n{lines}\n"), "{change}");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(errors.contains(message), "{change}: {errors}");
        assert!(errors.contains("nqueens: write error: No space left on device"), "{errors}");
    }
}

#[test]
fn a_terminal_shows_progress_unless_it_is_dumb() {
    let screen = |terminal| {
        let mut script = Command::new("script"); // In Debian's bsdutils.
        let line = "ulimit -t 60; \"$NQUEENS\" count 19 --threads 1";
        script.args(["-qec", line, "/dev/null"]).env("NQUEENS", NQUEENS).env("TERM", terminal);
        let mut running = Running::start(&mut script);
        running.wait_for_success();
        io::read_to_string(running.child.stdout.take().unwrap()).unwrap()
    };
    let screen_vt100 = screen("vt100");
    let lines: Vec<_> = screen_vt100.split("\x1B[K\r").collect();
    let [progress @ .., "", "4968057848\r\n"] = &lines[..] else { panic!("{lines:?}") };
    // Lines like `155/1765 0:00:07`.
    assert!(
        !progress.is_empty() && progress.iter().all(|line| line.contains("/1765 0:0")),
        "{lines:?}"
    );
    assert_eq!(screen("dumb"), "4968057848\r\n");
}

#[test]
fn a_terminal_that_does_not_read_does_not_stop_results() {
    const UNITS_19: usize = 1765;
    let file = format!("{}/unread", env!("CARGO_TARGET_TMPDIR"));
    let _ = fs::remove_file(&file);
    let line = "ulimit -t 60; exec \"$NQUEENS\" count 19 --results \"$RESULTS\"";
    let mut script = Command::new("script");
    let script = script.args(["-qec", line, "/dev/null"]).env("NQUEENS", NQUEENS);
    let mut running = Running::start(script.env("RESULTS", &file).env("TERM", "vt100"));
    running.read(1);
    running.write("\x13"); // Ctrl-S
    let start = Instant::now();
    while fs::read_to_string(&file).unwrap().lines().count() < UNITS_19 {
        assert!(start.elapsed() < LIMIT, "the count waits for the terminal");
        thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn the_number_of_threads_is_as_requested_and_results_are_written_early() {
    let file = format!("{}/used", env!("CARGO_TARGET_TMPDIR"));
    fs::write(&file, "").unwrap();
    let line = ["count", "22", "-t", "7", "--results", &file];
    let start = Instant::now();
    let mut running = Running::start(Command::new(NQUEENS).args(line));
    let threads = format!("/proc/{}/task", running.child.id());
    // The first results are written after a second, when progress would be shown.
    while fs::read_dir(&threads).unwrap().count() != 7 || fs::read(&file).unwrap().is_empty() {
        assert!(start.elapsed() < LIMIT, "expected 7 threads and results");
        thread::sleep(Duration::from_millis(10));
    }
    running.child.kill().unwrap();
    assert_eq!(io::read_to_string(running.child.stderr.as_mut().unwrap()).unwrap(), "");
}
