//! The file to which a count appends its results: a log, from which nothing is removed.

use crate::format::{parse_lines, Line};
use crate::note;
use crate::results::{failure, file_error, Input, Results};
use nqueens::error::Error;
use std::ffi::{OsStr, OsString};
use std::fs::{self, File, TryLockError};
use std::io::{self, Read, Write};
use std::path::Path;

/// A file of results, locked.
pub struct ResultsFile {
    name: OsString,
    file: File,
    /// Lines that are not known to be on the disk yet.
    pending: String,
}

impl ResultsFile {
    /// Opens a file or creates it, locks it and reads its results for n.
    ///
    /// # Errors
    /// If that fails, the results conflict, or the file is something else.
    pub fn open(name: OsString, n: u32) -> Result<(Self, Results), Error> {
        let mut file = open_locked(&name).map_err(file_error("open", &name))?;
        let mut text = vec![];
        file.read_to_end(&mut text).map_err(file_error("read", &name))?;
        let files = [Input { name: name.clone(), text }];
        let results = Results::read(Some(n), &files)?;
        let has =
            |kind: &dyn Fn(&Line) -> bool| parse_lines(&files[0].text).any(|(_, line)| kind(&line));
        let has_results = has(&|line| matches!(line, Line::Result { n: found, .. } if *found == n));
        let is_other = |line: &Line| *line == Line::Other || matches!(line, Line::Result { .. });
        if has(&is_other) && !has_results {
            return failure(format!("{} has no results for n = {n}", name.display()));
        }
        Ok((ResultsFile { name, file, pending: String::new() }, results))
    }

    /// Appends lines, and waits until they are on the disk. If that fails, keeps them for the next call, with a
    /// note on stderr unless the last call has failed, too.
    pub fn append(&mut self, lines: &str) {
        let has_failed = !self.pending.is_empty();
        self.pending += lines;
        if let (Err(Error::Failure(message)), false) = (self.write_pending(), has_failed) {
            note(&format!("{message}; the count goes on and tries again"));
        }
    }

    fn write_pending(&mut self) -> Result<(), Error> {
        if self.pending.is_empty() {
            return Ok(());
        }
        // The file may end in a part of a line.
        let written = self.file.write_all(format!("\n{}", self.pending).as_bytes());
        written.and_then(|()| self.file.sync_data()).map_err(file_error("write", &self.name))?;
        self.pending.clear();
        Ok(())
    }

    /// Writes the lines that could not be written before, and closes the file. If the file of this name lacks results or
    /// marks then, appends them to it, with a note.
    ///
    /// # Errors
    /// If a line cannot be written.
    pub fn close(mut self, results: &Results) -> Result<(), Error> {
        self.write_pending()?;
        drop(self.file); // On Windows, nobody can read a locked file.
        let is_file = Path::new(&self.name).is_file(); // A device may have no end.
        let text = if is_file { fs::read(&self.name).unwrap_or_default() } else { vec![] };
        let lacking = results.lacking(&text);
        if lacking.is_empty() {
            return Ok(());
        }
        let changed = format!(
            "{:?} has been removed, replaced or cut; lines that it lacked: {}",
            self.name,
            lacking.len()
        );
        let again =
            ResultsFile::open(self.name, results.entries[0].unit.n).and_then(|(mut file, _)| {
                file.pending = lacking.concat();
                file.write_pending()
            });
        match again {
            Err(Error::Failure(message)) => failure(format!("{changed}; they are lost: {message}")),
            again => again.map(|()| note(&format!("{changed}; they have been appended to it"))),
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::{mark, result_line};
    use nqueens_counter::UNITS_VERSION;
    use std::path::PathBuf;
    use std::{env, process};

    fn path(name: &str) -> PathBuf {
        env::temp_dir().join(format!("nqueens-{name}-{}", process::id()))
    }

    fn line(number: u64) -> String {
        result_line(format!("{UNITS_VERSION} 8 {number}"), number, "vm")
    }

    #[test]
    fn lines_are_appended_and_a_file_that_has_been_changed_is_completed() {
        let path = path("changed");
        let open = || ResultsFile::open(path.clone().into(), 8);
        let check = |change: &dyn Fn(File) -> io::Result<()>, text: &str| {
            fs::write(&path, line(0).trim_end()).unwrap();
            let (mut file, mut results) = open().unwrap();
            assert!(open().is_err(), "no lock");
            for number in 1..4 {
                file.append(&line(number));
                results.insert(number as usize, number, "vm");
                if number == 2 {
                    change(File::options().append(true).open(&path).unwrap()).unwrap();
                }
            }
            let outcome = file.close(&results);
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
            outcome
        };
        let [before, last] = [[line(0) + &line(1), line(2)].join("\n"), "\n".to_owned() + &line(3)];
        assert_eq!(check(&|_| Ok(()), &(before.clone() + &last)), Ok(()));
        // On Windows, nobody else can change a locked file.
        if cfg!(unix) {
            let cut = format!("{before}{UNITS_VERSION} 8");
            let missing = [line(0), line(1), line(2)].concat();
            for (change, text) in [
                (&|mut file: File| write!(file, "{UNITS_VERSION} 8"), cut.clone() + &last),
                (&|file| file.set_len(1), ["v", &last, "\n", &missing].concat()),
                (&|_| fs::remove_file(&path), ["\n", &missing, &line(3)].concat()),
                (
                    &|_| fs::remove_file(&path).and_then(|()| fs::write(&path, &cut)),
                    cut.clone() + &last,
                ),
            ] as [(&dyn Fn(File) -> io::Result<()>, String); 4]
            {
                assert_eq!(check(change, &text), Ok(()));
            }
            let notes = |_| fs::remove_file(&path).and_then(|()| fs::write(&path, "notes"));
            let error = format!("{:?}", check(&notes, "notes").unwrap_err());
            assert!(error.contains("lines that it lacked: 4; they are lost: "), "{error}");
        }
        fs::remove_file(path).unwrap();
    }

    #[test]
    fn a_lost_mark_is_appended_again() {
        let path = path("missing");
        let (file, mut results) = ResultsFile::open(path.clone().into(), 8).unwrap();
        results.faulty.insert("vm".to_owned());
        assert_eq!(file.close(&results), Ok(()));
        assert_eq!(fs::read_to_string(&path).unwrap(), "\n".to_owned() + &mark("vm"));
        fs::remove_file(path).unwrap();
    }

    #[test]
    fn a_file_without_results_is_refused_unless_they_may_have_been_damaged() {
        let path = path("refused");
        let (mark, result, of_9) =
            (mark("vm"), line(1), result_line(format!("{UNITS_VERSION} 9 1"), 1, "vm"));
        let (noted, marked, old) =
            (format!("x\n{result}"), format!("{mark}{of_9}"), result.replace(UNITS_VERSION, "v3"));
        let damaged = format!("{UNITS_VERSION} 8 1\t23");
        let twice = format!("\n{damaged}\n{UNITS_VERSION}");
        let ours = ["", "\n \n", &damaged, &twice, &mark, &noted];
        let others = ["fau", "notes", "\nnotes\n", "\0\0", &old, &marked];
        for (text, is_ours) in
            ours.map(|text| (text, true)).into_iter().chain(others.map(|text| (text, false)))
        {
            fs::write(&path, text).unwrap();
            assert_eq!(ResultsFile::open(path.clone().into(), 8).is_ok(), is_ours, "{text:?}");
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
        }
        fs::remove_file(path).unwrap();
    }
}
