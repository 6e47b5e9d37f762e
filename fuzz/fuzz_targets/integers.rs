//! The integer reader against a model that has the whole text: values, and the exact message.

#![no_main]

use arbitrary::Arbitrary;
use libfuzzer_sys::fuzz_target;
use nqueens::io::Pipe;
use nqueens_fuzz::{escaped, Input};

#[derive(Arbitrary, Debug)]
struct Case {
    input: Input,
    max: u32,
}

fn is_space(byte: &u8) -> bool {
    b" \t\n\x0B\x0C\r".contains(byte)
}

/// The values up to the first fault, and what is said of it.
fn model(text: &[u8], max: u32) -> (Vec<u32>, Option<String>) {
    let mut values = vec![];
    for (line, number) in text.split(|&byte| byte == b'\n').zip(1..) {
        for token in line.split(is_space).filter(|token| !token.is_empty()) {
            match value(token, max) {
                Ok(value) => values.push(value),
                Err(what) => return (values, Some(format!("line {number}: {what}"))),
            }
        }
    }
    (values, None)
}

fn value(token: &[u8], max: u32) -> Result<u32, String> {
    let sign = &token[..usize::from(b"+-".contains(&token[0]))];
    let number = &token[sign.len()..];
    let wrong = number.iter().position(|byte| !byte.is_ascii_digit());
    // Leading zeros are left out, but for those that fit into what a message shows.
    let zeros = number.iter().take_while(|&&byte| byte == b'0').count();
    let kept = zeros.min(40 - sign.len());
    let shown = [sign, &number[..kept], &number[zeros..]].concat();
    if number.is_empty() || wrong.is_some() {
        let at = sign.len() + wrong.unwrap_or(0) - (zeros - kept);
        return Err(format!("expected an integer, found \"{}\"", excerpt(&shown, at)));
    }
    let digits = std::str::from_utf8(number).unwrap();
    let text = match digits.parse::<u128>().unwrap_or(u128::MAX) {
        value if value <= max.into() && (sign != b"-" || value == 0) => return Ok(value as u32),
        value if value <= i64::MAX as u128 + u128::from(sign == b"-") => {
            format!("{}{value}", if sign == b"-" { "-" } else { "" })
        }
        _ => excerpt(&shown, shown.len() - 1),
    };
    Err(format!("n = {text} is out of range (0 to {max})"))
}

/// 40 bytes of the token, among them the one that is wrong.
fn excerpt(token: &[u8], wrong: usize) -> String {
    let (text, end) = if wrong < 40 {
        (escaped(&token[..token.len().min(40)]), 40)
    } else {
        let tail = &token[wrong - 19..=wrong];
        (format!("{}...{}", escaped(&token[..20]), escaped(tail)), wrong + 1)
    };
    text + if token.len() > end { "..." } else { "" }
}

fuzz_target!(|case: Case| {
    let Case { input, max } = case;
    let (mut reader, mut writer) = (input.reader(), std::io::sink());
    let mut pipe = Pipe::new(&mut reader, &mut writer);
    let mut values = vec![];
    let fault = loop {
        match pipe.integer("n", max) {
            Ok(Some(value)) => values.push(value),
            Ok(None) => break None,
            Err(fault) => break Some(fault.to_string()),
        }
    };
    assert_eq!((values, fault), model(input.unmarked(), max));
});
