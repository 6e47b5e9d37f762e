//! Errors.

/// The reasons to end a program early.
#[derive(Debug, PartialEq)]
pub enum Error {
    /// The command line is wrong. The exit code is 2.
    Usage(String),
    /// The input is wrong, or a system call failed. The exit code is 1.
    Failure(String),
    /// The reader of the output has closed it. No message is written, and the exit code is 0.
    ReaderClosed,
}

/// Quotes the first 40 bytes of `found`, escaped, for a message.
pub fn quoted(found: &[u8]) -> String {
    let dots = if found.len() > 40 { "..." } else { "" };
    format!("\"{}{dots}\"", found[..found.len().min(40)].escape_ascii())
}
