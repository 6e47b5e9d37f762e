//! Errors.

use std::fmt;

/// The reasons for which the engine has no count.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Error {
    /// There is not enough memory.
    OutOfMemory,
    /// A kernel counts known units wrongly.
    FaultyKernel,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Error::OutOfMemory => "not enough memory",
            Error::FaultyKernel => "known units are counted wrongly: faulty machine or build",
        })
    }
}
