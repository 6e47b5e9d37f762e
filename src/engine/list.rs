//! A list of placements, stored by diagonal instead of by placement.

use super::lanes::Lanes;
use crate::placing::{Attacked, Row};

/// Placements on the even rows of a colour, a bit for each: those that are left when the first queens
/// stand on its odd rows.
///
/// The sets of columns are in groups of 32, a lane for each. A group has as many vectors as the longest
/// of its sets needs, with 16 placements of each set.
pub struct List {
    /// The queens on the odd rows.
    pub queens: Attacked,
    /// How many vectors each group has.
    pub lengths: Vec<usize>,
    /// All placements.
    pub all: Vec<Lanes>,
    /// For each square of the odd rows below: the placements that do not attack it.
    fits: Vec<Lanes>,
    top_row: u32,
    columns: u32,
}

impl List {
    /// The list of these placements: the numbers of their sets, in ascending order, and their diagonals.
    #[inline(always)]
    pub fn new(queens: Attacked, placements: &[(u16, u64)], groups: usize, rows: &[Row]) -> Self {
        let sets = || placements.chunk_by(|a, b| a.0 == b.0).map(|set| (set[0].0 as usize, set));
        let mut lengths = vec![0; groups];
        for (number, set) in sets() {
            lengths[number / 32] = set.len().div_ceil(16).max(lengths[number / 32]);
        }
        // For each diagonal, the placements that take it. 0 is no diagonal, and has all of them.
        let mut taken = vec![[Lanes::ZERO; 64]; lengths.iter().sum()];
        for (number, set) in sets() {
            let start: usize = lengths[..number / 32].iter().sum();
            for (i, (_, diagonals)) in set.iter().enumerate() {
                let mut diagonals = diagonals | 1;
                while diagonals != 0 {
                    let diagonal = diagonals.trailing_zeros() as usize;
                    taken[start + i / 16][diagonal].0[number % 32] |= 1 << (i % 16);
                    diagonals &= diagonals - 1;
                }
            }
        }
        let (top_row, columns) = (rows[0].number, rows[0].squares.count_ones());
        let mut fits = Vec::with_capacity(rows.len() * columns as usize * taken.len());
        for row in rows {
            for column in (0..32).filter(|column| row.squares >> column & 1 == 1) {
                let diagonals = Attacked::default().with(row.number, 1 << column).diagonals;
                let [a, b] = [diagonals.trailing_zeros(), diagonals.ilog2()].map(|i| i as usize);
                for taken in &taken {
                    let here = taken[a].zip(taken[b], |a, b| a | b);
                    fits.push(taken[0].zip(here, |all, here| all & !here));
                }
            }
        }
        let all = taken.iter().map(|taken| taken[0]).collect();
        List { queens, lengths, all, fits, top_row, columns }
    }

    /// The placements that do not attack a square.
    #[inline(always)]
    pub fn fits(&self, row: u32, column: u32) -> &[Lanes] {
        let square = (row - self.top_row) / 2 * self.columns + column / 2;
        &self.fits[square as usize * self.all.len()..][..self.all.len()]
    }
}
