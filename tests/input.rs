//! How input may be spelled, reads of any size, and what is reported for junk.

mod common;

use common::{answers, bin::*, output, Solve};
use nqueens::io::Pipe;
use nqueens::table::COUNTS;
use proptest::prelude::*;
use std::io::{self, Read, Write};
use std::ops::RangeInclusive;

/// White space that may stand between two integers.
fn separator() -> impl Strategy<Value = String> {
    "[ \t\r\n\x0B\x0C]{1,4}"
}

/// Ways to write n.
fn spelling(n: u32) -> impl Strategy<Value = String> {
    ("[+]?", 0..40usize).prop_map(move |(plus, zeros)| format!("{plus}{}{n}", "0".repeat(zeros)))
}

/// Integers in any layout, and the same one per line.
fn layout(ns: RangeInclusive<u32>) -> impl Strategy<Value = (String, String)> {
    let item = ns.prop_flat_map(|n| (spelling(n), separator(), Just(n)));
    let items = proptest::collection::vec(item, 0..20);
    (items, "\u{FEFF}?[ \t\r\n\x0B\x0C]{0,3}", any::<bool>()).prop_map(|(items, before, cut)| {
        let mut text = before;
        let mut plain = String::new();
        for (spelling, separator, n) in items {
            text += &(spelling + &separator);
            plain += &format!("{n}\n");
        }
        let text = if cut { text.trim_end().to_owned() } else { text };
        (text, plain)
    })
}

/// What is not an integer, or not in range.
fn junk() -> impl Strategy<Value = String> {
    prop_oneof![
        "[0-9]{0,3}[!-*,-/:-~][!-~]{0,60}",
        "[+][+]?",
        "-[0-9]{1,3}[a-z]",
        "-[1-9][0-9]{0,3}",
        "[1-9][0-9]{2,50}",
        "3[3-9]",
        "[０-９]{1,3}",
        Just("4\0".to_owned()),
    ]
}

/// Programs that read integers up to the end of the input.
const SOLVES: [Solve; 6] = [
    acwing843::solve,
    leetcode51::solve,
    |pipe| leetcode52::solve(pipe, None),
    luogu1219::solve,
    nowcoder39::solve,
    permutations::solve,
];

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
    let outcome = output(hdu2553::solve, "6\n8\n".as_bytes().chain(Broken));
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
    for solve in SOLVES.into_iter().chain([hdu2553::solve as Solve]) {
        let expected = answers(solve, &input).len();
        let writes = writes(solve, &input);
        assert_eq!(writes.iter().sum::<usize>(), expected);
        assert!(writes.len() <= expected / 65_536 + 1, "{writes:?}");
    }
}

#[test]
fn a_full_buffer_goes_out() {
    let (mut nothing, mut lengths) = (io::empty(), Lengths(vec![]));
    let mut pipe = Pipe::new(&mut nothing, &mut lengths);
    pipe.write(&vec![b' '; 65_535]).unwrap();
    pipe.write(b"\n").unwrap();
    assert_eq!(lengths.0, [65_536]);
}

#[test]
fn a_long_computation_begins_with_nothing_pending() {
    for solve in SOLVES {
        assert_eq!(writes(solve, "4\n10\n")[0], answers(solve, "4\n").len());
    }
}

#[test]
fn a_text_may_be_longer_than_the_buffer() {
    let text: Vec<u8> = (0..200_000_u32).map(|n| n.to_le_bytes()[0]).collect();
    let mut output = vec![];
    let mut nothing = io::empty();
    let mut pipe = Pipe::new(&mut nothing, &mut output);
    for part in [&text[..1], &text[1..70_000], &text[70_000..]] {
        pipe.write(part).unwrap();
    }
    pipe.flush().unwrap();
    assert_eq!(output, text);
}

#[test]
fn integers_reach_32_bits() {
    let (mut input, mut output) = ("4294967295 0  -0 4294967296".as_bytes(), vec![]);
    let mut pipe = Pipe::new(&mut input, &mut output);
    let mut next = || pipe.integer("n", u32::MAX).map_err(|fault| fault.to_string());
    assert_eq!([next(), next(), next()], [Ok(Some(u32::MAX)), Ok(Some(0)), Ok(Some(0))]);
    let message = "line 1: n = 4294967296 is out of range (0 to 4294967295)";
    assert_eq!(next(), Err(message.to_owned()));
    let (mut input, mut output) = ("x y".as_bytes(), vec![]);
    let fault = Pipe::new(&mut input, &mut output).integer("n", u32::MAX).unwrap_err();
    assert_eq!(fault.to_string(), "line 1: expected an integer, found \"x\"");
}

proptest! {
    #[test]
    fn layout_does_not_matter((text, plain) in layout(0..=7)) {
        for solve in SOLVES {
            prop_assert_eq!(answers(solve, &text), answers(solve, &plain));
        }
    }

    #[test]
    fn layout_of_queries_does_not_matter((text, plain) in layout(1..=27)) {
        let count = |n: &str| format!("{}\n", COUNTS[n.parse::<usize>().unwrap()]);
        prop_assert_eq!(answers(hdu2553::solve, &text), plain.lines().map(count).collect::<String>());
    }

    #[test]
    fn size_of_reads_and_writes_does_not_matter((text, plain) in layout(1..=27)) {
        let mut output = Vec::new();
        let (mut reader, mut writer) = (Dribble(text.as_bytes(), 0), Dribble(&mut output, 1));
        let mut pipe = Pipe::new(&mut reader, &mut writer);
        prop_assert!(hdu2553::solve(&mut pipe).and(pipe.flush()).is_ok());
        prop_assert_eq!(String::from_utf8(output).unwrap(), answers(hdu2553::solve, &plain));
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
        let line = format!("line {}: ", 1 + before.matches('\n').count());
        for solve in SOLVES.into_iter().chain([hdu2553::solve as Solve]) {
            let (output, outcome) = output(solve, text.as_bytes());
            prop_assert_eq!(output, answers(solve, &plain));
            prop_assert!(outcome.unwrap_err().starts_with(&line));
        }
    }

    #[test]
    fn what_is_no_square_is_named_with_line_and_column(
        mut rows in proptest::collection::vec("[.*]{8}\n", 8),
        (row, column) in (0usize..8, 0usize..9),
        junk in "[^.*\r\u{FEFF}]", // not a square, and not skipped somewhere
    ) {
        // A line may end after its last square, and before the board's first.
        prop_assume!(junk != "\n" || (column < 8 && (row, column) != (0, 0)));
        rows[row].replace_range(column..=column, &junk);
        let expected = if column == 8 { "the end of the line" } else { "'.' or '*'" };
        let place = format!("line {}: column {}: expected {expected}, found ", row + 1, column + 1);
        for solve in [cses1624::solve, kattis8queens::solve] {
            let (output, outcome) = output(solve, rows.concat().as_bytes());
            let message = outcome.unwrap_err();
            prop_assert!(message.starts_with(&place), "{message} is not {place}");
            prop_assert_eq!(output, "");
        }
    }
}
