//! What a person sees when something is wrong: full stdout, stderr and exit code of every program,
//! as a process.

mod common;

use common::{answer, command, programs, samples, Running, INTEGERS};
use std::io::Write;
use std::thread;

/// The samples of the programs that read one chessboard.
fn chessboards() -> Vec<(&'static str, String, String)> {
    let mut samples = samples();
    samples.retain(|(program, ..)| INTEGERS.iter().all(|(other, _)| other != program));
    samples
}

#[test]
fn a_bad_token_is_one_line_on_stderr_after_the_answers_before_it() {
    for (program, input, output) in samples() {
        let input = if program == "hdu2553" { "1\n8\n5\n" } else { &input };
        let answer = answer(program, input.to_owned() + "x\x1B\n").code(1).stdout(output);
        let error = String::from_utf8(answer.get_output().stderr.clone()).unwrap();
        let line = format!("{program}: line {}: expected ", input.lines().count() + 1);
        assert!(error.starts_with(&line) && error.ends_with(", found \"x\\x1b\"\n"), "{error}");
    }
    let message = "hdu2553: line 3: expected n from 0 to 27, found \"28\"\n";
    answer("hdu2553", "4\n\n28").code(1).stdout("2\n").stderr(message);
    let message = "aoj_alds1_13_a: line 4: expected c from 0 to 7, found the end of the input\n";
    answer("aoj_alds1_13_a", "2\n2 2\n5\n").code(1).stdout("").stderr(message);
    let message = "aoj_alds1_13_a: line 3: no solution contains all the given queens\n";
    answer("aoj_alds1_13_a", "2\n0 0\n1 1\n\n1\n").code(1).stdout("").stderr(message);
}

#[test]
fn nothing_after_the_terminating_zero_is_looked_at() {
    for rest in ["", "\n", "\nabc", " 99", "\n\0"] {
        answer("hdu2553", format!("4\n0{rest}")).success().stdout("2\n").stderr("");
    }
    // It does not wait for the end of the input.
    let mut running = Running::start("hdu2553");
    running.write("4\n0\n");
    assert!(running.wait().0.success());
}

#[test]
fn a_reader_that_goes_away_is_no_fault() {
    for (program, _) in INTEGERS {
        for bytes in (0..40).chain([100, 1000, 65_535, 65_536, 65_537]) {
            let mut running = Running::start(program);
            let mut stdin = running.stdin.take().unwrap();
            let feeder = thread::spawn(move || {
                // Fails once the program has ended.
                let _ = stdin.write_all("8\n".repeat(50_000).as_bytes());
            });
            running.read(bytes);
            running.stdout = None;
            let (status, errors) = running.wait();
            feeder.join().unwrap();
            assert!(status.success() && errors.is_empty(), "{program}: {status} {errors}");
        }
    }
}

#[test]
fn the_first_boards_are_out_at_once() {
    for program in ["acwing843", "leetcode51", "permutations"] {
        let mut running = Running::start(program);
        running.write("20\n");
        running.read(1000);
        running.stdout = None;
        let (status, errors) = running.wait();
        assert!(status.success() && errors.is_empty(), "{program}: {status} {errors}");
    }
}

#[test]
fn each_answer_comes_before_the_next_question() {
    let fours = INTEGERS.map(|(program, four)| (program, "4\n".to_owned(), four.to_owned()));
    for (program, question, expected) in chessboards().into_iter().chain(fours) {
        let mut running = Running::start(program);
        for _ in 0..100 {
            running.write(&question);
            assert_eq!(running.read(expected.len()), expected.as_bytes(), "{program}");
        }
        running.stdin = None;
        let (status, errors) = running.wait();
        assert!(status.success() && errors.is_empty(), "{program}: {status} {errors}");
    }
}

#[test]
fn an_answer_does_not_wait_for_a_long_computation() {
    for (program, four) in INTEGERS {
        // No program gets 27 or 32 done, but for the table.
        for n in if program == "hdu2553" { vec![] } else { vec![27, 32] } {
            let mut running = Running::start(program);
            running.write(&format!("4\n{n}\n"));
            assert_eq!(running.read(four.len()), four.as_bytes(), "{program}");
            running.kill();
        }
    }
    let mut running = Running::start("luogu1219");
    running.write("20\n");
    let first_three =
        running.read(3 * "1 3 5 2 4 13 15 12 18 20 17 9 16 19 8 10 7 14 6 11\n".len());
    assert!(first_three.starts_with(b"1 3 5 2 4 13 15 12 18 20 17 9 16 19 8 10 7 14 6 11\n"));
    running.kill();
}

#[test]
fn help_names_the_problem_and_says_what_is_read_and_written() {
    for program in programs() {
        let help = command(program).arg("--help").assert().success().stderr("");
        let text = String::from_utf8(help.get_output().stdout.clone()).unwrap();
        assert!(text.starts_with(&format!("{program}: ")), "{text}");
        for part in ["\n<https://", "\n- Input: ", "\n- Output: ", "\n- Example: `", "\n- Cost: "] {
            assert!(text.contains(part), "{program} --help lacks {part:?}");
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
    for (program, input, _) in samples() {
        let message = format!("{program}: takes no arguments, it reads stdin (see --help)\n");
        for arguments in ["4", "-v", "", "--Help", "file.in", "--help 4"] {
            let mut command = command(program);
            let answer = command.args(arguments.split(' ')).write_stdin(input.as_str()).assert();
            answer.code(2).stdout("").stderr(message.clone());
        }
    }
}
