//! How a board is drawn: `Q` for a queen, `.` for an empty square.

/// A square board as text, into which one set of queens after the other is drawn.
#[derive(Clone, Debug)]
pub struct Board {
    text: Vec<u8>,
    /// Where in the text the row's queen stands, for each row.
    queens: Vec<usize>,
    /// Where in the text the row's first square is, for each row.
    rows: Vec<usize>,
}

impl Board {
    /// A board of n rows, each with `left` before its squares and `right` after them.
    #[must_use]
    pub fn new(n: u32, left: &str, right: &str) -> Self {
        let n = n as usize;
        let row = format!("{left}{}{right}", ".".repeat(n));
        let rows: Vec<usize> = (0..n).map(|r| r * row.len() + left.len()).collect();
        Board { text: row.repeat(n).into_bytes(), queens: rows.clone(), rows }
    }

    /// The text with `queens`, one single-bit mask per row, on the board and no others.
    ///
    /// Cost: two bytes of the text per row.
    pub fn draw(&mut self, queens: &[u32]) -> &[u8] {
        for ((place, row), queen) in self.queens.iter_mut().zip(&self.rows).zip(queens) {
            self.text[*place] = b'.';
            *place = row + queen.trailing_zeros() as usize;
            self.text[*place] = b'Q';
        }
        &self.text
    }
}
