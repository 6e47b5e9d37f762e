//! Usage: nqueens units N [FILE...]
//!
//! Lists the work units for N queens that have no result in the files yet.
//!
//! N is from 4 to 28. `nqueens count-units` counts the solutions in each unit, on any machine and
//! in any order, and `nqueens total` adds up the results. Results of a machine that has failed a
//! check are ignored: their units are listed. A unit looks like `v4 14 0`: the version
//! of the division into units, N, and a number. A build of nqueens with another version rejects it.
//! Units are shuffled, so any consecutive range is a fair sample of the time that they take.
//!
//! Example: `nqueens units 14 | nqueens count-units | nqueens total` prints `365596`.

use crate::arguments::{parse, take_n};
use crate::note;
use crate::results::{read_files, Results};
use nqueens::{error::Error, process};
use nqueens_counter::SIZES;
use std::ffi::OsString;

pub fn run(words: &[OsString]) -> Result<(), Error> {
    let (mut operands, []) = parse(words, [])?;
    let n = take_n(&mut operands, SIZES)?;
    let results = Results::read(Some(n), &read_files(&operands)?)?;
    results.notes.iter().for_each(|text| note(text));
    process::with_stdio(|io| {
        let mut missing = results.missing().into_iter();
        missing.try_for_each(|unit| io.write(format!("{unit}\n").as_bytes()))
    })
}
