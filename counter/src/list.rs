//! Lists of placements on the even rows of a colour.

use crate::cutting::HALF;
use crate::lanes::{bit_slice, Lanes};
use crate::placing::{Occupied, Row};

/// The placements that are compatible with queens already fixed on the first odd rows, grouped by the
/// set of columns that the placements occupy.
#[derive(Default)]
pub struct Placements {
    /// What the fixed queens attack.
    pub fixed: Occupied,
    /// A mask of the fixed queens' rows.
    pub fixed_rows: u32,
    /// The diagonals of each placement, and bit 0.
    pub diagonals: Vec<u64>,
    /// The end of each set's placements in `diagonals`.
    pub ends: Vec<usize>,
}

impl Placements {
    /// Returns the diagonals of each set's placements.
    pub fn sets(&self) -> impl Iterator<Item = &[u64]> {
        let starts = [0].iter().chain(&self.ends);
        starts.zip(&self.ends).map(|(start, end)| &self.diagonals[*start..*end])
    }

    /// Sets `rest` to the placements that are also compatible with another fixed queen.
    pub fn filter(&self, row: u32, queen: u32, rest: &mut Placements) {
        let attacked = Occupied::default().with(row, queen).diagonals;
        rest.fixed = self.fixed.with(row, queen);
        rest.fixed_rows = self.fixed_rows | 1 << row;
        let mut length = 0;
        rest.ends.clear();
        rest.diagonals.resize(self.diagonals.len() + 1, 0);
        for set in self.sets() {
            for diagonals in set {
                rest.diagonals[length] = *diagonals; // If it is attacked, the next overwrites it.
                length += usize::from(diagonals & attacked == 0);
            }
            rest.ends.push(length);
        }
        rest.diagonals.truncate(length);
    }
}

/// [`Placements`] as bit sets.
///
/// The sets of columns form groups of 32, one set per lane. A bit set has a vector for the first 16
/// placements of each set of the first group, then one for the next 16, and so on to the end of the
/// group's longest set; the vectors of the next group follow.
pub struct List {
    /// What the fixed queens attack.
    pub fixed: Occupied,
    /// A mask of the fixed queens' rows.
    pub fixed_rows: u32,
    /// A mask of the remaining rows of all row sets that begin with `fixed_rows`.
    pub rows: u32,
    /// The end of each group's vectors in a bit set. Each group has at least one vector.
    pub ends: Vec<usize>,
    /// The number of vectors in a bit set.
    pub width: usize,
    /// The bit set of all placements, and for each free square of `rows` that of the compatible ones.
    pub bits: Vec<Lanes>,
    /// The position in `bits` of each free square's bit set, by row and column.
    positions: [[u8; 32]; 32],
}

const _: () = assert!(HALF * HALF <= u8::MAX as usize, "a position fits into a u8");

impl List {
    /// Turns placements into bit sets.
    #[inline(always)]
    pub fn new(placements: &Placements, rows: &[Row]) -> Self {
        let Placements { fixed, fixed_rows, .. } = *placements;
        let sets: Vec<&[u64]> = placements.sets().collect();
        let mut ends = vec![];
        let mut width = 0;
        for group in sets.chunks(32) {
            let longest = group.iter().map(|set| set.len()).max().unwrap_or(0);
            width += longest.div_ceil(16).max(1);
            ends.push(width);
        }
        let mut squares = vec![];
        let mut positions = [[0; 32]; 32];
        for row in rows {
            let mut free = fixed.free(*row);
            while free != 0 {
                let column = free.trailing_zeros();
                let diagonals = Occupied::default().with(row.number, 1 << column).diagonals;
                // A queen sets two bits.
                squares.push([diagonals.trailing_zeros(), diagonals.ilog2()].map(|i| i as usize));
                positions[row.number as usize][column as usize] = squares.len() as u8;
                free &= free - 1;
            }
        }
        let mut bits = vec![Lanes::ZERO; width * (1 + squares.len())];
        let mut vector = 0;
        for (group, end) in sets.chunks(32).zip(&ends) {
            for first in (0..).step_by(16).take(end - vector) {
                // One vector for all squares, while its 64 slices are in the first-level cache.
                let slices = bit_slice(group, first);
                bits[vector] = slices[0];
                for ([a, b], position) in squares.iter().zip(1..) {
                    let occupied = slices[*a].zip(slices[*b], |a, b| a | b);
                    bits[position * width + vector] = slices[0].zip(occupied, |a, b| a & !b);
                }
                vector += 1;
            }
        }
        let rows = rows.iter().fold(0, |mask, row| mask | 1 << row.number);
        List { fixed, fixed_rows, rows, ends, width, bits, positions }
    }

    /// Returns the bit set of all placements.
    #[inline(always)]
    pub fn all(&self) -> &[Lanes] {
        &self.bits[..self.width]
    }

    /// Returns the bit set of the placements that are compatible with a queen on a free square.
    #[inline(always)]
    pub fn compatible(&self, row: Row, column: u32) -> &[Lanes] {
        let position = self.positions[row.number as usize][column as usize];
        &self.bits[usize::from(position) * self.width..][..self.width]
    }
}
