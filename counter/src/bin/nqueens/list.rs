//! Usage: nqueens list N [--boards] [--first K]
//!
//! Lists the solutions for N queens in ascending order.
//!
//! N is from 0 to 32. Each line holds the columns of the queens in rows 1 to N, numbered from 1.
//!
//!   -b, --boards   print boards of `Q` and `.`, separated by an empty line
//!   -f, --first K  stop after K solutions
//!
//! Example: `nqueens list 6 --first 1` prints `2 4 6 1 3 5`.

use crate::arguments::{number, Arguments};
use nqueens::{bitmask::MAX_N, error::Error, listing, process};

pub fn run(mut arguments: Arguments) -> Result<(), Error> {
    let first = arguments.option("--first", "-f")?;
    let as_boards = arguments.flag("--boards", "-b");
    let n = number("N", &arguments.operand("N")?, 0..=MAX_N)?;
    arguments.finish()?;
    let first = first.map(|text| number("--first", &text, 0..=u32::MAX)).transpose()?;
    let first = first.map_or(usize::MAX, |first| first as usize);
    let lines: Vec<_> = listing::rows(n).iter().map(|row| format!("{row}\n")).collect();
    let numbers: Vec<_> = (1..=n).map(|column| column.to_string()).collect();
    process::with_stdio(|pipe| {
        let solutions = listing::solutions(&listing::empty_board(n)).take(first);
        for (number, solution) in solutions.enumerate() {
            if as_boards {
                pipe.write(if number > 0 { b"\n" } else { b"" })?;
                for column in solution.columns() {
                    pipe.write(lines[column].as_bytes())?;
                }
            } else {
                let mut before: &[u8] = b"";
                for column in solution.columns() {
                    pipe.write(before)?;
                    pipe.write(numbers[column].as_bytes())?;
                    before = b" ";
                }
                pipe.write(b"\n")?;
            }
        }
        Ok(())
    })
}
