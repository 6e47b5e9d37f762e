//! The symmetry rule as masks: the empty board is split into tasks, each with a weight.

use crate::bitmask::edge_rule;

/// Boards to complete: which squares may be used, and what each solution stands for.
pub struct Task {
    /// The columns allowed in each row, without the squares that queens of the task itself attack.
    pub allowed: Vec<u32>,
    /// Squares of the last row that make another tie.
    pub ties: u32,
    /// What a solution counts for, without and with a queen on such a square.
    pub weights: [u64; 2],
}

impl Task {
    /// The task that counts each completion of given masks once.
    pub fn plain(allowed: &[u32]) -> Self {
        Task { allowed: allowed.to_vec(), ties: 0, weights: [1, 1] }
    }

    /// Leaves a single square to `row`, and strikes out what a queen there attacks in other rows.
    fn place(&mut self, row: u32, queen: u32) {
        for (other, mask) in (0..).zip(&mut self.allowed) {
            let distance = row.abs_diff(other);
            let left = queen.checked_shl(distance).unwrap_or(0);
            let right = queen.checked_shr(distance).unwrap_or(0);
            *mask &= if distance == 0 { queen } else { !(queen | left | right) };
        }
    }
}

/// The tasks that together count three times the solutions of the empty n-board, n from 2 to 32;
/// those with more work for a board come first.
pub fn tasks(n: u32) -> Vec<Task> {
    let mut tasks = Vec::new();
    for [left_tie, right_tie] in [[false, false], [false, true], [true, false], [true, true]] {
        for d in (1..n.div_ceil(2)).rev() {
            let task = task(n, d, left_tie, right_tie);
            // A queen that is attacked leaves her row without a square.
            if !task.allowed.contains(&0) {
                tasks.push(task);
            }
        }
    }
    tasks
}

/// The boards under the rule of the edges, with or without ties on the left and the right edge.
fn task(n: u32, d: u32, left_tie: bool, right_tie: bool) -> Task {
    let (last, far) = (n - 1, n - 1 - d);
    let rows = edge_rule(n, d);
    let mut allowed: Vec<u32> = rows.iter().map(|row| row.allowed & !row.ties).collect();
    let bottom = rows[last as usize];
    allowed[last as usize] = bottom.allowed;
    let images = if d == far { 1 } else { 2 };
    let m = 1 + u64::from(left_tie) + u64::from(right_tie);
    let weights = [12 * images / m, 12 * images / (m + 1)];
    let mut task = Task { allowed, ties: bottom.ties, weights };

    let ties = [(left_tie, far, 1), (right_tie, d, 1 << last)];
    let ties = ties.into_iter().filter_map(|(is_tie, row, queen)| is_tie.then_some((row, queen)));
    for (row, queen) in ties.clone() {
        task.allowed[row as usize] |= queen;
    }
    task.place(0, 1 << d);
    for (row, queen) in ties {
        task.place(row, queen);
    }
    task
}
