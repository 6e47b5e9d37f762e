//! What a person sees when something is wrong: full stdout, stderr and exit code of every program,
//! as a process.

mod common;

use common::{answer, command, programs, samples, Running, INTEGERS};
use nqueens::table::COUNTS;
use proptest::prelude::*;
use std::io::Write;
use std::thread;

/// The samples of the programs that read one chessboard.
fn chessboards() -> Vec<(&'static str, String, String)> {
    let mut samples = samples();
    samples.retain(|(program, ..)| INTEGERS.iter().all(|(other, _)| other != program));
    samples
}

#[test]
fn no_input_has_no_answer() {
    for program in programs() {
        answer(program, "").success().stdout("").stderr("");
        answer(program, "\u{FEFF}").success().stdout("").stderr("");
    }
    for program in programs() {
        answer(program, " \n\r\n\t").success().stdout("").stderr("");
    }
}

#[test]
fn white_space_byte_order_mark_sign_and_zeros_are_accepted() {
    let many_zeros = "0".repeat(200_000) + "4";
    for (program, four) in INTEGERS {
        for input in [
            "4",
            "4\r\n",
            "\u{FEFF}4\n",
            "\u{FEFF}\n+4",
            "\t\x0B\x0C\r\n 4 \n\n",
            "004",
            &many_zeros,
        ] {
            answer(program, input).success().stdout(four).stderr("");
        }
        answer(program, "4\r\n4\t4\x0B4\x0C\n\n4 4").success().stdout(four.repeat(6)).stderr("");
    }
}

#[test]
fn what_is_no_integer_is_shown_with_its_line() {
    let text = |token: &str| token.to_owned();
    let (y, zeros, nines) = ("y".repeat(1000), "0".repeat(60), "9".repeat(44));
    let cases: Vec<(Vec<u8>, String)> = [
        ("4.0", text("4.0")),
        ("abc", text("abc")),
        ("4x", text("4x")),
        ("4:", text("4:")),
        ("4/", text("4/")),
        (":", text(":")),
        ("/", text("/")),
        ("0:", text("0:")),
        ("+", text("+")),
        ("-", text("-")),
        ("++4", text("++4")),
        ("4+", text("4+")),
        ("4-", text("4-")),
        ("0x4", text("0x4")),
        ("\0", text("\\x00")),
        ("4\0", text("4\\x00")),
        ("\"", text("\\\"")),
        ("\x1B[2J", text("\\x1b[2J")),
        ("４", text("\\xef\\xbc\\x94")),
        ("\u{FEFF}4", text("\\xef\\xbb\\xbf4")),
        (&y[..40], text(&y[..40])),
        (&y[..41], y[..40].to_owned() + "..."),
        (&y, y[..40].to_owned() + "..."),
        // The first character that is not part of an integer is in sight.
        (&format!("{}x", &nines[..39]), format!("{}x", &nines[..39])),
        (&format!("{}x", &nines[..40]), format!("{}...{}x", &nines[..20], &nines[..19])),
        (&format!("{nines}x"), format!("{}...{}x", &nines[..20], &nines[..19])),
        (&format!("{nines}xyz"), format!("{}...{}x...", &nines[..20], &nines[..19])),
        (&format!("{zeros}x"), format!("{}...{}x", &zeros[..20], &zeros[..19])),
        (&format!("+{zeros}x"), format!("+{}...{}x", &zeros[..19], &zeros[..19])),
    ]
    .map(|(token, shown)| (token.as_bytes().to_vec(), shown))
    .into_iter()
    .chain([(b"\xFF\xFE".to_vec(), text("\\xff\\xfe"))])
    .collect();
    for (program, four) in INTEGERS {
        for (token, shown) in &cases {
            let input = [b"4\n\n 4 ", &token[..], b" 4\n"].concat();
            let message = format!("{program}: line 3: expected an integer, found \"{shown}\"\n");
            answer(program, input).code(1).stdout(four.repeat(2)).stderr(message);
        }
    }
}

#[test]
fn what_is_out_of_range_is_shown_with_its_line_and_the_range() {
    let (digits, zeros) = ("1234567890".repeat(100), "0".repeat(60));
    let cases: &[(&str, &str)] = &[
        ("33", "33"),
        ("100", "100"),
        ("+0099", "99"),
        ("-1", "-1"),
        ("-004", "-4"),
        ("4294967300", "4294967300"),
        ("9223372036854775807", "9223372036854775807"),
        ("18446744073709551616", "18446744073709551616"),
        ("-18446744073709551616", "-18446744073709551616"),
        (&digits[..40], &digits[..40]),
        (&digits[..41], "12345678901234567890...23456789012345678901"),
        (&digits, "12345678901234567890...12345678901234567890"),
        (&format!("7{zeros}"), "70000000000000000000...00000000000000000000"),
        (&format!("+{zeros}33"), "33"),
        (&format!("{zeros}{digits}"), "00000000000000000000...12345678901234567890"),
    ];
    for (program, four) in INTEGERS {
        let max = if program == "hdu2553" { 27 } else { 32 };
        for (token, shown) in cases {
            let message = format!("{program}: line 2: n = {shown} is out of range (0 to {max})\n");
            answer(program, format!("4\n{token}\n4\n")).code(1).stdout(four).stderr(message);
        }
    }
    let message = "hdu2553: line 1: n = 28 is out of range (0 to 27)\n";
    answer("hdu2553", "28").code(1).stdout("").stderr(message);
}

