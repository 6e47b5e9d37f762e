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

use arguments::Arguments;
use nqueens::error::{quoted, Error};
use nqueens::process;
use std::{env, ffi::OsString, process::ExitCode};

struct Command {
    /// The text of the command's source file, which begins with its help.
    source: &'static str,
    /// Its options, as for [`Arguments::new`].
    options: &'static [&'static str],
    run: fn(&mut Arguments) -> Result<(), Error>,
}

fn command(name: &str) -> Result<Command, Error> {
    let (source, options, run): (_, &[_], fn(&mut Arguments) -> _) = match name {
        "count" => (include_str!("count.rs"), &["results=", "threads="], count::run),
        "units" => (include_str!("units.rs"), &[], units::run),
        "count-units" => (include_str!("count_units.rs"), &[], count_units::run),
        "total" => (include_str!("total.rs"), &[], total::run),
        _ => {
            let name = quoted(name.as_bytes());
            return Err(Error::Usage(format!("unknown command {name}; see `nqueens help`")));
        }
    };
    Ok(Command { source, options, run })
}

fn main() -> ExitCode {
    let arguments: Vec<_> = env::args_os().skip(1).collect();
    process::report("nqueens", run(&arguments))
}

/// Writes a message to stderr.
fn note(message: &str) {
    process::note("nqueens", message);
}

fn run(arguments: &[OsString]) -> Result<(), Error> {
    let words: Vec<_> = arguments.iter().map(|word| word.to_string_lossy()).collect();
    match words.iter().map(AsRef::as_ref).collect::<Vec<&str>>()[..] {
        [] | ["help" | "--help" | "-h"] => process::print(&process::help(include_str!("main.rs"))),
        ["--version" | "-V", ..] => process::print(&process::version("nqueens")),
        ["help", name, ..] => process::print(&process::help(command(name)?.source)),
        [name, ref words @ ..] => {
            let Command { source, options, run } = command(name)?;
            let mut before = words.iter().take_while(|word| **word != "--");
            if before.any(|word| ["--help", "-h"].contains(word)) {
                return process::print(&process::help(source));
            }
            let usage = source.lines().next().and_then(|line| line.strip_prefix("//! Usage: "));
            let usage = usage.expect("a usage line");
            run(&mut Arguments::new(usage, options, &arguments[1..])?).map_err(
                |error| match error {
                    // A count of days must not be lost without an error.
                    Error::ReaderClosed if name != "units" => {
                        Error::Failure("write error: the reader has closed the output".to_owned())
                    }
                    error => error,
                },
            )
        }
    }
}
