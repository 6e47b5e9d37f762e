//! The process boundary: stdin, stdout, error messages and exit codes.
//!
//! A program is `solve(&mut Pipe) -> Result<(), Fault>` and a `main` that calls [`run`], or [`main`]
//! if it takes arguments. A [`Pipe`] has one fixed buffer on each side, so ten million lines take no
//! more memory than one.
//!
//! Nothing here panics or loses output silently, as `print!` and a dropped `BufWriter` do when the
//! disk is full.

use std::ascii;
use std::env;
use std::ffi::OsString;
use std::fmt;
use std::io::{self, ErrorKind, Read, Write};
use std::process::ExitCode;
use std::str;

/// What ends a program early.
#[derive(Debug)]
pub enum Fault {
    /// Bad arguments or environment; the text says how.
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

/// The `main` of a program that takes no arguments: runs `solve` from stdin to stdout.
///
/// `source` is as for [`main`].
pub fn run(source: &str, solve: impl FnOnce(&mut Pipe) -> Result<(), Fault>) -> ExitCode {
    main(source, |arguments| match arguments {
        [] => with_stdio(solve),
        _ => Err(Fault::Usage("takes no arguments, it reads stdin (see --help)".to_owned())),
    })
}

/// The `main` of a program: calls `solve` with its arguments. Turns a fault into one line on stderr,
/// `name: fault`, and the exit code.
///
/// `source` is the program's own text. The comment at its top begins with `# name: ` and is what
/// `--help` prints.
///
/// The exit code is 0 on success, and also if the reader of stdout has gone away; 2 for bad
/// arguments, 1 for any other fault.
pub fn main(source: &str, solve: impl FnOnce(&[OsString]) -> Result<(), Fault>) -> ExitCode {
    let header = source.lines().filter_map(|line| line.strip_prefix("//!"));
    let header = header.map(|line| format!("{}\n", line.strip_prefix(' ').unwrap_or(line)));
    let header: String = header.collect();
    let help = header.trim_start_matches("# ");
    let name = help.split(':').next().unwrap_or_default();
    let arguments: Vec<OsString> = env::args_os().skip(1).collect();
    let outcome = match &arguments[..] {
        [argument] if argument == "--help" || argument == "-h" => print(help),
        [argument] if argument == "--version" || argument == "-V" => print(&format!(
            "{name} {}\n",
            option_env!("CARGO_PKG_VERSION").unwrap_or("(single file)")
        )),
        arguments => solve(arguments),
    };
    let (fault, code) = match outcome {
        Ok(()) => return ExitCode::SUCCESS,
        Err(Fault::Write(error)) if is_gone(&error) => return ExitCode::SUCCESS,
        Err(fault @ Fault::Usage(_)) => (fault, 2),
        Err(fault) => (fault, 1),
    };
    // In one write, so that the lines of several programs do not mix. If stderr is gone too, nobody
    // can be told.
    let _ = io::stderr().write_all(format!("{name}: {fault}\n").as_bytes());
    ExitCode::from(code)
}

/// Whether the reader of a pipe or of a socket has gone away.
fn is_gone(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::BrokenPipe | ErrorKind::ConnectionReset)
}

/// Writes `text` to stdout.
pub fn print(text: &str) -> Result<(), Fault> {
    with_stdio(|pipe| pipe.write(text.as_bytes()))
}

/// Runs `solve` from stdin to stdout.
pub fn with_stdio(solve: impl FnOnce(&mut Pipe) -> Result<(), Fault>) -> Result<(), Fault> {
    let (mut stdin, mut stdout) = stdio().map_err(Fault::Read)?;
    let mut pipe = Pipe::new(&mut stdin, &mut stdout);
    let outcome = solve(&mut pipe);
    // Even after a fault, so that earlier answers are written. A write error takes precedence.
    pipe.flush().and(outcome)
}

