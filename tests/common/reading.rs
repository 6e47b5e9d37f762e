//! Reads a text to its end.

use nqueens::error::Error;
use nqueens::io::Io;
use std::io;

/// Reads values up to the end of input or the first error. Returns them and the error's message.
pub fn read_all<T>(
    mut reader: impl io::Read,
    read: impl Fn(&mut Io) -> Result<T, Error>,
) -> (Vec<T>, Option<String>) {
    let (mut writer, mut values) = (io::sink(), vec![]);
    let mut io = Io::new(&mut reader, &mut writer);
    loop {
        match io.has_more().and_then(|more| more.then(|| read(&mut io)).transpose()) {
            Ok(Some(value)) => values.push(value),
            Ok(None) => return (values, None),
            Err(Error::Failure(message)) => return (values, Some(message)),
            Err(error) => panic!("{error:?}"),
        }
    }
}
