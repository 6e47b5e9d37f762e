//! Counting units on several threads. From n = 19 on, results leave a thread only after a check that it counts
//! correctly.

use crate::counting::CountError;
use crate::cutting::Unit;
use crate::kernel::Kernel;
use std::mem::take;
use std::sync::Mutex;
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

    /// Counts the solutions in a unit. Returns no results, or those of [`finish`](Self::finish) if a check is
    /// due: after a second, and after 200 times as long as the last check took.
    pub fn count(&mut self, unit: Unit) -> Result<Counts, CountError> {
        self.results.push((unit, unit.count(self.kernel)?));
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
            let outcome = self.kernel.check(n);
            if outcome == Err(CountError::WrongCount) {
                self.results.clear();
            }
            outcome?;
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
        if self.error.is_none() || results == Err(CountError::WrongCount) {
            self.error = results.err();
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
pub fn count_on_threads(
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
            state.lock().ok()?.add(usize::from(next.is_some()), results);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cutting::units;
    use crate::lanes::Lanes;
    use nqueens::table::COUNTS;
    use std::cell::Cell;

    /// Counts units. Returns the outcome, and the results that were reported.
    fn count(
        kernel: Kernel,
        threads: usize,
        units: impl Iterator<Item = Unit> + Send,
    ) -> (Result<(), CountError>, Vec<(Unit, u64)>) {
        let mut results = vec![];
        let report = |_, checked: Result<&[_], &_>| {
            results.extend_from_slice(checked.unwrap_or_default());
        };
        (count_on_threads(kernel, threads, units, drop, report), results)
    }

    #[test]
    fn all_units_are_counted() {
        for threads in [1, 2, 7] {
            let (outcome, results) = count(Kernel::fastest(), threads, units(16).into_iter());
            let total = results.iter().map(|(_, count)| count).sum();
            assert_eq!((outcome, COUNTS[16]), (Ok(()), total), "{threads} threads");
        }
    }

    thread_local! {
        /// What this thread makes of each product.
        static ALTER: Cell<fn(u64) -> Option<u64>> = const { Cell::new(Some) };
    }

    /// A kernel with altered products.
    fn altered() -> Kernel {
        let product = |a: &[Lanes], b: &[Lanes], ys: &[u16], xs: &[u16]| {
            (Kernel::fastest().product)(a, b, ys, xs).and_then(ALTER.get())
        };
        Kernel { product, ..Kernel::fastest() }
    }

    #[test]
    fn a_worker_drops_its_results_if_a_check_fails() {
        let mut worker = Worker::new(altered());
        ALTER.set(|count| Some(count + 1));
        let outcome = worker.count(units(20)[0]).and_then(|_| worker.finish());
        assert_eq!(outcome, Err(CountError::WrongCount));
        ALTER.set(Some);
        assert_eq!(worker.finish(), Ok(vec![]));
    }

    #[test]
    fn a_check_follows_within_a_second_or_200_times_its_own_time() {
        let start = Instant::now();
        let mut worker = Worker::new(Kernel::fastest());
        assert!(worker.next_check <= Instant::now() + Duration::from_secs(1));
        worker.results.push((units(19)[0], 0));
        assert_eq!(worker.finish().map(|results| results.len()), Ok(1));
        let pause = (200 * start.elapsed()).max(Duration::from_secs(1));
        assert!(worker.next_check <= Instant::now() + pause);
    }

    #[test]
    fn results_of_a_thread_that_counts_wrongly_are_not_reported() {
        let units = &units(19)[..200];
        for threads in [1, 4] {
            let mut taken = vec![];
            let units = units.iter().copied().inspect(|unit| {
                taken.push((thread::current().id(), *unit));
                if taken.len() == 100 {
                    ALTER.set(|count| Some(count + 1));
                }
            });
            let (outcome, results) = count(altered(), threads, units);
            ALTER.set(Some);
            assert_eq!(outcome, Err(CountError::WrongCount));
            for (unit, count) in &results {
                assert_eq!(unit.count(Kernel::fastest()), Ok(*count), "{unit}");
            }
            let is_reported = |unit| results.iter().any(|result| result.0 == unit);
            let wrong = taken[99].0;
            let (by_wrong, by_others): (Vec<_>, Vec<_>) =
                taken.into_iter().enumerate().partition(|(_, (thread, _))| *thread == wrong);
            assert!(by_others.iter().all(|(_, (_, unit))| is_reported(*unit)));
            assert!(!by_wrong.iter().any(|(i, (_, unit))| *i >= 99 && is_reported(*unit)));
        }
    }

    #[test]
    fn a_wrong_count_outweighs_an_earlier_error() {
        let mut taken = 0;
        let units = units(19).into_iter().inspect(|_| {
            taken += 1;
            if taken == 3 {
                ALTER.set(|_| None);
            }
        });
        let outcome = count(altered(), 1, units);
        ALTER.set(Some);
        assert_eq!(outcome, (Err(CountError::WrongCount), vec![]));
    }

    #[test]
    fn a_large_table_entry_ends_the_count() {
        let kernel = Kernel { product: |_, _, _, _| None, ..Kernel::fastest() };
        let mut begun = 0;
        let (outcome, results) = count(kernel, 7, units(15).into_iter().inspect(|_| begun += 1));
        assert!(matches!(outcome, Err(CountError::LargeEntry(Unit { n: 15, .. }))), "{outcome:?}");
        assert!(results.is_empty() && begun <= 7, "{begun}");
    }
}
