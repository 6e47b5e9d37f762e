//! The process boundary: bytes in, bytes out, and what is said when something is wrong.
//!
//! A program is `solve(reader, writer) -> Result<(), Fault>`, which works on any bytes, and `main`
//! is [`run`], the one place that knows stdin, stdout, stderr and exit codes. Between them stands a
//! [`Pipe`]: one fixed buffer on each side, so that ten million lines take the memory of one.
//!
//! Nothing here panics or loses output in silence, as `print!` and a dropped `BufWriter` do when
//! the disk is full.

use std::ascii;
use std::env;
use std::ffi::OsString;
use std::fmt;
use std::io::{self, ErrorKind, Read, StdinLock, StdoutLock, Write};
use std::process::ExitCode;

/// What ends a program early.
#[derive(Debug)]
pub enum Fault {
    /// The arguments or the environment are not as the program takes them; the text says how.
    Usage(String),
    /// The input is not what the program reads; the text says where and why.
    Input(String),
    /// Reading failed.
    Read(io::Error),
    /// Writing failed.
    Write(io::Error),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Usage(what) | Fault::Input(what) => f.write_str(what),
            Fault::Read(error) => write!(f, "read error: {}", os_text(error)),
            Fault::Write(error) => write!(f, "write error: {}", os_text(error)),
        }
    }
}

/// The system's own words, without the "(os error 28)" that Rust adds.
fn os_text(error: &io::Error) -> String {
    let mut text = error.to_string();
    if let Some(end) = text.find(" (os error") {
        text.truncate(end);
    }
    text
}

/// The `main` of a program: runs `solve` from stdin to stdout.
///
/// It takes no arguments but `--help`, which prints `help`.
pub fn run(
    name: &str,
    help: &str,
    solve: fn(StdinLock<'static>, StdoutLock<'static>) -> Result<(), Fault>,
) -> ExitCode {
    let arguments: Vec<OsString> = env::args_os().skip(1).collect();
    let outcome = match &arguments[..] {
        [] => solve(io::stdin().lock(), io::stdout().lock()),
        [argument] if argument == "--help" => print(help),
        _ => {
            let what = "takes no arguments, it reads stdin (see --help)";
            Err(Fault::Usage(what.to_owned()))
        }
    };
    exit(name, outcome)
}

/// Writes `text` to stdout.
pub fn print(text: &str) -> Result<(), Fault> {
    let mut pipe = Pipe::new(io::empty(), io::stdout().lock());
    pipe.write(text.as_bytes())?;
    pipe.flush()
}

/// Turns a fault into one line on stderr, `name: fault`, and the exit code.
///
/// That is 0 if all is well, also when the reader of stdout has seen enough and gone away; 2 for a
/// fault in the arguments, 1 for any other.
#[must_use]
pub fn exit(name: &str, outcome: Result<(), Fault>) -> ExitCode {
    let (fault, code) = match outcome {
        Ok(()) => return ExitCode::SUCCESS,
        Err(Fault::Write(error)) if error.kind() == ErrorKind::BrokenPipe => {
            return ExitCode::SUCCESS
        }
        Err(fault @ Fault::Usage(_)) => (fault, 2),
        Err(fault) => (fault, 1),
    };
    // In one write, so that the lines of several programs do not mix. If stderr is gone as well,
    // there is nobody left to tell.
    let _ = io::stderr().write_all(format!("{name}: {fault}\n").as_bytes());
    ExitCode::from(code)
}

/// The size of each of a pipe's two buffers: large enough that system calls cost nothing, small
/// enough for the cache.
const BUFFER: usize = 1 << 16;

/// The longest [`Short`]: a count of 64 bits, 20 digits, and a line end fit.
pub const SHORT: usize = 24;

/// As much of a faulty token as is shown.
const EXCERPT: usize = 40;

/// UTF-8's byte order mark, which some editors put at the very start of a file.
const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// The two ends of a program. Every read first writes what is pending, so that whoever waits for an
/// answer before asking the next question has it.
#[derive(Debug)]
pub struct Pipe<R, W> {
    reader: R,
    input: Box<[u8]>,
    /// `input[pos..end]` has been read and not yet taken.
    pos: usize,
    end: usize,
    /// The line, from 1, that `input[0]` is on.
    line: usize,
    state: State,
    writer: W,
    /// `output[..pending]` is still to be written.
    output: Box<[u8]>,
    pending: usize,
}

#[derive(Debug, PartialEq)]
enum State {
    Start,
    Middle,
    End,
}

impl<R: Read, W: Write> Pipe<R, W> {
    /// A pipe from `reader` to `writer`; nothing is read yet.
    pub fn new(reader: R, writer: W) -> Self {
        Pipe {
            reader,
            input: vec![0; BUFFER].into_boxed_slice(),
            pos: 0,
            end: 0,
            line: 1,
            state: State::Start,
            writer,
            output: vec![0; BUFFER].into_boxed_slice(),
            pending: 0,
        }
    }

