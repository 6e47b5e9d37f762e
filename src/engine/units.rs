//! The work in pieces: the empty board under the symmetry rule, queens placed in its outer columns,
//! and what is left for the search.
//!
//! Queens are placed in the last column, the first, the last but one, the second and so on, until at
//! most 16 columns are left. Their rows are left out of the search, so that the next row may be several
//! rows further down. The placements of the first few of these queens are listed as units; what is
//! below a unit is made when its turn comes.

use super::search::{Row, Task};
use crate::bitmask::MAX_N;
use crate::counting::{edge_rule, place};
use std::iter;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// An n × n board with some queens, and what each of its solutions stands for.
#[derive(Clone, Copy)]
pub struct Board {
    n: u32,
    /// The columns allowed in each row: a single one where a queen stands, and none that she attacks.
    allowed: [u32; MAX_N as usize],
    /// The square of the last row that ties with the top, if that matters.
    tie: u32,
    /// What a solution counts for, without and with a queen on that square.
    weights: [u64; 2],
}

impl Board {
    pub fn new(allowed: &[u32], tie: u32, weights: [u64; 2]) -> Self {
        let mut board = Board { n: allowed.len() as u32, allowed: [0; 32], tie, weights };
        board.allowed[..allowed.len()].copy_from_slice(allowed);
        board
    }

    pub fn rows(&self) -> &[u32] {
        &self.allowed[..self.n as usize]
    }

    /// The board with one more queen; `None` if that leaves a row without a square.
    pub fn place(mut self, row: u32, column: u32) -> Option<Self> {
        place(&mut self.allowed[..self.n as usize], row, column);
        (!self.rows().contains(&0)).then_some(self)
    }

    /// What is left to search when queens stand in so many outer columns.
    pub fn task(&self, columns: u32) -> Task {
        let inner = |mask: u32| (mask >> (columns / 2) & ((1 << (self.n - columns)) - 1)) as u16;
        let mut task = Task::new(self.weights);
        let mut gap = 1;
        for &mask in self.rows() {
            if inner(mask) == 0 {
                gap += 1;
            } else {
                task.push(Row { allowed: inner(mask), gap });
                gap = 1;
            }
        }
        let last = self.allowed[self.n as usize - 1];
        if inner(last) != 0 {
            task.tie = inner(self.tie);
        } else if last == self.tie {
            task.weights[0] = self.weights[1];
        }
        task
    }
}

/// The boards that together count the solutions of the empty n-board, n from 2 to 32.
///
/// They are the A and the C of [`counting`](crate::counting). Instead of a search for the B, whose
/// bottom is maximal and whose right edge is not, A comes in two boards: where the right edge is not
/// maximal, a queen on the last row's tie halves the weight.
fn boards(n: u32) -> Vec<Board> {
    let mut boards = Vec::new();
    for d in 1..n.div_ceil(2) {
        let (far, last) = (n - 1 - d, n - 1);
        let mirrors = if d == far { 1 } else { 2 };
        let rule = edge_rule(n, d);
        let mut a = rule.clone();
        a[far as usize] &= !1;
        let right_maximal = Board::new(&a, 0, [4 * mirrors; 2]).place(d, last);
        a[d as usize] &= !(1 << last);
        let right_not_maximal = Board::new(&a, 1 << far, [4 * mirrors, 2 * mirrors]);
        let c = Board::new(&rule, 0, [mirrors; 2]);
        boards.push(right_not_maximal);
        boards.extend(right_maximal);
        boards.extend(c.place(far, 0).and_then(|c| c.place(d, last)?.place(last, far)));
    }
    boards.retain(|board| !board.rows().contains(&0));
    boards
}

/// The column of the queen that is placed after `placed` others.
pub fn outer_column(n: u32, placed: u32) -> u32 {
    if placed.is_multiple_of(2) {
        n - 1 - placed / 2
    } else {
        placed / 2
    }
}

/// All ways to place the queens of the first `columns` outer columns.
pub struct Placements {
    pub columns: u32,
    /// Boards, and in how many of the columns they have queens.
    pub stack: Vec<(Board, u32)>,
}

impl Iterator for Placements {
    type Item = Board;

    fn next(&mut self) -> Option<Board> {
        while let Some((board, placed)) = self.stack.pop() {
            if placed == self.columns {
                return Some(board);
            }
            let column = outer_column(board.n, placed);
            let rows = (0..board.n).filter(|row| board.allowed[*row as usize] >> column & 1 == 1);
            let children = rows.filter_map(|row| Some((board.place(row, column)?, placed + 1)));
            self.stack.extend(children);
        }
        None
    }
}

/// The rows of the queens in the first few outer columns of one of the boards.
#[derive(Clone, Copy)]
struct Unit {
    board: u8,
    rows: [u8; 3],
}

/// The units of the empty n-board, handed out to whoever asks next.
pub struct Units {
    n: u32,
    boards: Vec<Board>,
    /// In how many outer columns the queens of a unit stand.
    columns: u32,
    list: Vec<Unit>,
    next: AtomicUsize,
}

impl Units {
    /// All units with queens in so many outer columns, at most 3.
    pub fn new(n: u32, columns: u32) -> Self {
        let boards = boards(n);
        let mut units = Vec::new();
        for (index, board) in boards.iter().enumerate() {
            for placed in (Placements { columns, stack: vec![(*board, 0)] }) {
                let mut unit = Unit { board: index as u8, rows: [0; 3] };
                for (placed_before, row) in (0..columns).zip(&mut unit.rows) {
                    let queen = 1 << outer_column(n, placed_before);
                    *row = placed.rows().iter().take_while(|mask| **mask != queen).count() as u8;
                }
                units.push(unit);
            }
        }
        // Neighbours cost about the same. Multiples of the golden ratio put them far apart, so that
        // any stretch of units is a fair sample of all.
        let mut keyed: Vec<(u64, Unit)> = Vec::with_capacity(units.len());
        for (index, unit) in (0_u64..).zip(units) {
            keyed.push((index.wrapping_mul(0x9E37_79B9_7F4A_7C15), unit));
        }
        keyed.sort_unstable_by_key(|(key, _)| *key);
        let list = keyed.into_iter().map(|(_, unit)| unit).collect();
        Units { n, boards, columns, list, next: AtomicUsize::new(0) }
    }

    /// The tasks of a unit.
    fn expand(&self, unit: Unit) -> impl Iterator<Item = Task> + use<> {
        let mut board = self.boards[usize::from(unit.board)];
        for (placed, row) in (0..self.columns).zip(unit.rows) {
            board = board.place(row.into(), outer_column(self.n, placed)).expect("a unit's queen");
        }
        let columns = self.columns.max(self.n.saturating_sub(16));
        let placements = Placements { columns, stack: vec![(board, self.columns)] };
        placements.map(move |board| board.task(columns))
    }

    /// The tasks of units that nobody has taken yet, until none are left. Tells `progress`, before
    /// each unit and in the end, which part of them has been taken.
    pub fn tasks<'a>(
        &'a self,
        progress: Option<&'a dyn Fn(f64)>,
    ) -> impl Iterator<Item = Task> + 'a {
        let take = move || {
            let index = self.next.fetch_add(1, Relaxed).min(self.list.len());
            if let Some(progress) = progress {
                progress(index as f64 / self.list.len() as f64);
            }
            Some(self.expand(*self.list.get(index)?))
        };
        iter::from_fn(take).flatten()
    }
}
