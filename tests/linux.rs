//! Tests that need Linux: low memory, full disks, closed descriptors, sockets and terminals.

#![cfg(target_os = "linux")]

mod common;

use assert_cmd::Command;
use common::{header, path, programs, samples, stdout, Running, INTEGERS, LIMIT};
use nqueens::error::Error;
use nqueens::pipe::Pipe;
use std::collections::HashSet;
use std::io::{self, BufRead, BufReader};
use std::os::unix::net::UnixStream;
use std::time::{Duration, Instant};
use std::{fs, iter, process};

/// Returns a shell command in which `"$0"` is the program.
fn shell(program: &str, command: &str) -> Command {
    let mut shell = Command::new("sh");
    let command = format!("ulimit -t {}; {command}", LIMIT.as_secs());
    shell.arg("-c").arg(command).arg(path(program)).timeout(LIMIT);
    shell
}

#[test]
fn the_example_in_the_header_is_true() {
    for program in programs() {
        let header = header(program);
        let example = header.split_once("\n- Example: ").unwrap_or_default().1.split('`');
        let [_, line, " prints ", expected, ..] = example.collect::<Vec<_>>()[..] else {
            panic!("src/bin/{program}.rs: expected \"- Example: `COMMAND` prints `FIRST LINE`\"")
        };
        let line = format!("{program}() {{ \"$0\"; }}; {line}");
        let output = stdout(shell(program, &line).assert());
        assert_eq!(output.lines().next(), Some(expected), "{line}");
    }
}

#[test]
fn memory_does_not_grow_with_the_input_and_output() {
    for (program, question, answer) in samples() {
        // Twice as many bytes as the memory that the program may use. Its stack is small too.
        let times = (16 << 20) / (question.len() + answer.len());
        let command =
            "yes \"$1\" | head -n \"$2\" | (ulimit -v 8192; ulimit -s 64; exec \"$0\") | wc -c";
        let lines = (times * question.lines().count()).to_string();
        let output = shell(program, command).args([question.trim_end(), &lines]).assert();
        assert_eq!(stdout(output), format!("{}\n", times * answer.len()), "{program}");
    }
}

#[test]
fn memory_does_not_grow_with_the_number_of_solutions() {
    for (program, _) in INTEGERS {
        // All solutions as text are larger than the program's memory.
        let command = "echo 14 | (ulimit -v 8192; ulimit -s 64; exec \"$0\") | tail -c 1";
        assert_eq!(stdout(shell(program, command).assert()), "\n", "{program}");
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
            // Before the end of input.
            ("yes \"$1\" | \"$0\" > /dev/full", full),
            // Lost answers are reported, rather than the invalid token after them.
            ("(cat; echo x) | \"$0\" > /dev/full", full),
        ] {
            let mut command = shell(program, command);
            let answer = command.arg(&question).write_stdin(question.as_str()).assert();
            answer.code(1).stdout("").stderr(format!("{program}: {error}\n"));
        }
    }
}

#[test]
fn a_read_error_of_total_is_reported() {
    let answer = shell("nqueens", "\"$0\" total 0> /dev/null").assert().code(1).stdout("");
    answer.stderr("nqueens: read error: Bad file descriptor (os error 9)\n");
}

#[test]
fn a_reset_connection_is_not_an_error() {
    let (ours, mut theirs) = UnixStream::pair().unwrap();
    let mut reader = io::empty();
    let mut pipe = Pipe::new(&mut reader, &mut theirs);
    pipe.write(b"unread").and(pipe.flush()).unwrap();
    drop(ours); // A process that another test has just started may hold it for a moment.
    let outcome = iter::repeat_with(|| pipe.write(b"more").and(pipe.flush())).find(Result::is_err);
    assert!(matches!(outcome, Some(Err(Error::ReaderClosed))), "{outcome:?}");
}

#[test]
fn programs_do_not_hang_on_a_closed_descriptor() {
    for (program, question, _) in samples() {
        shell(program, "exec \"$0\" <&-").assert().success().stdout("").stderr("");
        shell(program, "exec \"$0\" >&-").write_stdin(question).assert().success().stderr("");
        shell(program, "exec \"$0\" 2>&-").write_stdin("x\n").assert().code(1).stdout("");
    }
}

#[test]
fn too_little_memory_is_reported() {
    let (unit, result) = ("v2 24 19572", "v2 24 19572\t41886402576\n");
    for (verb, count) in [("count 15 --threads 16", "2279184\n"), ("count-units", result)] {
        let mut outcomes = HashSet::new();
        for kilobytes in (4_000..80_000).step_by(2_000).chain((80_000..200_000).step_by(20_000)) {
            let line = format!("ulimit -v {kilobytes}; echo {unit} | \"$0\" {verb}");
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

/// The counts take minutes, so both run until they are killed.
#[test]
fn only_a_terminal_shows_progress_and_the_number_of_threads_is_as_requested() {
    let start = Instant::now();
    let nqueens = |command: &str| {
        let mut shell = process::Command::new("sh");
        shell.args(["-c", command]).env("NQUEENS", path("nqueens")).env("TERM", "vt100");
        Running::start_with(&mut shell, process::Stdio::piped())
    };
    let mut silent = nqueens("exec \"$NQUEENS\" count 22 --threads 7");
    // `script` is in Debian's bsdutils. Under nohup, the count would outlive it without `timeout`.
    let count = "exec timeout --foreground 10 \"$NQUEENS\" count 22 --threads 1";
    let mut shown = nqueens(&format!("exec script -qec '{count}' /dev/null"));
    // Each line is like `0.24 % 0:07:05`, and ends with the `\r` of the next one.
    let screen = BufReader::new(shown.child.stdout.take().unwrap());
    let lines: Vec<_> = screen.split(b'\r').map(Result::unwrap).take(6).collect();
    assert!(lines.len() == 6 && lines[1].starts_with(b"0."), "{lines:?}");
    // The first line comes after a second, and each further one at least 200 ms after the one before.
    assert!(start.elapsed() >= Duration::from_secs(2));
    let threads = format!("/proc/{}/task", silent.child.id());
    while fs::read_dir(&threads).unwrap().count() != 7 {
        assert!(start.elapsed() < LIMIT, "expected 7 threads");
    }
    silent.child.kill().unwrap();
    assert_eq!(io::read_to_string(silent.child.stderr.as_mut().unwrap()).unwrap(), "");
}
