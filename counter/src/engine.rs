//! Counting all units of an n, on several threads.

use crate::cutting::units;
use crate::kernel::Kernel;
use crate::memory::{self, can_reserve, not_enough_memory};
use crate::tables::LIMITS;
use crate::unit;
use nqueens::{counting, error::Error};
use std::panic::{catch_unwind, resume_unwind, AssertUnwindSafe};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::{iter, thread};

/// From this n on, the engine is faster than [`counting`].
const LARGE_N: u32 = 13;

/// The address space of a thread on Linux: a stack of 2 MB, and the 64 MB that glibc's allocator
/// reserves.
const THREAD_MEMORY: u64 = 66 << 20;

/// The settings of a count.
#[derive(Clone, Copy)]
pub struct Engine<'a> {
    /// The inner loops, for an instruction set.
    pub kernel: Kernel,
    /// The maximum number of threads, including the caller's; `None` for all available cores. Fewer
    /// are used if less memory can be reserved.
    pub threads: Option<usize>,
    /// Called on the caller's thread with the fraction of the work that has been started, if n >= 13.
    pub progress: &'a dyn Fn(f64),
}

impl Default for Engine<'_> {
    /// The fastest kernel that the processor supports, on all cores.
    fn default() -> Self {
        Engine { kernel: Kernel::fastest(), threads: None, progress: &|_| () }
    }
}

impl Engine<'_> {
    /// Counts the ways to place n queens on an n × n board so that no two attack each other, for n from
    /// 0 to 28; 0 for n = 0.
    ///
    /// ```
    /// use nqueens_counter::Engine;
    ///
    /// let engine = Engine { threads: Some(1), ..Engine::default() };
    /// assert_eq!(engine.count(8).unwrap(), 92);
    /// ```
    ///
    /// Time with AVX-512 on one thread: 0.7 s for n = 18, 13 s for n = 20, 6 minutes for n = 22.
    /// Most memory measured per thread: 9 MB for n = 20, 75 MB for n = 24, 401 MB for n = 28.
    ///
    /// # Errors
    /// If not enough memory can be reserved.
    ///
    /// # Panics
    /// If n is greater than 28, or if a table entry is greater than 32,767. The largest found are 982 for
    /// n = 24 and 9,546 for n = 28.
    #[allow(clippy::cast_precision_loss)] // Progress needs little precision.
    pub fn count(&self, n: u32) -> Result<u64, Error> {
        if n < LARGE_N {
            return Ok(counting::count(n));
        }
        let (kernel, units, next) = (self.kernel, units(n), AtomicUsize::new(0));
        let work = |progress: &dyn Fn(f64)| -> u64 {
            let take = || {
                let index = next.fetch_add(1, Relaxed).min(units.len());
                progress(index as f64 / units.len() as f64);
                units.get(index)
            };
            let counts = iter::from_fn(take).map(|unit| unit::count(*unit, kernel, LIMITS));
            catch_unwind(AssertUnwindSafe(|| counts.sum())).unwrap_or_else(|panic| {
                next.store(units.len(), Relaxed); // The other threads stop at their next unit.
                resume_unwind(panic)
            })
        };
        let cores = || thread::available_parallelism().map_or(1, usize::from);
        let memory = |threads| memory::of_unit(n) * threads + THREAD_MEMORY * (threads - 1);
        let most = self.threads.unwrap_or_else(cores).clamp(1, units.len());
        let fits = |threads: &usize| can_reserve(memory(*threads as u64));
        let threads = (1..=most).rev().find(fits).ok_or_else(not_enough_memory)?;
        thread::scope(|scope| {
            let worker = |_| thread::Builder::new().spawn_scoped(scope, || work(&|_| ())).ok();
            let workers: Vec<_> = (1..threads).map_while(worker).collect();
            let own = work(self.progress);
            let others = workers.into_iter().map(thread::ScopedJoinHandle::join);
            let others = others.map(|count| count.unwrap_or_else(|panic| resume_unwind(panic)));
            Ok(others.chain([own]).sum())
        })
    }
}
