//! What a program does with the system it runs on, as far as Linux can be asked for it: little memory,
//! full disks, closed descriptors, terminals, signals.

#![cfg(target_os = "linux")]

mod common;

use assert_cmd::Command;
use common::{answer, command, path, programs, samples, Running, INTEGERS, LIMIT};
use std::fs;
use std::io::Read;
use std::net::{TcpListener, TcpStream};
use std::os::fd::OwnedFd;
use std::os::unix::process::ExitStatusExt;
use std::process::{self, Stdio};
use std::thread;
use std::time::Instant;

/// A shell command in which `$0` is the program.
fn shell(program: &str, command: &str) -> Command {
    let mut shell = Command::new("sh");
    let command = format!("ulimit -t {}; {command}", LIMIT.as_secs());
    shell.arg("-c").arg(command).arg(path(program)).env_remove("NQUEENS_THREADS").timeout(LIMIT);
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
        let line = format!("{program}() {{ $0; }}; {line}");
        let output = shell(program, &line).assert().success().get_output().stdout.clone();
        assert_eq!(String::from_utf8(output).unwrap().lines().next(), Some(first_line), "{line}");
    }
}

#[test]
fn memory_does_not_grow_with_a_chessboard() {
    for (program, message) in [
        (
            "aoj_alds1_13_a",
            "line 1: expected an integer, found \"...........................................\"\n",
        ),
        ("cses1624", "line 1: column 9: expected the end of the line, found \".\"\n"),
        ("kattis8queens", "line 1: column 9: expected the end of the line, found \".\"\n"),
    ] {
        let message = format!("{program}: {message}");
        let endless = "yes . | tr -d '\\n' | (ulimit -v 32768; exec $0)";
        shell(program, endless).assert().code(1).stdout("").stderr(message);
    }
}

#[test]
fn memory_does_not_grow_with_the_input() {
    for (program, _) in INTEGERS {
        // Each answer to 1 has a 1 in it, or one queen.
        let command = "yes 1 | head -n 1000000 | (ulimit -v 32768; exec $0) | grep -c '[1Q]'";
        let lines = if program == "luogu1219" { "2000000\n" } else { "1000000\n" };
        shell(program, command).assert().success().stdout(lines).stderr("");
    }
    let command = "yes 8 | head -n 10000000 | (ulimit -v 32768; exec $0) | uniq -c | tr -d ' '";
    shell("hdu2553", command).assert().success().stdout("1000000092\n").stderr("");
}

#[test]
fn memory_does_not_grow_with_a_token() {
    for (program, four) in INTEGERS {
        let zeros =
            "(head -c 50000000 /dev/zero | tr '\\0' 0; echo 4) | (ulimit -v 32768; exec $0)";
        shell(program, zeros).assert().success().stdout(four).stderr("");
        let endless = "yes | tr -d '\\n' | (ulimit -v 32768; exec $0)";
        let message =
            format!("{program}: line 1: expected an integer, found \"{}...\"\n", "y".repeat(40));
        shell(program, endless).assert().code(1).stdout("").stderr(message);
        shell(program, "yes 9 | tr -d '\\n' | (ulimit -v 32768; exec $0)")
            .assert()
            .code(1)
            .stdout("");
    }
}

#[test]
fn memory_does_not_grow_with_the_number_of_solutions() {
    for program in ["leetcode51", "permutations"] {
        let command = "echo 12 | (ulimit -v 32768; exec $0) | wc -l";
        shell(program, command).assert().success().stdout("1\n").stderr("");
    }
}

#[test]
fn a_read_error_is_reported() {
    for program in programs() {
        let message = format!("{program}: read error: Is a directory\n");
        shell(program, "exec $0 < /").assert().code(1).stdout("").stderr(message);
    }
}

#[test]
fn a_write_error_is_reported() {
    for (program, input, _) in samples() {
        let message = format!("{program}: write error: No space left on device\n");
        for (arguments, input) in [("", input.as_str()), ("--help", "")] {
            let mut command = shell(program, &format!("exec $0 {arguments} > /dev/full"));
            command.write_stdin(input).assert().code(1).stdout("").stderr(message.clone());
        }
    }
    let mut submission = shell("submission", "exec $0 hdu2553 > /dev/full");
    let message = "submission: write error: No space left on device\n";
    submission.assert().code(1).stderr(message);
    for (program, _) in INTEGERS {
        let message = format!("{program}: write error: No space left on device\n");
        let mut command = shell(program, "exec $0 > /dev/full");
        command
            .write_stdin("4\n".repeat(100_000))
            .assert()
            .code(1)
            .stdout("")
            .stderr(message.clone());
        // A fault in the input does not hide that the answers before it are lost.
        shell(program, "echo 4 x | $0 > /dev/full").assert().code(1).stdout("").stderr(message);
    }
}

