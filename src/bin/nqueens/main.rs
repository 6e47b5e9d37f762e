//! The command `nqueens`.

mod arguments;
mod count;
mod count_units;
mod list;
mod results;
mod submission;
mod total;
mod units;

use arguments::{unknown, Arguments};
use nqueens::error::Error;
use nqueens::process;
use std::env;
use std::ffi::OsString;
use std::process::ExitCode;

/// The text of a command's source file, and its function. The comment at the top of the file is the
/// command's help: usage, empty line, summary, details.
type Command = (&'static str, fn(&Arguments) -> Result<(), Error>);

const COMMANDS: [Command; 6] = [
    (include_str!("count.rs"), count::run),
    (include_str!("list.rs"), list::run),
    (include_str!("submission.rs"), submission::run),
    (include_str!("units.rs"), units::run),
    (include_str!("count_units.rs"), count_units::run),
    (include_str!("total.rs"), total::run),
];

fn main() -> ExitCode {
    let arguments: Vec<OsString> = env::args_os().skip(1).collect();
    process::report("nqueens", run(&arguments))
}

fn run(arguments: &[OsString]) -> Result<(), Error> {
    let words: Vec<_> = arguments.iter().map(|word| word.to_str().unwrap_or_default()).collect();
    match &words[..] {
        [] | ["help" | "--help" | "-h"] => process::print(&overview()),
        ["--version" | "-V"] => process::print(&process::version("nqueens")),
        ["help" | "--help" | "-h", name, ..] => process::print(&process::help(find(name)?.0)),
        [name, words @ ..] => {
            let (source, run) = find(name)?;
            if words.iter().any(|word| ["--help", "-h"].contains(word)) {
                return process::print(&process::help(source));
            }
            run(&Arguments::parse(line(source, 0), &arguments[1..])?)
        }
    }
}

fn no_memory() -> Error {
    Error::Failure("not enough memory".to_owned())
}

fn find(name: &str) -> Result<Command, Error> {
    let command = COMMANDS.into_iter().find(|(source, _)| name_of(source) == name);
    command.ok_or_else(|| {
        unknown("command", name, COMMANDS.map(|(source, _)| name_of(source)), "see `nqueens help`")
    })
}

fn name_of(source: &'static str) -> &'static str {
    line(source, 0).split(' ').nth(2).unwrap_or_default()
}

/// Returns a line of a command's help.
fn line(source: &'static str, number: usize) -> &'static str {
    source.lines().nth(number).unwrap_or_default().trim_start_matches("//! ")
}

fn overview() -> String {
    let command = |(source, _)| format!("  {:13}{}\n", name_of(source), line(source, 2));
    let commands: String = COMMANDS.map(command).concat();
    format!(
        "Usage: nqueens COMMAND [ARGUMENT...]\n\n{commands}\n\
         `nqueens help COMMAND` describes a command, and `nqueens --version` prints the version.\n"
    )
}