#[test]
fn a_chessboard_may_have_crlf_and_no_final_line_end() {
    for (program, input, output) in chessboards() {
        let mark = "\u{FEFF}".to_owned() + &input;
        for input in [
            input.replace('\n', "\r\r\n"),
            input.replace('\n', "\r\n"),
            input.trim_end().to_owned(),
            mark,
            input.clone() + "\n \n",
            "\n \t\r\n".to_owned() + &input,
        ] {
            answer(program, input).success().stdout(output.clone()).stderr("");
        }
        for between in ["", "\n", "\r\n \n\n"] {
            let three = [&input[..], &input, &input].join(between);
            answer(program, three).success().stdout(output.repeat(3)).stderr("");
        }
    }
}

#[test]
fn a_chessboard_with_a_fault_is_shown_with_its_line() {
    let row = "........\n";
    let (square, the_end) = ("expected '.' or '*', found", "the end of the input");
    let cases = [
        (row.repeat(7), format!("line 8: column 1: {square} {the_end}")),
        (row.repeat(7) + ".......", format!("line 8: column 8: {square} {the_end}")),
        (row.repeat(7).trim_end().to_owned(), format!("line 8: column 1: {square} {the_end}")),
        (row.trim_end().to_owned(), format!("line 2: column 1: {square} {the_end}")),
        (row.repeat(2) + ".......\n", format!("line 3: column 8: {square} the end of the line")),
        (row.repeat(2) + "\r\n", format!("line 3: column 1: {square} the end of the line")),
        (row.repeat(2) + "\n" + row, format!("line 3: column 1: {square} the end of the line")),
        (row.repeat(2) + " " + row, format!("line 3: column 1: {square} \" \"")),
        ("\n\n \t".to_owned() + row, format!("line 3: column 1: {square} \" \"")),
        (
            row.repeat(4) + ".........\n",
            "line 5: column 9: expected the end of the line, found \".\"".to_owned(),
        ),
        (row.to_owned() + "..Q.....\n", format!("line 2: column 3: {square} \"Q\"")),
        ("..\0.....\n".to_owned(), format!("line 1: column 3: {square} \"\\x00\"")),
    ];
    for (program, empty) in [("cses1624", "92\n"), ("kattis8queens", "invalid\n")] {
        for (input, message) in &cases {
            let message = format!("{program}: {message}\n");
            answer(program, input.as_str()).code(1).stdout("").stderr(message);
        }
        // The answers before a fault remain.
        for (more, message) in [
            ("\n.\n".to_owned(), format!("line 10: column 2: {square} the end of the line")),
            (row.to_owned(), format!("line 10: column 1: {square} {the_end}")),
            ("x".to_owned(), format!("line 9: column 1: {square} \"x\"")),
        ] {
            let message = format!("{program}: {message}\n");
            answer(program, row.repeat(8) + &more).code(1).stdout(empty).stderr(message);
        }
    }
    let no_solution = "no solution contains all the given queens";
    for (input, message) in [
        ("9\n", "line 1: k = 9 is out of range (0 to 8)".to_owned()),
        ("1\n8 0\n", "line 2: r = 8 is out of range (0 to 7)".to_owned()),
        ("1\n0 8\n", "line 2: c = 8 is out of range (0 to 7)".to_owned()),
        ("2\n2 2\n5\n", "line 4: expected c, found the end of the input".to_owned()),
        ("1\n0 a\n", "line 2: expected an integer, found \"a\"".to_owned()),
        ("2\n0 0\n0 1\n", format!("line 3: {no_solution}")),
        ("2\n0 0\n1 1\n\n1\n", format!("line 3: {no_solution}")),
    ] {
        let message = format!("aoj_alds1_13_a: {message}\n");
        answer("aoj_alds1_13_a", input).code(1).stdout("").stderr(message);
    }
    let (program, input, output) = &chessboards()[0];
    let message = format!("{program}: line 4: expected an integer, found \"x\"\n");
    answer(program, input.clone() + "x").code(1).stdout(output.clone()).stderr(message);
}

#[test]
fn a_line_is_counted_across_buffers() {
    for blank in [1, 65_535, 65_536, 65_537, 200_000] {
        let input = "\n".repeat(blank) + "x";
        let message = format!("hdu2553: line {}: expected an integer, found \"x\"\n", blank + 1);
        answer("hdu2553", input).code(1).stdout("").stderr(message);
    }
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

#[test]
fn the_number_of_threads_is_set_in_the_environment() {
    for threads in ["1", "2", "500", "+3", ""] {
        let mut command = command("leetcode52");
        command.env("NQUEENS_THREADS", threads).write_stdin("15 4");
        command.assert().success().stdout("2279184\n2\n").stderr("");
    }
    let long = "9".repeat(1000);
    for threads in ["0", "-1", "two", "1.5", " ", &long] {
        let mut command = command("leetcode52");
        command.env("NQUEENS_THREADS", threads).write_stdin("4");
        let shown = &threads[..threads.len().min(40)];
        let message = format!(
            "leetcode52: NQUEENS_THREADS is \"{shown}\", not a number of threads from 1 on\n"
        );
        command.assert().code(2).stdout("").stderr(message);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn junk_anywhere_ends_with_exit_code_1(
        before in proptest::collection::vec(1usize..=27, 0..30),
        junk in "[a-z]{1,9}",
        after in "[ \n][0-9a-z \n]{0,50}",
    ) {
        let queries: String = before.iter().map(|n| format!("{n}\n")).collect();
        let answers: String = before.iter().map(|&n| format!("{}\n", COUNTS[n])).collect();
        let line = before.len() + 1;
        let message = format!("hdu2553: line {line}: expected an integer, found \"{junk}\"\n");
        answer("hdu2553", format!("{queries}{junk}{after}")).code(1).stdout(answers).stderr(message);
    }
}
