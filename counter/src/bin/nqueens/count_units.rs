//! Usage: nqueens count-units
//!
//! Counts the solutions in each work unit on stdin, one unit per line.
//!
//! It uses one thread, and writes each result (the unit, its count and a checksum, separated by
//! tabs) before it starts the next unit.
//!
//! Example: `nqueens units 14 | nqueens count-units > results`

use crate::arguments::Arguments;
use crate::results::{parse_unit, result_line};
use nqueens::{error::Error, pipe::is_newline, process};
use nqueens_counter::{Kernel, OutOfMemory, UNITS_VERSION};
use std::str;

pub fn run(arguments: Arguments) -> Result<(), Error> {
    arguments.finish()?;
    let kernel = Kernel::available()[0];
    let (mut units_n, mut units) = (0, vec![]);
    process::with_stdio(|pipe| {
        while pipe.has_more()? {
            let expected = format_args!("a unit of `nqueens units` (v{UNITS_VERSION} N UNIT)");
            let (n, number, unit) = pipe.parse(is_newline, expected, |line| {
                let (n, number) = parse_unit(str::from_utf8(line).ok()?.trim_end())?;
                if units_n != n {
                    (units_n, units) = (n, nqueens_counter::units(n));
                }
                Some((n, number, *units.get(number)?))
            })?;
            let count = kernel.count(unit).ok_or(OutOfMemory)?;
            pipe.write(format!("{}\n", result_line(n, number, count)).as_bytes())?;
            pipe.flush()?;
        }
        Ok(())
    })
}
