//! The count by colour, with vectors and threads.
//!
//! [`counting`] has the idea: white and black queens meet only in rows and columns, so the count is a
//! sum, over the rows R and the columns C of the white queens, of White(R, C) * Black(others, others).
//! For one R both are needed for every C. Here that is done with a bit for each pair of placements.
//!
//! # A bit for each pair
//!
//! White squares are of two kinds: even row and even column, or odd row and odd column. Queens on the
//! first and on the second meet only on diagonals. So a way to place the white queens is a pair: a
//! placement on the even rows and one on the odd rows that do not attack each other.
//!
//! All placements on the even rows are listed, sorted by the columns that they take. The list is then
//! *bit-sliced*: for each diagonal, a bit for each placement says whether it takes it. A queen on a
//! square of an odd row leaves the placements that have neither of its diagonals, and that is a list of
//! bits too, made once for each square.
//!
//! ```text
//!                        {0, 2, 8}     {2, 6, 8}   ... sets of even columns
//!     on rows 0, 4, 10   a b c d       e f g       ... placements
//!     all                1 1 1 1       1 1 1
//!     fit a queen        1 1 1 0       1 0 1       in row 3, column 3
//!     fit another one    1 0 1 1       0 1 1       in row 5, column 9
//!     fit both           1 0 1 0       0 0 1       and: the odd rows take columns {3, 9}
//!     how many              2             1        added to the table, line {3, 9}
//! ```
//!
//! A search places queens on the odd rows only, and carries the list of what still fits. One more queen
//! is an `and`. In the last row the ones of each set of columns are counted and added to a line of the
//! table. **Why it is fast:** with AVX-512 these are three instructions for 512 pairs, 16 placements for
//! each of 32 sets of columns.
//!
//! Black is the same on the other two kinds of squares. White's table has a line for each set of odd
//! columns, black's for each set of even ones. So one of them is transposed; then the products of numbers
//! at the same place are added up.
//!
//! # What else
//!
//! - All eight symmetries: `units.rs`.
//! - Long lists are made shorter beforehand, for each placement of the first one or two queens of the
//!   search (`colour.rs`).
//! - One source is compiled for several kinds of vectors (`kernel.rs`).
//! - `benches/tried.md` lists what else was tried.

#![allow(clippy::inline_always)] // What is not inlined is not compiled for the processor's features.
#![allow(clippy::cast_precision_loss)] // Progress needs little precision.

mod colour;
mod count;
mod kernel;
mod lanes;
mod list;
#[cfg(test)]
mod tests;
mod units;

use crate::counting;
pub use kernel::Kernel;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::{iter, thread};
pub use units::{units, Unit, CUTTING, SIZES};

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
    pub progress: &'a dyn Fn(f64),
}

impl Default for Engine<'_> {
    /// The fastest kernel that the processor has, on all cores.
    fn default() -> Self {
        Engine { kernel: Kernel::available()[0], threads: None, progress: &|_| () }
    }
}

impl Engine<'_> {
    /// The number of ways to place n queens on an n × n board, n = 0 to 28; `None` if there is not
    /// enough memory.
    ///
    /// Time: with AVX-512 on one thread n = 18 takes 0.7 s, 20 15 s and 22 seven minutes.
    /// Memory for each thread: 5 MB for n = 20, 40 MB for n = 22, 140 MB for n = 24.
    ///
    /// # Panics
    /// If n is greater than 28.
    pub fn count(&self, n: u32) -> Option<u64> {
        if n < LARGE_N {
            return Some(counting::count(n) as u64);
        }
        let (kernel, units, next) = (self.kernel, units(n), AtomicUsize::new(0));
        let work = |progress: &dyn Fn(f64)| -> Option<u64> {
            let take = || {
                let index = next.fetch_add(1, Relaxed).min(units.len());
                progress(index as f64 / units.len() as f64);
                units.get(index)
            };
            iter::from_fn(take).map(|unit| kernel.count(*unit)).sum()
        };
        thread::scope(|scope| {
            let cores = || thread::available_parallelism().map_or(1, usize::from);
            let helper = |_| thread::Builder::new().spawn_scoped(scope, || work(&|_| ())).ok();
            let threads = self.threads.unwrap_or_else(cores);
            let helpers: Vec<_> = (1..threads).map_while(helper).collect();
            let own = work(self.progress);
            let others = helpers.into_iter().map(|helper| helper.join().expect("no helper panics"));
            others.chain([own]).sum()
        })
    }
}
