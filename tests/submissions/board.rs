use super::pipe::{Pipe, Result};

fn read_board(pipe: &mut Pipe, n: u32, square: u8) -> Result<Vec<u32>> {
    let add = |mask, found| mask << 1 | u32::from(found == square);
    let mask = |row: &str| row.bytes().rev().fold(0, add);
    let mut row = || pipe.tokens.next().map(mask).ok_or_else(|| pipe.error("a row is missing"));
    (0..n).map(|_| row()).collect()
}
