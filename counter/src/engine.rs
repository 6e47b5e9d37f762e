//! Counting units on several threads. From n = 19 on, results leave a thread only after a check that it counts
//! correctly.

use crate::cutting::Unit;
use crate::kernel::Kernel;
use nqueens::error::Error;
use std::mem::{replace, take};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Units and their counts.
type Counts = Vec<(Unit, u64)>;

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

    /// Counts the solutions in a unit. Returns nothing, or what [`finish`](Self::finish) returns if a check is
    /// due: after a second, and after 200 times as long as the last check took.
    pub fn count(&mut self, unit: Unit) -> Result<Counts, Error> {
        self.results.push((unit, unit.count(self.kernel)?));
        if Instant::now() < self.next_check {
            return Ok(vec![]);
        }
        self.finish()
    }

    /// Checks the kernel. Returns the results since the last check; drops them if this one fails.
    pub fn finish(&mut self) -> Result<Counts, Error> {
        let results = take(&mut self.results);
        if let Some(n) = results.iter().map(|(unit, _)| unit.n).max() {
            let start = Instant::now();
            self.kernel.check(n)?;
            // A check may have been suspended for days.
            let pause = 200 * start.elapsed().min(Duration::from_secs(20));
            self.next_check = Instant::now() + pause.max(Duration::from_secs(1));
        }
        Ok(results)
    }
}

/// Counts the solutions in each unit on up to `threads` threads, including the caller's. Calls `started`
/// with the number of threads that could be started; then `report` on any of them, one call at a time, with
/// the number of units counted so far, and results whose thread has since passed a check.
///
/// # Errors
/// The first error of a thread, after which no unit is begun and the other threads still report results; or
/// of `report`, which is then not called again.
pub fn count_units(
    kernel: Kernel,
    threads: usize,
    units: impl Iterator<Item = Unit> + Send,
    started: impl FnOnce(usize),
    report: impl FnMut(usize, &[(Unit, u64)]) -> Result<(), Error> + Send,
) -> Result<(), Error> {
    let shared = Mutex::new((units.fuse(), report, 0, Ok(()), Ok(())));
    let proceed = |newly_counted, results: Result<Counts, Error>| {
        // The lock fails if `report` has panicked on another thread.
        let Ok(mut shared) = shared.lock() else { return None };
        let (units, report, all_counted, counting, reporting) = &mut *shared;
        *all_counted += newly_counted;
        match results {
            Err(error) => *counting = replace(counting, Ok(())).and(Err(error)),
            Ok(results) if reporting.is_ok() => *reporting = report(*all_counted, &results),
            Ok(_) => {}
        }
        (counting.is_ok() && reporting.is_ok()).then(|| units.next()).flatten()
    };
    let work = || {
        let mut worker = Worker::new(kernel);
        let mut next = proceed(0, Ok(vec![]));
        while let Some(unit) = next {
            next = proceed(1, worker.count(unit));
        }
        proceed(0, worker.finish());
    };
    thread::scope(|scope| {
        let start = |_: &usize| thread::Builder::new().spawn_scoped(scope, work).is_ok();
        let lock = shared.lock(); // The threads wait.
        started(1 + (1..threads).take_while(start).count());
        drop(lock);
        work();
    });
    let (.., counting, reporting) = shared.into_inner().unwrap_or_else(PoisonError::into_inner);
    reporting.and(counting)
}
