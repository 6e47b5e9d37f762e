//! Parsing a command's arguments: operands, and options in any position.

use nqueens::error::{quoted, Error};
use std::ops::RangeInclusive;

pub struct Arguments {
    pub operands: Vec<String>,
    /// Names and values. The value of an option that takes none is empty.
    options: Vec<(&'static str, String)>,
}

impl Arguments {
    /// Parses the arguments that a usage line allows, as in `Usage: nqueens count N [--threads T]`. The
    /// option may also be written `--threads=T`, `-t T`, `-tT` or `-t=T`.
    pub fn parse(usage: &'static str, arguments: &[String]) -> Result<Self, Error> {
        let usage_here = usage.replacen('U', "u", 1);
        let wrong = |what: String| Error::Usage(format!("{what}; {usage_here}"));
        let mut parts = usage.split(" [").map(|part| part.trim_end_matches(']'));
        // The words after `Usage: nqueens NAME`.
        let required: Vec<_> = parts.next().unwrap_or_default().split(' ').skip(3).collect();
        let (options, optional): (Vec<_>, Vec<_>) = parts.partition(|part| part.starts_with("--"));
        let name_of = |option: &'static str| option.split(' ').next().unwrap_or(option);
        let names: Vec<_> = options.iter().map(|option| name_of(option)).collect();
        let mut parsed = Arguments { operands: vec![], options: vec![] };
        let mut arguments = arguments.iter();
        while let Some(argument) = arguments.next() {
            if argument == "--" {
                parsed.operands.extend(arguments.by_ref().cloned());
            } else if argument.starts_with('-') {
                let (name, value) = split_option(argument);
                // `-t` is short for `--threads`.
                let is_named = |long: &str| long == name || long[1..3] == *name;
                let option = options.iter().find(|option| is_named(name_of(option)));
                let option = option.ok_or_else(|| unknown("option", name, &names, &usage_here))?;
                let value = match (option.contains(' '), value) {
                    (true, None) => arguments.next().cloned(),
                    (true, Some(value)) => Some(value.to_owned()),
                    (false, None) => Some(String::new()),
                    (false, Some(_)) => Err(wrong(format!("option '{name}' takes no value")))?,
                };
                let value = value.ok_or_else(|| wrong(format!("option '{name}' needs a value")))?;
                parsed.options.push((name_of(option), value));
            } else {
                parsed.operands.push(argument.clone());
            }
        }
        if let Some(name) = required.get(parsed.operands.len()) {
            return Err(wrong(format!("missing {name}")));
        }
        match parsed.operands.get(required.len() + optional.len()) {
            Some(extra) if !usage.ends_with("...]") => {
                Err(wrong(format!("unexpected argument {}", quoted(extra.as_bytes()))))
            }
            _ => Ok(parsed),
        }
    }

    /// Returns the value of an option. If it is given more than once, the last one wins.
    pub fn option(&self, name: &str) -> Option<&str> {
        self.options.iter().rev().find(|option| option.0 == name).map(|option| &option.1[..])
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
        let (min, max, found) = (range.start(), range.end(), quoted(text.as_bytes()));
        Error::Usage(format!("expected {name} from {min} to {max}, found {found}"))
    })
}

/// Returns the error for an unknown word. It suggests a known word that differs in at most two
/// neighbouring letters, or gives the hint.
pub fn unknown(kind: &str, word: &str, known: &[&str], hint: &str) -> Error {
    let near = known.iter().find(|known| is_near(word, known));
    let hint = near.map_or(hint.to_owned(), |near| format!("did you mean '{near}'?"));
    Error::Usage(format!("unknown {kind} '{}'; {hint}", word.escape_debug()))
}

/// Returns whether `a` and `b` differ in at most two neighbouring letters.
fn is_near(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let start = a.iter().zip(b).take_while(|(a, b)| a == b).count();
    let ends = a[start..].iter().rev().zip(b[start..].iter().rev());
    let end = ends.take_while(|(a, b)| a == b).count();
    start + end + 2 >= a.len().max(b.len())
}
