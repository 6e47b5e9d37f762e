//! The process: arguments, stdin and stdout, faults on stderr, and the exit code.

use super::fault::Fault;
use super::pipe::Pipe;
use std::io::{Read, Write};
use std::{env, ffi::OsString, io, process::ExitCode};

/// The `main` of a program that takes no arguments: runs `solve` from stdin to stdout.
pub fn run(source: &str, solve: impl FnOnce(&mut Pipe) -> Result<(), Fault>) -> ExitCode {
    command(source, |arguments, _| match arguments {
        [] => with_stdio(solve),
        _ => Err(Fault(2, "takes no arguments, it reads stdin (see --help)".to_owned())),
    })
}

/// The `main` of a program that takes arguments. Its help is the comment at the top of `text`, its own
/// text, from `# name: ` on.
pub fn command(text: &str, solve: impl FnOnce(&[OsString], &str) -> Result<(), Fault>) -> ExitCode {
    let (_, help) = text.split_once("# ").unwrap_or_default();
    let help = help.split("\n\n").next().unwrap_or_default();
    let help = help.replace("//! ", "").replace("//!", "") + "\n";
    let name = help.split(':').next().unwrap_or_default();
    let version = option_env!("CARGO_PKG_VERSION").unwrap_or("(single file)");
    let arguments: Vec<OsString> = env::args_os().skip(1).collect();
    let outcome = match &arguments[..] {
        [.., word] if word == "--help" || word == "-h" => print(&help),
        [word] if word == "--version" || word == "-V" => print(&format!("{name} {version}\n")),
        arguments => solve(arguments, &help),
    };
    if let Err(Fault(code @ 1.., message)) = outcome {
        // If this fails, nobody can be told.
        let _ = io::stderr().write_all(format!("{name}: {message}\n").as_bytes());
        return ExitCode::from(code);
    }
    ExitCode::SUCCESS
}

/// Writes `text` to stdout.
pub fn print(text: &str) -> Result<(), Fault> {
    with_stdio(|pipe| pipe.write(text.as_bytes()))
}

/// Runs `solve` from stdin to stdout. After a fault too, what is pending is written.
pub fn with_stdio(solve: impl FnOnce(&mut Pipe) -> Result<(), Fault>) -> Result<(), Fault> {
    let (mut stdin, mut stdout) = stdio().map_err(|error| Fault(1, error.to_string()))?;
    let mut pipe = Pipe::new(&mut stdin, &mut stdout);
    let outcome = solve(&mut pipe);
    pipe.flush().and(outcome)
}

/// Stdin and stdout as files: the handles of `std` ignore EBADF.
#[cfg(unix)]
pub fn stdio() -> io::Result<(impl Read, impl Write)> {
    use std::{fs::File, os::unix::io::AsFd};
    let stdin = io::stdin().as_fd().try_clone_to_owned()?;
    let stdout = io::stdout().as_fd().try_clone_to_owned()?;
    Ok((File::from(stdin), File::from(stdout)))
}

/// Stdin and stdout.
#[cfg(not(unix))]
pub fn stdio() -> io::Result<(impl Read, impl Write)> {
    Ok((io::stdin(), io::stdout()))
}
