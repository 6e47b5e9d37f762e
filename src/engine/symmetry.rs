//! The symmetry rule as masks: the empty board is split into tasks, each with a weight.

use crate::counting::{edge_rule, place};

/// Boards to complete: which squares may be used, and what each solution stands for.
pub struct Task {
    /// The columns allowed in each row, without the squares that queens of the task itself attack.
    pub allowed: Vec<u32>,
    /// Squares of the last row that make a tie.
    pub ties: u32,
    /// What a solution counts for, without and with a queen on such a square.
    pub weights: [u64; 2],
}

impl Task {
    /// The task that counts each completion of given masks once.
    pub fn plain(allowed: &[u32]) -> Self {
        Task { allowed: allowed.to_vec(), ties: 0, weights: [1, 1] }
    }
}

/// The tasks that together count the solutions of the empty n-board, n from 2 to 32; those with more
/// work for a board come first.
///
/// They are the A and the C of [`counting`]. Instead of a search for the B, which
/// have a tied bottom and an untied right edge, A comes in two tasks, and where the right edge is
/// not tied a tie of the last row halves the weight.
pub fn tasks(n: u32) -> Vec<Task> {
    let (mut untied, mut right_tied, mut all_tied) = (vec![], vec![], vec![]);
    for d in (1..n.div_ceil(2)).rev() {
        let (far, last) = (n - 1 - d, n - 1);
        let mirrors = if d == far { 1 } else { 2 };
        let [mut a, mut right, mut all] = [(); 3].map(|()| edge_rule(n, d));
        a[far as usize] &= !1;
        a[d as usize] &= !(1 << last);
        right[far as usize] &= !1;
        place(&mut right, d, last);
        for (row, column) in [(far, 0), (d, last), (last, far)] {
            place(&mut all, row, column);
        }
        let weights = [4 * mirrors, 2 * mirrors];
        untied.push(Task { allowed: a, ties: 1 << far, weights });
        right_tied.push(Task { allowed: right, ties: 0, weights });
        all_tied.push(Task { allowed: all, ties: 0, weights: [mirrors; 2] });
    }
    // If two placed queens attack each other, some row is empty.
    let tasks = untied.into_iter().chain(right_tied).chain(all_tied);
    tasks.filter(|task| !task.allowed.contains(&0)).collect()
}
