//! Tests the programs as processes: exit code, stdout and stderr for test cases, invalid input and any
//! arguments, and when answers are written.

mod common;

use common::process::{assert_error, command, stdout, Running};
use common::programs::{cases, integers, path, programs, read, samples};
use std::io::Write;
use std::process::Command;
use std::thread;

fn start(program: &str) -> Running {
    Running::start(&mut Command::new(path(program)))
}

#[test]
fn programs_answer_their_test_cases() {
    for program in programs() {
        for (input, expected) in [cases(program), cases(&format!("{program}/beyond"))].concat() {
            let answer = command(path(program)).pipe_stdin(&input).unwrap().assert();
            let answer = answer.append_context("input", input.display().to_string());
            answer.success().stderr("").stdout(expected);
        }
    }
}

#[test]
fn an_invalid_token_is_reported_after_the_answers_before_it() {
    for (program, question, output) in samples() {
        let answer = command(path(program)).write_stdin(question.clone() + "x\x1B\n").assert();
        let start = format!("{program}: line {}: expected ", question.lines().count() + 1);
        assert_error(answer.stdout(output), &start, ", found \"x\\x1b\"\n");
    }
}

#[test]
fn the_largest_n_is_as_in_the_table() {
    for (program, max) in integers() {
        let input = format!("4\n{}\n", max + 1);
        let first = stdout(command(path(program)).write_stdin("4\n").assert());
        let answer = command(path(program)).write_stdin(input).assert().code(1).stdout(first);
        let expected = format!("expected n from 0 to {max}, found \"{}\"", max + 1);
        answer.stderr(format!("{program}: line 2: {expected}\n"));
    }
}

#[test]
fn queens_that_no_solution_contains_are_an_error() {
    let aoj = |input: &str| command(path("aoj_alds1_13_a")).write_stdin(input).assert();
    let first = stdout(aoj("0\n"));
    assert_eq!(stdout(aoj("2  0 0  0 0\n")), first);
    for queens in ["0 0  0 1", "0 0  7 0", "0 0  7 7", "3 0  0 3", "0 0  1 2"] {
        let answer = aoj(&format!("0\n2  {queens}\n")).code(1).stdout(first.clone());
        answer.stderr("aoj_alds1_13_a: line 2: no solution contains all the given queens\n");
    }
    assert_error(aoj("1  8 0\n"), "aoj_alds1_13_a: line 1: expected r from 0 to 7", "\"8\"\n");
}

#[test]
fn an_n_without_a_solution_is_an_error() {
    for n in [2, 3] {
        let answer = command(path("poj3239")).write_stdin(format!("1\n{n}\n4\n")).assert().code(1);
        answer.stdout("1\n").stderr(format!("poj3239: line 2: n = {n} has no solution\n"));
    }
}

#[test]
fn a_closed_output_is_not_an_error() {
    for (program, question, _) in samples() {
        for bytes in [0, 1, 65_536, 65_537] {
            let mut running = start(program);
            let questions = question.repeat(50_000);
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
    // Listing or counting all solutions for n = 18 takes longer than a test may run.
    let listing = ["acwing843", "leetcode51", "permutations"].map(|program| (program, 1000));
    for (program, bytes) in listing.into_iter().chain([("luogu1219", 3 * 45)]) {
        let mut running = start(program);
        running.write("18\n");
        running.read(bytes);
    }
}

#[test]
fn answers_are_written_before_a_slow_search() {
    let board = "20\n".to_owned() + &("*".repeat(20) + "\n").repeat(20);
    let is_slow = |program: &&str| *program != "hdu2553";
    let searches = integers().map(|(program, _)| program).filter(is_slow);
    let searches = searches.map(|program| (program, "18\n"));
    let good = board.replace('*', ".");
    let searches = searches.chain([("luogu1562", &board[..]), ("uva11195", &good)]);
    for (program, slow) in searches {
        let (_, question, answer) = samples().find(|sample| sample.0 == program).unwrap();
        let mut running = start(program);
        running.write(&(question + slow));
        assert_eq!(running.read(answer.len()), answer.as_bytes(), "{program}");
    }
}

#[test]
fn each_question_is_answered_before_the_next_is_read() {
    for (program, question, answer) in samples() {
        let mut running = start(program);
        // The answers may be numbered.
        let answers = stdout(command(path(program)).write_stdin(question.repeat(100)).assert());
        let mut lines = answers.split_inclusive('\n');
        for _ in 0..100 {
            let expected: String = lines.by_ref().take(answer.lines().count()).collect();
            running.write(&question);
            assert_eq!(running.read(expected.len()), expected.as_bytes(), "{program}");
        }
        running.child.stdin = None;
        running.wait_for_success();
    }
}

#[test]
fn help_and_version_are_printed() {
    for program in programs() {
        let [help, h, version, v] = ["--help", "-h", "--version", "-V"]
            .map(|argument| stdout(command(path(program)).arg(argument).assert()));
        let page = read(&format!("src/bin/{program}.rs"));
        let header = page.lines().map_while(|line| line.strip_prefix("//!"));
        let header: String = header
            .map(|line| line.strip_prefix(" ").unwrap_or_default().to_owned() + "\n")
            .collect();
        assert_eq!((header, &help), ("# ".to_owned() + &h, &h));
        assert_eq!(
            [version, v],
            [(); 2].map(|()| format!("{program} {}\n", env!("CARGO_PKG_VERSION")))
        );
    }
}

#[test]
fn any_other_argument_is_refused() {
    for (program, question, _) in samples() {
        for argument in ["4", "-v", "", "--Help", "file.in"] {
            let message =
                format!("unexpected argument {argument:?}: the program reads stdin (see --help)");
            let answer = command(path(program)).arg(argument).write_stdin(&question[..]).assert();
            answer.code(2).stdout("").stderr(format!("{program}: {message}\n"));
        }
    }
}
