//! The file to which a count appends its results: a log, from which nothing is removed.

use crate::format::{parse_line, Line};
use crate::note;
use crate::results::{file_error, Results};
use nqueens::error::Error;
use std::ffi::{OsStr, OsString};
use std::fs::{File, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};

/// A file of results, locked.
pub struct ResultsFile {
    name: OsString,
    n: u32,
    file: File,
    /// The lines read and appended.
    text: Vec<u8>,
    /// The length of their part that has been written.
    written: usize,
    /// The least length of the file: others may have appended lines.
    length: u64,
}

impl ResultsFile {
    /// Opens a file or creates it, locks it and reads its results.
    ///
    /// # Errors
    /// If that fails, the results conflict, or the file is something else.
    pub fn open(name: &OsStr, results: &mut Results) -> Result<Self, Error> {
        Self::read(name, open_locked(name).map_err(file_error("open", name))?, results)
    }

    fn read(name: &OsStr, mut file: File, results: &mut Results) -> Result<Self, Error> {
        let mut text = vec![];
        file.read_to_end(&mut text).map_err(file_error("read", name))?;
        results.read(name, &text)?;
        let n = results.n().unwrap_or_default();
        let may_be_ours =
            |line| matches!(parse_line(line), Line::Faulty(_) | Line::Cut | Line::Blank);
        let mut lines = text.split_inclusive(|byte| *byte == b'\n');
        if results.is_empty() && !lines.all(may_be_ours) {
            return Err(Error::Failure(format!("{} has no results for n = {n}", name.display())));
        }
        results.check()?;
        let length = text.len() as u64;
        if text.last().is_some_and(|byte| *byte != b'\n') {
            text.push(b'\n');
        }
        Ok(ResultsFile { name: name.to_owned(), n, file, written: text.len(), text, length })
    }

    /// Appends lines, and waits until they are on the disk. If that fails, keeps them for the next call, with a
    /// note on stderr unless the last call has failed, too.
    pub fn append(&mut self, lines: &str) {
        let had_written_all = self.written == self.text.len();
        if lines.is_empty() && had_written_all {
            return;
        }
        self.text.extend_from_slice(lines.as_bytes());
        if let (Err(Error::Failure(message)), true) = (self.write_pending(), had_written_all) {
            note(&format!("{message}; the count goes on and tries again"));
        }
    }

    /// Writes the lines that could not be written before. Writes all lines again if the file has been removed,
    /// replaced or cut.
    pub fn write_pending(&mut self) -> Result<(), Error> {
        if !is_same(&self.name, &self.file) {
            let file = open_locked(&self.name).map_err(file_error("open", &self.name))?;
            // Its results are not needed, but they must be results.
            let new = ResultsFile::read(&self.name, file, &mut Results::new(self.n))?;
            (self.file, self.written, self.length) = (new.file, 0, 0);
        }
        self.write().map_err(file_error("write", &self.name))
    }

    fn write(&mut self) -> io::Result<()> {
        let length = self.file.metadata()?.len();
        if length < self.length {
            self.written = 0;
        }
        if self.written == self.text.len() {
            return Ok(());
        }
        let mut last = vec![];
        self.file.seek(SeekFrom::Start(length.saturating_sub(1)))?;
        self.file.read_to_end(&mut last)?;
        if last.last().is_some_and(|byte| *byte != b'\n') {
            self.file.write_all(b"\n")?; // The file ends in a part of a line.
        }
        self.file.write_all(&self.text[self.written..])?;
        self.file.sync_data()?;
        self.written = self.text.len();
        self.length = self.file.metadata()?.len();
        Ok(())
    }
}

/// Opens and locks a file. Creates it if it does not exist.
fn open_locked(name: &OsStr) -> io::Result<File> {
    let file = File::options().read(true).append(true).create(true).open(name)?;
    if !file.metadata()?.is_file() {
        return Err(io::Error::other("not a file")); // A device may have no end.
    }
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(io::Error::other("in use by another process")),
        Err(TryLockError::Error(error)) => Err(io::Error::other(format!(
            "it cannot be locked: {error}; use a file on another file system, such as a local disk"
        ))),
    }
}

