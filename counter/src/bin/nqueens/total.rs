//! Usage: nqueens total [FILE...]
//!
//! Adds up the results of work units in the files, or on stdin.
//!
//! Results may come in any order and more than once, all for the same N. The total is printed only
//! if every unit has a result, no unit has two different ones, and for N up to 27 the total is the
//! known count. A note on stderr says how many units two machines or more have counted. Results of
//! a machine that has failed a check are ignored, wherever they are.
//!
//! Example: `nqueens units 14 | nqueens count-units | nqueens total` prints `365596`.

use crate::arguments::parse;
use crate::note;
use crate::results::{file_error, read_files, Input, Results};
use nqueens::{error::Error, process};
use std::ffi::OsString;
use std::io::{self, Read};

pub fn run(words: &[OsString]) -> Result<(), Error> {
    let (names, []) = parse(words, [])?;
    let mut files = read_files(&names)?;
    if files.is_empty() {
        let (name, mut text) = (OsString::from("stdin"), vec![]);
        io::stdin().lock().read_to_end(&mut text).map_err(file_error("read", &name))?;
        files.push(Input { name, text });
    }
    let results = Results::read(None, &files)?;
    results.notes.iter().for_each(|text| note(text));
    let total = results.total()?;
    process::print(&format!("{}\n", total.count))?;
    note(&total.confirmed);
    Ok(())
}
