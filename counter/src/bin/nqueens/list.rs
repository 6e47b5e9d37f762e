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

use crate::arguments::Arguments;
use nqueens::bitmask::empty_board;
use nqueens::board::row_texts;
use nqueens::listing::solutions;
use nqueens::{error::Error, process};

pub fn run(arguments: &mut Arguments) -> Result<(), Error> {
    let first = arguments.number("first", 0..=u32::MAX)?;
    let as_boards = arguments.option("boards").is_some();
    let n = arguments.n(0..=32)?;
    arguments.finish()?;
    let first = first.map_or(usize::MAX, |first| first as usize);
    let numbers = (1..=n).map(|column| column.to_string());
    let texts: Vec<_> = if as_boards { row_texts(n) } else { numbers.collect() };
    let board = empty_board(n);
    process::with_stdio(|io| {
        for (number, columns) in solutions(&board).take(first).enumerate() {
            let mut before = if as_boards && number > 0 { "\n" } else { "" };
            for column in columns {
                io.write(before.as_bytes())?;
                io.write(texts[column].as_bytes())?;
                before = if as_boards { "\n" } else { " " };
            }
            io.write(b"\n")?;
        }
        Ok(())
    })
}
