//! # kattis8queens: Kattis 8queens, Eight Queens
//!
//! Generated from nqueens 0.3.0, MIT License.
//!
//! <https://open.kattis.com/problems/8queens>
//!
//! Are there exactly 8 queens on a chessboard, no two attacking each other?
//!
//! - The judge's limits: 1 s, 1024 MB; one board.
//! - Input: boards, 8 lines of 8 characters each, `*` for a queen and `.` for an empty square.
//! - Output: `valid` or `invalid` for each board, one per line.
//! - Cost: one search. A row allows only the columns of its queens. The search ignores extra
//!   queens in a row, so the total is checked too.

use nqueens::bitmask::{completions, Attacked};
use nqueens::{board, error::Error, pipe::Pipe, process};

fn solve(pipe: &mut Pipe) -> Result<(), Error> {
    while pipe.has_more()? {
        let queens = board::read(pipe, 8)?;
        let total: u32 = queens.iter().map(|row| row.count_ones()).sum();
        let is_valid = total == 8 && completions(&queens, Attacked::default()) == 1;
        pipe.write(if is_valid { b"valid\n" } else { b"invalid\n" })?;
    }
    Ok(())
}

fn main() -> std::process::ExitCode {
    process::run("//! # kattis8queens: Kattis 8queens, Eight Queens", solve)
}

#[allow(dead_code)]
mod nqueens {

pub mod bitmask {
//! Three bit masks that hold the attacked squares of a row.
//!
//! Bit c of a mask is column c. A search goes row by row. It tries the squares that no queen above
//! attacks, lowest bit first, and for each of them continues with the next row.
//!
//! ```text
//!                 board         bits, column 3 first
//!  column        0 1 2 3           3 2 1 0
//!  row 0         . Q . .
//!  row 1         . . . Q
//!  row 2         ^ ^ ^ ^     cols  1 0 1 0   both queens attack straight down
//!                       left_diag  1 0 0 0   row 0's queen: column 1, then 2, now 3
//!                      right_diag  0 1 0 0   row 1's queen: column 3, now 2
//!
//!              free = row & !(cols | left_diag | right_diag)
//!                   =  1111 & !1110  =  0001   so the queen of row 2 goes to column 0
//! ```
//!
//! **Why the diagonals shift.** One row down, a queen's diagonals are one column further from it:
//! `left_diag` (`ld` in tutorials) shifts left, to higher columns, and `right_diag` right, to lower
//! ones.
//!
//! **Why `& row`.** It clears the bits that `!` sets beyond the edge of the board.
//!
//! **Why `x & -x` is the lowest bit.** In two's complement, -x is !x + 1. If x ends in 1000, !x ends in
//! 0111 and !x + 1 in 1000. All higher bits stay inverted, so `&` keeps only that 1.

/// Bits in a mask: the maximum number of rows and columns.
pub const MAX_N: u32 = 32;

/// Returns the mask of a row of `n` squares.
///
/// # Panics
/// If `n` is greater than 32.
pub fn full_row(n: u32) -> u32 {
    assert!(n <= MAX_N, "a board has at most 32 columns");
    ((1_u64 << n) - 1) as u32
}

/// Returns the lowest set bit of `mask`, `x & -x`; 0 for 0.
pub fn lowest_bit(mask: u32) -> u32 {
    mask & mask.wrapping_neg()
}

/// The squares of a row that the queens above it attack.
#[derive(Clone, Copy, Debug, Default)]
pub struct Attacked {
    /// Columns that hold a queen.
    pub cols: u32,
    /// Squares on diagonals that run down to higher columns.
    pub left_diag: u32,
    /// Squares on diagonals that run down to lower columns.
    pub right_diag: u32,
}

impl Attacked {
    /// Returns the squares of `row` that no queen attacks.
    pub fn free(self, row: u32) -> u32 {
        row & !(self.cols | self.left_diag | self.right_diag)
    }

