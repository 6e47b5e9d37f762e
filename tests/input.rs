//! What is read and written, in memory: how input may be spelled, what is said of any other, reads of
//! any size, and when output goes out.

mod common;

use common::{answers, output, samples, Solve, INTEGERS, SOLVES};
use nqueens::fault::Fault;
use nqueens::pipe::{Pipe, BUFFER};
use nqueens::table::COUNTS;
use nqueens::{chessboards, integers};
use proptest::prelude::*;
use std::io::{self, Read, Write};
use std::ops::RangeInclusive;

/// What is read up to the end or the first fault, and the fault's message.
fn read_all<T>(
    mut text: impl Read,
    read: impl Fn(&mut Pipe) -> Result<T, Fault>,
) -> (Vec<T>, Option<String>) {
    let (mut nowhere, mut found) = (io::sink(), vec![]);
    let mut pipe = Pipe::new(&mut text, &mut nowhere);
    loop {
        match pipe.has_more().and_then(|more| Ok(if more { Some(read(&mut pipe)?) } else { None }))
        {
            Ok(Some(value)) => found.push(value),
            Ok(None) => return (found, None),
            Err(Fault(code, message)) => {
                assert_eq!(code, 1);
                return (found, Some(message));
            }
        }
    }
}

fn numbers(text: impl AsRef<[u8]>) -> (Vec<u32>, Option<String>) {
    read_all(text.as_ref(), |pipe| integers::read(pipe, "n", 0..=27))
}

fn boards(text: &str, n: u32) -> (Vec<Vec<u32>>, Option<String>) {
    read_all(text.as_bytes(), |pipe| chessboards::read(pipe, n))
}

#[test]
fn integers_may_be_spelled_in_many_ways() {
    let zeros = "0".repeat(BUFFER - 2) + "4";
    for text in ["4", "4\r\n", "\u{FEFF}4", "\u{FEFF}\n+4", "\t\x0B\x0C\r\n 4 \n\n", "004", &zeros]
    {
        assert_eq!(numbers(text), (vec![4], None), "{text:?}");
        assert_eq!(numbers(format!("{text}\n{}", &zeros[1..])), (vec![4, 4], None));
    }
    assert_eq!(numbers("4\r\n14\t4\x0B4\x0C\n\n14 4"), (vec![4, 14, 4, 4, 14, 4], None));
    for text in ["", "\u{FEFF}", " \n\r\n\t", "\n"] {
        assert_eq!(numbers(text), (vec![], None));
    }
    let read = |pipe: &mut Pipe| integers::read(pipe, "n", 0..=u32::MAX);
    assert_eq!(read_all(&b"4294967295 0"[..], read), (vec![u32::MAX, 0], None));
}

#[test]
fn what_is_no_integer_in_range_is_shown_with_its_line_and_the_range() {
    let (y, digits) = ("y".repeat(1000), "1234567890".repeat(100));
    let zeros = "0".repeat(BUFFER - 1) + "4";
    let plain = "4.0 abc 4x 14x 4: 4/ : / 0: + - ++4 4+ 4- 0x4 28 99 +0099 -1 -004 4294967300 \
                 18446744073709551616";
    let mut tokens: Vec<(&[u8], &str)> =
        plain.split(' ').map(|token| (token.as_bytes(), token)).collect();
    let cut = [&y, &digits, &zeros].map(|text| text[..40].to_owned() + "...");
    tokens.extend([
        (&b"\0"[..], "\\x00"),
        (b"4\0", "4\\x00"),
        (b"\"", "\\\""),
        (b"\x1B[2J", "\\x1b[2J"),
        (b"\xFF\xFE", "\\xff\\xfe"),
        ("４".as_bytes(), "\\xef\\xbc\\x94"),
        ("\u{FEFF}4".as_bytes(), "\\xef\\xbb\\xbf4"),
        (&y.as_bytes()[..40], &y[..40]),
        (&y.as_bytes()[..41], &cut[0]),
        (digits.as_bytes(), &cut[1]),
        (zeros.as_bytes(), &cut[2]),
    ]);
    for (token, shown) in tokens {
        let text = [b"4\n\n 14 ", token, b" 4\n"].concat();
        let message = format!("line 3: expected n from 0 to 27, found \"{shown}\"");
        assert_eq!(numbers(text), (vec![4, 14], Some(message)));
        let message = format!("line 1: expected n from 0 to 27, found \"{shown}\"");
        let expected = if shown.starts_with("\\xef\\xbb") { None } else { Some(message) };
        assert_eq!(numbers(token).1, expected, "a byte order mark may be at the start");
    }
}

