//! The reader of integers against a model that holds the whole text: values, and the whole message.

#![no_main]

use arbitrary::Arbitrary;
use libfuzzer_sys::fuzz_target;
use nqueens_fuzz::{read_all, Input};
use std::ops::RangeInclusive;

#[derive(Arbitrary, Debug)]
struct Case {
    input: Input,
    range: RangeInclusive<u32>,
}

fn is_space(byte: &u8) -> bool {
    b" \t\n\x0B\x0C\r".contains(byte)
}

/// Returns the values before the first error, and its message.
fn model(text: &[u8], range: &RangeInclusive<u32>) -> (Vec<u32>, Option<String>) {
    let mut values = vec![];
    for (line, number) in text.split(|&byte| byte == b'\n').zip(1..) {
        for token in line.split(is_space).filter(|token| !token.is_empty()) {
            match value(token).filter(|value| range.contains(value)) {
                Some(value) => values.push(value),
                None => {
                    let (min, max, found) = (range.start(), range.end(), shown(token));
                    let what =
                        format!("line {number}: expected n from {min} to {max}, found {found}");
                    return (values, Some(what));
                }
            }
        }
    }
    (values, None)
}

fn value(token: &[u8]) -> Option<u32> {
    let digits = token.strip_prefix(b"+").unwrap_or(token);
    let add = |value: u32, digit: &u8| {
        let digit = u32::from(digit.checked_sub(b'0').filter(|&digit| digit < 10)?);
        value.checked_mul(10)?.checked_add(digit)
    };
    if digits.is_empty() {
        return None;
    }
    digits.iter().try_fold(0, add)
}

/// Quotes a token as a message does.
fn shown(bytes: &[u8]) -> String {
    let rest = if bytes.len() > 40 { "..." } else { "" };
    format!("\"{}{rest}\"", bytes[..bytes.len().min(40)].escape_ascii())
}

fuzz_target!(|case: Case| {
    let Case { input, range } = case;
    let found = read_all(input.reader(), |pipe| pipe.integer("n", range.clone()));
    assert_eq!(found, model(input.unmarked(), &range));
});