    /// The next integer, called `name`, which must be in 0 to `max`; `None` at the end of the input.
    ///
    /// Integers are separated by white space and may have a plus sign and leading zeros.
    ///
    /// # Errors
    /// [`Fault::Input`] names the line, and what stands there instead of an integer or that it is
    /// out of range. The answers written so far are out by then.
    #[inline]
    pub fn integer(&mut self, name: &str, max: u32) -> Result<Option<u32>, Fault> {
        match self.short_integer(max) {
            Some(value) => Ok(Some(value)),
            None => self.any_integer(name, max),
        }
    }

    /// What nearly all input is: one or two digits and a white space, all in the buffer.
    #[inline]
    fn short_integer(&mut self, max: u32) -> Option<u32> {
        if let [first, second, third, ..] = self.input[self.pos..self.end] {
            let (tens, ones) = (first.wrapping_sub(b'0'), second.wrapping_sub(b'0'));
            let (value, length, separator) = if ones < 10 {
                (u32::from(tens) * 10 + u32::from(ones), 3, third)
            } else {
                (u32::from(tens), 2, second)
            };
            if tens < 10 && is_space(separator) && value <= max {
                self.pos += length;
                return Some(value);
            }
        }
        None
    }

    #[cold]
    fn any_integer(&mut self, name: &str, max: u32) -> Result<Option<u32>, Fault> {
        if !self.skip_space()? {
            return Ok(None);
        }
        if let Some(value) = self.short_integer(max) {
            return Ok(Some(value));
        }
        // The token, and its digits without leading zeros, as far as they are shown.
        let (mut text, mut number) = (Vec::new(), Vec::new());
        let mut value: u64 = 0;
        let (mut has_digits, mut is_integer) = (false, true);
        while let Some(byte) = self.peek()?.filter(|&byte| !is_space(byte)) {
            // Then it is a fault whatever follows, and there may be no end to that.
            if number.len() > EXCERPT || !is_integer && text.len() > EXCERPT {
                break;
            }
            self.pos += 1;
            match byte {
                b'0'..=b'9' => {
                    has_digits = true;
                    value = value.saturating_mul(10).saturating_add(u64::from(byte - b'0'));
                    if value > 0 {
                        number.push(byte);
                    }
                }
                b'+' if text.is_empty() => {}
                _ => is_integer = false,
            }
            if text.len() <= EXCERPT {
                text.push(byte);
            }
        }
        if !is_integer || !has_digits {
            let found = shown(&text);
            return Err(self.fault(&format!("expected an integer, found \"{found}\"")));
        }
        if value > u64::from(max) {
            let value = shown(&number);
            let what = format!("{name} = {value} is out of range (0 to {max})");
            return Err(self.fault(&what));
        }
        // The separator goes too, so that what follows starts with a digit.
        self.pos = self.end.min(self.pos + 1);
        Ok(Some(value as u32))
    }

    /// Takes the white space that comes next; false if then the input is at its end.
    fn skip_space(&mut self) -> Result<bool, Fault> {
        while let Some(byte) = self.peek()? {
            if !is_space(byte) {
                return Ok(true);
            }
            self.pos += 1;
        }
        Ok(false)
    }

    /// The input as masks, one per line: `size` lines with `size` characters each, `one` for a bit
    /// that is 1 and `zero` for one that is 0, the lowest first. `None` for an empty input.
    ///
    /// # Errors
    /// [`Fault::Input`] names the line and the column that are not as said, and what was expected.
    pub fn grid(&mut self, size: usize, zero: u8, one: u8) -> Result<Option<Vec<u32>>, Fault> {
        if self.peek()?.is_none() {
            return Ok(None);
        }
        let cell = format!("'{}' or '{}'", char::from(zero), char::from(one));
        let mut rows = vec![0; size];
        for row in &mut rows {
            for column in 0..size {
                match self.peek()? {
                    Some(byte) if byte == zero => {}
                    Some(byte) if byte == one => *row |= 1 << column,
                    found => return Err(self.unexpected(column + 1, &cell, found)),
                }
                self.pos += 1;
            }
            while self.peek()? == Some(b'\r') {
                self.pos += 1;
            }
            match self.peek()? {
                Some(b'\n') => self.pos += 1,
                None => {}
                found => return Err(self.unexpected(size + 1, "the end of the line", found)),
            }
        }
        self.expect_end()?;
        Ok(Some(rows))
    }

    /// Takes the white space that is left.
    ///
    /// # Errors
    /// [`Fault::Input`] names the line that has something else on it.
    pub fn expect_end(&mut self) -> Result<(), Fault> {
        if self.skip_space()? {
            let found = shown(&self.input[self.pos..=self.pos]);
            return Err(self.fault(&format!("expected the end of the input, found \"{found}\"")));
        }
        Ok(())
    }

    /// A fault for what was found in a column, counted from 1, instead of what was expected.
    fn unexpected(&mut self, column: usize, expected: &str, found: Option<u8>) -> Fault {
        let found = match found {
            None => "the end of the input".to_owned(),
            Some(b'\r' | b'\n') => "the end of the line".to_owned(),
            Some(byte) => format!("\"{}\"", shown(&[byte])),
        };
        self.fault(&format!("column {column}: expected {expected}, found {found}"))
    }