#[test]
fn a_range_has_a_minimum_and_a_question_may_lack_its_last_integer() {
    let question = |pipe: &mut Pipe| {
        let least = integers::read(pipe, "r", 4..=32)?;
        Ok((least, integers::read(pipe, "c", 0..=7)?))
    };
    for (text, found, message) in [
        ("4 7\n32 0", vec![(4, 7), (32, 0)], None),
        ("3 0", vec![], Some("line 1: expected r from 4 to 32, found \"3\"")),
        ("4 7\n\n33 0", vec![(4, 7)], Some("line 3: expected r from 4 to 32, found \"33\"")),
        ("4", vec![], Some("line 2: expected c from 0 to 7, found the end of the input")),
        ("4\n", vec![], Some("line 2: expected c from 0 to 7, found the end of the input")),
        (
            "4 7\n4\n \n",
            vec![(4, 7)],
            Some("line 4: expected c from 0 to 7, found the end of the input"),
        ),
    ] {
        assert_eq!(read_all(text.as_bytes(), question), (found, message.map(str::to_owned)));
    }
}

#[test]
fn a_line_is_counted_across_buffers() {
    for blank in [1, 65_535, 65_536, 65_537, 200_000] {
        let message = format!("line {}: expected n from 0 to 27, found \"x\"", blank + 1);
        assert_eq!(numbers("\n".repeat(blank) + "x"), (vec![], Some(message.clone())));
        assert_eq!(numbers("4\n".repeat(blank) + "x").1, Some(message));
    }
}

#[test]
fn a_chessboard_may_have_any_side_crlf_and_no_final_line_end() {
    for n in 0..=32 {
        let line = |row: u32| {
            (0..n).map(move |column| if (row ^ column).is_multiple_of(3) { '*' } else { '.' })
        };
        let text: String = (0..n).map(|row| line(row).collect::<String>() + "\n").collect();
        let mask = |row: u32| {
            (0..n).filter(|column| (row ^ column).is_multiple_of(3)).map(|column| 1 << column).sum()
        };
        let board: Vec<u32> = (0..n).map(mask).collect();
        if n == 0 {
            let mut nothing = io::empty();
            let read = chessboards::read(&mut Pipe::new(&mut nothing, &mut io::sink()), 0);
            assert_eq!(read.unwrap(), board);
            continue;
        }
        for text in [
            text.replace('\n', "\r\r\n"),
            text.trim_end().to_owned(),
            "\u{FEFF}".to_owned() + &text,
            text.replace('\n', " \t\n") + "\n \n",
            "\n \t\r\n ".to_owned() + &text,
        ] {
            assert_eq!(boards(&text, n), (vec![board.clone()], None), "{text:?}");
        }
        for between in ["", "\n", "\r\n \n\n"] {
            let text = [&text[..], &text, &text].join(between);
            assert_eq!(boards(&text, n), (vec![board.clone(); 3], None));
        }
    }
}

#[test]
#[should_panic(expected = "32 columns")]
fn a_chessboard_of_33_columns_is_refused() {
    boards("*", 33);
}

#[test]
fn a_row_that_is_wrong_or_missing_is_shown_with_its_line() {
    let row = "........\n";
    let eight = row.repeat(8);
    let the_end = "the end of the input";
    let long = ".".repeat(3 * BUFFER);
    for (text, line, found) in [
        (row.repeat(7), 8, the_end),
        (row.repeat(7).trim_end().to_owned(), 8, the_end),
        (row.trim_end().to_owned(), 2, the_end),
        (row.repeat(7) + ".......", 8, "\".......\""),
        (row.repeat(2) + "\r\n", 3, "\"\\r\""),
        (row.repeat(2) + "\n" + row, 3, "\"\""),
        (row.repeat(4) + ".........\n", 5, "\".........\""),
        (row.to_owned() + "..Q.....\n", 2, "\"..Q.....\""),
        ("..\0.....\n".to_owned(), 1, "\"..\\x00.....\""),
        (row.to_owned() + &long, 2, &format!("\"{}...\"", &long[..40])),
        // The boards before a fault remain.
        (eight.clone() + "\n.\n", 10, "\".\""),
        (eight.clone() + row, 10, the_end),
        (eight.clone() + "x", 9, "\"x\""),
    ] {
        let found = format!("line {line}: expected a row of 8 '.' or '*', found {found}");
        let before = usize::from(text.starts_with(&eight));
        assert_eq!(boards(&text, 8), (vec![vec![0; 8]; before], Some(found)));
    }
    let sized = |pipe: &mut Pipe| {
        let n = integers::size(pipe, 32)?;
        chessboards::read(pipe, n)
    };
    let text = "2\n*.\n.*\n0\n 1 \n\n*\n3\r\n...\r\n";
    let message = "line 10: expected a row of 3 '.' or '*', found the end of the input".to_owned();
    assert_eq!(
        read_all(text.as_bytes(), sized),
        (vec![vec![1, 2], vec![], vec![1]], Some(message))
    );
}

