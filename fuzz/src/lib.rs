//! What the fuzz targets share.

#[path = "../../tests/common/reading.rs"]
mod reading;

use arbitrary::Arbitrary;
pub use reading::read_all;
use std::io::{Error, ErrorKind, Read, Result};

/// A text and the lengths of the reads that deliver it. libFuzzer's texts are shorter than the pipe's buffer, so no
/// token fills it, and the models need no limit on its length.
#[derive(Arbitrary, Debug)]
pub struct Input {
    pub text: Vec<u8>,
    /// The length of each read in turn; 0 is an interruption.
    pub reads: Vec<u8>,
}

impl Input {
    /// Returns a reader of the text. After the given lengths it reads all that is left.
    pub fn reader(&self) -> impl Read + '_ {
        Pieces { text: &self.text, reads: self.reads.iter() }
    }

    /// Returns the text without a byte order mark.
    pub fn unmarked(&self) -> &[u8] {
        self.text.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(&self.text)
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