#[test]
fn a_descriptor_open_in_the_wrong_mode_is_an_error() {
    for (program, input, _) in samples() {
        for (command, what) in [("exec $0 1< /dev/null", "write"), ("exec $0 0> /dev/null", "read")]
        {
            let message = format!("{program}: {what} error: Bad file descriptor\n");
            let mut command = shell(program, command);
            command.write_stdin(input.as_str()).assert().code(1).stdout("").stderr(message);
        }
    }
}

#[test]
fn a_pipe_that_nobody_reads_is_no_fault() {
    for (program, _) in INTEGERS {
        shell(program, "echo 8 | $0 | true").assert().success().stderr("");
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
fn threads_and_memory_that_cannot_be_had_are_done_without() {
    for memory in [4_000, 5_000, 5_500, 6_000, 8_000, 16_000, 32_768, 100_000, 200_000] {
        let command = format!("ulimit -v {memory}; NQUEENS_THREADS=40 exec $0");
        let mut command = shell("leetcode52", &command);
        command.write_stdin("14 15").assert().success().stdout("365596\n2279184\n").stderr("");
    }
    // Somewhere here there is room for a helper's stack and boards, but not for its start.
    for memory in (11_000..14_000).step_by(16) {
        let command = format!("ulimit -v {memory}; NQUEENS_THREADS=2 exec $0");
        let mut command = shell("leetcode52", &command);
        command.write_stdin("15").assert().success().stdout("2279184\n").stderr("");
    }
}

#[test]
fn as_many_threads_count_as_are_asked_for() {
    let threads = 1 + thread::available_parallelism().unwrap().get();
    let command = format!("NQUEENS_THREADS={threads} exec {}", path("leetcode52").display());
    let mut running = Running::start_with(process::Command::new("sh").arg("-c").arg(command));
    running.write("20\n");
    let state = format!("/proc/{}/status", running.id());
    let line = format!("\nThreads:\t{threads}\n");
    let begun = Instant::now();
    while !fs::read_to_string(&state).unwrap().contains(&line) {
        assert!(begun.elapsed() < LIMIT);
    }
    running.kill();
}

#[test]
fn a_long_count_shows_its_progress_on_a_terminal_only() {
    // So long a count that it takes more than a second on any machine.
    let command = format!("echo 20 | TERM=xterm {}", path("leetcode52").display());
    let mut script = process::Command::new("script");
    script.args(["-qec", &command, "/dev/null"]).stdout(Stdio::piped());
    let mut running = Running::start_with(&mut script);
    let line = String::from_utf8(running.read(12)).unwrap();
    running.kill();
    let (percent, _) = line.split_once(" % ").unwrap_or_else(|| panic!("{line:?}"));
    assert!(percent.strip_prefix('\r').unwrap().parse::<f64>().unwrap() < 50.0, "{line:?}");
}

#[test]
fn the_progress_line_is_wiped_in_the_end() {
    let terminal = |n, kind| {
        let command =
            format!("script -qec \"echo {n} | NQUEENS_THREADS=1 TERM={kind} $0\" /dev/null");
        let output = shell("leetcode52", &command).assert().success().get_output().stdout.clone();
        String::from_utf8(output).unwrap()
    };
    let begun = Instant::now();
    let text = terminal(18, "xterm");
    let states: Vec<&str> = text.split('\r').filter(|line| line.contains('%')).collect();
    assert!(states.len() as u128 <= begun.elapsed().as_millis() / 200, "{text:?}");
    assert!(states.iter().all(|line| line.ends_with(" left\x1B[K")), "{text:?}");
    let end = if states.is_empty() { "666090624\r\n" } else { "\r\x1B[K666090624\r\n" };
    assert!(text.ends_with(end), "{text:?}");
    assert_eq!(terminal(18, "dumb"), "666090624\r\n");
    assert_eq!(terminal(12, "xterm"), "14200\r\n");
    let mut command = command("leetcode52");
    command.env("NQUEENS_THREADS", "1").write_stdin("18");
    command.assert().success().stdout("666090624\n").stderr("");
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
        let mut command = shell(program, "ulimit -s 64; exec $0");
        command.write_stdin(input).assert().success().stdout(output).stderr("");
    }
    for (program, _) in INTEGERS {
        let mut command = shell(program, "ulimit -s 64; exec $0");
        command.write_stdin("10\n").assert().success().stderr("");
    }
}

#[test]
fn a_closed_descriptor_does_not_hang() {
    for (program, input, _) in samples() {
        shell(program, "exec $0 <&-").assert().success().stdout("").stderr("");
        shell(program, "exec $0 >&-").write_stdin(input).assert().success().stderr("");
        shell(program, "exec $0 2>&-").write_stdin("x\n").assert().code(1).stdout("");
    }
}