/// White space that may stand between two integers.
fn separator() -> impl Strategy<Value = String> {
    "[ \t\r\n\x0B\x0C]{1,4}"
}

/// Integers in any layout, and the same one per line.
fn layout(ns: RangeInclusive<u32>) -> impl Strategy<Value = (String, String)> {
    let spelling = ("[+]?", 0..40usize, ns, separator());
    let items = proptest::collection::vec(spelling, 0..20);
    (items, "[ \t\r\n\x0B\x0C]{0,3}", any::<bool>()).prop_map(|(items, mut text, cut)| {
        let mut plain = String::new();
        for (plus, zeros, n, separator) in items {
            text += &format!("{plus}{}{n}{separator}", "0".repeat(zeros));
            plain += &format!("{n}\n");
        }
        (if cut { text.trim_end().to_owned() } else { text }, plain)
    })
}

/// What is not an integer, or not in range.
fn junk() -> impl Strategy<Value = String> {
    prop_oneof![
        "[0-9]{0,3}[!-*,-/:-~][!-~]{0,60}",
        "[+][+]?",
        "-[1-9][0-9]{0,3}",
        "[1-9][0-9]{2,50}",
        "3[3-9]",
        "[０-９]{1,3}",
    ]
}

/// The programs that read integers, by name.
fn integer_solves() -> impl Iterator<Item = (&'static str, Solve)> {
    SOLVES.into_iter().filter(|(program, _)| INTEGERS.iter().any(|(other, _)| other == program))
}

/// Reads and writes one to three bytes at a time, and is interrupted now and then.
struct Dribble<T>(T, usize);

impl<T> Dribble<T> {
    fn most(&mut self) -> io::Result<usize> {
        self.1 += 1;
        match self.1 % 4 {
            0 => Err(io::ErrorKind::Interrupted.into()),
            most => Ok(most),
        }
    }
}

impl Read for Dribble<&[u8]> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let most = self.most()?.min(buffer.len());
        self.0.read(&mut buffer[..most])
    }
}

impl Write for Dribble<&mut Vec<u8>> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let most = self.most()?.min(bytes.len());
        self.0.write(&bytes[..most])
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Input that breaks off with an error.
struct Broken;

impl Read for Broken {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        Err(io::Error::other("broken"))
    }
}

#[test]
fn a_read_error_leaves_the_answers_before_it() {
    let outcome = output(common::bin::hdu2553::solve, "6\n8\n".as_bytes().chain(Broken));
    assert_eq!(outcome, ("4\n92\n".to_owned(), Err("read error: broken".to_owned())));
}

/// Notes the length of every write.
struct Lengths(Vec<usize>);