/// Stdin and stdout as files. The handles of `std` ignore EBADF, so with a descriptor that is open in
/// the wrong mode they would lose all output silently.
#[cfg(unix)]
pub fn stdio() -> io::Result<(impl Read, impl Write)> {
    use std::fs::File;
    use std::os::unix::io::AsFd;
    let stdin = io::stdin().as_fd().try_clone_to_owned()?;
    let stdout = io::stdout().as_fd().try_clone_to_owned()?;
    Ok((File::from(stdin), File::from(stdout)))
}

/// Stdin and stdout, locked.
#[cfg(not(unix))]
#[allow(clippy::unnecessary_wraps)] // As on Unix.
pub fn stdio() -> io::Result<(impl Read, impl Write)> {
    Ok((io::stdin().lock(), io::stdout().lock()))
}

/// The size of each of a pipe's two buffers: large enough that system calls cost nothing, small
/// enough for the cache.
const BUFFER: usize = 1 << 16;

/// The longest [`Short`]: enough for a `u64` of 20 digits and a line end.
pub const SHORT: usize = 24;

/// Bytes of a bad token that a message shows.
const EXCERPT: usize = 40;

/// What a message calls a character of a grid.
const SQUARE: &str = "'.' or '*'";

/// UTF-8's byte order mark, which some editors put at the very start of a file.
const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// A program's input and output. Pending output is written before every read, so whoever waits for
/// an answer before asking the next question has it.
pub struct Pipe<'a> {
    reader: &'a mut dyn Read,
    input: Box<[u8]>,
    /// `input[pos..end]` has been read and not yet taken.
    pos: usize,
    end: usize,
    /// The line, from 1, that `input[0]` is on.
    line: usize,
    is_at_start: bool,
    is_at_end: bool,
    writer: &'a mut dyn Write,
    /// What is still to be written.
    output: Vec<u8>,
}

impl<'a> Pipe<'a> {
    /// A pipe from `reader` to `writer`; nothing is read yet.
    pub fn new(reader: &'a mut dyn Read, writer: &'a mut dyn Write) -> Self {
        Pipe {
            reader,
            input: vec![0; BUFFER].into_boxed_slice(),
            pos: 0,
            end: 0,
            line: 1,
            is_at_start: true,
            is_at_end: false,
            writer,
            output: Vec::with_capacity(BUFFER),
        }
    }

    /// The next integer, called `name`, which must be in 0 to `max`; `None` at the end of the input.
    ///
    /// Integers are separated by white space and may have a plus sign and leading zeros.
    ///
    /// # Errors
    /// [`Fault::Input`] names the line, and what stands there instead of an integer or that it is
    /// out of range.
    #[inline]
    pub fn integer(&mut self, name: &str, max: u32) -> Result<Option<u32>, Fault> {
        if self.pos < self.end && is_space(self.input[self.pos]) {
            self.pos += 1;
        }
        match self.short_integer(max) {
            Some(value) => Ok(Some(value)),
            None => self.any_integer(name, max),
        }
    }