    /// Returns the squares attacked in the next row once `queen`, one bit or none, is placed here.
    #[must_use]
    pub fn below(self, queen: u32) -> Self {
        Attacked {
            cols: self.cols | queen,
            left_diag: (self.left_diag | queen) << 1,
            right_diag: (self.right_diag | queen) >> 1,
        }
    }
}

/// Counts the ways to place one queen in each row of `allowed` so that no two attack each other, given
/// the squares `attacked` from above: `completions(&[full_row(8); 8], Attacked::default())` is 92. A
/// square cleared in `allowed` must stay empty. Without rows, the count is 1.
pub fn completions(allowed: &[u32], attacked: Attacked) -> u64 {
    match allowed {
        [] => 1,
        [row, below @ ..] => {
            let mut count = 0;
            let mut free = attacked.free(*row);
            while free != 0 {
                let queen = lowest_bit(free);
                free ^= queen;
                count += completions(below, attacked.below(queen));
            }
            count
        }
    }
}
}

pub mod board {
//! Reading boards.

use super::error::Error;
use super::pipe::{is_space, Pipe};

/// Reads a board of n <= 32 lines of `*` and `.`, after any blank lines. Whitespace in a line is ignored.
/// Returns a mask for each row, with bit c set if column c has a `*`.
///
/// # Errors
/// If a line is anything else: `line 3: expected a row of 8 "." or "*", found "..Q....."`.
pub fn read(pipe: &mut Pipe, n: u32) -> Result<Vec<u32>, Error> {
    pipe.has_more()?; // Skips whitespace.
    let is_newline = |byte: &u8| *byte == b'\n';
    let expected = format!("a row of {n} \".\" or \"*\"");
    (0..n).map(|_| pipe.parse(is_newline, &expected, |line| mask(line, n))).collect()
}

/// Returns the mask of a row of n squares, or `None` if `line` is not such a row.
fn mask(line: &[u8], n: u32) -> Option<u32> {
    let squares: Vec<u8> = line.iter().copied().filter(|byte| !is_space(byte)).collect();
    let is_row = squares.len() == n as usize && squares.iter().all(|square| b".*".contains(square));
    let add = |mask, square: &u8| mask << 1 | u32::from(*square == b'*');
    is_row.then(|| squares.iter().rev().fold(0, add))
}
}

pub mod error {
//! Errors.

/// The reasons to end a program early.
#[derive(Debug, PartialEq)]
pub enum Error {
    /// The command line is wrong. The exit code is 2.
    Usage(String),
    /// The input is wrong, or a system call failed. The exit code is 1.
    Failure(String),
    /// The reader of the output has closed it. No message is written, and the exit code is 0.
    ReaderClosed,
}

/// Quotes the first 40 bytes of `found`, escaped, for a message.
pub fn quoted(found: &[u8]) -> String {
    let dots = if found.len() > 40 { "..." } else { "" };
    format!("\"{}{dots}\"", found[..found.len().min(40)].escape_ascii())
}
}

pub mod pipe {
//! Buffered byte input and output.

use super::error::{quoted, Error};
use std::io::{ErrorKind, Read, Write};

/// The size of the input buffer in bytes. The output buffer is flushed when it holds at least that many.
pub const BUFFER: usize = 1 << 16;

const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// A program's input and output. Pending output is flushed before each read.
pub struct Pipe<'a> {
    reader: &'a mut dyn Read,
    /// Bytes read. Those before `pos` are consumed.
    input: Vec<u8>,
    pos: usize,
    /// The last byte read so far.
    last: Option<u8>,
    /// The start of the last token in `input`.
    token: usize,
    /// The number of newlines before `input`.
    newlines: usize,
    is_at_end: bool,
    writer: &'a mut dyn Write,
    output: Vec<u8>,
}

impl<'a> Pipe<'a> {
    /// Creates a pipe from `reader` to `writer`.
    pub fn new(reader: &'a mut dyn Read, writer: &'a mut dyn Write) -> Self {
        let (input, output) = (vec![], vec![]);
        let (pos, token, newlines, last, is_at_end) = (0, 0, 0, None, false);
        Pipe { reader, input, pos, last, token, newlines, is_at_end, writer, output }
    }

    /// Skips whitespace. Returns whether a token follows.
    #[inline]
    pub fn has_more(&mut self) -> Result<bool, Error> {
        while self.pos < self.input.len() || self.read()? {
            match self.buffered().first() {
                Some(byte) if is_space(byte) => self.pos += 1,
                Some(_) => return Ok(true),
                None => {} // A byte order mark, or the end of input.
            }
        }
        Ok(false)
    }

