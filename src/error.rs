//! Errors, with an exit code for each kind.

use std::{fmt, io};

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

    /// Converts the error of a failed write.
    pub fn from_write(error: &io::Error) -> Self {
        let is_closed =
            matches!(error.kind(), io::ErrorKind::BrokenPipe | io::ErrorKind::ConnectionReset);
        // ERROR_PIPE_NOT_CONNECTED, for which `ErrorKind` has no variant.
        if is_closed || cfg!(windows) && error.raw_os_error() == Some(233) {
            return Error::ReaderClosed;
        }
        Error::Failure(format!("write error: {error}"))
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

/// Quotes `found` for a message: its first 40 bytes, escaped, or the end of the input for `None`.
pub fn quoted(found: Option<&[u8]>) -> String {
    match found {
        None => "the end of the input".to_owned(),
        Some(found) if found.len() > 40 => format!("\"{}...\"", found[..40].escape_ascii()),
        Some(found) => format!("\"{}\"", found.escape_ascii()),
    }
}
