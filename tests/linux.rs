//! What a program does with the system it runs on, as far as Linux can be asked for it: little memory,
//! full disks, closed descriptors, terminals, signals.

#![cfg(target_os = "linux")]

mod common;

use assert_cmd::Command;
use common::{answer, command, path, programs, samples, Running, INTEGERS, LIMIT};
use std::io::Read;
use std::net::{TcpListener, TcpStream};
use std::os::fd::OwnedFd;
use std::os::unix::process::ExitStatusExt;
use std::process;

/// A shell command in which `$0` is the program.
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
    for (program, _) in INTEGERS {
        // Each answer to 1 has a 1 in it, or one queen.
        let command = "yes 1 | head -n 1000000 | (ulimit -v 32768; exec \"$0\") | grep -c '[1Q]'";
        let lines = if program == "luogu1219" { "2000000\n" } else { "1000000\n" };
        shell(program, command).assert().success().stdout(lines).stderr("");
    }
    let command = "yes 8 | head -n 10000000 | (ulimit -v 32768; exec \"$0\") | uniq -c | tr -d ' '";
    shell("hdu2553", command).assert().success().stdout("1000000092\n").stderr("");
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
    for program in ["leetcode51", "permutations"] {
        let command = "echo 12 | (ulimit -v 32768; exec \"$0\") | wc -l";
        shell(program, command).assert().success().stdout("1\n").stderr("");
    }
}

#[test]
fn a_read_error_is_reported() {
    for program in programs() {
        let message = format!("{program}: read error: Is a directory (os error 21)\n");
        shell(program, "exec \"$0\" < /").assert().code(1).stdout("").stderr(message);
    }
}

#[test]
fn a_write_error_is_reported() {
    for (program, input, _) in samples() {
        let message = format!("{program}: write error: No space left on device (os error 28)\n");
        for (arguments, input) in [("", input.as_str()), ("--help", "")] {
            let mut command = shell(program, &format!("exec \"$0\" {arguments} > /dev/full"));
            command.write_stdin(input).assert().code(1).stdout("").stderr(message.clone());
        }
    }
    let mut submission = shell("nqueens", "exec \"$0\" submission hdu2553 > /dev/full");
    let message = "nqueens: write error: No space left on device (os error 28)\n";
    submission.assert().code(1).stderr(message);
    for (program, _) in INTEGERS {
        let message = format!("{program}: write error: No space left on device (os error 28)\n");
        let mut command = shell(program, "exec \"$0\" > /dev/full");
        command
            .write_stdin("4\n".repeat(100_000))
            .assert()
            .code(1)
            .stdout("")
            .stderr(message.clone());
        // A fault in the input does not hide that the answers before it are lost.
        shell(program, "echo 4 x | \"$0\" > /dev/full").assert().code(1).stdout("").stderr(message);
    }
}

#[test]
fn a_descriptor_open_in_the_wrong_mode_is_an_error() {
    for (program, input, _) in samples() {
        for (command, what) in
            [("exec \"$0\" 1< /dev/null", "write"), ("exec \"$0\" 0> /dev/null", "read")]
        {
            let message = format!("{program}: {what} error: Bad file descriptor (os error 9)\n");
            let mut command = shell(program, command);
            command.write_stdin(input.as_str()).assert().code(1).stdout("").stderr(message);
        }
    }
}

#[test]
fn a_pipe_that_nobody_reads_is_no_fault() {
    for (program, _) in INTEGERS {
        shell(program, "echo 8 | \"$0\" | true").assert().success().stderr("");
    }
}

/// The output is a socket. Its other end reads a part and is closed, which resets the connection.
#[test]
fn a_socket_that_nobody_reads_is_no_fault() {
    for (program, _) in INTEGERS {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let theirs = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
        let (mut ours, _) = listener.accept().unwrap();
        let mut command = process::Command::new(path(program));
        let mut running = Running::start_with(command.stdout(OwnedFd::from(theirs)));
        running.write("4\n");
        ours.read_exact(&mut [0]).unwrap();
        drop(ours);
        running.write("4\n");
        running.stdin = None;
        let (status, errors) = running.wait();
        assert!(status.success() && errors.is_empty(), "{program}: {status} {errors}");
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
    for (program, input, output) in samples() {
        let mut command = shell(program, "ulimit -s 64; exec \"$0\"");
        command.write_stdin(input).assert().success().stdout(output).stderr("");
    }
    for (program, _) in INTEGERS {
        let mut command = shell(program, "ulimit -s 64; exec \"$0\"");
        command.write_stdin("10\n").assert().success().stderr("");
    }
}

#[test]
fn a_closed_descriptor_does_not_hang() {
    for (program, input, _) in samples() {
        shell(program, "exec \"$0\" <&-").assert().success().stdout("").stderr("");
        shell(program, "exec \"$0\" >&-").write_stdin(input).assert().success().stderr("");
        shell(program, "exec \"$0\" 2>&-").write_stdin("x\n").assert().code(1).stdout("");
    }
}
