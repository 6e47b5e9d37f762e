//! Usage: nqueens count N [--results FILE] [--threads T]
//!
//! Counts the solutions for N queens.
//!
//! N is from 0 to 28. If stderr is a terminal, a line there, such as `155/518 0:00:07`, shows how
//! many of the work units have been counted and an estimate of the time left. From N = 19 on, each
//! thread checks itself now and then: it counts units whose counts are known. If a check fails, the
//! count ends with an error, and FILE marks the machine as faulty: all its results there are
//! ignored, and their units must be counted on another machine. A total that differs from the
//! known count is not printed.
//!
//!   -r, --results FILE  append results to FILE once their thread has passed a check, and count
//!                       only the units that have none there; N is from 4 to 28
//!   -t, --threads T     use up to T threads (default: all cores); each needs up to 0.6 GB of
//!                       memory for N = 28, and less for other N
//!
//! A count with --results may be killed, and goes on with the same command. It loses what has been
//! counted since the last checks: seconds, or minutes from N = 24 on. FILE may also hold results
//! from elsewhere, like the files of `nqueens total`. A result for another N is an error, and lines
//! that are no results are ignored, with a note. If FILE cannot be written, the count goes on and
//! tries again. If FILE is removed, replaced or cut during the count, the results that it lacks are
//! appended to FILE at the end, with a note. If stdout is closed (`>&-`), the total is lost without
//! an error, but FILE has the results.
//!
//! Example: `nqueens count 18` prints `666090624`.

use crate::arguments::{finish, number, parse, take_n};
use crate::results::{failure, Results, Total};
use crate::results_file::ResultsFile;
use crate::{both, format, machine, note, progress};
use nqueens::process::print;
use nqueens::{bitmask, error::Error};
use nqueens_counter::{count_on_threads, threads_that_fit, CountError, Kernel, SIZES};
use std::ffi::OsString;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

pub fn run(words: &[OsString]) -> Result<(), Error> {
    let (mut operands, [name, threads]) = parse(words, ["--results", "--threads"])?;
    let n = take_n(&mut operands, if name.is_some() { SIZES } else { 0..=*SIZES.end() })?;
    finish(&operands)?;
    let max_threads = match threads {
        Some(threads) => number("--threads", &threads, 1..=1 << 16)? as usize,
        None => thread::available_parallelism().map_or(1, usize::from),
    };
    if !SIZES.contains(&n) {
        return print(&format!("{}\n", bitmask::count(n)));
    }
    let counter = Counter { kernel: Kernel::fastest(), machine: machine::name(), max_threads };
    let Outcome { total, closed } = counter.count(n, name.as_ref())?;
    let printed = total.and_then(|total| print(&format!("{}\n", total.count)).map(|()| total));
    let total = both(printed, closed)?;
    if name.is_some() {
        note(&total.confirmed);
    }
    Ok(())
}

/// The outcome of a count.
struct Outcome {
    total: Result<Total, Error>,
    /// Whether the file has all results.
    closed: Result<(), Error>,
}

/// What counts units.
struct Counter {
    kernel: Kernel,
    machine: String,
    max_threads: usize,
}

impl Counter {
    /// Counts the units that have no result in the file.
    ///
    /// # Errors
    /// If nothing can be counted because of the file.
    fn count(&self, n: u32, name: Option<&OsString>) -> Result<Outcome, Error> {
        let (mut file, mut results) = match name {
            Some(name) => {
                let (file, results) = ResultsFile::open(name.clone(), n)?;
                (Some(file), results)
            }
            None => (None, Results::read(Some(n), &[])?),
        };
        results.notes.iter().for_each(|text| note(text));
        if results.faulty.contains(&self.machine) {
            return failure(format!(
                "this machine ({}) has counted known units wrongly before: count on another machine; or, if this one \
                 has been repaired, delete the lines with its name from {:?}",
                self.machine,
                name.unwrap_or(&OsString::new())
            ));
        }
        let outcome = self.count_missing(&mut results, file.as_mut());
        let closed = file.map_or(Ok(()), |file| file.close(&results));
        let outcome = outcome.map_err(|error| machine::error(&error, &self.machine));
        Ok(Outcome { total: outcome.and_then(|()| results.total()), closed })
    }

    /// Counts the units without a result, and appends the results to the file.
    fn count_missing(
        &self,
        results: &mut Results,
        mut file: Option<&mut ResultsFile>,
    ) -> Result<(), CountError> {
        let missing = results.missing();
        let Some(first) = missing.first() else { return Ok(()) };
        let max_threads = self.max_threads.min(missing.len());
        let threads = threads_that_fit(first.n, max_threads).ok_or(CountError::NotEnoughMemory)?;
        let started = |number| {
            if number < max_threads {
                let threads = format!("only {number} of {max_threads} threads");
                note(&format!("{threads} fit into memory and could be started"));
            }
        };
        let (counted, sizes) = (AtomicUsize::new(0), [missing.len(), results.entries.len()]);
        let units = missing.into_iter();
        progress::show_during(&counted, sizes, || {
            count_on_threads(self.kernel, threads, units, started, |number, checked| {
                counted.store(number, Ordering::Relaxed);
                if let Some(file) = &mut file {
                    file.append(&format::lines(checked, &self.machine));
                }
                if checked == Err(&CountError::WrongCount) {
                    results.faulty.insert(self.machine.clone());
                }
                for (unit, count) in checked.unwrap_or_default() {
                    results.insert(unit.number, *count, &self.machine);
                }
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nqueens_counter::units;
    use std::{env, fs, process};

    /// Counts n = 19 with a kernel that is right or wrong. Returns the error.
    fn error(kernel: Kernel, machine: &str, name: &OsString) -> String {
        let counter = Counter { kernel, machine: machine.to_owned(), max_threads: 1 };
        match counter.count(19, Some(name)).and_then(|outcome| both(outcome.total, outcome.closed))
        {
            Err(Error::Failure(message)) => message,
            outcome => panic!("{:?}", outcome.map(|total| total.count)),
        }
    }

    #[test]
    fn a_machine_that_counts_wrongly_is_marked_and_does_not_count_again() {
        let path = env::temp_dir().join(format!("nqueens-faulty-{}", process::id()));
        let name = path.clone().into_os_string();
        let result = |machine| format::result_line(units(19)[0], 0, machine);
        fs::write(&path, result("sick") + &result("vm")).unwrap();
        let message = error(Kernel::fastest().miscounting(), "sick", &name);
        assert!(message.starts_with("known units are counted wrongly: "), "{message}");
        let text = [result("sick"), result("vm"), "\n".to_owned(), format::mark("sick")].concat();
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
        let message = error(Kernel::fastest(), "sick", &name);
        assert!(message.contains("(sick) has counted known units wrongly before"), "{message}");
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
        let (_, results) = ResultsFile::open(name, 19).unwrap();
        assert_eq!(results.missing().len(), units(19).len() - 1, "the result of vm is left");
        fs::remove_file(path).unwrap();
    }
}
