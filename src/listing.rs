//! All solutions in ascending order, and one solution of any size.

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
/// the columns of the queens from the top. `allowed` is as for `completions`.
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

/// Returns one solution without a search, as the row of the queen in each column, from 0. For n = 2 and 3
/// there is none.
///
/// Known since E. Pauls (1874); the proof for this form is by E. J. Hoffman, J. C. Loessi and R. C. Moore,
/// "Constructions for the solution of the m queens problem", Mathematics Magazine 42 (1969). In short, for
/// even n: row - column and row + column are distinct in the left half, modulo n in the first case below
/// (3 does not divide n); the half-turn to the right half maps them to others, in the second case unless
/// 3 divides n - 2. row - column is never 0, so for odd n a queen in the corner completes a solution.
pub fn one_solution(n: u32) -> Option<impl Iterator<Item = u32>> {
    let even = n - n % 2;
    let row = move |column| match even % 6 {
        2 => (2 * column + even / 2 - 1) % even,
        _ => 2 * column + 1,
    };
    let left = (0..even / 2).map(row);
    let right = left.clone().rev().map(move |row| even - 1 - row);
    let corner = even..n;
    (n != 2 && n != 3).then(|| left.chain(right).chain(corner))
}
