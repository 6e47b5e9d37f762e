//! The reader of boards against a model that has the whole text: masks, and the exact message.

#![no_main]

use libfuzzer_sys::fuzz_target;
use nqueens::io::Pipe;
use nqueens_fuzz::{escaped, Input};

/// The boards up to the first fault, and what is said of it.
fn model(text: &[u8]) -> (Vec<[u32; 8]>, Option<String>) {
    let lines: Vec<&[u8]> = text.split(|&byte| byte == b'\n').collect();
    let mut boards = vec![];
    let mut at = 0;
    loop {
        let is_blank = |line: &&&[u8]| line.iter().all(|byte| b" \t\x0B\x0C\r".contains(byte));
        at += lines[at..].iter().take_while(is_blank).count();
        if at == lines.len() {
            return (boards, None);
        }
        let mut board = [0; 8];
        for row in &mut board {
            match lines.get(at).map_or(Err((1, "'.' or '*'", None)), |line| mask(line)) {
                Ok(mask) => *row = mask,
                Err((column, expected, found)) => {
                    let found = match found {
                        Some(b'\r') => "the end of the line".to_owned(),
                        Some(byte) => format!("\"{}\"", escaped(&[byte])),
                        None if at + 1 < lines.len() => "the end of the line".to_owned(),
                        None => "the end of the input".to_owned(),
                    };
                    let line = at + 1;
                    let what =
                        format!("line {line}: column {column}: expected {expected}, found {found}");
                    return (boards, Some(what));
                }
            }
            at += 1;
        }
        boards.push(board);
    }
}

/// What a line stands for; or the column, what is expected there, and what there is.
fn mask(line: &[u8]) -> Result<u32, (usize, &'static str, Option<u8>)> {
    let mut mask = 0;
    for column in 0..8 {
        match line.get(column) {
            Some(b'.') => {}
            Some(b'*') => mask |= 1 << column,
            found => return Err((column + 1, "'.' or '*'", found.copied())),
        }
    }
    match line[8..].iter().find(|&&byte| byte != b'\r') {
        None => Ok(mask),
        found => Err((9, "the end of the line", found.copied())),
    }
}

fuzz_target!(|input: Input| {
    let (mut reader, mut writer) = (input.reader(), std::io::sink());
    let mut pipe = Pipe::new(&mut reader, &mut writer);
    let mut boards = vec![];
    let fault = loop {
        match pipe.grid() {
            Ok(Some(board)) => boards.push(board),
            Ok(None) => break None,
            Err(fault) => break Some(fault.to_string()),
        }
    };
    assert_eq!((boards, fault), model(input.unmarked()));
});
