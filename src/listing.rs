//! Listing solutions: a search row by row as an iterator, which has a stack in place of recursion.

use super::bitmask::{lowest_bit, Attacked};

/// Returns all ways to place one queen in each row of `allowed` so that no two attack each other, in
/// ascending order, each as the column of the queen in each row. A square cleared in `allowed` must stay
/// empty. Without rows, there is no solution.
pub fn solutions(allowed: &[u32]) -> impl Iterator<Item = Vec<usize>> + '_ {
    // For each row down to the current one: what the queens above attack, the queen, and the free
    // squares that have not been tried.
    let first = allowed.iter().take(1).map(|row| (Attacked::default(), 0, *row));
    let mut rows: Vec<(Attacked, u32, u32)> = first.collect();
    std::iter::from_fn(move || loop {
        let (attacked, queen, untried) = rows.last_mut()?;
        *queen = lowest_bit(*untried);
        *untried ^= *queen;
        if *queen == 0 {
            rows.pop();
            continue;
        }
        let below = attacked.below(*queen);
        match allowed.get(rows.len()) {
            Some(row) => rows.push((below, 0, below.free(*row))),
            None => return Some(rows.iter().map(|row| row.1.trailing_zeros() as usize).collect()),
        }
    })
}
