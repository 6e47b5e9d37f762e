//! Tests what needs Linux or a shell: low memory, read and write errors, and the examples in the headers.

#![cfg(target_os = "linux")]

mod common;

use common::process::{shell, stdout};
use common::programs::{integers, path, programs, read, samples};

#[test]
fn the_example_in_the_header_is_true() {
    for program in programs() {
        let page = read(&format!("src/bin/{program}.rs"));
        let example = page.lines().find_map(|line| line.strip_prefix("//! - Example: "));
        let [_, line, " prints ", expected, ..] =
            example.unwrap_or_default().split('`').collect::<Vec<_>>()[..]
        else {
            panic!("src/bin/{program}.rs: expected \"- Example: `COMMAND` prints `FIRST LINE`\"")
        };
        let line = format!("{program}() {{ \"$0\"; }}; {line}");
        let output = stdout(shell(path(program), &line).assert());
        assert_eq!(output.lines().next(), Some(expected), "{line}");
    }
}

#[test]
fn memory_does_not_grow_with_the_input_and_output() {
    // Of two programs with one text, only that whose sample is answered sooner.
    for (program, question, answer) in samples().filter(|(program, ..)| *program != "boj9663") {
        // Twice as many bytes as the memory that the program may use. Its stack is small too.
        let times = (8 << 20) / (question.len() + answer.len());
        let command =
            "yes \"$1\" | head -n \"$2\" | (ulimit -v 4096; ulimit -s 64; exec \"$0\") | wc -l";
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
fn a_message_that_cannot_be_written_is_still_an_error() {
    for program in programs() {
        let command = "exec \"$0\" 2> /dev/full";
        shell(path(program), command).write_stdin("x\n").assert().code(1).stdout("");
    }
}