    /// Consumes a token and the byte that ends it, and parses the token.
    ///
    /// # Errors
    /// If the input has ended, if `parse` returns `None`, or if the token fills the buffer:
    /// `line 3: expected n from 0 to 27, found "28"`.
    pub fn parse<T>(
        &mut self,
        is_end: fn(&u8) -> bool,
        expected: &str,
        parse: impl FnOnce(&[u8]) -> Option<T>,
    ) -> Result<T, Error> {
        let mut length = 0;
        let end = loop {
            let end = self.buffered()[length..].iter().position(is_end);
            length = end.map_or(self.buffered().len(), |end| length + end);
            if end.is_some() || length == BUFFER || !self.read()? {
                break end;
            }
        };
        self.consume(length + usize::from(end.is_some()));
        let token = &self.input[self.token..][..length];
        end.and_then(|_| parse(token)).ok_or_else(|| {
            let is_at_end = end.is_none() && token.is_empty();
            let found = if is_at_end { "the end of the input".into() } else { quoted(token) };
            self.error(&format!("expected {expected}, found {found}"))
        })
    }

    /// Returns the bytes that have been read but not consumed.
    #[inline]
    pub fn buffered(&self) -> &[u8] {
        &self.input[self.pos..]
    }

    /// Consumes `length` buffered bytes: a token and the byte that ends it.
    #[inline]
    pub fn consume(&mut self, length: usize) {
        self.token = self.pos;
        self.pos += length;
    }

    /// Reads more bytes, and skips a byte order mark at the start. The call that reaches the end of
    /// input appends a missing final newline and returns true; later calls return false.
    fn read(&mut self) -> Result<bool, Error> {
        self.flush()?;
        if self.is_at_end {
            return Ok(false);
        }
        let is_first = self.last.is_none();
        self.newlines += newlines(&self.input[..self.pos]);
        self.input.drain(..self.pos);
        self.pos = 0;
        self.token = 0;
        self.fill()?;
        while is_first && !self.is_at_end && BYTE_ORDER_MARK[..2].starts_with(&self.input) {
            self.fill()?; // The rest of the mark may come in another read.
        }
        if is_first && self.input.starts_with(BYTE_ORDER_MARK) {
            self.pos = BYTE_ORDER_MARK.len();
        }
        if self.is_at_end && !matches!(self.last, None | Some(b'\n')) {
            self.input.push(b'\n');
        }
        Ok(true)
    }

    /// Appends the bytes of one read to `input`.
    fn fill(&mut self) -> Result<(), Error> {
        let end = self.input.len();
        self.input.resize(BUFFER, 0);
        let result = loop {
            match self.reader.read(&mut self.input[end..]) {
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                result => break result,
            }
        };
        self.input.truncate(end + result.as_ref().unwrap_or(&0));
        self.is_at_end = matches!(result, Ok(0));
        self.last = self.input.last().copied().or(self.last);
        result.map(drop).map_err(|error| Error::Failure(format!("read error: {error}")))
    }

    /// Returns the error `what` with the line number of the last token. At the end of input, that is the
    /// number of the line after the last.
    pub fn error(&self, what: &str) -> Error {
        let line = 1 + self.newlines + newlines(&self.input[..self.token]);
        Error::Failure(format!("line {line}: {what}"))
    }

    /// Buffers `text`. Flushes if the buffer is full.
    #[inline]
    pub fn write(&mut self, text: &[u8]) -> Result<(), Error> {
        self.output.extend_from_slice(text);
        if self.output.len() < BUFFER {
            return Ok(());
        }
        self.flush()
    }

    /// Buffers the first `length` bytes of `text`. Copying a constant number of bytes is faster.
    #[inline]
    pub fn write_padded(&mut self, (text, length): ([u8; 24], usize)) -> Result<(), Error> {
        let end = self.output.len() + length;
        self.output.extend_from_slice(&text);
        self.output.truncate(end);
        self.write(b"") // Flushes if the buffer is full.
    }

