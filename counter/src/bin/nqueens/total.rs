//! Usage: nqueens total [FILE...]
//!
//! Adds up the results of work units in the files, or on stdin.
//!
//! Results may come in any order and more than once. The total is printed only if every unit has a
//! result, no unit has two different ones, and for N up to 27 the total is the known count. A note
//! on stderr says how many units have two results or more; copies of a result count, too.
//!
//! Example: `nqueens units 14 | nqueens count-units | nqueens total` prints `365596`.

use crate::arguments::Arguments;
use crate::results::{note, Results};
use nqueens::{error::Error, process};
use std::io::{self, Read};

pub fn run(mut arguments: Arguments) -> Result<(), Error> {
    let files = arguments.operands()?;
    let mut results = Results::default();
    if files.is_empty() {
        let mut text = vec![];
        let read = process::raw(io::stdin())?.read_to_end(&mut text);
        read.map_err(|error| Error::Failure(format!("read error: {error}")))?;
        results.read("stdin", &text)?;
    }
    results.read_files(&files)?;
    let (total, confirmed) = results.total()?;
    note(&confirmed);
    process::print(&format!("{total}\n"))
}
