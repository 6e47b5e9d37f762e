//! Counts past the judges' sizes: exact, on all cores, with the widest vectors the processor has.
//!
//! The search is the usual one, row by row with three masks. Five things make it fast.
//!
//! # Symmetry
//!
//! Only a sixth of the solutions is searched for: see [`counting`].
//!
//! # Outer columns first
//!
//! A mask of 16 columns needs half the room of one of 32, so twice as many boards go into a vector.
//! Where a board has more columns, queens are placed in the outer ones first, in every way that the
//! symmetry rule allows, until 16 are left. That costs a few boards more, 5 % for one column and 22 %
//! for four. `units.rs` does it.
//!
//! # Look-ahead
//!
//! A board is dropped as soon as one of the next two rows has no free square. It costs a few
//! operations and spares half the boards.
//!
//! # Batches, and appending without a branch
//!
//! Nearly all the time of the recursion goes into branches that the processor guesses wrong: does
//! this row have another free square, or does the search go back? Here no branch depends on a
//! board. Each row has a stack of boards that wait for their queen; a batch of thousands is
//! taken from the deepest row that has so many, one queen is placed on each board, and each child is
//! **written behind the children before it in any case, but the end of the list moves on only if the
//! child lives**. The second free square is treated likewise. Boards with a third one, about one in
//! seven, are put aside the same way and gone through again. The last two rows are counted and not
//! stored. If no row has a full batch, the uppermost goes first, so that the others fill up.
//!
//! # Vectors
//!
//! With vectors, 16 or 32 boards take these steps at once. The append becomes a *compress*: move the
//! selected lanes together, store the whole vector, and move the end by their number. One algorithm
//! (`search.rs`) is written over a small set of vector operations (`vector.rs`) with three
//! implementations.
//!
//! `benches/tried.md` lists what else was tried, and what came of it.

#![allow(clippy::inline_always)] // Without it a vector operation is a function call.
#![allow(clippy::wildcard_imports)] // The intrinsics have long names of their own.
#![allow(clippy::cast_precision_loss)] // Progress needs little precision.

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
mod kernel;
#[cfg(all(miri, target_arch = "x86_64"))]
mod miri;
mod search;
pub mod terminal;
#[cfg(test)]
mod tests;
mod units;
mod vector;

use crate::counting;
pub use kernel::Kernel;
pub use search::{Row, Stacks, Task};
use std::iter;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::thread;
pub use units::{Unit, Units};

/// The first n for which threads are worth what it costs to start them.
const LONG: u32 = 15;

/// Address space that has to be free for a helper: its stack, and what the system's allocator maps for
/// a new thread.
const HELPER_SPACE: usize = 1 << 27;

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

    /// The number of ways to place n queens on an n × n board, n = 0 to 32.
    ///
    /// Time: n = 16 takes hundredths of a second, and every step of n seven to nine times as long.
    /// Memory: a few megabytes, and a few more for each thread; with less, it counts as
    /// [`counting::count`] does.
    ///
    /// # Panics
    /// If n is greater than 32, or the processor cannot run the kernel.
    #[must_use]
    pub fn count(&self, n: u32) -> u64 {
        let Some(stacks) = (n >= 2).then(Stacks::new).flatten() else {
            return counting::count(n);
        };
        let cores = || thread::available_parallelism().map_or(1, usize::from);
        let threads = if n < LONG { 1 } else { self.threads.unwrap_or_else(cores) };
        // Up to n = 16 the search needs no column filled, but threads need units to share.
        let columns = n.saturating_sub(16).clamp(u32::from(threads > 1), 3);
        let units = Units::new(n, columns);
        let list = units.list();
        let next = AtomicUsize::new(0);
        let kernel = self.kernel;
        let work = |progress: Option<&dyn Fn(f64)>, mut stacks| {
            let take = || {
                let index = next.fetch_add(1, Relaxed).min(list.len());
                if let Some(progress) = progress {
                    progress(index as f64 / list.len().max(1) as f64);
                }
                Some(units.tasks(*list.get(index)?))
            };
            kernel.count(&mut iter::from_fn(take).flatten(), &mut stacks)
        };
        thread::scope(|scope| {
            // Go on without a helper that cannot start. A thread that finds no memory would end the
            // process, so the memory is checked first.
            let start = |_| {
                let stacks = Stacks::new()?;
                Vec::<u8>::new().try_reserve_exact(HELPER_SPACE).ok()?;
                let work = move || work(None, stacks);
                thread::Builder::new().spawn_scoped(scope, work).ok()
            };
            let helpers: Vec<_> = (1..threads).map_while(start).collect();
            let own = work(self.progress, stacks);
            let others = helpers.into_iter().map(|helper| helper.join().expect("no helper panics"));
            own + others.sum::<u64>()
        })
    }
}
