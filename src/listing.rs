//! All solutions in ascending order.

use super::bitmask::{lowest_bit, Attacked};

/// A row of the board during the search.
struct Row {
    /// The squares that the queens above attack.
    attacked: Attacked,
    queen: u32,
    /// The available squares that have not been tried.
    untried: u32,
}

/// Returns all ways to place one queen in each row of `allowed` so that no two attack each other, each as
/// the columns of the queens from the top. `allowed` is as for `completions`, but without rows there is no
/// solution.
///
/// This is the recursion with a stack of its own, so that a caller can take one solution at a time.
pub fn solutions(allowed: &[u32]) -> impl Iterator<Item = Vec<usize>> + '_ {
    let column = |row: &Row| row.queen.trailing_zeros() as usize;
    // The rows down to the current one. At first, that is the first row, if there is one.
    let first = |row: &u32| Row { attacked: Attacked::default(), queen: 0, untried: *row };
    let mut stack: Vec<Row> = allowed.iter().take(1).map(first).collect();
    std::iter::from_fn(move || loop {
        let row = stack.last_mut()?;
        row.queen = lowest_bit(row.untried);
        row.untried ^= row.queen;
        if row.queen == 0 {
            stack.pop(); // Back to the row above.
            continue;
        }
        let attacked = row.attacked.below(row.queen);
        match allowed.get(stack.len()) {
            Some(row) => stack.push(Row { attacked, queen: 0, untried: attacked.available(*row) }),
            None => return Some(stack.iter().map(column).collect()),
        }
    })
}
