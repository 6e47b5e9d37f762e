//! What ends a program early, and what is said about it.

use std::io::{Error, ErrorKind};

/// The exit code, 2 for bad arguments and 1 for all else, and the message. With 0 nothing is written.
#[derive(Debug)]
pub struct Fault(pub u8, pub String);

/// A failure to write; silent if whoever read the output has gone away.
pub fn write_error(error: &Error) -> Fault {
    let is_gone = matches!(error.kind(), ErrorKind::BrokenPipe | ErrorKind::ConnectionReset)
        || cfg!(windows) && error.raw_os_error() == Some(233); // It has no kind in Rust.
    Fault(u8::from(!is_gone), format!("write error: {error}"))
}

/// What was found, as a message shows it: the first 40 bytes, escaped.
pub fn shown(found: Option<&[u8]>) -> String {
    match found {
        None => "the end of the input".to_owned(),
        Some(found) if found.len() > 40 => format!("\"{}...\"", found[..40].escape_ascii()),
        Some(found) => format!("\"{}\"", found.escape_ascii()),
    }
}
