//! What is read and written, in memory: how input may be spelled, what is said of any other, reads of
//! any size, and when output goes out.

mod common;

use common::reading::read_all;
use common::{answers, output, INTEGERS};
use nqueens::error::Error;
use nqueens::pipe::{Pipe, BUFFER};
use nqueens::{board, integers};
use proptest::collection::vec;
use proptest::prelude::*;
use std::io::{self, Read, Write};

fn number(pipe: &mut Pipe) -> Result<u32, Error> {
    integers::read(pipe, "n", 0..=27)
}

fn numbers(text: impl AsRef<[u8]>) -> (Vec<u32>, Option<String>) {
    read_all(text.as_ref(), number)
}

fn boards(text: &str, n: u32) -> (Vec<Vec<u32>>, Option<String>) {
    read_all(text.as_bytes(), |pipe| board::read(pipe, n))
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
    let (digits, zeros) = ("1234567890".repeat(100), "0".repeat(BUFFER - 1) + "4");
    let plain = "4.0 abc 4x 14x 4: 4/ : / 0: + - ++4 4+ 4- 0x4 28 99 +0099 -1 -004 4294967300 \
                 18446744073709551616 0123456789012345678901234567890123456789";
    let mut tokens: Vec<(&[u8], &str)> =
        plain.split(' ').map(|token| (token.as_bytes(), token)).collect();
    let cut = [&digits[..41], &digits, &zeros].map(|text| (text, text[..40].to_owned() + "..."));
    tokens.extend(cut.iter().map(|(text, shown)| (text.as_bytes(), &shown[..])));
    tokens.extend([
        (&b"\0"[..], "\\x00"),
        (b"4\0", "4\\x00"),
        (b"\"", "\\\""),
        (b"\x1B[2J", "\\x1b[2J"),
        (b"\xFF\xFE", "\\xff\\xfe"),
        ("４".as_bytes(), "\\xef\\xbc\\x94"),
        ("\u{FEFF}4".as_bytes(), "\\xef\\xbb\\xbf4"),
    ]);
    for (token, shown) in tokens {
        let text = [b"4\n\n 14 ", token, b" 4\n"].concat();
        let message = format!("line 3: expected n from 0 to 27, found \"{shown}\"");
        assert_eq!(numbers(text), (vec![4, 14], Some(message)));
    }
}

#[test]
fn a_range_has_a_minimum_and_a_question_may_lack_its_last_integer() {
    let question = |pipe: &mut Pipe| {
        Ok((integers::read(pipe, "r", 4..=32)?, integers::read(pipe, "c", 0..=7)?))
    };
    for (text, found, fault) in [
        ("4 7\n32 0", vec![(4, 7), (32, 0)], None),
        (" 3 0", vec![], Some("line 1: expected r from 4 to 32, found \"3\"")),
        ("4 7\n\n33 0", vec![(4, 7)], Some("line 3: expected r from 4 to 32, found \"33\"")),
        ("4", vec![], Some("line 2: expected c from 0 to 7, found the end of the input")),
        ("4\n \n", vec![], Some("line 3: expected c from 0 to 7, found the end of the input")),
    ] {
        assert_eq!(read_all(text.as_bytes(), question), (found, fault.map(str::to_owned)));
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
fn the_largest_n_is_32_and_that_of_the_table_27() {
    for (program, solve) in INTEGERS {
        let max = if program == "hdu2553" { 27 } else { 32 };
        let fault = format!("line 2: expected n from 0 to {max}, found \"{}\"", max + 1);
        let expected = (answers(solve, "4\n"), Err(fault));
        assert_eq!(output(solve, &format!("4\n{}\n", max + 1)), expected, "{program}");
    }
}

#[test]
fn a_chessboard_may_have_any_side_blank_lines_and_crlf() {
    for n in 1..=32 {
        let is_marked = move |row: u32, column: u32| (row ^ column).is_multiple_of(3);
        let line = |row| (0..n).map(move |column| if is_marked(row, column) { '*' } else { '.' });
        let text: String = (0..n).map(|row| line(row).collect::<String>() + "\n").collect();
        let mask = |row| (0..n).map(|column| u32::from(is_marked(row, column)) << column).sum();
        let board: Vec<u32> = (0..n).map(mask).collect();
        for (text, times) in [
            (text.replace('\n', "\r\r\n"), 1),
            (text.trim_end().to_owned(), 1),
            (text.replace('\n', " \t\n") + "\n \n", 1),
            ("\n \t\r\n ".to_owned() + &text, 1),
            (text.repeat(3), 3),
            ([&text[..], &text, &text].join("\r\n \n\n"), 3),
        ] {
            assert_eq!(boards(&text, n), (vec![board.clone(); times], None), "{text:?}");
        }
    }
}

#[test]
fn a_row_that_is_wrong_or_missing_is_shown_with_its_line() {
    let (row, the_end, long) = ("........\n", "the end of the input", ".".repeat(3 * BUFFER));
    let eight = row.repeat(8);
    for (text, line, found) in [
        (row.repeat(7), 8, the_end),
        (row.trim_end().to_owned(), 2, the_end),
        (row.repeat(7) + ".......", 8, "\".......\""),
        (row.repeat(2) + "\r\n", 3, "\"\\r\""),
        (row.repeat(2) + "\n" + row, 3, "\"\""),
        (row.repeat(4) + ".........\n", 5, "\".........\""),
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
        let n = integers::read_n_and_flush(pipe, 32)?;
        board::read(pipe, n)
    };
    let fault = "line 10: expected a row of 3 '.' or '*', found the end of the input".to_owned();
    let found = read_all(&b"2\n*.\n.*\n0\n 1 \n\n*\n3\r\n...\r\n"[..], sized);
    assert_eq!(found, (vec![vec![1, 2], vec![], vec![1]], Some(fault)));
}

/// Reads up to three bytes at a time, and is interrupted each time before. Breaks off with an error.
struct Reader<'a>(&'a [u8], bool);

impl Read for Reader<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.1 = !self.1;
        match self.0.len() {
            _ if self.1 => Err(io::ErrorKind::Interrupted.into()),
            0 => Err(io::Error::other("broken")),
            length => self.0.read(&mut buffer[..=length % 3]),
        }
    }
}

