//! The file to which a count appends its results: a log, from which nothing is removed.

use crate::format::{parse_lines, Line};
use crate::note;
use crate::results::{failure, file_error, Results};
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
        let files = [(name.clone(), text)];
        let results = Results::read(Some(n), &files)?;
        let has = |kind: fn(&Line) -> bool| parse_lines(&files[0].1).any(|(_, line)| kind(&line));
        if has(|line| *line == Line::Other) && !has(|line| matches!(line, Line::Result { .. })) {
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

    /// Writes the lines that could not be written before, and closes the file.
    ///
    /// # Errors
    /// If that fails, or the file of this name lacks results or marks.
    pub fn close(mut self, results: &Results) -> Result<(), Error> {
        self.write_pending()?;
        drop(self.file); // On Windows, nobody can read a locked file.
        let is_file = Path::new(&self.name).is_file(); // A device may have no end.
        let text = if is_file { fs::read(&self.name).unwrap_or_default() } else { vec![] };
        let lacking = results.lacking(&text);
        let Some(first) = lacking.first() else { return Ok(()) };
        let (name, number) = (self.name, lacking.len());
        failure(format!(
            "{name:?} has been removed, replaced or cut: lines that it lacks: {number}; the first is {first}"
        ))
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
    use std::path::PathBuf;
    use std::{env, process};

    fn path(name: &str) -> PathBuf {
        env::temp_dir().join(format!("nqueens-{name}-{}", process::id()))
    }

    fn line(number: u64) -> String {
        result_line(format!("v4 8 {number}"), number, "vm")
    }

    #[test]
    fn lines_are_appended_and_a_file_that_has_been_changed_is_noticed() {
        let path = path("changed");
        let open = || ResultsFile::open(path.clone().into(), 8);
        let check = |change: &dyn Fn(File) -> io::Result<()>, text: &str, lacking: &str| {
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
            let error =
                file.close(&results).err().map_or(String::new(), |error| format!("{error:?}"));
            assert_eq!(fs::read_to_string(&path).unwrap_or_default(), text);
            assert!(error.contains(lacking) && error.is_empty() == lacking.is_empty(), "{error}");
        };
        let [before, last] = [[line(0) + &line(1), line(2)].join("\n"), "\n".to_owned() + &line(3)];
        check(&|_| Ok(()), &(before.clone() + &last), "");
        // On Windows, nobody else can change a locked file.
        if cfg!(unix) {
            let cut = before.clone() + "v4 8";
            check(&|mut file| file.write_all(b"v4 8"), &(cut.clone() + &last), "");
            check(
                &|file| file.set_len(1),
                &("v".to_owned() + &last),
                "lacks: 3; the first is the result of v4 8 0",
            );
            check(&|_| fs::remove_file(&path), "", "lacks: 4; ");
            let replace = |_| fs::remove_file(&path).and_then(|()| fs::write(&path, &cut));
            check(&replace, &cut, "lacks: 1; the first is the result of v4 8 3");
        }
        fs::remove_file(path).unwrap();
    }

    #[test]
    fn a_file_without_results_is_refused_unless_they_may_have_been_damaged() {
        let path = path("refused");
        let (mark, result, of_9) = (mark("vm"), line(1), result_line("v4 9 1", 1, "vm"));
        let (noted, marked, old) =
            (format!("x\n{result}"), format!("{mark}{of_9}"), result.replace("v4", "v3"));
        let ours = ["", "\n \n", "v4 8 1\t23", "\nv4 8 1\t23\nv4", &mark, &noted];
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
