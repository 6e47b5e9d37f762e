//! Reading and writing for a judge, whose input is complete, well-formed and small.

use super::error::Error;
use std::io::{stdin, stdout, BufWriter, Read, Stdout, Write};
use std::{iter::Peekable, str::SplitAsciiWhitespace};

pub struct Pipe<'a> {
    tokens: Peekable<SplitAsciiWhitespace<'a>>,
    output: BufWriter<Stdout>,
}

impl<'a> Pipe<'a> {
    pub fn has_more(&mut self) -> Result<bool, Error> {
        Ok(self.tokens.peek().is_some())
    }

    pub fn write(&mut self, text: &[u8]) -> Result<(), Error> {
        Ok(self.output.write_all(text)?)
    }

    pub fn flush(&mut self) -> Result<(), Error> {
        Ok(self.output.flush()?)
    }
}

impl<'a> Pipe<'a> {
    pub fn integer(&mut self, _: &str, _: std::ops::RangeInclusive<u32>) -> Result<u32, Error> {
        Ok(self.tokens.next().unwrap_or("").parse()?)
    }
}

impl<'a> Pipe<'a> {
    pub fn board(&mut self, n: u32) -> Result<Vec<u32>, Error> {
        let add = |mask, square| mask << 1 | u32::from(square == b'*');
        let mask = |row: &str| row.bytes().rev().fold(0, add);
        (0..n).map(|_| Ok(self.tokens.next().map(mask).ok_or("a row is missing")?)).collect()
    }
}

impl<'a> Pipe<'a> {
    pub fn error(&self, what: &str) -> Error {
        what.into()
    }
}

pub fn run(solve: impl FnOnce(&mut Pipe) -> Result<(), Error>) -> Result<(), Error> {
    let mut input = String::new();
    stdin().read_to_string(&mut input)?;
    let tokens = input.split_ascii_whitespace().peekable();
    let mut pipe = Pipe { tokens, output: BufWriter::with_capacity(1 << 16, stdout()) };
    solve(&mut pipe)?;
    pipe.flush()
}
