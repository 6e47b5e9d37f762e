//! A command's arguments: options in any position, and operands.

use nqueens::error::{quoted, Error};
use std::mem::take;
use std::ops::RangeInclusive;

/// The arguments that have not been taken. A command takes its options, then its operands, then calls
/// [`finish`](Self::finish).
pub struct Arguments {
    usage: String,
    words: Vec<String>,
    /// What follows `--`: operands, even if they begin with a hyphen.
    rest: Vec<String>,
    /// The long names of the options asked for.
    options: Vec<&'static str>,
}

impl Arguments {
    /// Creates the arguments of a command with this usage line.
    pub fn new(usage: &str, words: &[String]) -> Self {
        let mut parts = words.splitn(2, |word| word == "--").map(<[String]>::to_vec);
        let words = parts.next().unwrap_or_default();
        let rest = parts.next().unwrap_or_default();
        Arguments { usage: usage.replacen('U', "u", 1), words, rest, options: vec![] }
    }

    /// Takes an option without a value. Returns whether it is given.
    pub fn flag(&mut self, long: &'static str, short: &str) -> Result<bool, Error> {
        let mut is_given = false;
        while let Some((_, name, value)) = self.take(long, short) {
            is_given = value.is_none();
            if !is_given {
                return self.wrong(&format!("option {name:?} takes no value"));
            }
        }
        Ok(is_given)
    }

    /// Takes an option and its value, as in `--threads 2`, `--threads=2`, `-t 2`, `-t2` or `-t=2`. If it
    /// is given more than once, the last value counts.
    pub fn option(&mut self, long: &'static str, short: &str) -> Result<Option<String>, Error> {
        let mut last = None;
        while let Some((at, name, value)) = self.take(long, short) {
            last = value.or_else(|| (at < self.words.len()).then(|| self.words.remove(at)));
            if last.is_none() {
                return self.wrong(&format!("option {name:?} needs a value"));
            }
        }
        Ok(last)
    }

    /// Takes the next operand. Messages call it `name`.
    pub fn operand(&mut self, name: &str) -> Result<String, Error> {
        let mut operands = self.operands()?;
        if operands.is_empty() {
            return self.wrong(&format!("missing {name}"));
        }
        self.rest = operands.split_off(1);
        Ok(operands.remove(0))
    }

    /// Takes all operands.
    pub fn operands(&mut self) -> Result<Vec<String>, Error> {
        if let Some(word) = self.words.iter().find(|word| word.starts_with('-')) {
            return Err(unknown("option", split_option(word).0, &self.options, &self.usage));
        }
        self.words.append(&mut self.rest);
        Ok(take(&mut self.words))
    }

    /// Checks that nothing is left.
    pub fn finish(mut self) -> Result<(), Error> {
        match self.operands()?.first() {
            Some(word) => self.wrong(&format!("unexpected argument {}", quoted(word.as_bytes()))),
            None => Ok(()),
        }
    }

    /// Takes the first occurrence of an option. Returns its place, its name as written, and the value in
    /// the same word.
    fn take(&mut self, long: &'static str, short: &str) -> Option<(usize, String, Option<String>)> {
        self.options.push(long);
        let is_option = |word: &String| [long, short].contains(&split_option(word).0);
        let at = self.words.iter().position(is_option)?;
        let word = self.words.remove(at);
        let (name, value) = split_option(&word);
        Some((at, name.to_owned(), value.map(str::to_owned)))
    }

    fn wrong<T>(&self, what: &str) -> Result<T, Error> {
        Err(Error::Usage(format!("{what}; {}", self.usage)))
    }
}

/// Splits an option into its name and, as in `--threads=2`, `-t2` and `-t=2`, its value.
fn split_option(option: &str) -> (&str, Option<&str>) {
    let end = if option.starts_with("--") { option.find('=') } else { Some(2) };
    let parts = option.split_at_checked(end.unwrap_or(option.len()));
    let (name, value) = parts.unwrap_or((option, ""));
    (name, value.strip_prefix('=').or((!value.is_empty()).then_some(value)))
}

/// Parses a number. Messages call it `name`.
pub fn number(name: &str, text: &str, range: RangeInclusive<u32>) -> Result<u32, Error> {
    let value = text.parse().ok().filter(|value| range.contains(value));
    value.ok_or_else(|| {
        let (min, max) = range.into_inner();
        let found = quoted(text.as_bytes());
        Error::Usage(format!("expected {name} from {min} to {max}, found {found}"))
    })
}

/// Returns the error for an unknown word. It suggests a known word that differs in at most two
/// neighbouring letters, or gives the hint.
pub fn unknown(kind: &str, word: &str, known: &[&str], hint: &str) -> Error {
    let near = known.iter().find(|known| is_near(word, known));
    let hint = near.map_or(hint.to_owned(), |near| format!("did you mean {near:?}?"));
    Error::Usage(format!("unknown {kind} {word:?}; {hint}"))
}

/// Returns whether `a` and `b` differ in at most two neighbouring letters.
fn is_near(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let start = a.iter().zip(b).take_while(|(a, b)| a == b).count();
    let ends = a[start..].iter().rev().zip(b[start..].iter().rev());
    let end = ends.take_while(|(a, b)| a == b).count();
    start + end + 2 >= a.len().max(b.len())
}
