//! The file to which a count appends its results.

use crate::results::{file_error, note, Results};
use nqueens::error::Error;
use std::ffi::{OsStr, OsString};
use std::fs::{File, TryLockError};
use std::io::{self, ErrorKind, Seek, SeekFrom, Write};

/// A file of results, locked.
pub struct ResultsFile {
    pub name: OsString,
    file: File,
    /// The lines read and appended.
    text: Vec<u8>,
    /// The length of their part that has been written.
    written: usize,
    /// The least length of the file: others may have appended lines.
    length: u64,
}

impl ResultsFile {
    /// Opens a file or creates it, locks it and reads its results. Cuts off a cut line at the end, so
    /// that no result is joined to it.
    pub fn open(name: &OsStr, results: &mut Results) -> Result<Self, Error> {
        let mut file = open_locked(name, false).map_err(file_error("open", name))?;
        let mut text = results.read(name, &mut file)?;
        results.check()?;
        let written = text.len();
        let length = written as u64;
        let end = file.stream_position();
        let cut = end.and_then(|end| if end > length { file.set_len(length) } else { Ok(()) });
        cut.map_err(file_error("write", name))?;
        if text.last().is_some_and(|byte| *byte != b'\n') {
            text.push(b'\n'); // The next write ends the line.
        }
        Ok(ResultsFile { name: name.to_owned(), file, text, written, length })
    }

    /// Appends lines, and waits until they are on the disk. If that fails, keeps them for the next call, with a
    /// note on stderr unless the last call has failed, too.
    pub fn append(&mut self, lines: &str) {
        let had_written_all = self.written == self.text.len();
        self.text.extend_from_slice(lines.as_bytes());
        if let (Err(error), true) = (self.write(), had_written_all) {
            note(&format!(
                "write error: {:?}: {error}; the count goes on and tries again",
                self.name
            ));
        }
    }

    /// Writes the lines that could not be written before.
    pub fn finish(&mut self) -> Result<(), Error> {
        self.write().map_err(file_error("write", &self.name))
    }

    fn write(&mut self) -> io::Result<()> {
        if self.written == self.text.len() {
            return Ok(());
        }
        if !self.is_in_place()? {
            self.start_again()?;
        }
        let end = self.file.seek(SeekFrom::End(0))?;
        let lines = &self.text[self.written..];
        let written = self.file.write_all(lines).and_then(|()| self.file.sync_data());
        if written.is_err() {
            let _ = self.file.set_len(end); // A part of a line may have been written.
            return written;
        }
        self.length = end + lines.len() as u64;
        self.written = self.text.len();
        Ok(())
    }

    /// Returns whether FILE is still the file that was opened, and has not been cut.
    fn is_in_place(&self) -> io::Result<bool> {
        match File::open(&self.name) {
            Ok(found) => Ok(found.metadata()?.len() >= self.length && is_same(&found, &self.file)),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Goes on with a new file for all lines: FILE if it has been removed, or else FILE.new, FILE.new.new, ...
    fn start_again(&mut self) -> io::Result<()> {
        let mut name = self.name.clone();
        let file = loop {
            match open_locked(&name, true) {
                Err(error) if error.kind() == ErrorKind::AlreadyExists => name.push(".new"),
                opened => break opened?,
            }
        };
        note(&format!("{:?} was removed, replaced or cut: all results go to {name:?}", self.name));
        (self.name, self.file, self.written, self.length) = (name, file, 0, 0);
        Ok(())
    }
}

/// Opens and locks a file. Creates it if it does not exist; it must not exist if `is_new`.
fn open_locked(name: &OsStr, is_new: bool) -> io::Result<File> {
    // Windows cannot cut off the end of a file that is open for appending.
    let mut options = File::options();
    options.read(true).write(true).append(cfg!(unix)).create(true).truncate(false);
    let file = options.create_new(is_new).open(name)?;
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

#[cfg(unix)]
fn is_same(found: &File, file: &File) -> bool {
    use std::os::unix::fs::MetadataExt;
    let id = |file: &File| file.metadata().map(|data| (data.dev(), data.ino())).ok();
    id(found) == id(file)
}

// Windows does not tell, but a file that has taken the place of a locked one is not locked.
#[cfg(not(unix))]
fn is_same(found: &File, _: &File) -> bool {
    found.try_lock_shared().is_err()
}

#[test]
fn lines_of_others_are_kept_and_all_results_go_to_a_new_file_if_this_one_is_changed() {
    use std::fs;
    let path = std::env::temp_dir().join(format!("nqueens-{}", std::process::id()));
    let beside = path.with_extension("new");
    let line = |i| crate::format::result_line(format!("v4 8 {i}"), i, "vm");
    let lines = |numbers: &[u64]| numbers.iter().map(|i| line(*i)).collect::<String>();
    let files_after = |change: &dyn Fn(File) -> io::Result<()>| {
        fs::write(&path, line(0).trim_end()).unwrap();
        let mut file = ResultsFile::open(path.as_os_str(), &mut Results::new(8)).unwrap();
        assert!(ResultsFile::open(path.as_os_str(), &mut Results::new(8)).is_err(), "no lock");
        file.append(&line(1));
        change(File::options().append(true).open(&path).unwrap()).unwrap();
        for number in [3, 4] {
            file.append(&line(number));
        }
        assert_eq!(file.finish(), Ok(()));
        drop(file); // On Windows, nobody else can read a locked file.
        [&path, &beside].map(|path| {
            let text = fs::read_to_string(path).ok();
            let _ = fs::remove_file(path);
            text
        })
    };
    let all = Some(lines(&[0, 1, 3, 4]));
    // On Windows, nobody else can write to a locked file, and it may be there until it is closed.
    if cfg!(unix) {
        let appended = files_after(&|mut file| file.write_all(line(2).as_bytes()));
        assert_eq!(appended, [Some(lines(&[0, 1, 2, 3, 4])), None]);
        assert_eq!(files_after(&|file| file.set_len(1)), [Some("v".to_owned()), all.clone()]);
        assert_eq!(files_after(&|_| fs::remove_file(&path)), [all.clone(), None]);
    }
    let others = line(2).repeat(9);
    let moved = path.with_extension("moved");
    let replace = || fs::rename(&path, &moved).and_then(|()| fs::write(&path, &others));
    assert_eq!(files_after(&|_| replace()), [Some(others.clone()), all]);
    fs::remove_file(moved).unwrap();
}
