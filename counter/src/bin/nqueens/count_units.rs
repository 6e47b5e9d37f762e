//! Usage: nqueens count-units [--kernel NAME]
//!
//! Counts the solutions in each work unit on stdin, one unit per line.
//!
//! It uses one thread, and writes each result (the unit, its count and a checksum, separated by
//! tabs) before it starts the next unit. At the start, every ten minutes and at the end, it counts
//! units whose counts are known, and fails if a count is wrong. Then delete its results below the
//! one that the message names, or else all.
//!
//!   -k, --kernel NAME  use other inner loops, to confirm results: AVX-512, AVX2 or portable
//!                      (default: the fastest for this processor)
//!
//! Example: `nqueens units 14 | nqueens count-units > results`

use crate::arguments::{shown, Arguments};
use crate::checks::checks;
use crate::format::{parse_unit, result_line, unit_name};
use nqueens::{error::Error, process};
use nqueens_counter::{Kernel, UNITS_VERSION};
use std::collections::HashMap;
use std::ffi::OsStr;

pub fn run(mut arguments: Arguments) -> Result<(), Error> {
    let name = arguments.option(["--kernel", "-k"])?;
    arguments.finish()?;
    let kernel = name.map_or(Ok(Kernel::fastest()), |name| kernel_named(&name))?;
    let mut units = HashMap::new();
    let mut last = None;
    let mut check = checks(|n| kernel.check(n));
    let is_newline = |byte: &u8| *byte == b'\n';
    let expected = format!("a unit of `nqueens units` (v{UNITS_VERSION} N UNIT)");
    let outcome = process::with_stdio(|pipe| {
        while pipe.has_more()? {
            let (n, number, unit) = pipe.parse(is_newline, &expected, |line| {
                let (n, number) = parse_unit(str::from_utf8(line).ok()?.trim_end())?;
                let units = units.entry(n).or_insert_with(|| nqueens_counter::units(n));
                Some((n, number, *units.get(number)?))
            })?;
            check(Some(n), last.clone())?;
            let count = unit.count(kernel).map_err(|error| Error::Failure(error.to_string()))?;
            pipe.write(format!("{}\n", result_line(n, number, count)).as_bytes())?;
            pipe.flush()?;
            last = Some(unit_name(n, number));
        }
        Ok(())
    });
    check(None, last).and(outcome)
}

fn kernel_named(name: &OsStr) -> Result<Kernel, Error> {
    let kernel = Kernel::available().into_iter().find(|kernel| name == kernel.name);
    kernel.ok_or_else(|| {
        let expected = "--kernel AVX-512, AVX2 or portable, if supported";
        Error::Usage(format!("expected {expected}, found {}", shown(name)))
    })
}
