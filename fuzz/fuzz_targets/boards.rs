//! The reader of boards against a model that holds the whole text: masks, and the message up to
//! `, found`.

#![no_main]

use libfuzzer_sys::fuzz_target;
use nqueens_fuzz::{read_all, Input};

/// Returns the n x n boards before the first error, and the start of its message.
fn model(text: &[u8], n: usize) -> (Vec<Vec<u32>>, Option<String>) {
    let mut lines: Vec<&[u8]> = text.split(|&byte| byte == b'\n').collect();
    if lines.last().is_some_and(|line| line.is_empty()) {
        lines.pop();
    }
    let is_space = |byte: &u8| b" \t\x0B\x0C\r".contains(byte);
    let (mut boards, mut at) = (vec![], 0);
    loop {
        let blank = lines[at..].iter().take_while(|line| line.iter().all(is_space)).count();
        at += blank;
        if at == lines.len() {
            return (boards, None);
        }
        let mut board = vec![];
        for _ in 0..n {
            let line = lines.get(at).copied();
            at += 1;
            match line.and_then(|line| mask(line, n)) {
                Some(mask) => board.push(mask),
                None => {
                    let expected = format!("line {at}: expected a row of {n} \".\" or \"*\"");
                    return (boards, Some(expected));
                }
            }
        }
        boards.push(board);
    }
}

fn mask(line: &[u8], n: usize) -> Option<u32> {
    let mut bits = vec![];
    for byte in line {
        match byte {
            b'.' => bits.push(0),
            b'*' => bits.push(1),
            b' ' | b'\t' | b'\x0B' | b'\x0C' | b'\r' => {}
            _ => return None,
        }
    }
    (bits.len() == n).then(|| bits.iter().zip(0..).map(|(bit, column)| bit << column).sum())
}

fuzz_target!(|case: (Input, u8)| {
    let (input, n) = (case.0, 1 + u32::from(case.1 % 32));
    let (boards, error) = read_all(input.reader(), |pipe| pipe.board(n, b'*'));
    let error = error.map(|error| error.split(", found").next().unwrap_or_default().to_owned());
    assert_eq!((boards, error), model(input.unmarked(), n as usize));
});
