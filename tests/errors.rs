//! What a person sees when something is wrong: full stdout, stderr and exit code of every program,
//! as a process.

mod common;

use common::{answer, command, programs, samples, Running};
use std::io::Write;
use std::thread;

#[test]
fn a_bad_token_is_one_line_on_stderr_after_the_answers_before_it() {
    for (program, question, output) in samples() {
        let answer = answer(program, question.clone() + "x\x1B\n").code(1).stdout(output);
        let error = String::from_utf8(answer.get_output().stderr.clone()).unwrap();
        let line = format!("{program}: line {}: expected ", question.lines().count() + 1);
        assert!(error.starts_with(&line) && error.ends_with(", found \"x\\x1b\"\n"), "{error}");
        assert_eq!(error.lines().count(), 1);
    }
}

#[test]
fn nothing_after_the_terminating_zero_is_looked_at_or_waited_for() {
    let mut running = Running::start("hdu2553");
    running.write("4\n0\nabc\0");
    assert_eq!(running.read(2), b"2\n");
    running.wait_for_success("hdu2553");
}

#[test]
fn a_reader_that_goes_away_is_no_fault() {
    for (program, question, _) in samples() {
        for bytes in (0..40).chain([100, 1000, 65_535, 65_536, 65_537]) {
            let (mut running, questions) = (Running::start(program), question.repeat(50_000));
            let mut stdin = running.stdin.take().unwrap();
            // Fails once the program has ended.
            let feeder = thread::spawn(move || drop(stdin.write_all(questions.as_bytes())));
            running.read(bytes);
            running.stdout = None;
            running.wait_for_success(program);
            feeder.join().unwrap();
        }
    }
}

#[test]
fn the_first_solutions_do_not_wait_for_all() {
    // No program gets all of n = 20 done in the time it has.
    let listing = ["acwing843", "leetcode51", "permutations"].map(|program| (program, 1000));
    for (program, bytes) in listing.into_iter().chain([("luogu1219", 3 * 51)]) {
        let mut running = Running::start(program);
        running.write("20\n");
        running.read(bytes);
    }
}

#[test]
fn each_answer_comes_before_the_next_question() {
    for (program, question, answer) in samples() {
        let mut running = Running::start(program);
        for _ in 0..100 {
            running.write(&question);
            assert_eq!(running.read(answer.len()), answer.as_bytes(), "{program}");
        }
        running.stdin = None;
        running.wait_for_success(program);
    }
}

#[test]
fn help_names_the_problem_and_says_what_is_read_and_written() {
    for program in programs() {
        let help = command(program).arg("--help").assert().success().stderr("");
        let text = String::from_utf8(help.get_output().stdout.clone()).unwrap();
        assert!(text.starts_with(&format!("{program}: ")), "{text}");
        let parts =
            ["<https://", "- Input: ", "- Output: ", "- Limits: ", "- Example: `", "- Cost: "];
        for part in parts.map(|part| format!("\n{part}")) {
            assert!(text.contains(&part), "{program} --help lacks {part:?}");
        }
        assert!(text.ends_with('\n') && text.lines().all(|line| line.len() <= 96), "{text}");
        command(program).arg("-h").assert().success().stdout(text).stderr("");
        for argument in ["--version", "-V"] {
            let version = format!("{program} {}\n", env!("CARGO_PKG_VERSION"));
            command(program).arg(argument).assert().success().stdout(version).stderr("");
        }
    }
}

#[test]
fn any_other_argument_is_refused() {
    for (program, question, _) in samples() {
        for arguments in ["4", "-v", "", "--Help", "file.in", "--help 4"] {
            let mut command = command(program);
            let first = arguments.split(' ').next().unwrap();
            let message = format!(
                "{program}: unexpected argument {first:?}: the input is stdin (see --help)\n"
            );
            let answer = command.args(arguments.split(' ')).write_stdin(question.as_str()).assert();
            answer.code(2).stdout("").stderr(message);
        }
    }
}
