//! Counts past the judges' sizes: exact, on all cores, with the widest vectors the processor has.

#![allow(clippy::inline_always)] // What is not inlined is not compiled for the processor's features.
#![allow(clippy::cast_precision_loss)] // Progress needs little precision.

mod colour;
mod kernel;
mod lanes;
mod orbits;
mod quarter;
mod sliced;
#[cfg(test)]
mod tests;
mod units;
mod worker;

use crate::counting;
pub use kernel::Kernel;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::thread;
pub use units::{Unit, Units};
pub use worker::Worker;

/// The first n for which the engine is worth what it costs to start it.
const LARGE_N: u32 = 13;

/// How to count.
#[derive(Clone, Copy)]
pub struct Engine<'a> {
    /// With which instructions.
    pub kernel: Kernel,
    /// On how many threads at most, the calling one included; `None` for all cores that the process
    /// may use.
    pub threads: Option<usize>,
    /// Called repeatedly, from the calling thread, with the fraction of the work that has been handed
    /// out to the threads.
    pub progress: Option<&'a dyn Fn(f64)>,
}

impl Default for Engine<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl Engine<'_> {
    /// The fastest kernel that the processor has, on all cores.
    #[must_use]
    pub fn new() -> Self {
        Engine { kernel: Kernel::available()[0], threads: None, progress: None }
    }

    /// The number of ways to place n queens on an n × n board, n = 0 to 28; `None` if there is not enough memory.
    ///
    /// # Panics
    /// If n is greater than 28, or the processor cannot run the kernel.
    #[must_use]
    pub fn count(&self, n: u32) -> Option<u64> {
        if n < LARGE_N {
            return Some(counting::count(n) as u64);
        }
        let units = Units::of(n).list();
        let (kernel, next) = (self.kernel, AtomicUsize::new(0));
        let work = |progress: Option<&dyn Fn(f64)>| {
            let mut worker = Worker::new(n, kernel)?;
            let mut total = 0;
            loop {
                let index = next.fetch_add(1, Relaxed).min(units.len());
                if let Some(progress) = progress {
                    progress(index as f64 / units.len() as f64);
                }
                match units.get(index) {
                    Some(unit) => total += worker.count(*unit),
                    None => return Some(total),
                }
            }
        };
        let work = &work;
        thread::scope(|scope| {
            let cores = || thread::available_parallelism().map_or(1, usize::from);
            let helper = |_| thread::Builder::new().spawn_scoped(scope, || work(None)).ok();
            let threads = self.threads.unwrap_or_else(cores);
            let helpers: Vec<_> = (1..threads).map_while(helper).collect();
            let own = work(self.progress)?;
            // A helper without memory has counted nothing.
            let others =
                helpers.into_iter().filter_map(|helper| helper.join().expect("no helper panics"));
            Some(own + others.sum::<u64>())
        })
    }
}
