//! # hdu2553: HDU 2553, N Queens Problem
//!
//! Generated from nqueens 0.3.0, MIT License.
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2553>
//!
//! How many ways are there to place n queens on an n x n board so that no two attack each other?
//!
//! - The judge's limits: 1 s, 32 MB; n from 1 to 10, and a 0 at the end.
//! - Input: integers n, 0 to 27, until a 0 or the end of input; anything after the 0 is ignored.
//! - Output: the number of solutions for each n, one per line.
//! - Cost: a table lookup per query.

use nqueens::{error::Error, integers, pipe::Pipe, process, table::COUNTS};

fn solve(pipe: &mut Pipe) -> Result<(), Error> {
    let lines = COUNTS.map(|count| {
        let mut line = [b'\n'; 24];
        let digits = count.to_string();
        line[..digits.len()].copy_from_slice(digits.as_bytes());
        (line, digits.len() + 1)
    });
    while pipe.has_more()? {
        match integers::read(pipe, "n", 0..=27)? {
            0 => break,
            n => pipe.write_padded(lines[n as usize])?,
        }
    }
    Ok(())
}

fn main() -> std::process::ExitCode {
    process::run("//! # hdu2553: HDU 2553, N Queens Problem", solve)
}

#[allow(dead_code)]
mod nqueens {

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

pub mod integers {
//! Reading integers separated by whitespace.

use super::error::Error;
use super::pipe::{is_space, Pipe};
use std::{ops::RangeInclusive, str};

/// Reads n, from 0 to `max`, and writes the answers so far, because the search for n may be slow.
pub fn read_n_and_flush(pipe: &mut Pipe, max: u32) -> Result<u32, Error> {
    let n = read(pipe, "n", 0..=max)?;
    pipe.flush()?;
    Ok(n)
}

/// Reads the next integer. Messages call it `name`.
///
/// # Errors
/// If the next token is not an integer in `range`: `line 3: expected n from 0 to 27, found "28"`.
#[inline]
pub fn read(pipe: &mut Pipe, name: &str, range: RangeInclusive<u32>) -> Result<u32, Error> {
    match short(pipe.buffered()).filter(|(value, _)| range.contains(value)) {
        Some((value, length)) => {
            pipe.consume(length);
            Ok(value)
        }
        None => read_any(pipe, name, &range),
    }
}

/// The fast path: parses one or two digits and whitespace. Returns the value and the number of bytes.
#[inline]
fn short(bytes: &[u8]) -> Option<(u32, usize)> {
    let digit = |byte| u32::from(byte - b'0');
    match *bytes {
        [a @ b'0'..=b'9', end, ..] if is_space(&end) => Some((digit(a), 2)),
        [a @ b'0'..=b'9', b @ b'0'..=b'9', end, ..] if is_space(&end) => {
            Some((10 * digit(a) + digit(b), 3))
        }
        _ => None,
    }
}

#[cold]
fn read_any(pipe: &mut Pipe, name: &str, range: &RangeInclusive<u32>) -> Result<u32, Error> {
    pipe.has_more()?; // Skips whitespace.
    let (min, max) = (range.start(), range.end());
    pipe.parse(is_space, &format!("{name} from {min} to {max}"), |token| {
        str::from_utf8(token).ok()?.parse().ok().filter(|value| range.contains(value))
    })
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

pub mod table {
//! All known numbers of solutions.

/// `COUNTS[n]` is the number of solutions on an n x n board, <https://oeis.org/A000170>. The last took
/// FPGAs more than a year (TU Dresden, 2016). `COUNTS[0]` is 0, as in `counting`; OEIS has 1.
#[rustfmt::skip] // Otherwise there is one number per line.
pub const COUNTS: [u64; 28] = [
    0, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2_680, 14_200, 73_712, 365_596, 2_279_184, 14_772_512,
    95_815_104, 666_090_624, 4_968_057_848, 39_029_188_884, 314_666_222_712, 2_691_008_701_644,
    24_233_937_684_440, 227_514_171_973_736, 2_207_893_435_808_352, 22_317_699_616_364_044,
    234_907_967_154_122_528,
];
}
}
