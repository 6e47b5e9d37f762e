//! What the targets that read text share.

use arbitrary::Arbitrary;
use nqueens::fault::Fault;
use nqueens::pipe::Pipe;
use std::io::{Error, ErrorKind, Read, Result};

/// A text and how it arrives.
#[derive(Arbitrary, Debug)]
pub struct Input {
    pub text: Vec<u8>,
    /// The length of each read in turn; 0 is an interruption.
    pub reads: Vec<u8>,
}

impl Input {
    /// A reader of the text; reads all that is left when there are no more lengths.
    pub fn reader(&self) -> impl Read + '_ {
        Pieces { text: &self.text, reads: self.reads.iter() }
    }

    /// The text without a byte order mark, if the first read holds it.
    pub fn unmarked(&self) -> &[u8] {
        let first = self.reads.iter().find(|&&length| length != 0);
        match self.text.strip_prefix(b"\xEF\xBB\xBF") {
            Some(rest) if first.is_none_or(|&length| length >= 3) => rest,
            _ => &self.text,
        }
    }
}

struct Pieces<'a> {
    text: &'a [u8],
    reads: std::slice::Iter<'a, u8>,
}

impl Read for Pieces<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize> {
        let most = match self.reads.next() {
            Some(0) => return Err(Error::from(ErrorKind::Interrupted)),
            Some(&length) => usize::from(length),
            None => self.text.len(),
        };
        let length = most.min(buffer.len());
        self.text.read(&mut buffer[..length])
    }
}

/// What is read up to the end or the first fault, and the fault's message.
pub fn read_all<T>(
    input: &Input,
    read: impl Fn(&mut Pipe) -> std::result::Result<T, Fault>,
) -> (Vec<T>, Option<String>) {
    let (mut reader, mut writer) = (input.reader(), std::io::sink());
    let mut pipe = Pipe::new(&mut reader, &mut writer);
    let mut found = vec![];
    loop {
        match pipe.has_more().and_then(|more| more.then(|| read(&mut pipe)).transpose()) {
            Ok(Some(value)) => found.push(value),
            Ok(None) => return (found, None),
            Err(Fault(_, message)) => return (found, Some(message)),
        }
    }
}
