//! Arguments, stdin and stdout, messages on stderr, and the exit code.

use super::bitmask::count;
use super::error::{quoted, Error};
use super::io::{Io, Result};
use std::io::{self, Write};
use std::{env, process::ExitCode};

/// Runs a program that takes no operands: calls `solve` with stdin and stdout, or prints the help or the
/// version. The help is the comment at the top of `source`, the program's own text, and starts with
/// `# name: `.
pub fn run(source: &str, solve: impl FnOnce(&mut Io) -> Result) -> ExitCode {
    let text = help(source);
    let help = text.trim_start_matches("# ");
    let name = help.split(':').next().unwrap_or_default();
    let argument = env::args_os().nth(1);
    let outcome = match argument.as_ref().map(|argument| argument.to_string_lossy()).as_deref() {
        None => with_stdio(solve),
        Some("--help" | "-h") => print(help),
        Some("--version" | "-V") => print(&version(name)),
        Some(word) => Err(Error::Usage(format!(
            "unexpected argument {}: the program reads stdin (see --help)",
            quoted(word.as_bytes())
        ))),
    };
    report(name, outcome)
}

/// Runs a program that reads integers n from 0 to 18, and writes a line with the number of solutions for
/// each.
pub fn run_counts(source: &str) -> ExitCode {
    run(source, |io| {
        while io.has_more()? {
            let n = io.integer("n", 0..=18)?;
            io.flush()?; // The search may take long.
            io.write(format!("{}\n", count(n)).as_bytes())?;
        }
        Ok(())
    })
}

/// Returns the comment at the top of a source file, which begins with `//!`.
pub fn help(source: &str) -> String {
    let comment = source.lines().map_while(|line| line.strip_prefix("//!"));
    comment.map(|line| line.strip_prefix(' ').unwrap_or(line).to_owned() + "\n").collect()
}

/// Returns the text of `--version`.
pub fn version(name: &str) -> String {
    format!("{name} {}\n", env!("CARGO_PKG_VERSION"))
}

/// Returns the exit code for an outcome. Writes the message of an error to stderr.
pub fn report(name: &str, outcome: Result) -> ExitCode {
    let (message, code) = match outcome {
        Ok(()) | Err(Error::ReaderClosed) => return ExitCode::SUCCESS,
        Err(Error::Failure(message)) => (message, 1),
        Err(Error::Usage(message)) => (message, 2),
    };
    note(name, &message);
    ExitCode::from(code)
}

/// Writes a message to stderr.
pub fn note(name: &str, message: &str) {
    // If this fails, there is nowhere left to report it.
    let _ = io::stderr().write_all(format!("{name}: {message}\n").as_bytes());
}

/// Writes `text` to stdout.
pub fn print(text: &str) -> Result {
    with_stdio(|io| io.write(text.as_bytes()))
}

/// Calls `solve` with stdin and stdout. Flushes pending output even after an error.
pub fn with_stdio(solve: impl FnOnce(&mut Io) -> Result) -> Result {
    let (mut stdin, mut stdout) = (io::stdin().lock(), io::stdout().lock());
    let mut io = Io::new(&mut stdin, &mut stdout);
    let outcome = solve(&mut io);
    io.flush().and(outcome)
}