    /// A fault in the line that was read last. What is pending is written first: the answers before
    /// a fault stand.
    pub fn fault(&mut self, what: &str) -> Fault {
        let line = self.line + newlines(&self.input[..self.pos]);
        match self.flush() {
            Ok(()) => Fault::Input(format!("line {line}: {what}")),
            Err(fault) => fault,
        }
    }

    /// The next byte, which stays where it is; `None` at the end of the input.
    fn peek(&mut self) -> Result<Option<u8>, Fault> {
        if self.pos == self.end {
            self.refill()?;
        }
        Ok(self.input[self.pos..self.end].first().copied())
    }

    /// Puts the next bytes in place of those in the buffer, all of which have been taken; none at
    /// the end of the input.
    fn refill(&mut self) -> Result<(), Fault> {
        self.line += newlines(&self.input[..self.end]);
        self.pos = 0;
        self.end = 0;
        if self.state == State::Start {
            self.state = State::Middle;
            // The mark may come in pieces.
            while self.read()? && BYTE_ORDER_MARK.starts_with(&self.input[..self.end]) {}
            if self.input[..self.end].starts_with(BYTE_ORDER_MARK) {
                self.pos = BYTE_ORDER_MARK.len();
            }
        } else {
            self.read()?;
        }
        Ok(())
    }

    /// Reads once, behind what is in the buffer; false at the end of the input, after which nothing
    /// is read any more.
    fn read(&mut self) -> Result<bool, Fault> {
        self.flush()?;
        while self.state != State::End {
            match self.reader.read(&mut self.input[self.end..]) {
                Ok(0) => self.state = State::End,
                Ok(length) => {
                    self.end += length;
                    return Ok(true);
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(Fault::Read(error)),
            }
        }
        Ok(false)
    }

    /// Writes `text`: into the buffer, and on from there when that is full, before a read, and at
    /// [`Pipe::flush`].
    pub fn write(&mut self, mut text: &[u8]) -> Result<(), Fault> {
        while self.pending + text.len() > BUFFER {
            let (now, later) = text.split_at(BUFFER - self.pending);
            self.append(now);
            self.drain()?;
            text = later;
        }
        self.append(text);
        Ok(())
    }

    fn append(&mut self, text: &[u8]) {
        let end = self.pending + text.len();
        self.output[self.pending..end].copy_from_slice(text);
        self.pending = end;
    }

    /// Writes a short text: the same, at the cost of one copy of fixed length.
    #[inline]
    pub fn write_short(&mut self, text: &Short) -> Result<(), Fault> {
        if self.pending + SHORT > BUFFER {
            self.drain()?;
        }
        self.output[self.pending..self.pending + SHORT].copy_from_slice(&text.bytes);
        self.pending += text.length;
        Ok(())
    }

    /// Writes `value` in decimal on a line of its own.
    pub fn write_line(&mut self, mut value: u64) -> Result<(), Fault> {
        let mut text = [b'\n'; 21];
        let mut start = text.len() - 1;
        loop {
            start -= 1;
            text[start] = b'0' + (value % 10) as u8;
            value /= 10;
            if value == 0 {
                return self.write(&text[start..]);
            }
        }
    }

    /// Sees everything written so far out of the process. A program ends with this.
    pub fn flush(&mut self) -> Result<(), Fault> {
        self.drain()?;
        self.writer.flush().map_err(Fault::Write)
    }

    fn drain(&mut self) -> Result<(), Fault> {
        let pending = &self.output[..self.pending];
        self.pending = 0;
        self.writer.write_all(pending).map_err(Fault::Write)
    }
}

/// A text of up to [`SHORT`] bytes that is written often.
#[derive(Clone, Copy, Debug)]
pub struct Short {
    bytes: [u8; SHORT],
    length: usize,
}

impl Short {
    /// Takes the first [`SHORT`] bytes of `text`.
    #[must_use]
    pub fn new(text: &str) -> Self {
        let mut bytes = [0; SHORT];
        let length = bytes.len().min(text.len());
        bytes[..length].copy_from_slice(&text.as_bytes()[..length]);
        Short { bytes, length }
    }
}

/// White space, as C's `isspace` has it.
fn is_space(byte: u8) -> bool {
    matches!(byte, b'\t'..=b'\r' | b' ')
}

/// The number of line ends in `bytes`. Summing bytes in pieces that cannot overflow takes a
/// fraction of the time of counting in a `usize`.
fn newlines(bytes: &[u8]) -> usize {
    let count = |piece: &[u8]| piece.iter().map(|&byte| u8::from(byte == b'\n')).sum::<u8>();
    bytes.chunks(255).map(|piece| usize::from(count(piece))).sum()
}

/// Bytes of the input made fit for a terminal.
fn shown(bytes: &[u8]) -> String {
    let cut = if bytes.len() > EXCERPT { "..." } else { "" };
    let bytes = &bytes[..bytes.len().min(EXCERPT)];
    let text: String =
        bytes.iter().flat_map(|&byte| ascii::escape_default(byte)).map(char::from).collect();
    text + cut
}
