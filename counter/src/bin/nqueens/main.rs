//! The command `nqueens`.

mod arguments;
mod checks;
mod count;
mod count_units;
mod format;
mod list;
mod results;
mod total;
mod units;

use arguments::Arguments;
use nqueens::error::{quoted, Error};
use nqueens::process;
use std::{env, ffi::OsString, process::ExitCode};

/// A command of `nqueens`.
struct Command {
    name: &'static str,
    /// The text of its source file. The comment at the top is the help: usage, empty line, summary,
    /// details.
    source: &'static str,
    run: fn(Arguments) -> Result<(), Error>,
}

static COMMANDS: [Command; 5] = [
    Command { name: "count", source: include_str!("count.rs"), run: count::run },
    Command { name: "list", source: include_str!("list.rs"), run: list::run },
    Command { name: "units", source: include_str!("units.rs"), run: units::run },
    Command { name: "count-units", source: include_str!("count_units.rs"), run: count_units::run },
    Command { name: "total", source: include_str!("total.rs"), run: total::run },
];

impl Command {
    /// Returns what follows `start` in a line of the help.
    fn line(&self, number: usize, start: &str) -> &'static str {
        let line = self.source.lines().nth(number);
        line.and_then(|line| line.strip_prefix(start)).unwrap_or_default()
    }
}

fn main() -> ExitCode {
    let arguments: Vec<_> = env::args_os().skip(1).collect();
    process::report("nqueens", run(&arguments))
}

fn run(arguments: &[OsString]) -> Result<(), Error> {
    let words: Vec<_> = arguments.iter().map(|word| word.to_string_lossy()).collect();
    match words.iter().map(AsRef::as_ref).collect::<Vec<&str>>()[..] {
        [] | ["help" | "--help" | "-h"] | ["help", "help" | "--help" | "-h", ..] => {
            process::print(&overview())
        }
        ["--version" | "-V", ..] => process::print(&process::version("nqueens")),
        ["help" | "--help" | "-h", name, ..] => process::print(&process::help(find(name)?.source)),
        [name, ref words @ ..] => {
            let command = find(name)?;
            let mut options = words.iter().take_while(|word| **word != "--");
            if options.any(|word| ["--help", "-h"].contains(word)) {
                return process::print(&process::help(command.source));
            }
            (command.run)(Arguments::new(command.line(0, "//! Usage: "), &arguments[1..]))
        }
    }
}

fn find(name: &str) -> Result<&'static Command, Error> {
    let message = || format!("unknown command {}; see `nqueens help`", quoted(name.as_bytes()));
    let command = COMMANDS.iter().find(|command| command.name == name);
    command.ok_or_else(|| Error::Usage(message()))
}

fn overview() -> String {
    let line = |command: &Command| format!("  {:13}{}\n", command.name, command.line(2, "//! "));
    let commands: String = COMMANDS.iter().map(line).collect();
    format!(
        "Usage: nqueens COMMAND [ARGUMENT...]\n\n{commands}\n\
         `nqueens help COMMAND` describes a command, and `nqueens --version` prints the version.\n"
    )
}
