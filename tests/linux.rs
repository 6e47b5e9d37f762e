//! What a program does with the system it runs on, as far as Linux can be asked for it: little memory,
//! full disks, closed descriptors, sockets, signals, terminals.

#![cfg(target_os = "linux")]

mod common;

use assert_cmd::Command;
use common::{answer, command, path, programs, samples, Running, INTEGERS, LIMIT};
use std::collections::HashSet;
use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::net::{TcpListener, TcpStream};
use std::os::fd::OwnedFd;
use std::os::unix::process::ExitStatusExt;
use std::process;
use std::time::{Duration, Instant};

/// A shell command in which `$0` is the program. It stands in quotes: the path may have spaces.
fn shell(program: &str, command: &str) -> Command {
    let mut shell = Command::new("sh");
    let command = format!("ulimit -t {}; {command}", LIMIT.as_secs());
    shell.arg("-c").arg(command).arg(path(program)).timeout(LIMIT);
    shell
}

#[test]
fn the_example_of_the_help_is_true() {
    for program in programs() {
        let help = command(program).arg("--help").assert().success().get_output().stdout.clone();
        let help = String::from_utf8(help).unwrap();
        let (_, example) = help.split_once("\n- Example: `").unwrap();
        let (line, rest) = example.split_once("` prints `").unwrap();
        let (first_line, _) = rest.split_once('`').unwrap();
        let line = format!("{program}() {{ \"$0\"; }}; {line}");
        let output = shell(program, &line).assert().success().get_output().stdout.clone();
        assert_eq!(String::from_utf8(output).unwrap().lines().next(), Some(first_line), "{line}");
    }
}

#[test]
fn memory_does_not_grow_with_the_input() {
    for (program, sample, _) in samples() {
        // A million lines; ten of the program that is asked most. A size of a board is 1, for speed.
        let question = if sample.lines().count() == 1 { "1\n".to_owned() } else { sample };
        let lines = if program == "hdu2553" { 10_000_000 } else { 1_000_000 };
        let times = lines / question.lines().count();
        let length = times * answer(program, question.as_str()).get_output().stdout.len();
        let command = "yes \"$1\" | head -n \"$2\" | (ulimit -v 32768; exec \"$0\") | wc -c";
        let arguments = [question.trim_end(), &(times * question.lines().count()).to_string()];
        let answer = shell(program, command).args(arguments).assert();
        answer.success().stdout(format!("{length}\n")).stderr("");
    }
}

#[test]
fn memory_does_not_grow_with_a_token_or_a_line() {
    for program in programs() {
        let found = format!(", found \"{}...\"\n", ".".repeat(40));
        let endless = "yes . | tr -d '\\n' | (ulimit -v 32768; exec \"$0\")";
        let answer = shell(program, endless).assert().code(1).stdout("");
        let error = String::from_utf8(answer.get_output().stderr.clone()).unwrap();
        let start = format!("{program}: line 1: expected ");
        assert!(error.starts_with(&start) && error.ends_with(&found), "{error}");
    }
}

#[test]
fn memory_does_not_grow_with_the_number_of_solutions() {
    for program in ["acwing843", "leetcode51", "permutations"] {
        let command = "echo 12 | (ulimit -v 32768; exec \"$0\") | tr -d '\\n' | wc -l";
        shell(program, command).assert().success().stdout("0\n").stderr("");
    }
}

#[test]
fn a_read_or_write_error_is_reported() {
    let full = "write error: No space left on device (os error 28)";
    for (program, question, _) in samples() {
        for (command, error) in [
            ("\"$0\" < /", "read error: Is a directory (os error 21)"),
            ("\"$0\" 0> /dev/null", "read error: Bad file descriptor (os error 9)"),
            ("\"$0\" 1< /dev/null", "write error: Bad file descriptor (os error 9)"),
            ("\"$0\" --help > /dev/full", full),
            ("\"$0\" > /dev/full", full),
            // While it runs too, not only at the end.
            ("yes \"$1\" | \"$0\" > /dev/full", full),
            // A fault in the input does not hide that the answers before it are lost.
            ("(cat; echo x) | \"$0\" > /dev/full", full),
        ] {
            let mut command = shell(program, command);
            let answer = command.arg(&question).write_stdin(question.as_str()).assert();
            answer.code(1).stdout("").stderr(format!("{program}: {error}\n"));
        }
    }
}

