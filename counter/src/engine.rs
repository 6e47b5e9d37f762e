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

    /// Checks the kernel. Returns the results since the last check.
    ///
    /// # Errors
    /// If the check fails, which drops the results, or lacks memory, after which it may be tried again.
    pub fn finish(&mut self) -> Result<Counts, CountError> {
        if let Some(n) = self.results.iter().map(|(unit, _)| unit.n).max() {
            let start = Instant::now();
            if !self.kernel.counts_correctly(n).map_err(CountError::Other)? {
                self.results.clear();
                return Err(CountError::WrongCount);
            }
            // A check may have been suspended for days.
            let pause = 200 * start.elapsed().min(Duration::from_secs(20));
            self.next_check = Instant::now() + pause.max(Duration::from_secs(1));
        }
        Ok(take(&mut self.results))
    }
}

/// What the threads share.
struct State<Units, Report> {
    units: Units,
    report: Report,
    counted: usize,
    error: Option<CountError>,
}

impl<Units, Report> State<Units, Report>
where
    Units: Iterator<Item = Unit>,
    Report: FnMut(usize, Result<&[(Unit, u64)], &CountError>),
{
    fn next(&mut self) -> Option<Unit> {
        if self.error.is_none() {
            self.units.next()
        } else {
            None
        }
    }

    fn add(&mut self, counted: usize, results: Result<Counts, CountError>) {
        self.counted += counted;
        (self.report)(self.counted, results.as_deref());
        if self.error != Some(CountError::WrongCount) {
            self.error = results.err().or(self.error.take());
        }
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
    report: impl FnMut(usize, Result<&[(Unit, u64)], &CountError>) + Send,
) -> Result<(), CountError> {
    let state = Mutex::new(State { units: units.fuse(), report, counted: 0, error: None });
    // A lock fails if `units` or `report` has panicked on another thread.
    let work = || -> Option<()> {
        let mut worker = Worker::new(kernel);
        loop {
            let next = state.lock().ok()?.next();
            let results = match next {
                Some(unit) => worker.count(unit),
                None => worker.finish(),
            };
            state.lock().ok()?.add(next.iter().len(), results);
            next?;
        }
    };
    thread::scope(|scope| {
        let start = |_: &usize| thread::Builder::new().spawn_scoped(scope, work).is_ok();
        let lock = state.lock(); // The threads wait.
        started(1 + (1..threads).take_while(start).count());
        drop(lock);
        work();
    });
    state.into_inner().ok().and_then(|state| state.error).map_or(Ok(()), Err)
}
