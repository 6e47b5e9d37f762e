//! Counts past the judges' sizes: exact, on all cores, with the widest vectors the processor has.
//!
//! The search is the old one, row by row with three masks. Four things make it fast.
//!
//! # One board for eight
//!
//! Every solution has one queen on each of the four edges; a queen in a corner serves two. The
//! *corner distance* of an edge is the distance of its queen from the nearer end. Only boards are
//! searched whose top edge has the **largest** corner distance d of the four, with its queen in the
//! left half: in column d. The other edges may then use the squares marked `o` and, to tie with the
//! top, `=`; the other square at distance d, `x`, is attacked by the top queen on each of them:
//!
//! ```text
//!         d       far = n - 1 - d
//!     . . Q . . . . .      top: the queen is in column d
//!     o . . . . . . o
//!     x . . . . . . =      row d
//!     . . . . . . . .
//!     . . . . . . . .      left and right: no queen strictly between row d and row far
//!     = . . . . . . x      row far
//!     o . . . . . . o
//!     o o x . . = o o      bottom: none strictly between column d and column far
//! ```
//!
//! Let m be the number of edges with corner distance d, from 1 to 4. Then such a board stands for
//! 8 / m solutions, or for 4 / m if d is the middle column. *Proof.* Give each solution a weight of
//! 1 and share it out among its m edges of the largest distance, 1 / m for each. A quarter turn
//! permutes the solutions and takes edges to edges, so each of the four sides collects the same
//! total: the number of solutions is 4 times what the top edges collect. A left-right reflection
//! changes neither d nor m, and exchanges the boards with the top queen in column d for those with
//! it in column far: 2 times what column d collects, unless both are the same column, n odd. So with
//! A1 to A4 boards of each m there are (24 A1 + 12 A2 + 8 A3 + 6 A4) / 3 solutions, where boards with
//! the top queen in the middle column weigh half. Solutions that look the same after a turn need no special treatment:
//! it is not orbits that are counted, only shares. ∎
//!
//! All of this is masks, made in `symmetry.rs`. For each d there are up to four tasks, with and
//! without a tie on the left and on the right edge; the tying queens are placed in advance, so that
//! the search knows nothing of m. Ties of the last row are counted apart.
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
//! # What was tried
//!
//! On one thread of a Zen 5 with AVX-512, as time against the code as it was at that moment.
//! Differences of less than a tenth are near the noise of that machine.
//!
//! - Words of 16 bits instead of 32: 2.0 times as fast at n = 16. Windows of 16 columns: 1.6 times
//!   as fast at n = 17.
//! - Windows at 7, 8, 9, 10 rows to go: +7 %, +1 %, 0, +4 %. Trying again at a second row: 0 to +5
//!   %; at every row: up to +20 %.
//! - m carried along in the search instead of tasks for it: 4 % fewer boards at n = 16, 7 % at 14,
//!   but spare bits or more stacks. Tasks for the ties of the last row too: 15 to 17 % more boards.
//! - Batches of 512, 768, 1024, 1536, 2048 boards: +29 %, +16 %, +9 %, 0, +1 % at n = 15.
//! - Look-ahead of three rows: 13 % fewer boards, 0 to +15 % time.
//! - The last three rows counted without storing: 0 to +5 %. The last two take next to no time.
//! - Free squares of boards put aside computed again instead of stored: +16 % and more.
//! - Storing half a vector where few lanes are chosen: +7 to +15 %; the branch costs more than the
//!   store.
//! - One compress of the lane numbers, and a permutation of each mask by it: +5 to +10 %.
//! - The free squares kept with each board, one queen placed and the board put back if it has more:
//!   half the code of `place`, +10 to +30 %.
//! - One or three queens in the first loop instead of two: 0. Two in the second: +6 to +13 %.
//! - Raw pointers instead of slices with checked bounds: no faster.
//! - An allocation for every stack instead of one for all: 0.6 ms more for any n, in page faults.
//! - Tasks in ascending order of d: as fast on one thread, but one of two threads waits up to 50 ms
//!   for the last piece of the other at n = 17.
//! - One vector in flight instead of two: +12 to +17 % at n = 14 to 17, +5 % with AVX2.
//! - Not tried: two rows per pass (about half the lanes would be dead in the second), merging of
//!   equal boards, a join with a table of the last rows.

#![allow(clippy::inline_always)] // Without it a vector operation is a function call.
#![allow(clippy::wildcard_imports)] // The intrinsics have long names of their own.
#![allow(clippy::cast_precision_loss)] // A part of the work needs few digits.

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

use crate::bitmask;
pub use kernel::Kernel;
use pieces::Pieces;
use std::thread;
use symmetry::Task;

/// The stack of a helper, which keeps its boards elsewhere.
const HELPER_STACK: usize = 1 << 19;

/// What the system's allocator takes for a new thread: address space, of which little is used.
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
/// another, on all cores. `allowed` is as in [`search`](crate::bitmask::search).
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
    /// Who is told, again and again and from any thread, which part of the work is done: by an
    /// estimate of the boards searched, so that it grows evenly in time.
    pub progress: Option<&'a (dyn Fn(f64) + Sync)>,
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
            _ => {
                self.run(symmetry::tasks(n)).map_or_else(|| bitmask::count(n), |thirds| thirds / 3)
            }
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
            _ => self.run(vec![Task::plain(allowed)]).unwrap_or_else(|| {
                let mut count = 0;
                let _: Result<(), ()> = bitmask::search(allowed, |_| {
                    count += 1;
                    Ok(())
                });
                count
            }),
        }
    }

    /// Completes all tasks; `None` if there is no memory for that, and a search that needs none has
    /// to do.
    fn run(&self, tasks: Vec<Task>) -> Option<u64> {
        let pieces = Pieces::new(tasks, self.progress);
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
        let work = || self.kernel.work(&pieces);
        Some(thread::scope(|scope| {
            let builder = || thread::Builder::new().stack_size(HELPER_STACK);
            // A thread that cannot be had is done without.
            let spawn = |_| builder().spawn_scoped(scope, work).ok();
            let helpers: Vec<_> = (0..helpers).map_while(spawn).collect();
            let own = work();
            let others = helpers.into_iter();
            own + others.map(|helper| helper.join().expect("no helper panics")).sum::<u64>()
        }))
    }
}

/// Whether the process may have so many bytes more of address space. A thread that finds none ends
/// the process, so that is asked before.
fn is_free(bytes: usize) -> bool {
    Vec::<u8>::new().try_reserve_exact(bytes).is_ok()
}