    /// Writes the pending output.
    pub fn flush(&mut self) -> Result<(), Error> {
        let written = self.writer.write_all(&self.output).and_then(|()| self.writer.flush());
        self.output.clear();
        written.map_err(|error| match error.kind() {
            ErrorKind::BrokenPipe | ErrorKind::ConnectionReset => Error::ReaderClosed,
            _ => Error::Failure(format!("write error: {error}")),
        })
    }
}

/// Returns whether a byte is whitespace, as C's `isspace` defines it.
pub fn is_space(byte: &u8) -> bool {
    matches!(byte, b'\t'..=b'\r' | b' ')
}

/// Counts the newlines. 32-bit sums make `hdu2553` 1.1 times as fast.
fn newlines(bytes: &[u8]) -> usize {
    bytes.iter().map(|byte| u32::from(*byte == b'\n')).sum::<u32>() as usize
}
}

pub mod process {
//! Arguments, stdin and stdout, messages on stderr, and the exit code.

use super::error::{quoted, Error};
use super::pipe::Pipe;
use std::io::{self, Write};
use std::{env, process::ExitCode};

/// Runs a program that takes no operands: calls `solve` with stdin and stdout, or prints the help or the
/// version. The help is the comment at the top of `source`, the program's own text, and starts with
/// `# name: `.
pub fn run(source: &str, solve: impl FnOnce(&mut Pipe) -> Result<(), Error>) -> ExitCode {
    let text = help(source);
    let help = text.trim_start_matches("# ");
    let name = help.split(':').next().unwrap_or_default();
    let argument = env::args_os().nth(1);
    let outcome = match argument.as_ref().map(|argument| argument.to_string_lossy()).as_deref() {
        None => with_stdio(solve),
        Some("--help" | "-h") => print(help),
        Some("--version" | "-V") => print(&version(name)),
        Some(word) => Err(Error::Usage(format!(
            "unexpected argument {}: the program reads stdin (see --help)",
            quoted(word.as_bytes())
        ))),
    };
    report(name, outcome)
}

/// Returns the comment at the top of a source file, the first that begins with `//!`.
pub fn help(source: &str) -> String {
    let lines = source.lines().skip_while(|line| !line.starts_with("//!"));
    let comment = lines.map_while(|line| line.strip_prefix("//!"));
    comment.map(|line| line.strip_prefix(' ').unwrap_or(line).to_owned() + "\n").collect()
}

/// Returns the text of `--version`.
pub fn version(name: &str) -> String {
    format!("{name} {}\n", option_env!("CARGO_PKG_VERSION").unwrap_or("(single file)"))
}

/// Returns the exit code for an outcome. Writes the message of an error to stderr.
pub fn report(name: &str, outcome: Result<(), Error>) -> ExitCode {
    let (message, code) = match outcome {
        Ok(()) | Err(Error::ReaderClosed) => return ExitCode::SUCCESS,
        Err(Error::Failure(message)) => (message, 1),
        Err(Error::Usage(message)) => (message, 2),
    };
    // If this fails, there is nowhere left to report it.
    let _ = io::stderr().write_all(format!("{name}: {message}\n").as_bytes());
    ExitCode::from(code)
}

/// Writes `text` to stdout.
pub fn print(text: &str) -> Result<(), Error> {
    with_stdio(|pipe| pipe.write(text.as_bytes()))
}

/// Calls `solve` with stdin and stdout. Flushes pending output even after an error.
pub fn with_stdio(solve: impl FnOnce(&mut Pipe) -> Result<(), Error>) -> Result<(), Error> {
    let mut stdin = raw(io::stdin())?;
    let mut stdout = raw(io::stdout())?;
    let mut pipe = Pipe::new(&mut stdin, &mut stdout);
    let outcome = solve(&mut pipe);
    pipe.flush().and(outcome)
}

/// Returns stdin or stdout as a file, because the handles of `std` hide EBADF.
#[cfg(unix)]
pub fn raw(handle: impl std::os::unix::io::AsFd) -> Result<std::fs::File, Error> {
    let descriptor = handle.as_fd().try_clone_to_owned();
    descriptor.map(Into::into).map_err(|error| Error::Failure(error.to_string()))
}

/// Returns the handle: there is no EBADF.
#[cfg(not(unix))]
pub fn raw<T>(handle: T) -> Result<T, Error> {
    Ok(handle)
}
}
}
