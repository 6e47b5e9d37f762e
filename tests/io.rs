//! Tests reading and writing in memory: accepted input, messages for any other, and reads and writes of
//! any size.

use nqueens::bitmask::empty_board;
use nqueens::error::Error;
use nqueens::io::{Io, Result, BUFFER};
use proptest::collection::vec;
use proptest::prelude::*;
use std::io::{self, Read, Write};

/// Reads values up to the end of input or the first error. Returns them and the error's message.
fn read_all<T>(mut text: &[u8], read: impl Fn(&mut Io) -> Result<T>) -> (Vec<T>, Option<String>) {
    let (mut writer, mut values) = (io::sink(), vec![]);
    let mut io = Io::new(&mut text, &mut writer);
    loop {
        match io.has_more().and_then(|more| more.then(|| read(&mut io)).transpose()) {
            Ok(Some(value)) => values.push(value),
            Ok(None) => return (values, None),
            Err(Error::Failure(message)) => return (values, Some(message)),
            Err(error) => panic!("{error:?}"),
        }
    }
}

fn number(io: &mut Io) -> Result<u32> {
    io.integer("n", 0..=27)
}

fn numbers(text: impl AsRef<[u8]>) -> (Vec<u32>, Option<String>) {
    read_all(text.as_ref(), number)
}

fn boards(text: &str, n: u32) -> (Vec<Vec<u32>>, Option<String>) {
    read_all(text.as_bytes(), |io| io.board(n, b'*'))
}

#[test]
fn integers_may_be_written_in_many_ways() {
    let zeros = "0".repeat(BUFFER - 2) + "4";
    for text in ["4", "4\r\n", "+4", "\t\x0B\x0C\r\n 4 \n\n", "004", &zeros] {
        assert_eq!(numbers(text), (vec![4], None), "{text:?}");
        assert_eq!(numbers(format!("{text}\n{}", &zeros[1..])), (vec![4, 4], None));
    }
    assert_eq!(numbers("4\r\n14\t4\x0B4\x0C\n\n14 4"), (vec![4, 14, 4, 4, 14, 4], None));
    for text in ["", " \n\r\n\t", "\n"] {
        assert_eq!(numbers(text), (vec![], None));
    }
    let read = |io: &mut Io| io.integer("n", 0..=u32::MAX);
    assert_eq!(read_all(&b"4294967295 0"[..], read), (vec![u32::MAX, 0], None));
}

#[test]
fn an_invalid_integer_is_reported_with_its_line_and_the_range() {
    let (digits, zeros) = ("1234567890".repeat(100), "0".repeat(BUFFER - 1) + "4");
    let plain = "4.0 abc 4x 14x 4: 4/ : / 0: + - ++4 4+ 4- 0x4 28 99 +0099 -1 -004 4294967300 \
                 18446744073709551616 0123456789012345678901234567890123456789";
    let plain = plain.split(' ').map(|token| (token.as_bytes(), token.to_owned()));
    let long = [&digits[..41], &digits, &zeros];
    let long = long.map(|token| (token.as_bytes(), token[..40].to_owned() + "..."));
    let escaped = [
        (&b"\0"[..], "\\x00"),
        (b"4\0", "4\\x00"),
        (b"\"", "\\\""),
        (b"\x1B[2J", "\\x1b[2J"),
        (b"\xFF\xFE", "\\xff\\xfe"),
        ("４".as_bytes(), "\\xef\\xbc\\x94"),
        ("\u{FEFF}4".as_bytes(), "\\xef\\xbb\\xbf4"),
    ];
    let escaped = escaped.map(|(token, quoted)| (token, quoted.to_owned()));
    for (token, quoted) in plain.chain(long).chain(escaped) {
        let text = [b"4\n\n 14 ", token, b" 4\n"].concat();
        let message = format!("line 3: expected n from 0 to 27, found \"{quoted}\"");
        assert_eq!(numbers(text), (vec![4, 14], Some(message)));
    }
}