/// The output is a socket. Its other end reads a part and is closed, which resets the connection.
#[test]
fn a_socket_that_nobody_reads_is_no_fault() {
    for (program, question, _) in samples() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let theirs = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
        let (mut ours, _) = listener.accept().unwrap();
        let mut command = process::Command::new(path(program));
        let mut running = Running::start_to(&mut command, OwnedFd::from(theirs).into());
        running.write(&question);
        ours.read_exact(&mut [0]).unwrap();
        drop(ours);
        running.write(&question);
        running.stdin = None;
        running.wait_for_success(program);
    }
}

#[test]
fn a_signal_ends_the_program_and_leaves_a_prefix() {
    let whole = answer("permutations", "12").get_output().stdout.clone();
    let mut running = Running::start("permutations");
    running.write("12\n");
    let mut read = running.read(100_000);
    Command::new("kill").arg(running.id().to_string()).assert().success();
    running.stdout.take().unwrap().read_to_end(&mut read).unwrap();
    assert_eq!(running.wait().0.signal(), Some(15));
    assert!(whole.starts_with(&read) && read.len() < whole.len());
}

#[test]
fn a_small_stack_is_enough() {
    for (program, question, output) in samples() {
        let mut command = shell(program, "ulimit -s 64; exec \"$0\"");
        command.write_stdin(question).assert().success().stdout(output).stderr("");
    }
    for (program, _) in INTEGERS {
        shell(program, "ulimit -s 64; echo 10 | \"$0\"").assert().success().stderr("");
    }
}

#[test]
fn a_closed_descriptor_does_not_hang() {
    for (program, question, _) in samples() {
        shell(program, "exec \"$0\" <&-").assert().success().stdout("").stderr("");
        shell(program, "exec \"$0\" >&-").write_stdin(question).assert().success().stderr("");
        shell(program, "exec \"$0\" 2>&-").write_stdin("x\n").assert().code(1).stdout("");
    }
}

#[test]
fn too_little_memory_is_reported() {
    for (verb, count) in [("count 14 --threads 64", "365596\n"), ("count-units", "v2 14 0\t0\n")] {
        let mut outcomes = HashSet::new();
        for kilobytes in (4_000..80_000).step_by(2_000) {
            let line = format!("ulimit -v {kilobytes}; echo v2 14 0 | \"$0\" {verb}");
            let output = shell("nqueens", &line).assert().get_output().clone();
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

/// Counts of minutes, so that there is time for this on any machine.
#[test]
fn threads_are_as_many_as_asked_for_and_only_a_terminal_shows_how_far_they_are() {
    let begun = Instant::now();
    let mut script = process::Command::new("script"); // From Debian's bsdutils.
    script.args(["-qec", "exec \"$NQUEENS\" count 22 --threads 1", "/dev/null"]);
    script.env("NQUEENS", path("nqueens")).env("TERM", "vt100");
    let mut running = Running::start_with(&mut script);
    let mut count = process::Command::new(path("nqueens"));
    count.args(["count", "22", "--threads", "7"]).env("TERM", "vt100");
    let mut silent = Running::start_with(&mut count);
    // Each line is like `0.24 % 7:05 left`, and ends with the `\r` of the next one.
    let screen = BufReader::new(running.stdout.take().unwrap());
    let lines: Vec<_> = screen.split(b'\r').map(Result::unwrap).take(6).collect();
    assert!(lines.len() == 6 && lines[1].starts_with(b"0."));
    // The first comes after a second, and the others at least 200 ms after each other.
    assert!(begun.elapsed() >= Duration::from_secs(2));
    let threads = format!("/proc/{}/task", silent.id());
    while fs::read_dir(&threads).expect("7 threads are started").count() != 7 {}
    Command::new("kill").arg(silent.id().to_string()).assert().success();
    assert_eq!(silent.wait().1, "");
}
