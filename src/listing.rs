//! All solutions in ascending order.

use super::bitmask::{lowest_bit, Attacked};

/// Returns all ways to place one queen in each row of `allowed` so that no two attack each other, each as
/// the columns of the queens from the top. `allowed` is as for `completions`, but without rows there is no
/// solution.
///
/// This is the recursion with a stack of its own, so that a caller can take one solution at a time.
pub fn solutions(allowed: &[u32]) -> impl Iterator<Item = Vec<usize>> + '_ {
    // For each row down to the current one: what the queens above attack, the row's queen, and the free
    // squares that have not been tried. It begins with the first row, if there is one.
    let first = allowed.iter().take(1).map(|row| (Attacked::default(), 0, *row));
    let mut stack: Vec<(Attacked, u32, u32)> = first.collect();
    std::iter::from_fn(move || loop {
        let (attacked, queen, untried) = stack.last_mut()?;
        *queen = lowest_bit(*untried);
        *untried ^= *queen;
        if *queen == 0 {
            stack.pop(); // Back to the row above.
            continue;
        }
        let below = attacked.below(*queen);
        match allowed.get(stack.len()) {
            Some(row) => stack.push((below, 0, below.available(*row))),
            None => return Some(stack.iter().map(|row| row.1.trailing_zeros() as usize).collect()),
        }
    })
}

/// Returns the n rows that a board can have as text: row c is `.` but for a `Q` in column c.
pub fn row_texts(n: u32) -> Vec<String> {
    let row = |queen| (0..n).map(|column| if column == queen { 'Q' } else { '.' }).collect();
    (0..n).map(row).collect()
}