#[test]
fn each_integer_of_a_question_has_its_name_and_range() {
    let question = |io: &mut Io| Ok((io.integer("r", 4..=32)?, io.integer("c", 0..=7)?));
    for (text, message) in [
        ("3 0", "line 2: expected r from 4 to 32, found \"3\""),
        ("32 8", "line 2: expected c from 0 to 7, found \"8\""),
        ("4", "line 3: expected c from 0 to 7, found the end of the input"),
        ("4\n \n", "line 4: expected c from 0 to 7, found the end of the input"),
    ] {
        let found = read_all(format!("4 7\n{text}").as_bytes(), question);
        assert_eq!(found, (vec![(4, 7)], Some(message.to_owned())));
    }
}

#[test]
fn line_numbers_are_right_beyond_the_first_buffer() {
    for blank in [1, 65_535, 65_536, 65_537, 200_000] {
        let message = format!("line {}: expected n from 0 to 27, found \"x\"", blank + 1);
        assert_eq!(numbers("\n".repeat(blank) + "x"), (vec![], Some(message.clone())));
        assert_eq!(numbers("4\n".repeat(blank) + "x").1, Some(message));
    }
}

#[test]
fn boards_may_have_any_size_and_white_space() {
    for n in 1..=32 {
        let rows = empty_board(n).into_iter().zip(0..);
        let board: Vec<u32> = rows.map(|(full, row)| full & 0x9249_2492 >> (row % 3)).collect();
        let square = |mask: u32, column: u32| if mask >> column & 1 == 1 { '*' } else { '.' };
        let row =
            |mask: &u32| (0..n).map(|column| square(*mask, column)).collect::<String>() + "\n";
        let text: String = board.iter().map(row).collect();
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
fn an_invalid_or_missing_row_is_reported_with_its_line() {
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
        // The line is too long for a buffer, and its start is a row.
        (
            row.replace('\n', &" ".repeat(BUFFER)) + &eight,
            1,
            &format!("\"........{}...\"", " ".repeat(32)),
        ),
        // Boards before the error are returned.
        (eight.clone() + "\n.\n", 10, "\".\""),
        (eight.clone() + row, 10, the_end),
        (eight.clone() + "x", 9, "\"x\""),
    ] {
        let message = format!("line {line}: expected a row of 8 \".\" or \"*\", found {found}");
        let before = usize::from(text.starts_with(&eight));
        assert_eq!(boards(&text, 8), (vec![vec![0; 8]; before], Some(message)));
    }
}

/// Reads one to three bytes at a time. Every other call is interrupted.
struct Reader<'a> {
    text: &'a [u8],
    is_interrupted: bool,
}

impl Read for Reader<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.is_interrupted = !self.is_interrupted;
        if self.is_interrupted {
            return Err(io::ErrorKind::Interrupted.into());
        }
        let length = 1 + self.text.len() % 3;
        self.text.read(&mut buffer[..length])
    }
}

/// Accepts up to three bytes at a time. Every other call is interrupted.
#[derive(Default)]
struct Writer {
    written: Vec<u8>,
    is_interrupted: bool,
}

impl Write for Writer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.is_interrupted = !self.is_interrupted;
        if self.is_interrupted {
            return Err(io::ErrorKind::Interrupted.into());
        }
        let length = bytes.len().min(3);
        self.written.extend_from_slice(&bytes[..length]);
        Ok(length)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

proptest! {
    #[test]
    fn layout_and_the_size_of_reads_and_writes_do_not_matter(
        start in "[ \t\r\n\x0B\x0C]{0,3}",
        items in vec(("[+]?0{0,40}", 0..=27u32, "[ \t\r\n\x0B\x0C]{1,4}"), 0..20),
        is_cut in any::<bool>(),
    ) {
        let tokens = items.iter().map(|(prefix, n, separator)| format!("{prefix}{n}{separator}"));
        let text = start + &tokens.collect::<String>();
        let text = if is_cut { text.trim_end() } else { &text };
        let mut reader = Reader { text: text.as_bytes(), is_interrupted: false };
        let mut writer = Writer::default();
        let mut io = Io::new(&mut reader, &mut writer);
        let mut found = vec![];
        while io.has_more().unwrap() {
            found.push(number(&mut io).unwrap());
            io.write(&[found.len() as u8; 7]).unwrap();
        }
        io.flush().unwrap();
        prop_assert_eq!(&found, &items.iter().map(|(_, n, _)| *n).collect::<Vec<_>>());
        let written: Vec<u8> = (1..=found.len() as u8).flat_map(|number| [number; 7]).collect();
        prop_assert_eq!(writer.written, written);
    }
}
