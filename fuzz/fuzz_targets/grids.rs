//! The reader of boards against a model that has the whole text: masks, and the exact message.

#![no_main]

use libfuzzer_sys::fuzz_target;
use nqueens::chessboards;
use nqueens_fuzz::{read_all, shown, Input};

/// The boards of side n up to the first fault, and what is said of it.
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
        for row in 0..n {
            let mut line = lines.get(at).copied();
            if row == 0 {
                // What is skipped before a board is not shown, but for one byte.
                let start = line.and_then(|line| line.iter().position(|byte| !is_space(byte)));
                line = line.map(|line| &line[start.unwrap_or(0).saturating_sub(1)..]);
            }
            at += 1;
            match line.and_then(|line| mask(line, n)) {
                Some(mask) => board.push(mask),
                None => {
                    let found = line.map_or("the end of the input".to_owned(), shown);
                    let expected = format!("expected a row of {n} '.' or '*', found {found}");
                    return (boards, Some(format!("line {at}: {expected}")));
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
    let start = |(boards, fault): (Vec<Vec<u32>>, Option<String>)| {
        // How much of the white space before a board is shown depends on the reads.
        (boards, fault.map(|fault| fault.split(", found").next().unwrap_or_default().to_owned()))
    };
    let found = read_all(&input, |pipe| chessboards::read(pipe, n));
    assert_eq!(start(found), start(model(input.unmarked(), n as usize)));
});
