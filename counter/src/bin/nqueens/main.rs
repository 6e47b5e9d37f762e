//! The command `nqueens`.

mod arguments;
mod count;
mod count_units;
mod list;
mod results;
mod total;
mod units;

use arguments::Arguments;
use nqueens::{error::Error, process};
use std::process::ExitCode;

/// A command's name, the text of its source file, and its function. The comment at the top of the file
/// is the command's help: usage, empty line, summary, details.
type Command = (&'static str, &'static str, fn(Arguments) -> Result<(), Error>);

const COMMANDS: [Command; 5] = [
    ("count", include_str!("count.rs"), count::run),
    ("list", include_str!("list.rs"), list::run),
    ("units", include_str!("units.rs"), units::run),
    ("count-units", include_str!("count_units.rs"), count_units::run),
    ("total", include_str!("total.rs"), total::run),
];

fn main() -> ExitCode {
    process::report("nqueens", run(&process::arguments()))
}

fn run(arguments: &[String]) -> Result<(), Error> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        [] | ["help" | "--help" | "-h"] | ["help", "help" | "--help" | "-h", ..] => {
            process::print(&overview())
        }
        ["--version" | "-V", ..] => process::print(&process::version("nqueens")),
        ["help" | "--help" | "-h", name, ..] => process::print(&process::help(find(name)?.1)),
        [name, ref words @ ..] => {
            let (_, source, run) = find(name)?;
            let mut options = words.iter().take_while(|word| **word != "--");
            if options.any(|word| ["--help", "-h"].contains(word)) {
                return process::print(&process::help(source));
            }
            run(Arguments::new(line(source, 0), &arguments[1..]))
        }
    }
}

fn find(name: &str) -> Result<Command, Error> {
    let command = COMMANDS.into_iter().find(|command| command.0 == name);
    let message = || format!("unknown command {name:?}; see `nqueens help`");
    command.ok_or_else(|| Error::Usage(message()))
}

/// Returns a line of a command's help.
fn line(source: &'static str, number: usize) -> &'static str {
    source.lines().nth(number).unwrap_or_default().trim_start_matches("//! ")
}

fn overview() -> String {
    let command = |(name, source, _)| format!("  {name:13}{}\n", line(source, 2));
    let commands = COMMANDS.map(command).concat();
    format!(
        "Usage: nqueens COMMAND [ARGUMENT...]\n\n{commands}\n\
         `nqueens help COMMAND` describes a command, and `nqueens --version` prints the version.\n"
    )
}
