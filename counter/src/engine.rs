//! Counting units on several threads.

use crate::cutting::Unit;
use crate::kernel::Kernel;
use crate::tables::Limits;
use crate::unit::count_with_limits;
use std::sync::{Mutex, PoisonError};
use std::thread;

/// Counts the solutions in each unit on up to `threads` threads, including the caller's, and calls `each`
/// with the unit's number and its count, on any of them, one call at a time. Returns the first error of
/// `each`, which is then not called again.
///
/// # Panics
/// If a table entry is greater than 32,767. The largest found are 982 for n = 24 and 9,546 for n = 28.
pub fn count_units<E: Send>(
    kernel: Kernel,
    threads: usize,
    units: impl Iterator<Item = (usize, Unit)> + Send,
    each: impl FnMut(usize, u64) -> Result<(), E> + Send,
) -> Result<(), E> {
    let shared = Mutex::new((units, each, Ok(())));
    let work = || {
        let mut counted = None;
        // The lock fails if another thread has panicked in `each`.
        while let Ok(mut guard) = shared.lock() {
            let (units, each, outcome) = &mut *guard;
            if let (Ok(()), Some((number, count))) = (&outcome, counted) {
                *outcome = each(number, count);
            }
            let next = if outcome.is_ok() { units.next() } else { None };
            drop(guard);
            let Some((number, unit)) = next else { break };
            let limits = Limits::fastest(unit.n);
            counted = Some((number, count_with_limits(unit, kernel, limits)));
        }
    };
    thread::scope(|scope| {
        let worker = |_| thread::Builder::new().spawn_scoped(scope, work).ok();
        (1..threads).map_while(worker).for_each(drop);
        work();
    });
    shared.into_inner().unwrap_or_else(PoisonError::into_inner).2
}
