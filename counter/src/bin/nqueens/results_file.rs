//! The file to which a count appends its results.

use crate::format::result_line;
use crate::results::{file_error, Results};
use nqueens::error::Error;
use nqueens_counter::Unit;
use std::ffi::{OsStr, OsString};
use std::fs::{self, File, Metadata};
use std::io::{self, Seek, SeekFrom, Write};

/// A file of results, locked.
pub struct ResultsFile {
    name: OsString,
    file: File,
    /// The number of bytes that it must have.
    length: u64,
}

impl ResultsFile {
    /// Opens a file or creates it, locks it and reads its results. Cuts off a cut result at the end, so
    /// that no result is joined to it.
    pub fn open(name: &OsStr, results: &mut Results) -> Result<Self, Error> {
        // Windows cannot cut off the end of a file that is open for appending.
        let mut options = File::options();
        options.read(true).write(true).append(cfg!(unix)).create(true).truncate(false);
        let open = || {
            let file = options.open(name)?;
            if !file.metadata()?.is_file() {
                return Err(io::Error::other("not a file")); // A device may have no end.
            }
            let in_use = |_| io::Error::other("in use by another process, or cannot be locked");
            file.try_lock().map_err(in_use)?;
            Ok(file)
        };
        let mut file = open().map_err(file_error("open", name))?;
        let length = results.read(name, &mut file)?;
        let end = file.stream_position();
        let cut = end.and_then(|end| if end > length { file.set_len(length) } else { Ok(()) });
        cut.map_err(file_error("write", name))?;
        Ok(ResultsFile { name: name.to_owned(), file, length })
    }

    /// Appends results, and waits until they are on the disk.
    pub fn append(&mut self, results: &[(Unit, u64)]) -> Result<(), Error> {
        let lines = results.iter().map(|(unit, count)| result_line(unit, *count) + "\n");
        let text: String = lines.collect();
        if text.is_empty() {
            return Ok(());
        }
        let mut append = || {
            let found = self.file.metadata()?;
            if found.len() < self.length || !is_same(&found, &fs::metadata(&self.name)?) {
                return Err(io::Error::other("replaced or cut since the count began"));
            }
            self.length = self.file.seek(SeekFrom::End(0))? + text.len() as u64;
            self.file.write_all(text.as_bytes())?;
            self.file.sync_data()
        };
        append().map_err(file_error("write", &self.name))
    }
}

#[cfg(unix)]
fn is_same(a: &Metadata, b: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (a.dev(), a.ino()) == (b.dev(), b.ino())
}

// Windows does not tell.
#[cfg(not(unix))]
fn is_same(_: &Metadata, _: &Metadata) -> bool {
    true
}

#[test]
fn lines_of_others_are_kept_and_a_changed_file_is_an_error() {
    let path = std::env::temp_dir().join(format!("nqueens-{}", std::process::id()));
    let line = |i: usize| result_line(format!("v4 8 {i}"), i as u64) + "\n";
    let units = nqueens_counter::units(8);
    let outcome_after = |change: &dyn Fn(File) -> io::Result<()>| {
        let mut file = ResultsFile::open(path.as_os_str(), &mut Results::new(8)).unwrap();
        assert!(ResultsFile::open(path.as_os_str(), &mut Results::new(8)).is_err(), "no lock");
        file.append(&[(units[0], 0), (units[1], 1)]).unwrap();
        change(File::options().append(true).open(&path).unwrap()).unwrap();
        let outcome = file.append(&[(units[3], 3)]).map(|()| fs::read_to_string(&path).unwrap());
        let _ = fs::remove_file(&path);
        outcome.unwrap_or_else(|error| format!("{error:?}"))
    };
    let text = outcome_after(&|mut file| file.write_all(line(2).as_bytes()));
    assert_eq!(text, (0..4).map(line).collect::<String>());
    let replaced = |_| fs::remove_file(&path).and_then(|()| fs::write(&path, line(2).repeat(9)));
    assert!(outcome_after(&replaced).contains("replaced or cut"));
    assert!(outcome_after(&|file| file.set_len(1)).contains("replaced or cut"));
    assert!(outcome_after(&|_| fs::remove_file(&path)).contains("No such file"));
}
