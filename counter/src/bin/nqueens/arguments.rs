//! A command's arguments: options in any position, and operands.

use nqueens::error::{quoted, Error};
use std::ffi::{OsStr, OsString};
use std::mem::take;
use std::ops::RangeInclusive;

/// The arguments that have not been taken. A command takes its options, then its operands. Unless it takes
/// all operands, it then calls [`finish`](Self::finish).
pub struct Arguments {
    /// The command and what it takes, for messages.
    usage: &'static str,
    words: Vec<OsString>,
    /// What follows `--`: operands, even if they begin with a hyphen.
    rest: Vec<OsString>,
}

impl Arguments {
    /// Creates the arguments of a command.
    pub fn new(usage: &'static str, arguments: &[OsString]) -> Self {
        let mut parts = arguments.splitn(2, |argument| argument == "--");
        let words = parts.next().unwrap_or_default().to_vec();
        let rest = parts.next().unwrap_or_default().to_vec();
        Arguments { usage, words, rest }
    }

    /// Takes an option without a value. Returns whether it is given.
    pub fn flag(&mut self, names: [&str; 2]) -> bool {
        let length = self.words.len();
        self.words.retain(|word| names.iter().all(|name| word != name));
        self.words.len() < length
    }

    /// Takes an option and its value. If it is given more than once, the last value counts.
    pub fn option(&mut self, names: [&str; 2]) -> Result<Option<OsString>, Error> {
        let mut last = None;
        let is_option = |word: &str| names.contains(&split(word).0);
        let is_given = |word: &OsString| word.to_str().is_some_and(is_option);
        while let Some(at) = self.words.iter().position(is_given) {
            let word = self.words.remove(at);
            last = match word.to_str().and_then(|word| split(word).1) {
                Some(value) => Some(value.into()),
                None if at < self.words.len() => Some(self.words.remove(at)),
                None => return self.wrong(&format!("option {} needs a value", shown(&word))),
            };
        }
        Ok(last)
    }

    /// Takes an option and its value, a number.
    pub fn number(
        &mut self,
        names: [&str; 2],
        range: RangeInclusive<u32>,
    ) -> Result<Option<u32>, Error> {
        self.option(names)?.map(|value| parse(names[0], &value, range)).transpose()
    }

    /// Takes the operand N.
    pub fn n(&mut self, range: RangeInclusive<u32>) -> Result<u32, Error> {
        let mut operands = self.operands()?;
        if operands.is_empty() {
            return self.wrong("missing N");
        }
        self.rest = operands.split_off(1);
        parse("N", &operands[0], range)
    }

    /// Takes all operands.
    pub fn operands(&mut self) -> Result<Vec<OsString>, Error> {
        let is_option = |word: &&OsString| word.as_encoded_bytes().starts_with(b"-");
        if let Some(option) = self.words.iter().find(is_option) {
            return self.wrong(&format!("unknown option {}", shown(option)));
        }
        self.words.append(&mut self.rest);
        Ok(take(&mut self.words))
    }

    /// Checks that nothing is left.
    pub fn finish(mut self) -> Result<(), Error> {
        match self.operands()?.first() {
            Some(word) => self.wrong(&format!("unexpected argument {}", shown(word))),
            None => Ok(()),
        }
    }

    fn wrong<T>(&self, what: &str) -> Result<T, Error> {
        Err(Error::Usage(format!("{what}; usage: {}", self.usage)))
    }
}

/// Splits `--threads=2`, `-t2` and `-t=2` into the option and its value.
fn split(word: &str) -> (&str, Option<&str>) {
    let end =
        if word.starts_with("--") { word.find('=') } else { word.starts_with('-').then_some(2) };
    match end.and_then(|end| word.split_at_checked(end)) {
        Some((option, value)) if !value.is_empty() => {
            (option, Some(value.strip_prefix('=').unwrap_or(value)))
        }
        _ => (word, None),
    }
}

/// Parses a number. Messages call it `name`.
fn parse(name: &str, text: &OsStr, range: RangeInclusive<u32>) -> Result<u32, Error> {
    let value = text.to_str().and_then(|text| text.parse().ok());
    let value = value.filter(|value| range.contains(value));
    value.ok_or_else(|| {
        let (min, max) = range.into_inner();
        Error::Usage(format!("expected {name} from {min} to {max}, found {}", shown(text)))
    })
}

/// Quotes an argument, for a message.
pub fn shown(argument: &OsStr) -> String {
    quoted(argument.as_encoded_bytes())
}
