//! Errors.

use std::fmt;

/// The reasons for which the engine has no count.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Error {
    /// There is not enough memory.
    OutOfMemory,
    /// The kernel with this name counts known units wrongly.
    FaultyKernel(&'static str),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Error::OutOfMemory => write!(f, "not enough memory"),
            Error::FaultyKernel(name) => write!(
                f,
                "the {name} kernel counts known units wrongly, so this machine or build is faulty"
            ),
        }
    }
}
