//! The symmetry rule as masks: the empty board is split into tasks, each with a weight.

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

/// The tasks that together count three times the solutions of the empty n-board, n from 2 to 32.
pub fn tasks(n: u32) -> Vec<Task> {
    let last = n - 1;
    let full = crate::bitmask::full_row(n);
    let [low, high] = [1, 1 << last];
    let mut tasks = Vec::new();
    for d in 1..n.div_ceil(2) {
        let far = last - d;
        let inner: u32 = (d + 1..far).map(|column| 1 << column).sum();
        let mut untied = vec![full; n as usize];
        for mask in &mut untied[d as usize..=far as usize] {
            *mask &= !(low | high);
        }
        untied[last as usize] &= !inner;
        // Each of the side edges has no tie, one in row d, or one in row far.
        let rows = [None, Some(d), Some(far)];
        let sides = rows.iter().flat_map(|&left| rows.map(|right| [(left, low), (right, high)]));
        for sides in sides {
            let ties = sides.into_iter().filter_map(|(row, queen)| Some((row?, queen)));
            let m = 1 + ties.clone().count();
            let weight = |m: usize| 24 / m as u64 / if d == far { 2 } else { 1 };
            let mut task = Task {
                allowed: untied.clone(),
                ties: 1 << d | 1 << far,
                weights: [weight(m), weight(m + 1)],
            };
            for (row, queen) in ties.clone() {
                task.allowed[row as usize] |= queen;
            }
            task.place(0, 1 << d);
            for (row, queen) in ties {
                task.place(row, queen);
            }
            // Two ties in one row, or one that is attacked, leave a row without a square.
            if !task.allowed.contains(&0) {
                tasks.push(task);
            }
        }
    }
    tasks
}
