//! The work in pieces: the empty board under the symmetry rule, queens placed in its outer columns,
//! and what is left for the search.
//!
//! Queens are placed in the last column, the first, the last but one, the second and so on, until at
//! most 16 columns are left. Their rows are left out of the search, so that the next row may be several
//! rows further down. The placements of the first few of these queens are listed as units; those of
//! the others are generated when a unit is searched.

use super::search::{Row, Task};
use crate::bitmask::MAX_N;
use crate::counting::{edge_rule, place};

/// An n × n board with some queens, and what each of its solutions stands for.
#[derive(Clone, Copy)]
pub struct Board {
    n: u32,
    /// The columns allowed in each row: a single one where a queen stands, and none that she attacks.
    allowed: [u32; MAX_N as usize],
    /// The square of the last row that makes the bottom maximal; 0 where that does not matter.
    tie: u32,
    /// The weight of a solution, without and with a queen on that square.
    weights: [u64; 2],
}

impl Board {
    pub fn new(allowed: &[u32], tie: u32, weights: [u64; 2]) -> Self {
        let mut board =
            Board { n: allowed.len() as u32, allowed: [0; MAX_N as usize], tie, weights };
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
            // The queen of the last row stands already.
            task.weights[0] = self.weights[1];
        }
        task
    }
}

/// The boards that together count the solutions of the empty n-board, n from 2 to 32.
///
/// They are the A and the C of [`counting`](crate::counting), weighed as there. A is split by whether
/// the right edge is maximal. Where it is not, the solutions whose bottom is maximal are B, and weigh
/// 4 - 2 = 2.
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
        let right_not_maximal = Board::new(&a, 1 << far, [4, 2].map(|weight| weight * mirrors));
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

/// One of the boards, and the rows of its queens in the first outer columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Unit {
    board: u8,
    rows: [u8; 3],
}

/// How the empty n-board is cut into units.
pub struct Units {
    n: u32,
    boards: Vec<Board>,
    /// In how many outer columns a unit has queens.
    columns: u32,
}

impl Units {
    /// Units with queens in so many outer columns, at most 3; n is from 2 to 32.
    pub(super) fn new(n: u32, columns: u32) -> Self {
        Units { n, boards: boards(n), columns }
    }

    /// Units that their queens identify, which takes two outer columns: thousands for n = 18, tens of
    /// thousands from n = 19 on. n is from 4 to 32.
    #[must_use]
    pub fn of(n: u32) -> Self {
        Self::new(n, n.saturating_sub(15).clamp(2, 3))
    }

    /// All units. Any stretch of them is a fair sample.
    #[must_use]
    pub fn list(&self) -> Vec<Unit> {
        let mut units = Vec::new();
        for (index, board) in self.boards.iter().enumerate() {
            let stack = vec![(*board, 0)];
            for placed in (Placements { columns: self.columns, stack }) {
                let mut unit = Unit { board: index as u8, rows: [0; 3] };
                for (placed_before, row) in (0..self.columns).zip(&mut unit.rows) {
                    let queen = 1 << outer_column(self.n, placed_before);
                    *row = placed.rows().iter().take_while(|mask| **mask != queen).count() as u8;
                }
                // Neighbours cost about the same. Multiples of the golden ratio put them far apart.
                let key = (units.len() as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
                units.push((key, unit));
            }
        }
        units.sort_unstable_by_key(|(key, _)| *key);
        units.into_iter().map(|(_, unit)| unit).collect()
    }

    /// The side of the board.
    #[must_use]
    pub fn n(&self) -> u32 {
        self.n
    }

    /// The number of a unit's queens.
    #[must_use]
    pub fn queens(&self) -> usize {
        1 + self.columns as usize
    }

    /// n and a unit's queens: the column of the top one, and the rows of those in the outer columns.
    #[must_use]
    pub fn name(&self, unit: Unit) -> String {
        let [top, ..] = self.boards[usize::from(unit.board)].allowed;
        let mut name = format!("{} {}", self.n, top.trailing_zeros());
        for row in &unit.rows[..self.columns as usize] {
            name += &format!(" {row}");
        }
        name
    }

    /// The unit with these queens, if there is one.
    #[must_use]
    pub fn find(&self, queens: &[u32]) -> Option<Unit> {
        let (d, rows) = queens.split_first()?;
        if queens.len() != self.queens() || queens.iter().any(|queen| *queen >= self.n) {
            return None;
        }
        let mut unit = Unit { board: 0, rows: [0; 3] };
        for (to, row) in unit.rows.iter_mut().zip(rows) {
            *to = *row as u8;
        }
        for (index, board) in (0..).zip(&self.boards) {
            unit.board = index;
            if board.allowed[0] == 1 << d && self.board(unit).is_some() {
                return Some(unit);
            }
        }
        None
    }

    /// The board of a unit with its queens; `None` if they attack each other.
    fn board(&self, unit: Unit) -> Option<Board> {
        let mut board = self.boards[usize::from(unit.board)];
        for (placed, row) in (0..self.columns).zip(unit.rows) {
            board = board.place(row.into(), outer_column(self.n, placed))?;
        }
        Some(board)
    }

    /// What is left to search of a unit.
    ///
    /// # Panics
    /// If it is a unit of another n.
    pub fn tasks(&self, unit: Unit) -> impl Iterator<Item = Task> + use<> {
        let board = self.board(unit).expect("a unit of this n");
        let columns = self.columns.max(self.n.saturating_sub(16));
        let placements = Placements { columns, stack: vec![(board, self.columns)] };
        placements.map(move |board| board.task(columns))
    }
}
