//! A command's arguments: options in any position, and operands.

use nqueens::error::{quoted, Error};
use std::ffi::{OsStr, OsString};
use std::ops::RangeInclusive;

/// Returns the operands, and the values of the options with these names, such as `--threads`, or `-t` for short. The
/// last value counts if an option is given more than once. After `--`, all words are operands.
pub fn parse<const N: usize>(
    words: &[OsString],
    names: [&str; N],
) -> Result<(Vec<OsString>, [Option<OsString>; N]), Error> {
    let (mut operands, mut values) = (vec![], [const { None }; N]);
    let mut words = words.iter().cloned();
    while let Some(word) = words.next() {
        let is_name = |name: &&str| word == **name || word == name[1..3];
        if word == "--" {
            operands.extend(words.by_ref());
        } else if !word.as_encoded_bytes().starts_with(b"-") {
            operands.push(word);
        } else if let Some(option) = names.iter().position(is_name) {
            values[option] = words.next();
            if values[option].is_none() {
                return wrong("no value after option", &word);
            }
        } else {
            return wrong("unknown option", &word);
        }
    }
    Ok((operands, values))
}

/// Takes the first operand, N.
pub fn take_n(operands: &mut Vec<OsString>, range: RangeInclusive<u32>) -> Result<u32, Error> {
    if operands.is_empty() {
        return Err(Error::Usage("missing N".to_owned()));
    }
    number("N", &operands.remove(0), range)
}

/// Checks that no operand is left.
pub fn finish(operands: &[OsString]) -> Result<(), Error> {
    operands.first().map_or(Ok(()), |operand| wrong("unexpected argument", operand))
}

/// Parses a number. Messages call it `name`.
pub fn number(name: &str, text: &OsStr, range: RangeInclusive<u32>) -> Result<u32, Error> {
    let digits = text.to_str().filter(|text| !text.starts_with('+'));
    match digits.and_then(|digits| digits.parse().ok()) {
        Some(number) if range.contains(&number) => Ok(number),
        _ => wrong(
            &format!("expected {name} from {} to {}, found", range.start(), range.end()),
            text,
        ),
    }
}

fn wrong<T>(what: &str, argument: &OsStr) -> Result<T, Error> {
    Err(Error::Usage(format!("{what} {}", quoted(argument.as_encoded_bytes()))))
}
