//! Counting units on several threads. From n = 19 on, results leave a thread only after a check that it counts
//! correctly.

use crate::cutting::Unit;
use crate::kernel::Kernel;
use nqueens::error::Error;
use std::mem::take;
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

/// Units and their counts.
type Counts = Vec<(Unit, u64)>;

/// The reasons to stop counting.
#[derive(Debug, PartialEq)]
pub enum CountError {
    /// Known units were counted wrongly: the machine or the build is faulty.
    WrongCount,
    /// A unit cannot be counted.
    Other(Error),
}

/// Counts units on one thread, and keeps the results until a check has passed.
pub struct Worker {
    kernel: Kernel,
    results: Counts,
    next_check: Instant,
}

impl Worker {
    /// Creates a worker without results.
    pub fn new(kernel: Kernel) -> Self {
        Worker { kernel, results: vec![], next_check: Instant::now() + Duration::from_secs(1) }
    }

    /// Counts the solutions in a unit. Returns no results, or those of [`finish`](Self::finish) if a check is
    /// due: after a second, and after 200 times as long as the last check took.
    pub fn count(&mut self, unit: Unit) -> Result<Counts, CountError> {
        let count = unit.count(self.kernel).map_err(CountError::Other)?;
        self.results.push((unit, count));
        if Instant::now() < self.next_check {
            return Ok(vec![]);
        }
        self.finish()
    }

    /// Checks the kernel. Returns the results since the last check; drops them if this one fails.
    pub fn finish(&mut self) -> Result<Counts, CountError> {
        let results = take(&mut self.results);
        if let Some(n) = results.iter().map(|(unit, _)| unit.n).max() {
            let start = Instant::now();
            if !self.kernel.counts_correctly(n).map_err(CountError::Other)? {
                return Err(CountError::WrongCount);
            }
            // A check may have been suspended for days.
            let pause = 200 * start.elapsed().min(Duration::from_secs(20));
            self.next_check = Instant::now() + pause.max(Duration::from_secs(1));
        }
        Ok(results)
    }
}

/// Counts the solutions in each unit on up to `threads` threads, including the caller's. Calls `started`
/// with the number of threads that could be started; then `report` on any of them, one call at a time, with
/// the number of units counted so far, and results whose thread has since passed a check, or its error.
///
/// # Errors
/// The first error of a thread, after which no unit is begun and the other threads still report results; but
/// [`CountError::WrongCount`] if any thread has that.
pub fn count_units(
    kernel: Kernel,
    threads: usize,
    units: impl Iterator<Item = Unit> + Send,
    started: impl FnOnce(usize),
    mut report: impl FnMut(usize, Result<&[(Unit, u64)], &CountError>) + Send,
) -> Result<(), CountError> {
    let units = Mutex::new(units.fuse());
    let mut counted = 0;
    let report = Mutex::new(|newly_counted, results: Result<&[_], &_>| {
        counted += newly_counted;
        report(counted, results);
    });
    let error = Mutex::new(None);
    // A lock fails if `units` or `report` has panicked on another thread.
    let next = || if error.lock().ok()?.is_none() { units.lock().ok()?.next() } else { None };
    let add = |newly_counted, results: Result<Counts, CountError>| {
        if let Ok(mut report) = report.lock() {
            report(newly_counted, results.as_deref());
        }
        if let (Err(new), Ok(mut error)) = (results, error.lock()) {
            if *error != Some(CountError::WrongCount) {
                *error = Some(new);
            }
        }
    };
    let work = || {
        let mut worker = Worker::new(kernel);
        while let Some(unit) = next() {
            add(1, worker.count(unit));
        }
        add(0, worker.finish());
    };
    thread::scope(|scope| {
        let start = |_: &usize| thread::Builder::new().spawn_scoped(scope, work).is_ok();
        let lock = units.lock(); // The threads wait.
        started(1 + (1..threads).take_while(start).count());
        drop(lock);
        work();
    });
    error.into_inner().ok().flatten().map_or(Ok(()), Err)
}
