//! The pipe: bytes in and bytes out, through a buffer each.

use super::fault::{write_error, Fault};
use std::io::{ErrorKind, Read, Write};

/// The size of the input's buffer. The output's is written once it has as many bytes.
pub const BUFFER: usize = 1 << 16;

/// A program's input and output. Before it reads, it writes what is pending.
pub struct Pipe<'a> {
    reader: &'a mut dyn Read,
    /// What has been read; the bytes before `pos` have been taken.
    input: Vec<u8>,
    pos: usize,
    /// The line, from 1, of `input[0]`.
    line: usize,
    is_at_end: bool,
    writer: &'a mut dyn Write,
    output: Vec<u8>,
}

impl<'a> Pipe<'a> {
    /// From this reader to this writer.
    pub fn new(reader: &'a mut dyn Read, writer: &'a mut dyn Write) -> Self {
        Pipe { reader, writer, input: vec![], output: vec![], pos: 0, line: 1, is_at_end: false }
    }

    /// Whether more than white space is left, which it takes but for the last byte of it.
    #[inline]
    pub fn has_more(&mut self) -> Result<bool, Fault> {
        while self.pos < self.input.len() || self.read()? {
            match *self.buffered() {
                // The usual case: the end of a token, and the next.
                [_, next, ..] if next > b' ' => return Ok(true),
                [next, ..] if is_space(&next) => self.pos += 1,
                [_, ..] => return Ok(true),
                [] => {} // A byte order mark alone.
            }
        }
        Ok(false)
    }

    /// Takes the byte that ended the last token or line, and the next one. `None` at the end. The byte
    /// that ends it stays, so that a fault is in its line. One that has [`BUFFER`] bytes may be longer.
    pub fn take_until(&mut self, is_end: fn(&u8) -> bool) -> Result<Option<&[u8]>, Fault> {
        self.pos += usize::from(matches!(self.buffered(), [byte, ..] if is_end(byte)));
        let mut length = 0;
        loop {
            let rest = &self.buffered()[length..];
            let end = rest.iter().position(is_end);
            length += end.unwrap_or(rest.len());
            if end.is_some() || length == BUFFER {
                self.pos += length;
                return Ok(Some(&self.input[self.pos - length..self.pos]));
            }
            if !self.read()? {
                return Ok(None);
            }
        }
    }

    /// What has been read and not yet taken.
    #[inline]
    pub fn buffered(&self) -> &[u8] {
        &self.input[self.pos..]
    }

    /// Takes so many of these bytes.
    pub fn take(&mut self, length: usize) {
        self.pos += length;
    }

    /// Reads once. False after the end, where a last line without an end has been given one.
    fn read(&mut self) -> Result<bool, Fault> {
        self.flush()?;
        if self.is_at_end {
            return Ok(false);
        }
        let last = self.input.last().copied();
        self.line += newlines(&self.input[..self.pos]);
        self.input.drain(..self.pos);
        self.pos = 0;
        let end = self.input.len();
        self.input.resize(BUFFER, 0);
        let length = loop {
            match self.reader.read(&mut self.input[end..]) {
                Ok(length) => break length,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(Fault(1, format!("read error: {error}"))),
            }
        };
        self.input.truncate(end + length);
        if length == 0 {
            self.is_at_end = true;
            self.input.extend(last.filter(|&byte| byte != b'\n').map(|_| b'\n'));
        }
        if last.is_none() && self.input.starts_with(b"\xEF\xBB\xBF") {
            self.pos = 3; // UTF-8's byte order mark.
        }
        Ok(true)
    }

    /// A fault in the line of what was taken last. The end of the input is a line of its own.
    pub fn fault(&self, what: &str) -> Fault {
        let line = self.line + newlines(&self.input[..self.pos]);
        Fault(1, format!("line {line}: {what}"))
    }

    /// Writes `text`, at the latest when the buffer is full.
    #[inline]
    pub fn write(&mut self, text: &[u8]) -> Result<(), Fault> {
        self.output.extend_from_slice(text);
        if self.output.len() < BUFFER {
            return Ok(());
        }
        self.flush()
    }

    /// Writes a padded text. Copying all N bytes is faster than copying its own.
    #[inline]
    pub fn write_padded<const N: usize>(&mut self, text: &Padded<N>) -> Result<(), Fault> {
        let end = self.output.len() + text.1;
        self.output.extend_from_slice(&text.0);
        self.output.truncate(end);
        self.write(b"")
    }

    /// Writes out what is pending.
    pub fn flush(&mut self) -> Result<(), Fault> {
        let written = self.writer.write_all(&self.output).and_then(|()| self.writer.flush());
        self.output.clear();
        written.map_err(|error| write_error(&error))
    }
}

/// A short text that is written often, and its length.
pub type Padded<const N: usize> = ([u8; N], usize);

/// Pads a text of up to N bytes.
pub fn padded<const N: usize>(text: &str) -> Padded<N> {
    let mut bytes = [0; N];
    bytes[..text.len()].copy_from_slice(text.as_bytes());
    (bytes, text.len())
}

/// White space, as C's `isspace` has it.
pub fn is_space(byte: &u8) -> bool {
    matches!(byte, b'\t'..=b'\r' | b' ')
}

fn newlines(bytes: &[u8]) -> usize {
    bytes.iter().map(|&byte| u32::from(byte == b'\n')).sum::<u32>() as usize
}
