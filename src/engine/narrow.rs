//! Boards of more than 16 columns in words of 16 bits.
//!
//! With a few rows to go most columns are taken, often all of them outside some window of 16. For
//! the rest of the search, which is nearly all of the work, such a board needs half the room, and
//! twice as many go into a vector.

use super::lanes::Lanes;
use super::search::{Search, NARROW_ROWS};
use super::symmetry::Task;

/// A vector of boards with more than 16 columns.
pub trait Wide: Lanes<Word = u32> {
    /// The vectors for boards of up to 16 columns.
    type Narrow: Lanes<Word = u16>;

    /// A narrow vector, whatever is in `self`.
    fn narrow(self) -> Self::Narrow;
    /// The lanes chosen in `a` and not in `b`.
    fn except(a: Self::Chosen, b: Self::Chosen) -> Self::Chosen;
    /// As [`Lanes::pack`], with each mask moved down by `shift` columns and cut to 16.
    fn pack_narrow(self, shift: u32, chosen: Self::Chosen, to: &mut [u16]);
}

/// A search in full width, and one behind it for each window.
pub struct Narrowing<L: Wide> {
    token: L,
    wide: Search<L>,
    windows: Vec<Search<L::Narrow>>,
}

impl<L: Wide> Narrowing<L> {
    /// A search of boards with so many rows and columns, more than 16, in vectors like `token`.
    pub fn new(token: L, rows: usize, columns: u32) -> Self {
        // Boards of fewer rows never come by the row where the windows are tried.
        let windows = if rows < NARROW_ROWS { 0 } else { columns - 15 };
        let window = |_| Search::new(token.narrow(), NARROW_ROWS);
        Narrowing {
            token,
            wide: Search::new(token, rows),
            windows: (0..windows).map(window).collect(),
        }
    }

    /// As [`Search::complete`].
    #[inline(always)]
    pub fn complete(&mut self, task: &Task, row: usize, boards: &[[u32; 3]]) -> [u64; 2] {
        self.wide.begin(&task.allowed, task.ties, 0);
        self.wide.push(row, boards);
        let handover = task.allowed.len().saturating_sub(NARROW_ROWS);
        let to_go = &task.allowed[handover..];
        for (shift, window) in (0..).zip(&mut self.windows) {
            window.begin(to_go, task.ties, shift);
        }
        loop {
            let next = self.wide.next_batch(true);
            if let Some((row, mut count)) = next {
                if row == handover && !self.windows.is_empty() {
                    count = self.hand_over(row, count, to_go);
                }
                self.wide.step(row, count);
            }
            for window in &mut self.windows {
                while let Some((row, count)) = window.next_batch(next.is_none()) {
                    window.step(row, count);
                }
            }
            if next.is_none() {
                break;
            }
        }
        let found = self.windows.iter().map(Search::solutions).chain([self.wide.solutions()]);
        found.fold([0, 0], |sum, more| [sum[0] + more[0], sum[1] + more[1]])
    }

    /// Hands those of a row's last `count` boards that fit in a window over to it; returns how many
    /// are left of them.
    #[inline(always)]
    fn hand_over(&mut self, row: usize, count: usize, to_go: &[u32]) -> usize {
        let used = to_go.iter().fold(0, |used, mask| used | mask);
        let mut batch = self.wide.boards(row);
        batch.pad::<L>();
        let end = batch.len;
        let start = end - count;
        batch.len = start;
        for at in (start..end).step_by(L::WIDTH) {
            let board @ [cols, ld, rd] = batch.load(self.token, at);
            let mut left = (!cols).nonempty();
            for (shift, window) in (0..).zip(&mut self.windows) {
                // Outside the window nothing may matter: no column that is still needed, no left
                // diagonal that enters from below it, no right diagonal that enters from above.
                let columns = self.token.splat(used & !(0xffff << shift)) & !cols;
                let left_diagonals = self.token.splat((1 << shift) - 1) & ld;
                let right_diagonals = self.token.splat(!0 << shift << 16) & rd;
                let out = (columns | left_diagonals | right_diagonals).nonempty();
                let fits = L::except(left, out);
                let mut waiting = window.boards(0);
                waiting
                    .append_with(L::count(fits), |k, mask| board[k].pack_narrow(shift, fits, mask));
                let len = waiting.len;
                window.set_waiting(0, len);
                left = L::both(left, out);
            }
            // They are written where boards have been read already.
            batch.append(board, left);
        }
        let len = batch.len;
        self.wide.set_waiting(row, len);
        len - start
    }
}
