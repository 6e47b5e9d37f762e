//! What a person sees when something is wrong: full stdout, stderr and exit code of every program,
//! as a process.

mod common;

use assert_cmd::assert::Assert;
use assert_cmd::Command;
use common::{answer, open, path, programs, samples, INTEGERS};
use nqueens::table::COUNTS;
use proptest::prelude::*;
use std::io::{Read, Write};

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
    for (program, _) in INTEGERS {
        answer(program, " \n\n\t").success().stdout("").stderr("");
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
    let cases: [(&[u8], &str); 16] = [
        (b"-4", "-4"),
        (b"4.0", "4.0"),
        (b"abc", "abc"),
        (b"4x", "4x"),
        (b"+", "+"),
        (b"++4", "++4"),
        (b"4+", "4+"),
        (b"0x4", "0x4"),
        (b"\0", "\\x00"),
        (b"4\0", "4\\x00"),
        (b"\xFF\xFE", "\\xff\\xfe"),
        (b"\"", "\\\""),
        (b"\x1B[2J", "\\x1b[2J"),
        ("４".as_bytes(), "\\xef\\xbc\\x94"),
        ("\u{FEFF}4".as_bytes(), "\\xef\\xbb\\xbf4"),
        (&[b'y'; 1000], "yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy..."),
    ];
    for (program, four) in INTEGERS {
        for (token, shown) in cases {
            let input = [b"4\n\n 4 ", token, b" 4\n"].concat();
            let message = format!("{program}: line 3: expected an integer, found \"{shown}\"\n");
            answer(program, input).code(1).stdout(four.repeat(2)).stderr(message);
        }
    }
}

#[test]
fn what_is_out_of_range_is_shown_with_its_line_and_the_range() {
    let digits = "1234567890".repeat(100);
    let cut = "1234567890".repeat(4) + "...";
    let zeros = "+".to_owned() + &"0".repeat(50) + "33";
    let zeros_and_digits = "0".repeat(50) + &digits;
    let cases = [
        ("33", "33"),
        ("+0099", "99"),
        ("4294967300", "4294967300"),
        ("18446744073709551616", "18446744073709551616"),
        ("18446744073709551620", "18446744073709551620"),
        (&digits, &cut),
        (&zeros, "33"),
        (&zeros_and_digits, &cut),
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
        ] {
            answer(program, input).success().stdout(output.clone()).stderr("");
        }
    }
}

#[test]
fn a_chessboard_with_a_fault_is_shown_with_its_line() {
    let row = "........\n";
    let cases = [
        ("\n".to_owned(), "line 1: column 1: expected '.' or '*', found the end of the line"),
        (row.repeat(7), "line 8: column 1: expected '.' or '*', found the end of the input"),
        (
            row.repeat(7) + ".......",
            "line 8: column 8: expected '.' or '*', found the end of the input",
        ),
        (
            row.repeat(2) + ".......\n",
            "line 3: column 8: expected '.' or '*', found the end of the line",
        ),
        (
            row.repeat(2) + "\r\n",
            "line 3: column 1: expected '.' or '*', found the end of the line",
        ),
        (
            row.repeat(4) + ".........\n",
            "line 5: column 9: expected the end of the line, found \".\"",
        ),
        (row.repeat(8) + "\n.\n", "line 10: expected the end of the input, found \".\""),
        (row.repeat(9), "line 9: expected the end of the input, found \".\""),
        (row.to_owned() + "..Q.....\n", "line 2: column 3: expected '.' or '*', found \"Q\""),
        ("..\0.....\n".to_owned(), "line 1: column 3: expected '.' or '*', found \"\\x00\""),
    ];
    for program in ["cses1624", "kattis8queens"] {
        for (input, message) in &cases {
            answer(program, input.as_str())
                .code(1)
                .stdout("")
                .stderr(format!("{program}: {message}\n"));
        }
    }
    for (input, message) in [
        ("9\n", "line 1: k = 9 is out of range (0 to 8)"),
        ("1\n8 0\n", "line 2: r = 8 is out of range (0 to 7)"),
        ("1\n0 8\n", "line 2: c = 8 is out of range (0 to 7)"),
        ("2\n2 2\n5\n", "line 4: expected c, found the end of the input"),
        ("1\n0 a\n", "line 2: expected an integer, found \"a\""),
        ("1\n0 0\n1 1\n", "line 3: expected the end of the input, found \"1\""),
        ("2\n0 0\n0 1\n", "no board of 8 queens has all of these"),
        ("2\n0 0\n1 1\n", "no board of 8 queens has all of these"),
    ] {
        let message = format!("aoj_alds1_13_a: {message}\n");
        answer("aoj_alds1_13_a", input).code(1).stdout("").stderr(message);
    }
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
    let mut child = open("hdu2553");
    child.stdin.as_ref().unwrap().write_all(b"4\n0\n").unwrap();
    assert!(child.wait().unwrap().success(), "it does not wait for the end of the input");
}

