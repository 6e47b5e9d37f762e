//! Usage: nqueens units N [FILE...]
//!
//! Lists the work units of a count for N queens, except those with a result in the files.
//!
//! N is from 4 to 28. `nqueens count-units` counts the units, on any machines and in any order, and
//! `nqueens total` adds up the results. A unit starts with the version of the way to cut a count into
//! units, as in `v2 14 0`, and other versions of nqueens may refuse it. Any contiguous range of units is a
//! representative sample.
//!
//! Example: `nqueens units 14 | nqueens count-units | nqueens total` prints `365596`.

use crate::arguments::{number, Arguments};
use crate::results::Results;
use nqueens::engine;
use nqueens::error::Error;
use nqueens::process;
use std::ffi::OsString;
use std::fs::File;

pub fn run(arguments: &Arguments) -> Result<(), Error> {
    let [n, files @ ..] = &arguments.operands[..] else { unreachable!("N is required") };
    let mut results = Results::of(number("N", n, engine::SIZES)?);
    read(&mut results, files)?;
    process::with_stdio(|pipe| {
        results.missing().try_for_each(|unit| pipe.write((unit + "\n").as_bytes()))
    })
}

/// Reads the results in these files.
pub fn read(results: &mut Results, files: &[OsString]) -> Result<(), Error> {
    files.iter().try_for_each(|file| {
        let name = file.to_string_lossy();
        let opened = File::open(file);
        let opened =
            opened.map_err(|error| Error::Failure(format!("read error: {name}: {error}")))?;
        results.read(&name, opened)
    })
}
