//! All solutions in ascending order, and one solution of any size.

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