    /// The usual case: one or two digits and a separator, all in the buffer. The separator stays
    /// there, so that a fault that is found next is in the right line.
    #[inline]
    fn short_integer(&mut self, max: u32) -> Option<u32> {
        if let [first, second, third, ..] = self.input[self.pos..self.end] {
            let (tens, ones) = (first.wrapping_sub(b'0'), second.wrapping_sub(b'0'));
            let (value, length, separator) = if ones < 10 {
                (u32::from(tens) * 10 + u32::from(ones), 2, third)
            } else {
                (u32::from(tens), 1, second)
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
        let (mut token, mut is_zeros) = (Vec::new(), true);
        while let Some(byte) = self.peek()?.filter(|&byte| !is_space(byte)) {
            if token.len() == BUFFER {
                break; // It is no integer in range, and may be endless.
            }
            // Of leading zeros, which may be many, no more are kept than are shown.
            is_zeros &= byte == b'0' || token.is_empty() && is_sign(byte);
            if !is_zeros || token.len() < EXCERPT {
                token.push(byte);
            }
            self.pos += 1;
        }
        let sign = usize::from(is_sign(token[0]));
        let value = str::from_utf8(&token).ok().and_then(|text| text.parse::<i64>().ok());
        let what = match (value, token[sign..].iter().position(|byte| !byte.is_ascii_digit())) {
            (Some(value), _) if (0..=i64::from(max)).contains(&value) => {
                return Ok(Some(value as u32))
            }
            (Some(value), _) => format!("{name} = {value} is out of range (0 to {max})"),
            (None, None) if token.len() > sign => {
                let digits = excerpt(&token, token.len() - 1);
                format!("{name} = {digits} is out of range (0 to {max})")
            }
            (None, at) => {
                format!(
                    "expected an integer, found \"{}\"",
                    excerpt(&token, sign + at.unwrap_or(0))
                )
            }
        };
        Err(self.fault(&what))
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

    /// The next grid as masks: 8 lines of 8 characters, in which bit c of a line is 1 for a `*` in
    /// column c and 0 for a `.`. `None` at the end of the input. Blank lines before it are skipped.
    ///
    /// # Errors
    /// [`Fault::Input`] names the line and the column that are not as said, and what was expected.
    pub fn grid(&mut self) -> Result<Option<[u32; 8]>, Fault> {
        let mut indent = None;
        while let Some(byte) = self.peek()?.filter(|&byte| is_space(byte)) {
            indent = if byte == b'\n' { None } else { indent.or(Some(byte)) };
            self.pos += 1;
        }
        if self.peek()?.is_none() {
            return Ok(None);
        }
        if indent.is_some() {
            return Err(self.unexpected(1, SQUARE, indent));
        }
        let mut rows = [0; 8];
        for row in &mut rows {
            for column in 0..8 {
                match self.peek()? {
                    Some(b'.') => {}
                    Some(b'*') => *row |= 1 << column,
                    found => return Err(self.unexpected(column + 1, SQUARE, found)),
                }
                self.pos += 1;
            }
            while self.peek()? == Some(b'\r') {
                self.pos += 1;
            }
            match self.peek()? {
                Some(b'\n') => self.pos += 1,
                None => self.line += 1, // So that a missing row is in the next line.
                found => return Err(self.unexpected(9, "the end of the line", found)),
            }
        }
        Ok(Some(rows))
    }

    /// A fault for what was found in a column, counted from 1, instead of what was expected.
    fn unexpected(&self, column: usize, expected: &str, found: Option<u8>) -> Fault {
        let found = match found {
            None => "the end of the input".to_owned(),
            Some(b'\r' | b'\n') => "the end of the line".to_owned(),
            Some(byte) => format!("\"{}\"", excerpt(&[byte], 0)),
        };
        self.fault(&format!("column {column}: expected {expected}, found {found}"))
    }

    /// A fault in the line of the next byte.
    #[must_use]
    pub fn fault(&self, what: &str) -> Fault {
        let line = self.line + newlines(&self.input[..self.pos]);
        Fault::Input(format!("line {line}: {what}"))
    }

    /// The next byte, which stays where it is; `None` at the end of the input.
    fn peek(&mut self) -> Result<Option<u8>, Fault> {
        if self.pos == self.end {
            self.refill()?;
        }
        Ok(self.input[self.pos..self.end].first().copied())
    }

    /// Refills the buffer, whose bytes have all been taken; leaves it empty at the end of the input.
    fn refill(&mut self) -> Result<(), Fault> {
        self.line += newlines(&self.input[..self.end]);
        (self.pos, self.end) = (0, 0);
        self.read()?;
        if self.is_at_start {
            self.is_at_start = false;
            // The mark may come in pieces, and alone it must not be taken for the end of the input.
            while BYTE_ORDER_MARK.starts_with(&self.input[..self.end]) && self.read()? {}
            if self.input[..self.end].starts_with(BYTE_ORDER_MARK) {
                self.pos = BYTE_ORDER_MARK.len();
            }
        }
        Ok(())
    }

    /// Reads once, appending. False at the end of the input; the reader is not called again then.
    fn read(&mut self) -> Result<bool, Fault> {
        self.flush()?;
        while !self.is_at_end {
            match self.reader.read(&mut self.input[self.end..]) {
                Ok(0) => self.is_at_end = true,
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

    /// Writes `text` into a buffer, which is written out when it is full, before a read and by
    /// [`Pipe::flush`].
    pub fn write(&mut self, text: &[u8]) -> Result<(), Fault> {
        self.output.extend_from_slice(text);
        self.drain_if_full()
    }

    /// As [`Pipe::write`], but copies a fixed number of bytes, which is faster.
    #[inline]
    pub fn write_short(&mut self, text: &Short) -> Result<(), Fault> {
        let end = self.output.len() + text.length;
        self.output.extend_from_slice(&text.bytes);
        self.output.truncate(end);
        self.drain_if_full()
    }

    /// Writes `value` on a line of its own.
    pub fn write_line(&mut self, value: impl fmt::Display) -> Result<(), Fault> {
        self.write(format!("{value}\n").as_bytes())
    }

    /// Writes out everything still in the buffer.
    pub fn flush(&mut self) -> Result<(), Fault> {
        self.drain()?;
        self.writer.flush().map_err(Fault::Write)
    }

    /// Flushes if the computation that follows is long.
    pub fn flush_if(&mut self, is_long: bool) -> Result<(), Fault> {
        if is_long {
            self.flush()
        } else {
            Ok(())
        }
    }

    #[inline]
    fn drain_if_full(&mut self) -> Result<(), Fault> {
        if self.output.len() < BUFFER {
            Ok(())
        } else {
            self.drain()
        }
    }

    fn drain(&mut self) -> Result<(), Fault> {
        let written = self.writer.write_all(&self.output);
        self.output.clear();
        written.map_err(Fault::Write)
    }
}

/// A text of up to [`SHORT`] bytes that is written often.
#[derive(Clone, Copy, Debug)]
pub struct Short {
    bytes: [u8; SHORT],
    length: usize,
}

impl Short {
    /// # Panics
    /// If `text` is longer than [`SHORT`] bytes.
    #[must_use]
    pub fn new(text: &str) -> Self {
        let mut bytes = [0; SHORT];
        bytes[..text.len()].copy_from_slice(text.as_bytes());
        Short { bytes, length: text.len() }
    }
}

fn is_sign(byte: u8) -> bool {
    byte == b'+' || byte == b'-'
}

/// White space, as C's `isspace` has it.
fn is_space(byte: u8) -> bool {
    matches!(byte, b'\t'..=b'\r' | b' ')
}

/// The number of line ends in `bytes`. Summing bytes, in pieces short enough not to overflow, is
/// several times as fast as counting in a `usize`.
fn newlines(bytes: &[u8]) -> usize {
    let count = |piece: &[u8]| piece.iter().map(|&byte| u8::from(byte == b'\n')).sum::<u8>();
    bytes.chunks(255).map(|piece| usize::from(count(piece))).sum()
}

/// As much of a token as a message shows, escaped for printing: its beginning, and the byte `at`.
fn excerpt(token: &[u8], at: usize) -> String {
    let escape = |bytes: &[u8]| -> String {
        bytes.iter().flat_map(|&byte| ascii::escape_default(byte)).map(char::from).collect()
    };
    let rest = |end| if end < token.len() { "..." } else { "" };
    if at < EXCERPT {
        let end = token.len().min(EXCERPT);
        escape(&token[..end]) + rest(end)
    } else {
        let (half, end) = (EXCERPT / 2, at + 1);
        escape(&token[..half]) + "..." + &escape(&token[end - half..end]) + rest(end)
    }
}