impl Write for Lengths {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.push(bytes.len());
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The lengths of all writes.
fn writes(solve: Solve, input: &str) -> Vec<usize> {
    let (mut reader, mut lengths) = (input.as_bytes(), Lengths(vec![]));
    let mut pipe = Pipe::new(&mut reader, &mut lengths);
    solve(&mut pipe).and(pipe.flush()).unwrap();
    lengths.0
}

#[test]
fn answers_go_out_together() {
    let input = "8\n".repeat(10_000);
    // luogu1219 writes the first solutions before it counts.
    for (_, solve) in integer_solves().filter(|(program, _)| *program != "luogu1219") {
        let expected = answers(solve, &input).len();
        let writes = writes(solve, &input);
        assert_eq!(writes.iter().sum::<usize>(), expected);
        assert!(writes.len() <= expected / BUFFER + 1, "{writes:?}");
    }
}

#[test]
fn a_full_buffer_goes_out_and_a_text_may_be_longer() {
    let text: Vec<u8> = (0..200_000_u32).map(|n| n.to_le_bytes()[0]).collect();
    let (mut nothing, mut lengths, mut output) = (io::empty(), Lengths(vec![]), vec![]);
    let mut pipe = Pipe::new(&mut nothing, &mut lengths);
    for part in [&text[..BUFFER - 1], b"\n", &text] {
        pipe.write(part).unwrap();
    }
    assert_eq!(lengths.0, [BUFFER, text.len()]);
    let mut pipe = Pipe::new(&mut nothing, &mut output);
    for part in [&text[..1], &text[1..70_000], &text[70_000..]] {
        pipe.write(part).unwrap();
    }
    pipe.flush().unwrap();
    assert_eq!(output, text);
}

#[test]
fn a_long_computation_begins_with_nothing_pending() {
    for (program, solve) in integer_solves().filter(|(program, _)| *program != "hdu2553") {
        let (first, all) = (answers(solve, "4\n").len(), writes(solve, "4\n10\n"));
        assert!(
            all.iter()
                .scan(0, |sum, length| {
                    *sum += length;
                    Some(*sum)
                })
                .any(|sum| sum == first),
            "{program}"
        );
    }
}

#[test]
fn every_program_answers_any_number_of_questions_and_keeps_the_answers_before_a_fault() {
    for ((_, input, expected), (program, solve)) in samples().into_iter().zip(SOLVES) {
        assert_eq!(answers(solve, ""), "");
        let (input, expected) = if program == "hdu2553" {
            ("1\n8\n5\n".to_owned(), expected)
        } else {
            (input, expected)
        };
        assert_eq!(answers(solve, &input.repeat(3)), expected.repeat(3), "{program}");
        let (written, outcome) = output(solve, (input.clone() + "x\n").as_bytes());
        let line = input.lines().count() + 1;
        assert_eq!(written, expected, "{program}");
        assert!(outcome.unwrap_err().starts_with(&format!("line {line}: expected ")), "{program}");
    }
}

proptest! {
    #[test]
    fn layout_does_not_matter((text, plain) in layout(0..=7)) {
        for (program, solve) in integer_solves().filter(|(program, _)| *program != "hdu2553") {
            prop_assert_eq!(answers(solve, &text), answers(solve, &plain), "{}", program);
        }
    }

    #[test]
    fn size_of_reads_and_writes_does_not_matter((text, plain) in layout(1..=27)) {
        let mut output = Vec::new();
        let (mut reader, mut writer) = (Dribble(text.as_bytes(), 0), Dribble(&mut output, 1));
        let mut pipe = Pipe::new(&mut reader, &mut writer);
        prop_assert!(common::bin::hdu2553::solve(&mut pipe).and(pipe.flush()).is_ok());
        let count = |n: &str| format!("{}\n", COUNTS[n.parse::<usize>().unwrap()]);
        prop_assert_eq!(String::from_utf8(output).unwrap(), plain.lines().map(count).collect::<String>());
    }

    #[test]
    fn junk_leaves_the_answers_before_it_and_names_its_line(
        (before, plain) in layout(1..=7),
        separator in separator(),
        junk in junk(),
        after in "[ \n][ -~\n]{0,20}",
    ) {
        let before = before + &separator;
        let text = format!("{before}{junk}{after}");
        let line = format!("line {}: expected n from 0 to ", 1 + before.matches('\n').count());
        for (_, solve) in integer_solves() {
            let (output, outcome) = output(solve, text.as_bytes());
            prop_assert_eq!(output, answers(solve, &plain));
            prop_assert!(outcome.unwrap_err().starts_with(&line));
        }
    }

    #[test]
    fn what_is_no_square_is_shown_with_its_line(
        mut rows in proptest::collection::vec("[.*]{8}\n", 8),
        (row, column) in (0usize..8, 0usize..8),
        junk in "[^.*\u{FEFF}]",
    ) {
        // Blank lines before a board are skipped.
        prop_assume!(junk != "\n" || (row, column) != (0, 0));
        rows[row].replace_range(column..=column, &junk);
        let (found, message) = boards(&rows.concat(), 8);
        let line = format!("line {}: expected a row of 8 '.' or '*', found \"", row + 1);
        prop_assert!(found.is_empty() && message.clone().unwrap().starts_with(&line), "{message:?}");
    }
}
