//! Counting by colour with vectors and threads.
//!
//! [`nqueens::counting`] explains the idea: white and black queens attack each other only along rows and columns,
//! so the number of solutions is the sum of White(R, C) * Black(other rows, other columns) over all sets
//! of rows R and of columns C of the white queens. For each R, the engine makes two tables: one of
//! White(R, C) and one of Black(other rows, other columns), for all C.
//!
//! # One bit per pair
//!
//! There are two kinds of white squares: even row and even column, or odd row and odd column. A queen of
//! one kind and a queen of the other can attack each other only along a diagonal. So a white placement
//! is a pair: a placement on the even rows and a placement on the odd rows that are *compatible*, which
//! means that they share no diagonal.
//!
//! All placements on the even rows are listed, grouped by the set of columns that they occupy. The list
//! is *bit-sliced*: for each diagonal, a bit set says which placements occupy it. For each square of an
//! odd row, the bit sets of its two diagonals are combined into that of the placements that occupy
//! neither, and so are compatible with a queen there.
//!
//! ```text
//!                                     {0, 2, 8}     {2, 6, 8}   ... sets of even columns
//!     placements on rows 0, 4, 10     a b c d       e f g
//!     all                             1 1 1 1       1 1 1
//!     compatible with row 3, column 3 1 1 1 0       1 0 1
//!     compatible with row 5, column 9 1 0 1 1       0 1 1
//!     compatible with both            1 0 1 0       0 0 1       bitwise AND
//!     popcount                           2             1        added to row {3, 9} of the table
//! ```
//!
//! A search places queens on the odd rows only, and keeps the bit set of the placements that are still
//! compatible: each queen takes one bitwise AND. In the last row, the popcount for each set of even
//! columns is added to the table's row for the odd columns. **Why it is fast:** with AVX-512, the AND,
//! popcount and addition take one instruction each for 512 pairs: 16 placements for each of 32 sets.
//!
//! Black works in the same way on the other two kinds of squares. White's table has a row for each set
//! of odd columns and an entry in it for each set of even columns. Black's table has them for the columns
//! that white leaves free: a row for each set of even ones, and an entry for each set of odd ones. So
//! after one table is transposed, entries at the same place belong to the same C. The sum of their
//! products is the count for R. Because of symmetries, some C are left out and others count twice or
//! four times.
//!
//! `unit.rs` counts a work unit, a group of row sets R with the same even rows: start there. Then read
//! `colour.rs`, `tables.rs`, `search.rs`, `list.rs`, `lanes.rs`, and for the symmetries `cutting.rs`.
//! `kernel.rs` compiles the inner loops for several instruction sets, and `known.rs` checks them.
//! `benches/tried.md` lists optimisations that were not adopted.

#![allow(clippy::inline_always)] // A function that is not inlined lacks the kernel's instruction set.
#![allow(clippy::cast_precision_loss)] // Progress needs little precision.

mod colour;
mod cutting;
mod kernel;
mod known;
mod lanes;
mod list;
mod search;
mod tables;
#[cfg(test)]
mod tests;
mod unit;

pub use cutting::{units, Unit, SIZES, UNITS_VERSION};
pub use kernel::Kernel;
use nqueens::{counting, error::Error};
use std::panic::{catch_unwind, resume_unwind, AssertUnwindSafe};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::{iter, thread};
use tables::LIMITS;
use unit::{can_reserve, not_enough_memory};

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
        let memory = |threads| units[0].memory() * threads + THREAD_MEMORY * (threads - 1);
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
