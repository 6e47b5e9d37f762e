//! The work in pieces, handed out to whoever asks next.

use super::search::LAST_ROWS;
use super::symmetry::Task;
use crate::bitmask::{lowest_bit, Attacked};
use std::ops::Range;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// Boards wanted at least: with so many, a hundred threads finish close together.
const ENOUGH: usize = 1000;

/// What a thread takes at once should keep it busy for about this long, unless it is one board: long
/// enough to amortise the hand-out and the partly filled vectors, short enough not to delay the end.
const PIECE: Duration = Duration::from_micros(500);

/// Boards taken at once at most: less than a batch of any kernel.
const MOST: usize = 256;

/// Boards, estimated without look-ahead, that are worth another thread: some milliseconds.
const WORTH_HELP: u64 = 10_000_000;

/// Boards to guess from whether it is so much.
const SAMPLE: usize = 64;

/// Walks that an estimate is the mean of.
const WALKS: u64 = 8;

/// A task, and the boards it begins with.
struct Start {
    task: Task,
    boards: Vec<[u32; 3]>,
    /// An estimate of the work for each of the boards; empty if nobody asked for it.
    work: Vec<u64>,
}

/// All that has to be searched: boards with their queens in the rows before `row`.
pub struct Pieces {
    starts: Vec<Start>,
    row: usize,
    rows: usize,
    columns: u32,
    next: AtomicUsize,
    total_work: u64,
    work_done: AtomicU64,
}

impl Pieces {
    /// Cuts tasks, all with the same number of rows (two or more), at a row where there are enough
    /// boards.
    pub fn new(tasks: Vec<Task>, is_estimated: bool) -> Self {
        let rows = tasks.first().map_or(LAST_ROWS, |task| task.allowed.len());
        let used = tasks.iter().flat_map(|task| &task.allowed).fold(0, |used, mask| used | mask);
        let start = |task| Start { task, boards: vec![[0; 3]], work: Vec::new() };
        let mut starts: Vec<Start> = tasks.into_iter().map(start).collect();
        let boards =
            |starts: &[Start]| starts.iter().map(|start| start.boards.len()).sum::<usize>();
        let mut row = 0;
        while row + LAST_ROWS < rows && boards(&starts) < ENOUGH {
            for Start { task, boards, .. } in &mut starts {
                let allowed = task.allowed[row];
                *boards = boards.iter().flat_map(|&board| children(allowed, board)).collect();
            }
            row += 1;
        }
        if is_estimated {
            let mut random = Random(1);
            for Start { task, boards, work } in &mut starts {
                let below = &task.allowed[row..];
                work.extend(boards.iter().map(|&board| estimate(below, board, &mut random)));
            }
        }
        let work = starts.iter().flat_map(|start| &start.work);
        let total_work = work.fold(0, |sum: u64, work| sum.saturating_add(*work));
        Pieces {
            starts,
            row,
            rows,
            columns: u32::BITS - used.leading_zeros(),
            next: AtomicUsize::new(0),
            total_work,
            work_done: AtomicU64::new(0),
        }
    }

    /// The number of rows.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// The number of columns, as far as they are used.
    pub fn columns(&self) -> u32 {
        self.columns
    }

    /// Takes up to `count` boards of one task that nobody has taken yet.
    fn take(&self, count: usize) -> Option<(&Start, Range<usize>)> {
        let mut taken = None;
        let take = |next: usize| {
            let mut before = 0;
            let start = self.starts.iter().find(|start| {
                before += start.boards.len();
                next < before
            })?;
            let from = next + start.boards.len() - before;
            let range = from..start.boards.len().min(from + count);
            let next = next + range.len();
            taken = Some((start, range));
            Some(next)
        };
        self.next.fetch_update(Relaxed, Relaxed, take).ok()?;
        taken
    }

    /// Whether this takes so long that others should help.
    pub fn is_long(&self) -> bool {
        let mut random = Random(1);
        let boards = self.starts.iter().map(|start| start.boards.len()).sum::<usize>();
        let step = boards.div_ceil(SAMPLE).max(1);
        let estimates = self.starts.iter().flat_map(|Start { task, boards, .. }| {
            boards.iter().map(move |&board| (&task.allowed[self.row..], board))
        });
        let sample =
            estimates.step_by(step).map(|(allowed, board)| estimate(allowed, board, &mut random));
        sample.fold(0, u64::saturating_add).saturating_mul(step as u64) >= WORTH_HELP
    }

    /// Takes pieces and completes them until none are left; returns the weighted solutions. Calls
    /// `progress` with the fraction that all threads have done.
    /// `complete` gets a task, a row, and boards with their queens in the rows before it.
    #[inline(always)]
    pub fn work(
        &self,
        progress: Option<&dyn Fn(f64)>,
        mut complete: impl FnMut(&Task, usize, &[[u32; 3]]) -> [u64; 2],
    ) -> u64 {
        let mut total = 0;
        let mut count = 1;
        while let Some((Start { task, boards, work }, range)) = self.take(count) {
            let begun = Instant::now();
            let [untied, tied] = complete(task, self.row, &boards[range.clone()]);
            total += untied * task.weights[0] + tied * task.weights[1];
            let is_short = begun.elapsed() < PIECE / 2;
            count = if is_short { MOST.min(count * 2) } else { 1.max(count / 2) };
            if !work.is_empty() {
                let work: u64 = work[range].iter().sum();
                let done = self.work_done.fetch_add(work, Relaxed) + work;
                if let Some(progress) = progress {
                    progress(done as f64 / self.total_work.max(1) as f64);
                }
            }
        }
        total
    }
}

/// The boards with a queen more, in a row with these allowed columns.
pub(super) fn children(
    allowed: u32,
    [cols, left_diag, right_diag]: [u32; 3],
) -> impl Iterator<Item = [u32; 3]> {
    let attacked = Attacked { cols, left_diag, right_diag };
    let mut free = attacked.free(allowed);
    std::iter::from_fn(move || {
        let queen = lowest_bit(free);
        free ^= queen;
        let child = attacked.place(queen);
        (queen != 0).then_some([child.cols, child.left_diag, child.right_diag])
    })
}

/// Knuth's estimate of the boards below this one: a walk to a random child, and on to a random child
/// of that, stands for as many walks as there were choices on the way. One walk is often far off;
/// the mean of a few is good, and the sum over thousands of boards better.
pub(super) fn estimate(allowed: &[u32], board: [u32; 3], random: &mut Random) -> u64 {
    let mut boards = 0;
    for _ in 0..WALKS {
        let (mut board, mut choices) = (board, 1);
        for &allowed in allowed {
            let count = children(allowed, board).count();
            if count == 0 {
                break;
            }
            choices = u64::saturating_mul(choices, count as u64);
            boards = u64::saturating_add(boards, choices);
            board = children(allowed, board).nth(random.below(count)).unwrap_or(board);
        }
    }
    boards / WALKS
}

/// Pseudo-random numbers: Marsaglia's xorshift.
pub(super) struct Random(pub u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 32) as usize % limit
    }
}
