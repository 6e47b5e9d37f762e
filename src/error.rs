//! Errors, with an exit code for each kind.

use std::fmt;

/// The reasons to end a program early.
#[derive(Debug)]
pub enum Error {
    /// The command line is wrong.
    Usage(String),
    /// The input is wrong, or a system call failed.
    Failure(String),
    /// The reader of the output has closed it. No message is written.
    ReaderClosed,
}

impl Error {
    /// Returns the exit code: 2 for wrong usage, 1 for a failure, 0 if the reader has closed the output.
    pub fn exit_code(&self) -> u8 {
        match self {
            Error::Usage(_) => 2,
            Error::Failure(_) => 1,
            Error::ReaderClosed => 0,
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Error::Usage(message) | Error::Failure(message) => f.write_str(message),
            Error::ReaderClosed => f.write_str("the reader of the output has closed it"),
        }
    }
}

/// Quotes the first 40 bytes of `found`, escaped, for a message.
pub fn quoted(found: &[u8]) -> String {
    let dots = if found.len() > 40 { "..." } else { "" };
    format!("\"{}{dots}\"", found[..found.len().min(40)].escape_ascii())
}
