//! Usage: nqueens total [FILE...]
//!
//! Adds up the results of work units in the files, or on stdin.
//!
//! Results may come in any order and more than once. The total is printed only if every unit has a
//! result, no unit has two different ones, and for N up to 27 the total is the known count.
//!
//! Example: `nqueens units 14 | nqueens count-units | nqueens total` prints `365596`.

use crate::arguments::Arguments;
use crate::results::Results;
use nqueens::{error::Error, process};

pub fn run(mut arguments: Arguments) -> Result<(), Error> {
    let files = arguments.operands()?;
    let mut results = Results::default();
    if files.is_empty() {
        results.read("stdin", &process::read_stdin()?)?;
    }
    results.read_files(&files)?;
    process::print(&format!("{}\n", results.total()?))
}
