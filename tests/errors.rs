//! The programs as processes: exit code, stdout and stderr for invalid input and arguments, and when
//! answers are written.

mod common;

use common::{assert_error, command, header, programs, samples, stdout, Running};
use std::io::Write;
use std::thread;

#[test]
fn an_invalid_token_is_reported_after_the_answers_before_it() {
    for (program, question, output) in samples() {
        let answer = command(program).write_stdin(question.clone() + "x\x1B\n").assert();
        let start = format!("{program}: line {}: expected ", question.lines().count() + 1);
        assert_error(answer.stdout(output), &start, ", found \"x\\x1b\"\n");
    }
}

#[test]
fn a_closed_output_is_not_an_error() {
    for (program, question, _) in samples() {
        for bytes in (0..40).chain([100, 1000, 65_535, 65_536, 65_537]) {
            let (mut running, questions) = (Running::start(program, &[]), question.repeat(50_000));
            let mut stdin = running.child.stdin.take().unwrap();
            // Fails once the program has ended.
            let feeder = thread::spawn(move || drop(stdin.write_all(questions.as_bytes())));
            running.read(bytes);
            running.child.stdout = None;
            running.wait_for_success();
            feeder.join().unwrap();
        }
    }
}

#[test]
fn solutions_are_written_before_all_are_found() {
    // Listing or counting all solutions for n = 20 takes longer than a test may run.
    let listing = ["acwing843", "leetcode51", "permutations"].map(|program| (program, 1000));
    for (program, bytes) in listing.into_iter().chain([("luogu1219", 3 * 51)]) {
        let mut running = Running::start(program, &[]);
        running.write("20\n");
        running.read(bytes);
    }
}

#[test]
fn each_question_is_answered_before_the_next_is_read() {
    for (program, question, answer) in samples() {
        let mut running = Running::start(program, &[]);
        for _ in 0..100 {
            running.write(&question);
            assert_eq!(running.read(answer.len()), answer.as_bytes(), "{program}");
        }
        running.child.stdin = None;
        running.wait_for_success();
    }
}

#[test]
fn help_and_version_are_printed() {
    for program in programs() {
        let help = header(program).trim_start_matches("# ").to_owned();
        let version = format!("{program} {}\n", env!("CARGO_PKG_VERSION"));
        for (argument, text) in
            [("--help", &help), ("-h", &help), ("--version", &version), ("-V", &version)]
        {
            assert_eq!(&stdout(command(program).arg(argument).assert()), text, "{argument}");
        }
    }
}

#[test]
fn any_other_argument_is_refused() {
    for (program, question, _) in samples() {
        for arguments in [&["4"][..], &["-v"], &[""], &["--Help"], &["file.in"]] {
            let first = arguments[0];
            let message =
                format!("unexpected argument {first:?}: the program reads stdin (see --help)");
            let answer = command(program).args(arguments).write_stdin(question.as_str()).assert();
            answer.code(2).stdout("").stderr(format!("{program}: {message}\n"));
        }
    }
}
