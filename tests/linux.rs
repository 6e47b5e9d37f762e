//! Tests what needs Linux or a shell: low memory, full disks, closed descriptors, sockets, and the
//! examples in the headers.

#![cfg(target_os = "linux")]

mod common;

use common::process::{shell, stdout, LIMIT};
use common::programs::{header, integers, path, programs, samples};
use nqueens::error::Error;
use nqueens::io::Io;
use std::os::unix::net::UnixStream;
use std::{io, iter};

#[test]
fn the_example_in_the_header_is_true() {
    for program in programs() {
        let header = header(program);
        let example = header.split_once("\n- Example: ").unwrap_or_default().1.split('`');
        let [_, line, " prints ", expected, ..] = example.collect::<Vec<_>>()[..] else {
            panic!("src/bin/{program}.rs: expected \"- Example: `COMMAND` prints `FIRST LINE`\"")
        };
        let line = format!("{program}() {{ \"$0\"; }}; {line}");
        let output = stdout(shell(path(program), &line).assert());
        assert_eq!(output.lines().next(), Some(expected), "{line}");
    }
}

#[test]
fn memory_does_not_grow_with_the_input_and_output() {
    for (program, question, answer) in samples() {
        // Twice as many bytes as the memory that the program may use. Its stack is small too.
        let times = (16 << 20) / (question.len() + answer.len());
        let command =
            "yes \"$1\" | head -n \"$2\" | (ulimit -v 8192; ulimit -s 64; exec \"$0\") | wc -l";
        let lines = (times * question.lines().count()).to_string();
        let output = shell(path(program), command).args([question.trim_end(), &lines]).assert();
        assert_eq!(stdout(output), format!("{}\n", times * answer.lines().count()), "{program}");
    }
}

#[test]
fn memory_does_not_grow_with_the_number_of_solutions() {
    for (program, _) in integers() {
        // All solutions as text are larger than the program's memory.
        let command = "echo 14 | (ulimit -v 8192; ulimit -s 64; exec \"$0\") | tail -c 1";
        assert_eq!(stdout(shell(path(program), command).assert()), "\n", "{program}");
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
            let mut command = shell(path(program), command);
            let answer = command.arg(&question).write_stdin(question.as_str()).assert();
            answer.code(1).stdout("").stderr(format!("{program}: {error}\n"));
        }
    }
}

#[test]
fn a_reset_connection_is_not_an_error() {
    let (ours, mut theirs) = UnixStream::pair().unwrap();
    theirs.set_write_timeout(Some(LIMIT)).unwrap();
    let mut reader = io::empty();
    let mut io = Io::new(&mut reader, &mut theirs);
    io.write(b"unread").and(io.flush()).unwrap();
    drop(ours); // A process that another test has just started may hold it for a moment.
    let mut outcomes = iter::repeat_with(|| io.write(b"more").and(io.flush())).take(100_000);
    let outcome = outcomes.find(Result::is_err);
    assert!(matches!(outcome, Some(Err(Error::ReaderClosed))), "{outcome:?}");
}

#[test]
fn programs_do_not_hang_on_a_closed_descriptor() {
    for (program, question, _) in samples() {
        shell(path(program), "exec \"$0\" <&-").assert().success().stdout("").stderr("");
        shell(path(program), "exec \"$0\" >&-").write_stdin(question).assert().success().stderr("");
        shell(path(program), "exec \"$0\" 2>&-").write_stdin("x\n").assert().code(1).stdout("");
    }
}
