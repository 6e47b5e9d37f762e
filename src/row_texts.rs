//! The rows of a board as text.

/// Returns the n rows that a board can have: row c is `.` but for a `Q` in column c.
pub fn row_texts(n: u32) -> Vec<String> {
    let row = |queen| (0..n).map(|column| if column == queen { 'Q' } else { '.' }).collect();
    (0..n).map(row).collect()
}