#[test]
fn a_reader_that_goes_away_is_no_fault() {
    for (program, _) in INTEGERS {
        for bytes in (0..40).chain([100, 1000, 65_535, 65_536, 65_537]) {
            let mut child = open(program);
            let mut stdin = child.stdin.take().unwrap();
            let feeder = std::thread::spawn(move || {
                // Fails once the program has exited.
                let _ = stdin.write_all("8\n".repeat(50_000).as_bytes());
            });
            let mut read = vec![0; bytes];
            child.stdout.take().unwrap().read_exact(&mut read).unwrap();
            let output = child.wait_with_output().unwrap();
            feeder.join().unwrap();
            Assert::new(output).success().stderr("");
        }
    }
}

#[test]
fn the_first_boards_are_out_at_once() {
    for program in ["leetcode51", "permutations"] {
        let mut child = open(program);
        child.stdin.as_ref().unwrap().write_all(b"20\n").unwrap();
        let mut read = [0; 1000];
        child.stdout.take().unwrap().read_exact(&mut read).unwrap();
        Assert::new(child.wait_with_output().unwrap()).success().stderr("");
    }
}

#[test]
fn each_answer_comes_before_the_next_question() {
    for (program, four) in INTEGERS {
        let mut child = open(program);
        let mut stdin = child.stdin.take().unwrap();
        let mut stdout = child.stdout.take().unwrap();
        for _ in 0..100 {
            stdin.write_all(b"4\n").unwrap();
            let mut answer = vec![0; four.len()];
            stdout.read_exact(&mut answer).unwrap();
            assert_eq!(answer, four.as_bytes());
        }
        drop(stdin);
        Assert::new(child.wait_with_output().unwrap()).success().stderr("");
    }
}

#[test]
fn help_says_what_is_read_and_written() {
    for program in programs() {
        let help = Command::new(path(program)).arg("--help").assert().success().stderr("");
        let text = String::from_utf8(help.get_output().stdout.clone()).unwrap();
        assert!(text.starts_with("reads ") && text.contains("\nwrites "), "{text}");
        assert!(text.ends_with('\n') && text.lines().all(|line| line.len() <= 100), "{text}");
    }
}

#[test]
fn any_other_argument_is_refused() {
    for (program, input, _) in samples() {
        let message = format!("{program}: takes no arguments, it reads stdin (see --help)\n");
        for arguments in ["4", "-h", "", "--version", "file.in", "--help 4"] {
            let mut command = Command::new(path(program));
            command
                .args(arguments.split(' '))
                .write_stdin(input.as_str())
                .assert()
                .code(2)
                .stdout("")
                .stderr(message.clone());
        }
    }
}

#[test]
fn the_number_of_threads_is_set_in_the_environment() {
    for threads in ["1", "2", "500", "+3"] {
        let mut command = Command::new(path("leetcode52"));
        command.env("NQUEENS_THREADS", threads).write_stdin("15 4");
        command.assert().success().stdout("2279184\n2\n").stderr("");
    }
    for threads in ["0", "-1", "two", "", "1.5", "99999999999999999999"] {
        let mut command = Command::new(path("leetcode52"));
        command.env("NQUEENS_THREADS", threads).write_stdin("4");
        let message = format!(
            "leetcode52: NQUEENS_THREADS is \"{threads}\", not a number of threads from 1 on\n"
        );
        command.assert().code(2).stdout("").stderr(message);
    }
}

#[test]
fn an_answer_does_not_wait_for_a_long_count() {
    let mut child = open("leetcode52");
    child.stdin.as_ref().unwrap().write_all(b"8\n4\n27\n").unwrap();
    let mut answers = [0; 5];
    child.stdout.as_mut().unwrap().read_exact(&mut answers).unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(&answers, b"92\n2\n");
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
