//! Lists of placements on the even rows of a colour.

use super::kernel::Kernel;
use super::lanes::{bit_slice, Lanes};
use nqueens::placing::{Occupied, Row};

/// The placements that are compatible with queens already fixed on the first odd rows, grouped by the
/// set of columns that the placements occupy.
#[derive(Default)]
pub struct Placements {
    /// What the fixed queens attack, and their rows.
    pub fixed: Occupied,
    pub fixed_rows: u32,
    /// The diagonals of each placement.
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
        let is_free = |diagonals: &&u64| *diagonals & attacked == 0;
        rest.fixed = self.fixed.with(row, queen);
        rest.fixed_rows = self.fixed_rows | 1 << row;
        let mut length = 0;
        rest.ends.clear();
        rest.diagonals.resize(self.diagonals.iter().filter(is_free).count() + 1, 0);
        for set in self.sets() {
            for diagonals in set {
                rest.diagonals[length] = *diagonals; // The next overwrites it if it is not free.
                length += usize::from(is_free(&diagonals));
            }
            rest.ends.push(length);
        }
        rest.diagonals.truncate(length);
    }
}

/// [`Placements`] as bit sets.
///
/// The sets of columns form groups of 32, one set per lane. The first layer of a bit set holds the first
/// 16 placements of each set, the next layer the next 16, with a vector for each group. Sets with more
/// placements tend to come first, and a layer ends with the last group that needs it.
pub struct List {
    /// What the fixed queens attack, and their rows.
    pub fixed: Occupied,
    pub fixed_rows: u32,
    /// A mask of the remaining rows of all row sets that begin with `fixed_rows`.
    pub rows: u32,
    /// The number of vectors in each layer, and in a whole bit set.
    pub layers: Vec<usize>,
    pub width: usize,
    /// The bit set of all placements, and for each square of `rows` that of the compatible ones.
    pub bits: Vec<Lanes>,
    squares_per_row: u32,
}

impl List {
    /// Turns placements into bit sets.
    pub fn new(placements: &Placements, rows: &[Row], kernel: Kernel) -> Self {
        let mut layers = vec![];
        for (set, placements) in placements.sets().enumerate() {
            let height = placements.len().div_ceil(16);
            layers.resize(height.max(layers.len()), 0);
            layers[..height].fill(set / 32 + 1);
        }
        let width = layers.iter().sum();
        let mut words = vec![0; 512 * width];
        for (set, placements) in placements.sets().enumerate() {
            let mut vector = set / 32;
            for (placements, layer) in placements.chunks(16).zip(&layers) {
                let lane = words[512 * vector + set % 32..].iter_mut().step_by(32);
                for (word, diagonals) in lane.zip(placements) {
                    *word = diagonals | 1; // Bit 0 is unused. Here it says that there is a placement.
                }
                vector += layer;
            }
        }
        let mut squares = vec![];
        for row in rows {
            for column in (0..32).filter(|column| row.squares >> column & 1 == 1) {
                let diagonals = Occupied::default().with(row.number, 1 << column).diagonals;
                squares.push([diagonals.trailing_zeros(), diagonals.ilog2()].map(|i| i as usize));
            }
        }
        let mut bits = vec![Lanes::ZERO; width * (1 + squares.len())];
        (kernel.fill_bits)(&words, &squares, &mut bits);
        let squares_per_row = rows.first().map_or(0, |row| row.squares.count_ones());
        let rows = rows.iter().fold(0, |mask, row| mask | 1 << row.number);
        let Placements { fixed, fixed_rows, .. } = *placements;
        List { fixed, fixed_rows, rows, layers, width, bits, squares_per_row }
    }

    /// Returns the bit set of all placements.
    #[inline(always)]
    pub fn all(&self) -> &[Lanes] {
        &self.bits[..self.width]
    }

    /// Returns the bit set of the placements that are compatible with a queen on a square of `rows`.
    #[inline(always)]
    pub fn compatible(&self, row: u32, column: u32) -> &[Lanes] {
        let rows_above = (self.rows & ((1 << row) - 1)).count_ones();
        let square = (rows_above * self.squares_per_row + column / 2) as usize;
        &self.bits[(1 + square) * self.width..][..self.width]
    }
}

/// Writes the bit set of all placements and, for each square (given as its two diagonals), the bit set
/// of the placements that occupy neither diagonal.
#[inline(always)]
pub fn fill_bits(words: &[u64], squares: &[[usize; 2]], bits: &mut [Lanes]) {
    let mut slices = vec![Lanes::ZERO; words.len() / 8];
    bit_slice(words, &mut slices);
    let width = slices.len() / 64;
    let (all, bits) = bits.split_at_mut(width);
    all.copy_from_slice(&slices[..width]);
    for ([a, b], bits) in squares.iter().zip(bits.chunks_exact_mut(width.max(1))) {
        let (a, b) = (&slices[a * width..][..width], &slices[b * width..][..width]);
        for i in 0..width {
            let occupied = a[i].zip(b[i], |a, b| a | b);
            bits[i] = all[i].zip(occupied, |all, occupied| all & !occupied);
        }
    }
}
