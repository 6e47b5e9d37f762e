//! Usage: nqueens COMMAND [ARGUMENT...]
//!
//!   count        Counts the solutions for N queens.
//!   units        Lists the work units for N queens that have no result in the files yet.
//!   count-units  Counts the solutions in each work unit on stdin, one unit per line.
//!   total        Adds up the results of work units in the files, or on stdin.
//!
//! `nqueens help COMMAND` describes a command, and `nqueens --version` prints the version.
//! The counter's README.md says how fast it is, and how to count on one server or many machines.
//! The exit status is 1 after an error, and 2 if the arguments are invalid.

mod arguments;
mod count;
mod count_units;
mod format;
mod machine;
mod progress;
mod results;
mod results_file;
mod total;
mod units;

use nqueens::error::{quoted, Error};
use nqueens::process;
use std::{env, ffi::OsString, process::ExitCode};

type Run = fn(&[OsString]) -> Result<(), Error>;

/// Returns the function of a command, and the text of its source file, which begins with its help.
fn command(name: &str) -> Result<(Run, &'static str), Error> {
    Ok(match name {
        "count" => (count::run, include_str!("count.rs")),
        "units" => (units::run, include_str!("units.rs")),
        "count-units" => (count_units::run, include_str!("count_units.rs")),
        "total" => (total::run, include_str!("total.rs")),
        _ => {
            let name = quoted(name.as_bytes());
            return Err(Error::Usage(format!("unknown command {name}; see `nqueens help`")));
        }
    })
}

fn main() -> ExitCode {
    let arguments: Vec<_> = env::args_os().skip(1).collect();
    process::report("nqueens", run(&arguments))
}

/// Writes a message to stderr.
fn note(message: &str) {
    process::note("nqueens", message);
}

/// Returns the first error of two outcomes. Writes the other one's message to stderr.
fn both<T>(first: Result<T, Error>, second: Result<(), Error>) -> Result<T, Error> {
    if let (Err(_), Err(Error::Failure(message))) = (&first, &second) {
        note(message);
    }
    first.and_then(|first| second.map(|()| first))
}

fn run(arguments: &[OsString]) -> Result<(), Error> {
    let words: Vec<_> = arguments.iter().map(|word| word.to_string_lossy()).collect();
    match words.iter().map(AsRef::as_ref).collect::<Vec<&str>>()[..] {
        [] | ["help" | "--help" | "-h"] | ["help", "help" | "--help" | "-h"] => {
            process::print(&process::help(include_str!("main.rs")))
        }
        ["help", _, extra, ..] | ["--help" | "-h" | "--version" | "-V", extra, ..] => {
            let extra = quoted(extra.as_bytes());
            Err(Error::Usage(format!("unexpected argument {extra}; see `nqueens help`")))
        }
        ["--version" | "-V"] => process::print(&process::version("nqueens")),
        ["help", name] => process::print(&process::help(command(name)?.1)),
        [name, ref words @ ..] => {
            let (run, source) = command(name)?;
            let mut options = words.iter().take_while(|word| **word != "--");
            if options.any(|word| ["--help", "-h"].contains(word)) {
                return process::print(&process::help(source));
            }
            run(&arguments[1..]).map_err(|error| match error {
                Error::Usage(what) => Error::Usage(format!("{what}; see `nqueens help {name}`")),
                // A count of days must not be lost without an error.
                Error::ReaderClosed if name != "units" => {
                    Error::Failure("write error: the reader has closed the output".to_owned())
                }
                error => error,
            })
        }
    }
}