/// Returns whether the file still has this name.
#[cfg(unix)]
fn is_same(name: &OsStr, file: &File) -> bool {
    use std::os::unix::fs::MetadataExt;
    let id = |data: std::fs::Metadata| (data.dev(), data.ino());
    let found = std::fs::metadata(name).ok().map(id);
    found.is_some() && found == file.metadata().ok().map(id)
}

// On Windows, a locked file stays in its place.
#[cfg(not(unix))]
fn is_same(_: &OsStr, _: &File) -> bool {
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::{mark, result_line};
    use std::path::PathBuf;
    use std::{env, fs, process};

    fn path(name: &str) -> PathBuf {
        env::temp_dir().join(format!("nqueens-{name}-{}", process::id()))
    }

    fn line(number: u64) -> String {
        result_line(format!("v4 8 {number}"), number, "vm")
    }

    #[test]
    fn lines_of_others_are_kept_and_all_results_are_written_again_if_the_file_is_changed() {
        let path = path("changed");
        let open = || ResultsFile::open(path.as_os_str(), &mut Results::new(8));
        let text_after = |change: &dyn Fn(File) -> io::Result<()>| {
            fs::write(&path, line(0).trim_end()).unwrap();
            let mut file = open().unwrap();
            assert!(open().is_err(), "no lock");
            file.append(&line(1));
            file.append(&line(3));
            change(File::options().append(true).open(&path).unwrap()).unwrap();
            assert_eq!(file.write_pending(), Ok(()));
            file.append(&line(4));
            drop(file); // On Windows, nobody else can read a locked file.
            fs::read_to_string(&path).unwrap()
        };
        let lines =
            |numbers: &[u64]| numbers.iter().map(|number| line(*number)).collect::<String>();
        let all = lines(&[0, 1, 3, 4]);
        assert_eq!(text_after(&|_| Ok(())), all);
        // On Windows, nobody else can change a locked file.
        if cfg!(unix) {
            let appended = text_after(&|mut file| file.write_all(line(2).as_bytes()));
            assert_eq!(appended, lines(&[0, 1, 3, 2, 4]));
            let part = text_after(&|mut file| file.write_all(b"v4 8"));
            assert_eq!(part, lines(&[0, 1, 3]) + "v4 8\n" + &line(4));
            assert_eq!(text_after(&|file| file.set_len(1)), "v\n".to_owned() + &all);
            assert_eq!(text_after(&|_| fs::remove_file(&path)), all);
            let moved = path.with_extension("moved");
            let replace = || fs::rename(&path, &moved).and_then(|()| fs::write(&path, line(2)));
            assert_eq!(text_after(&|_| replace()), line(2) + &all);
            fs::remove_file(moved).unwrap();
        }
        fs::remove_file(path).unwrap();
    }

    #[test]
    fn a_file_without_results_is_refused_unless_it_may_have_been_cut() {
        let path = path("refused");
        for (text, is_refused) in [
            ("", false),
            ("\n \n", false),
            ("v4 8 1\t23", false),
            ("fau", true),
            ("notes", true),
            ("\nnotes\n", true),
            ("\0\0", true),
            (&line(1).replace("v4", "v3"), true),
            (&("notes\n".to_owned() + &line(1)), false),
            (&mark("vm"), false),
            (&(mark("vm") + &result_line("v4 9 1", 1, "vm")), true),
        ] {
            fs::write(&path, text).unwrap();
            let file = ResultsFile::open(path.as_os_str(), &mut Results::new(8));
            assert_eq!(file.is_err(), is_refused, "{text:?}");
            drop(file);
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
        }
        fs::remove_file(path).unwrap();
    }
}
