//! A command's arguments: options in any position, and operands.

use nqueens::error::{quoted, Error};
use std::ffi::{OsStr, OsString};
use std::ops::RangeInclusive;

/// The options and operands given.
pub struct Arguments {
    /// The command and what it takes, for messages.
    usage: &'static str,
    options: Vec<(&'static str, OsString)>,
    /// All other arguments that have not been taken.
    pub operands: Vec<OsString>,
}

impl Arguments {
    /// Parses the arguments of a command that has the options `names`. Those that end in `=` take a value.
    /// If a name is `threads=`, all of `--threads 2`, `--threads=2`, `-t 2` and `-t2` are accepted.
    pub fn new(
        usage: &'static str,
        names: &[&'static str],
        words: &[OsString],
    ) -> Result<Self, Error> {
        let mut parsed = Arguments { usage, options: vec![], operands: vec![] };
        let mut words = words.iter().cloned();
        while let Some(word) = words.next() {
            if word == "--" {
                break;
            }
            let Some((option, value)) = option_in(word.as_encoded_bytes()) else {
                parsed.operands.push(word);
                continue;
            };
            let is_given = |name: &&&str| {
                let long = name.trim_end_matches('=').as_bytes();
                let is_name = option.strip_prefix(b"--") == Some(long) || option == [b'-', long[0]];
                is_name && (value.is_none() || name.ends_with('='))
            };
            let Some(name) = names.iter().find(is_given) else {
                return parsed.wrong(&format!("unknown option {}", shown(&word)));
            };
            let value = match value.map(from_bytes) {
                None if name.ends_with('=') => words.next(),
                value => Some(value.unwrap_or_default()),
            };
            let Some(value) = value else {
                return parsed.wrong(&format!("option {} needs a value", shown(&word)));
            };
            parsed.options.push((name.trim_end_matches('='), value));
        }
        parsed.operands.extend(words);
        Ok(parsed)
    }

    /// Returns the value of an option, the last one if it is given more than once.
    pub fn option(&self, name: &str) -> Option<OsString> {
        self.options.iter().rfind(|option| option.0 == name).map(|option| option.1.clone())
    }

    /// Returns the value of an option, a number.
    pub fn number(&self, name: &str, range: RangeInclusive<u32>) -> Result<Option<u32>, Error> {
        self.option(name).map(|value| parse(&format!("--{name}"), &value, range)).transpose()
    }

    /// Takes the operand N.
    pub fn n(&mut self, range: RangeInclusive<u32>) -> Result<u32, Error> {
        if self.operands.is_empty() {
            return self.wrong("missing N");
        }
        parse("N", &self.operands.remove(0), range)
    }

    /// Checks that no operand is left.
    pub fn finish(&self) -> Result<(), Error> {
        match self.operands.first() {
            Some(word) => self.wrong(&format!("unexpected argument {}", shown(word))),
            None => Ok(()),
        }
    }

    fn wrong<T>(&self, what: &str) -> Result<T, Error> {
        Err(Error::Usage(format!("{what}; usage: {}", self.usage)))
    }
}

/// Returns the option in a word, and its value if that is in the same word, or `None` for an operand.
fn option_in(word: &[u8]) -> Option<(&[u8], Option<&[u8]>)> {
    match word {
        [b'-', b'-', ..] => match word.iter().position(|byte| *byte == b'=') {
            Some(end) => Some((&word[..end], Some(&word[end + 1..]))),
            None => Some((word, None)),
        },
        [b'-', _, value @ ..] if !value.is_empty() => Some((&word[..2], Some(value))),
        [b'-', ..] => Some((word, None)),
        _ => None,
    }
}

/// Parses a number. Messages call it `name`.
fn parse(name: &str, text: &OsStr, range: RangeInclusive<u32>) -> Result<u32, Error> {
    let value = text.to_str().and_then(|text| text.parse().ok());
    value.filter(|value| range.contains(value)).ok_or_else(|| {
        let (min, max) = range.into_inner();
        Error::Usage(format!("expected {name} from {min} to {max}, found {}", shown(text)))
    })
}

/// Quotes an argument, for a message.
fn shown(argument: &OsStr) -> String {
    quoted(argument.as_encoded_bytes())
}

/// Returns part of an argument. Except on Unix, it must be Unicode.
fn from_bytes(part: &[u8]) -> OsString {
    #[cfg(unix)]
    return std::os::unix::ffi::OsStringExt::from_vec(part.to_vec());
    #[cfg(not(unix))]
    return String::from_utf8_lossy(part).into_owned().into();
}