/// Keeps each write, of so many bytes at most, and is interrupted each time before.
struct Writer(Vec<Vec<u8>>, usize, bool);

impl Write for Writer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.2 = !self.2;
        if self.2 {
            return Err(io::ErrorKind::Interrupted.into());
        }
        self.0.push(bytes[..bytes.len().min(self.1)].to_vec());
        Ok(bytes.len().min(self.1))
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// What `solve` writes at a time.
fn writes(input: &[u8], solve: impl Fn(&mut Pipe) -> Result<(), Error>) -> Vec<Vec<u8>> {
    let (mut reader, mut writer) = (input, Writer(vec![], usize::MAX, false));
    let mut pipe = Pipe::new(&mut reader, &mut writer);
    solve(&mut pipe).and(pipe.flush()).unwrap();
    writer.0
}

#[test]
fn answers_go_out_together() {
    let input = "8\n".repeat(10_000);
    // luogu1219 writes the first solutions before it counts.
    for (program, solve) in INTEGERS.into_iter().filter(|(program, _)| *program != "luogu1219") {
        let (expected, writes) = (answers(solve, &input), writes(input.as_bytes(), solve));
        assert_eq!(writes.concat(), expected.as_bytes(), "{program}");
        assert!(writes.len() <= expected.len() / BUFFER + 1, "{program}: {}", writes.len());
    }
}

#[test]
fn a_long_computation_begins_with_nothing_pending() {
    for (program, solve) in INTEGERS.into_iter().filter(|(program, _)| *program != "hdu2553") {
        let (first, writes) = (answers(solve, "4\n"), writes(b"4\n10\n", solve));
        let is_first = |length| writes[..length].concat() == first.as_bytes();
        assert!((0..writes.len()).any(is_first), "{program}");
    }
}

#[test]
fn a_full_buffer_goes_out_and_a_text_may_be_longer() {
    let text: Vec<u8> = (0..200_000_u32).map(|n| n.to_le_bytes()[0]).collect();
    let parts = [&text[..BUFFER - 1], &text[BUFFER - 1..BUFFER], &text[BUFFER..]];
    let writes = writes(b"", |pipe| parts.iter().try_for_each(|part| pipe.write(part)));
    assert!(writes == [&text[..BUFFER], &text[BUFFER..]]);
}

/// Integers up to 27 in any layout.
fn layout() -> impl Strategy<Value = (String, Vec<u32>)> {
    let items = vec(("[+]?0{0,40}", 0..=27u32, "[ \t\r\n\x0B\x0C]{1,4}"), 0..20);
    (items, "[ \t\r\n\x0B\x0C]{0,3}").prop_map(|(items, mut text)| {
        for (start, n, separator) in &items {
            text += &format!("{start}{n}{separator}");
        }
        (text, items.into_iter().map(|(_, n, _)| n).collect())
    })
}

proptest! {
    #[test]
    fn layout_and_the_size_of_reads_and_writes_do_not_matter(
        (text, ns) in layout(),
        cut in any::<bool>(),
    ) {
        let text = if cut { text.trim_end() } else { &text };
        prop_assert_eq!(numbers(text), (ns.clone(), None));
        let text = text.to_owned() + "\n";
        let (mut reader, mut writer) = (Reader(text.as_bytes(), false), Writer(vec![], 3, false));
        let mut pipe = Pipe::new(&mut reader, &mut writer);
        for n in &ns {
            prop_assert_eq!(number(&mut pipe).unwrap(), *n);
            pipe.write(&[*n as u8; 7]).unwrap();
        }
        // What was answered before an error is written.
        prop_assert_eq!(pipe.has_more().unwrap_err().to_string(), "read error: broken");
        let bytes: Vec<u8> = ns.iter().flat_map(|n| [*n as u8; 7]).collect();
        prop_assert_eq!(writer.0.concat(), bytes);
    }

    #[test]
    fn junk_leaves_the_integers_before_it_and_names_its_line(
        (before, ns) in layout(),
        junk in "[0-9]{0,3}[!-*,-/:-~][!-~]{0,60}|[+]{1,2}|-[1-9][0-9]{0,3}|[1-9][0-9]{2,50}|\
                 [3-9][0-9]|[０-９]{1,3}",
        after in "[ \n][ -~\n]{0,20}",
    ) {
        let (found, fault) = numbers(format!("{before} {junk}{after}"));
        let start = format!("line {}: expected n from 0 to 27", 1 + before.matches('\n').count());
        prop_assert_eq!(found, ns);
        prop_assert!(fault.unwrap().starts_with(&start));
    }

    #[test]
    fn what_is_no_square_is_shown_with_its_line(
        mut rows in vec("[.*]{8}\n", 8),
        (row, column) in (0usize..8, 0usize..8),
        junk in "[^.*\n\u{FEFF}]",
    ) {
        rows[row].replace_range(column..=column, &junk);
        let (found, fault) = boards(&rows.concat(), 8);
        let start = format!("line {}: expected a row of 8 '.' or '*', found \"", row + 1);
        prop_assert!(found.is_empty() && fault.clone().unwrap().starts_with(&start), "{fault:?}");
    }
}
