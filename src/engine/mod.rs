//! Counts past the judges' sizes: exact, on all cores, with the widest vectors the processor has.
//!
//! The search is the usual one, row by row with three masks. Four things make it fast.
//!
//! # One board for eight
//!
//! Only one of the eight images of a solution is searched for: see [`counting`].
//! `symmetry.rs` turns that into tasks, lists of masks with a weight.
//!
//! # Look-ahead
//!
//! A board is dropped as soon as one of the next two rows has no free square. It costs a few
//! operations and spares half the boards.
//!
//! # Batches, and appending without a branch
//!
//! Nearly all the time of the recursion goes into branches that the processor guesses wrong: does
//! this row have another free square, or does the search go back? Here no board decides where the
//! program goes. Each row has a stack of boards that wait for their queen; a batch of a thousand is
//! taken from the deepest row that has as many, one queen is placed on each board, and each child is
//! **written behind the children before it in any case, but the end of the list moves on only if the
//! child lives**. The second free square is treated likewise. Boards with a third one, about one in
//! seven, are put aside the same way and gone through again. The last two rows are counted and not
//! stored. If no row has a full batch, the uppermost goes first, so that the others fill up.
//!
//! # Lanes
//!
//! With vectors, 32 boards take these steps at once. The append becomes a *compress*: move the
//! chosen lanes together, store the whole vector, and move the end by their number. One algorithm
//! (`search.rs`) is written over a small set of vector operations (`lanes.rs`) with three
//! implementations. A mask of 16 bits is enough up to n = 16; beyond that, boards move to 16 bits
//! for the last nine rows if they can (`narrow.rs`).
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
mod lanes;
#[cfg(target_arch = "x86_64")]
mod narrow;
mod pieces;
mod search;
mod symmetry;
pub mod terminal;
#[cfg(test)]
mod tests;

use crate::bitmask::{self, Attacked};
use crate::counting;
pub use kernel::Kernel;
use pieces::Pieces;
use std::thread;
use symmetry::Task;

/// A helper's stack; its boards are on the heap.
const HELPER_STACK: usize = 1 << 19;

/// Address space that the system's allocator reserves for a thread; little of it is used.
const HELPER_HEAP: usize = 1 << 26;

/// The number of ways to place n queens on an n × n board, n = 0 to 32, on all cores.
///
/// Time: n = 16 takes hundredths of a second, and every step of n ten times as long. Memory: a few
/// megabytes per thread.
///
/// # Panics
/// If n is greater than 32.
#[must_use]
pub fn count(n: u32) -> u64 {
    Engine::new().count(n)
}

/// The number of ways to place one queen per row, in an allowed column, so that none attacks
/// another, on all cores. `allowed` is as in [`completions`](crate::bitmask::completions).
#[must_use]
pub fn completions(allowed: &[u32]) -> u64 {
    Engine::new().completions(allowed)
}

/// How to count.
#[derive(Clone, Copy)]
pub struct Engine<'a> {
    /// With which instructions.
    pub kernel: Kernel,
    /// On how many threads at most, the calling one included; `None` for all cores that the process
    /// may use.
    pub threads: Option<usize>,
    /// Called repeatedly, from the calling thread, with the fraction of the work that is done: by an
    /// estimate of the boards searched, so that it grows evenly in time.
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

    /// As the function [`count`].
    ///
    /// # Panics
    /// If n is greater than 32, or the processor cannot run the kernel.
    #[must_use]
    pub fn count(&self, n: u32) -> u64 {
        match n {
            0 | 1 => n.into(),
            _ => self.run(symmetry::tasks(n)).unwrap_or_else(|| counting::count(n)),
        }
    }

    /// As the function [`completions`].
    ///
    /// # Panics
    /// If the processor cannot run the kernel.
    #[must_use]
    pub fn completions(&self, allowed: &[u32]) -> u64 {
        match allowed {
            [] => 0,
            [row] => row.count_ones().into(),
            _ if allowed.len() > 32 => 0,
            _ => {
                let plain = || bitmask::completions(allowed, Attacked::default());
                self.run(vec![Task::plain(allowed)]).unwrap_or_else(plain)
            }
        }
    }

    /// Completes all tasks; `None` if there is no memory for that.
    fn run(&self, tasks: Vec<Task>) -> Option<u64> {
        let pieces = Pieces::new(tasks, self.progress.is_some());
        let boards = search::address_space(pieces.rows(), pieces.columns());
        if !is_free(boards + HELPER_STACK) {
            return None;
        }
        let cores = || thread::available_parallelism().map_or(1, usize::from);
        let threads = if pieces.is_long() { self.threads.unwrap_or_else(cores) } else { 1 };
        let each = boards + HELPER_STACK + HELPER_HEAP;
        let mut helpers = threads.saturating_sub(1);
        while !is_free(helpers.saturating_mul(each)) {
            helpers /= 2;
        }
        let kernel = self.kernel;
        let work = || kernel.work(&pieces, None);
        Some(thread::scope(|scope| {
            let builder = || thread::Builder::new().stack_size(HELPER_STACK);
            // If a thread cannot be started, go on without it.
            let spawn = |_| builder().spawn_scoped(scope, work).ok();
            let helpers: Vec<_> = (0..helpers).map_while(spawn).collect();
            let own = kernel.work(&pieces, self.progress);
            let others = helpers.into_iter();
            own + others.map(|helper| helper.join().expect("no helper panics")).sum::<u64>()
        }))
    }
}

/// Whether so many more bytes of address space are to be had. A thread that fails to allocate ends
/// the process, so this is asked first.
fn is_free(bytes: usize) -> bool {
    Vec::<u8>::new().try_reserve_exact(bytes).is_ok()
}
