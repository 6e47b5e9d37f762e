//! How a board is drawn: `Q` for a queen, `.` for an empty square.

/// A square board as text, into which one solution after another is drawn.
#[derive(Clone, Debug)]
pub struct Board {
    text: Vec<u8>,
    /// Where in the text each row's first square is.
    rows: Vec<usize>,
    /// Where in the text each row's queen stands.
    queens: Vec<usize>,
}

impl Board {
    /// An n x n board with these texts before, between and after its rows.
    #[must_use]
    pub fn new(n: u32, before: &str, between: &str, after: &str) -> Self {
        let n = n as usize;
        let squares = vec![".".repeat(n); n].join(between);
        let rows: Vec<usize> = (0..n).map(|row| before.len() + row * (n + between.len())).collect();
        let text = [before, &squares, after].concat().into_bytes();
        Board { text, queens: rows.clone(), rows }
    }

    /// The text with one queen in each row, in these columns.
    ///
    /// Cost: two bytes per row.
    ///
    /// # Panics
    /// If there are not n columns, each less than n.
    pub fn draw(&mut self, columns: &[u8]) -> &[u8] {
        let n = self.rows.len();
        assert!(columns.len() == n && columns.iter().all(|&column| usize::from(column) < n));
        for ((queen, row), column) in self.queens.iter_mut().zip(&self.rows).zip(columns) {
            self.text[*queen] = b'.';
            *queen = row + usize::from(*column);
            self.text[*queen] = b'Q';
        }
        &self.text
    }
}
