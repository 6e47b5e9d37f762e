//! # nqueens: counting queens on many cores and machines, and files for judges
//!
//! - `nqueens count N [--threads T]` writes the number of ways to place N queens on an N x N board so
//!   that none attacks another, N = 0 to 28. It uses T threads, or all cores.
//!   Example: `nqueens count 18` prints `666090624`.
//! - `nqueens submission [--whole] [PROGRAM]` writes a program as the one file that its judge takes; with
//!   `--whole` always as a program that reads stdin. Without PROGRAM it lists the programs.
//!   Example: `nqueens submission nowcoder39 > nowcoder39.rs`
//!
//! A count in parts, for many machines that have the same version: a unit is N, 4 to 28, and a number
//! from 0 on; a result is a unit, a tab and what it adds to the count.
//!
//! - `nqueens units N [FILE...]` writes the units that have no result in these files, one per line. Any
//!   stretch of them is a fair sample. Example: `nqueens units 18 | wc -l` prints `518`.
//! - `nqueens count-units` reads units and writes their results, each before it counts the next, on one
//!   thread. Example: `nqueens units 14 | nqueens count-units > results`
//! - `nqueens total [FILE...]` adds up the results in these files, or on stdin, in any order and any
//!   number of times, and writes the count. If a unit has none or two different ones, a line is no
//!   result or the sum is known to be wrong, it says so instead.
//!   Example: `nqueens total results` prints `365596`.

mod count;
mod results;
mod submission;
mod units;

use nqueens::fault::{shown, Fault};
use nqueens::process;
use std::ffi::OsString;
use std::ops::RangeInclusive;

fn main() -> std::process::ExitCode {
    process::command(include_str!("main.rs"), |arguments, help| match arguments {
        [] => process::print(help),
        [verb, arguments @ ..] => match (verb.to_str().unwrap_or_default(), arguments) {
            ("count", [n]) => count::count(n, None),
            ("count", [n, option, threads]) if option == "--threads" => {
                count::count(n, Some(threads))
            }
            ("submission", []) => process::print(&submission::list()),
            ("submission", [option, program]) if option == "--whole" => {
                submission::write(program, true)
            }
            ("submission", [program]) => submission::write(program, false),
            ("units", [n, files @ ..]) => units::missing(n, files),
            ("count-units", []) => process::with_stdio(units::count),
            ("total", files) => units::total(files),
            ("count", _) => usage("count N [--threads T]"),
            ("submission", _) => usage("submission [--whole] [PROGRAM]"),
            ("units", _) => usage("units N [FILE...]"),
            ("count-units", _) => usage("count-units, which reads stdin"),
            _ => usage("count, submission, units, count-units or total"),
        },
    })
}

fn usage(expected: &str) -> Result<(), Fault> {
    Err(Fault(2, format!("expected {expected} (see --help)")))
}

fn no_memory() -> Fault {
    Fault(1, "not enough memory".to_owned())
}

/// Reads an argument that is a number; a fault calls it `name`.
fn number(name: &str, argument: &OsString, range: RangeInclusive<u32>) -> Result<u32, Fault> {
    let value = argument.to_str().and_then(|text| text.parse().ok());
    value.filter(|value| range.contains(value)).ok_or_else(|| {
        let found = shown(Some(argument.to_string_lossy().as_bytes()));
        let (min, max) = range.into_inner();
        Fault(2, format!("expected {name} from {min} to {max}, found {found}"))
    })
}
